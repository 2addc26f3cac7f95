import states from '../../../client/ui/states.module.css'
import { featured } from '../../content/home.ts'
import { projectOf } from '../../content/projects.ts'
import { strings } from '../../content/strings.ts'
import { ProjectResults } from '../../sections/project-results.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TechLine } from '../../ui/list.tsx'
import { PictureFrame } from '../../ui/picture-frame.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './case-study-cards.module.css'

/**
 * The cards of the case studies on the home page. A click anywhere on a card opens its case study. The titles of the
 * cards in a row begin at the same height. So do their texts and their results.
 */
export function CaseStudyCards() {
  return (
    <ul className="grid md:grid-cols-2 lg:grid-cols-3 md:gap-x-xl md:-mb-xl">
      {featured.map(projectOf).map((project) => (
        <li
          key={project.id}
          data-accent={project.accent}
          className={`${states.surface} ${styles.card} xl:[--shape:4/3]`}
        >
          {/* In wide windows, there is room for all of the drawing. */}
          <PictureFrame
            picture={project.picture}
            view={project.picture.views.small}
            className="border-2 border-ink xl:[--width:100%] xl:[--margin:0]"
          />
          {/* The tag begins at the lower border of the picture. */}
          <div className="grid content-start justify-items-start gap-xs -mt-[2px]">
            <Tag solid>{project.industry}</Tag>
            <p>{project.category}</p>
          </div>
          <h3 className={`${states.title} mt-sm`}>{project.title}</h3>
          <div className="mt-sm md:mt-md">
            <p className="inline md:block text-muted">{project.description} </p>
            <p className="inline md:block">{project.achievement}</p>
          </div>
          <ProjectResults results={project.results} className="mt-sm md:mt-md" />
          <div className="flex flex-wrap md:flex-col md:justify-between items-baseline md:items-start gap-md mt-sm md:mt-md">
            <TechLine items={project.technologies} className="lt-md:flex-[1_1_8rem]" />
            <ButtonLink
              to={project.path}
              label={strings.project.view}
              variant="outline"
              arrow
              aria-label={`${strings.project.view}: ${project.title}`}
              className={`${states.cover} static`}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
