import states from '../../../client/ui/states.module.css'
import type { Project } from '../../content/projects.ts'
import { strings } from '../../content/strings.ts'
import { ProjectResults } from '../../sections/project-results.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import cloth from '../../ui/cloth.module.css'
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

/** On phones, a small card shows a square part of its picture in the upper left corner. Tag and title stand beside it. */
const square =
  'lt-md:absolute lt-md:[--frame:4.75rem] lt-md:w-19 lt-md:border-r-2 lt-md:border-b-2 lt-md:border-ink'
const besideSquare = 'lt-md:min-h-19 lt-md:ml-[calc(4.75rem-var(--space-sm))] lt-md:-mr-sm'

/** A project in the list of the portfolio. */
export function ProjectCard({ project, large, above, place }: ProjectCardProps) {
  const { views } = project.picture
  return (
    <li
      className={`${states.surface} ${styles.card} ${large ? styles.large : ''}`}
      data-accent={project.accent}
      data-filters={project.filters.join(' ')}
      data-large={large || undefined}
      data-place={`${place % 4}${above % 2}`}
    >
      <article className={styles.row}>
        <PictureFrame
          picture={project.picture}
          view={views.square}
          {...(large && { narrow: views.small })}
          className={`${cloth.cloth} ${styles.picture} ${large ? '' : square}`}
        />
        <div className={styles.text}>
          <div
            className={`grid justify-items-start content-start gap-xs -mt-[2px] text-xs ${large ? '' : besideSquare}`}
          >
            <Tag solid>{project.industry}</Tag>
            <p>
              {project.category}, {project.years}
            </p>
            <h3
              className={`${states.title} ${styles.title} ${large ? '' : 'lt-md:[font-size:var(--text-base)]'}`}
            >
              {project.title}
            </h3>
          </div>
          <p className={styles.description}>{project.description}</p>
          <ProjectResults results={project.results} />
          {/* On phones, the button is a link beside the heading of the technologies. */}
          <div className="flex flex-wrap items-baseline-last justify-between gap-x-md gap-y-xs md:gap-y-sm self-end">
            {/* Where less is left beside the button, the button stands below. */}
            <div className="lt-md:contents flex-[1_1_9.25rem] lg:lt-xl:basis-full">
              <h4 className="font-normal text-xs text-muted">{strings.project.technologies}</h4>
              <TechLine
                items={project.technologies}
                className="lt-md:order-last lt-md:basis-full lt-md:[font-family:var(--sans)]"
              />
            </div>
            <ButtonLink
              to={project.path}
              label={strings.project.view}
              variant="outline"
              className={`${states.cover} static lt-md:[--drawn:100%] lt-md:[--t:2px] lt-md:border-0 lt-md:min-h-6 lt-md:p-0`}
              aria-label={`${strings.project.view}: ${project.title}`}
            />
          </div>
        </div>
      </article>
    </li>
  )
}
