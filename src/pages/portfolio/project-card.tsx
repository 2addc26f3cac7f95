import type { Project } from '../../content/projects.ts'
import { strings } from '../../content/strings.ts'
import { ButtonLink } from '../../ui/button.tsx'
import cloth from '../../ui/cloth.module.css'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { TechLine } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './project-card.module.css'

/**
 * A project in the list of the portfolio: the whole picture on the cloth of its industry, and the text beside it. `place`
 * is the number of cards above it. `client/filter.ts` counts again when it hides projects.
 */
export function ProjectCard({ project, place }: { project: Project; place: number }) {
  return (
    <li
      className={styles.card}
      data-accent={project.accent}
      data-filters={project.filters.join(' ')}
      data-place={place % 4}
    >
      <article className={styles.row}>
        <div className={styles.picture}>
          <span aria-hidden="true" className={`${cloth.cloth} ${styles.cloth}`} />
          <div className={styles.drawing} data-travels={`case-${project.slug}`}>
            <Picture name={project.picture.file} alt={project.picture.alt} />
          </div>
        </div>
        <div className={styles.text}>
          <div className={styles.kind}>
            <Tag solid>{project.industry}</Tag>
            <p>
              {project.category}, {project.years}
            </p>
          </div>
          <h3 className={styles.title}>{project.title}</h3>
          <p className={styles.description}>{project.description}</p>
          <dl className={styles.results}>
            {project.results.map(({ value, label, icon }) => (
              <div key={label} className={styles.result}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>
                  <ContentIcon icon={icon} className={styles.icon} />
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.technologies}>
            <h4 className={styles.heading}>{strings.project.technologies}</h4>
            <TechLine items={project.technologies} />
          </div>
          <ButtonLink
            to={project.path}
            label={strings.project.view}
            variant="outline"
            arrow
            className={styles.link}
            aria-label={`${strings.project.view}: ${project.title}`}
          />
        </div>
      </article>
    </li>
  )
}
