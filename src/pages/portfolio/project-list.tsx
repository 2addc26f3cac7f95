import type { ReactNode } from 'react'
import type { Project } from '../../content/projects.ts'
import { strings } from '../../content/strings.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import tag from '../../ui/tag.module.css'
import styles from './project-list.module.css'

/**
 * The projects of the portfolio as cards, which the filter hides and shows, and what stands in the rest of the last row.
 * The stylesheet selects the parts of a card by element, because classes on each part, repeated for every project, were
 * measured to be slower.
 */
export function ProjectList({ projects, children }: { projects: readonly Project[]; children: ReactNode }) {
  return (
    <div
      className={`${styles.list} grid gap-x-2xl py-md border-t-2 border-ink md:grid-cols-2 lg:grid-cols-3`}
    >
      <ul>
        {projects.map((project) => (
          <li key={project.id} data-accent={project.accent} data-filters={project.filters.join(' ')}>
            <article>
              <div data-travels={`case-${project.slug}`}>
                <Picture name={project.picture.file} alt={project.picture.alt} />
              </div>
              <p className={`${tag.tag} ${tag.solid}`}>{project.industry}</p>
              <p>{project.category}</p>
              <h3>{project.title}</h3>
              <p>{project.description}</p>
              <dl>
                {project.results.map(({ value, label }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <p>
                <b>{strings.project.technologies}</b> <span>{project.technologies.join(' ·\u00a0')}</span>
                <Link to={project.path} aria-label={`${strings.project.view}: ${project.title}`}>
                  {strings.project.view}
                </Link>
              </p>
            </article>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
