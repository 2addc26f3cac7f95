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
  /** The number of cards above this one. `client/filter.ts` counts again when it hides projects. */
  above: number
  /** The number of half rows above this card in wide windows, where a large card takes two. */
  place: number
}

/** A project in the list of the portfolio. */
export function ProjectCard({ project, large, above, place }: ProjectCardProps) {
  const { card, small, square } = project.picture.views
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
          view={card}
          narrow={large ? small : square}
          className={`${cloth.cloth} ${styles.picture}`}
          travels={`case-${project.slug}`}
        />
        <div className={styles.text}>
          <div className={`${styles.labels} grid justify-items-start content-start gap-xs -mt-[2px] md:-mb-sm text-xs`}>
            <Tag solid>{project.industry}</Tag>
            <p>
              {project.category}, {project.years}
            </p>
          </div>
          <h3 className={styles.title}>{project.title}</h3>
          <p className={`${styles.description} col-span-full`}>{project.description}</p>
          <ProjectResults results={project.results} className="col-span-full gap-x-sm" />
          {/* On phones the button stands beside the title, so that the technologies have the whole width. */}
          <div className="lt-md:contents flex flex-wrap items-baseline-last gap-x-md gap-y-sm mt-auto">
            {/* Where less is left beside the button, the button stands below. */}
            <div className="col-span-full flex-[1_1_9.25rem]">
              <h4 className={styles.heading}>{strings.project.technologies}</h4>
              <TechLine items={project.technologies} />
            </div>
            <ButtonLink
              to={project.path}
              label={strings.project.view}
              variant="outline"
              className={`${cover.cover} static lt-md:row-start-2 lt-md:col-start-2 lt-md:px-sm`}
              aria-label={`${strings.project.view}: ${project.title}`}
            />
          </div>
        </div>
      </article>
    </li>
  )
}
