import { isLarge } from '../../../client/islands/project-rows.ts'
import type { Project } from '../../content/projects.ts'
import { strings } from '../../content/strings.ts'
import { Figures } from '../../sections/figures.tsx'
import { Link } from '../../ui/link.tsx'
import { InlineList } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'
import tag from '../../ui/tag.module.css'
import styles from './project-list.module.css'

/**
 * The projects of the portfolio as cards, which the filter hides and shows. The stylesheet selects the parts of a card by
 * element, because classes on each part, repeated for every project, were measured to be slower.
 */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className={styles.list}>
      {projects.map((project, index) => (
        <li
          key={project.id}
          data-accent={project.accent}
          data-filters={project.filters.join(' ')}
          data-large={isLarge(index, projects.length) ? '' : undefined}
        >
          <article>
            <div
              data-travels={`case-${project.slug}`}
              className="overflow-hidden border-2 border-ink md:border-b-0"
            >
              <Picture name={project.picture.file} alt={project.picture.alt} className="settles w-full" />
            </div>
            <div className={styles.kind}>
              <p className={`${tag.tag} ${tag.solid}`}>{project.industry}</p>
              <p>{project.category}</p>
            </div>
            <h3>{project.title}</h3>
            <p>{project.description}</p>
            <div className={styles.technologies}>
              <h4>{strings.project.technologies}</h4> <InlineList items={project.technologies} />
            </div>
            <Link to={project.path} aria-label={`${strings.project.view}: ${project.title}`}>
              {strings.project.view}
            </Link>
            <Figures variant="portfolio" items={project.results} />
          </article>
        </li>
      ))}
    </ul>
  )
}
