import type { Project } from '../../content/projects.ts'
import { strings } from '../../content/strings.ts'
import { ProjectResults } from '../../sections/project-results.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import cloth from '../../ui/cloth.module.css'
import cover from '../../ui/cover.module.css'
import { TechLine } from '../../ui/list.tsx'
import { PictureFrame } from '../../ui/picture-frame.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './project-card.module.css'

interface ProjectCardProps {
  project: Project
  large: boolean
  /** The number of cards above this one. `client/filter-in-place.ts` counts again when it hides projects. */
  above: number
  /** The number of half rows above this card in wide windows, where a large card takes two. */
  place: number
}

/** A project in the list of the portfolio. */
export function ProjectCard({ project, large, above, place }: ProjectCardProps) {
  return (
    <li
      className={`${styles.card} ${large ? styles.large : ''}`}
      data-accent={project.accent}
      data-filters={project.filters.join(' ')}
      data-large={large || undefined}
      data-place={`${place % 4}${above % 2}`}
    >
      <article className={styles.row}>
        <PictureFrame
          picture={project.picture}
          view={project.picture.views.card}
          narrow={project.picture.views.strip}
          className={`${cloth.cloth} ${styles.picture}`}
          travels={`case-${project.slug}`}
        />
        <div className={styles.text}>
          <div className="grid justify-items-start gap-xs -mt-[2px] -mb-sm text-xs">
            <Tag solid>{project.industry}</Tag>
            <p>
              {project.category}, {project.years}
            </p>
          </div>
          <h3 className={styles.title}>{project.title}</h3>
          <p className={styles.description}>{project.description}</p>
          <ProjectResults results={project.results} className="gap-x-sm" />
          <div className="flex flex-wrap items-baseline-last gap-x-md gap-y-sm mt-auto">
            {/* Where less is left beside the button, the button stands below. */}
            <div className="flex-[1_1_9.25rem]">
              <h4 className={styles.heading}>{strings.project.technologies}</h4>
              <TechLine items={project.technologies} />
            </div>
            <ButtonLink
              to={project.path}
              label={strings.project.view}
              variant="outline"
              className={`${cover.cover} static lt-md:px-sm`}
              aria-label={`${strings.project.view}: ${project.title}`}
            />
          </div>
        </div>
      </article>
    </li>
  )
}
