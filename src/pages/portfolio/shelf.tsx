import { isLarge } from '../../../client/islands/project-rows.ts'
import type { Project } from '../../content/projects.ts'
import { words } from '../../content/words.ts'
import { Figures } from '../../sections/figures.tsx'
import { Link } from '../../ui/link.tsx'
import { Dotted } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'
import tag from '../../ui/tag.module.css'
import styles from './shelf.module.css'

/**
 * All projects that are shown, in one list. Each picture stands on a board, and the board says what changed, as
 * the edge of a shelf says the price. The filter hides and shows its items, and says anew which are large.
 *
 * A card is repeated for every project, so its looks are rules of `shelf.module.css` by element,
 * not classes on each.
 */
export function Shelf({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className={styles.shelf}>
      {projects.map((project, index) => (
        <li
          key={project.id}
          data-hue={project.hue}
          data-category={project.filter}
          data-large={isLarge(index, projects.length) ? '' : undefined}
        >
          <ShelfCard project={project} />
        </li>
      ))}
    </ul>
  )
}

function ShelfCard({ project }: { project: Project }) {
  return (
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
        <h4>{words.project.technologies}</h4> <Dotted items={project.technologies} />
      </div>
      <Link to={project.path} aria-label={`${words.project.view}: ${project.title}`}>
        {words.project.view}
      </Link>
      <Figures look="shelf" items={project.results} />
    </article>
  )
}
