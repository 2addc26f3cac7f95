import { portfolio } from '../../content/portfolio.ts'
import type { Project } from '../../content/projects.ts'
import type { Category } from '../../content/schema.ts'
import cloth from '../../ui/cloth.module.css'
import { Link } from '../../ui/link.tsx'
import styles from './project-index.module.css'

/** So that the squares do not fill the first screen of a phone, where they are five rows of nine. */
export const maxProjects = 45

/** Links to the first projects, as small squares that a view transition turns into the picture of the project. */
export function ProjectIndex({
  projects,
  category,
}: {
  projects: readonly Project[]
  category: Category | null
}) {
  const shown = projects.slice(0, maxProjects)
  return (
    <nav
      aria-labelledby="project-index"
      className={`${styles.squares} relative lg:justify-self-end w-full lg:max-w-[22rem]`}
    >
      <ul className="grid gap-1.5 lg:gap-2 grid-cols-[repeat(9,1fr)] lg:grid-cols-5">
        {shown.map((project) => (
          <li key={project.id} data-accent={project.accent}>
            <Link to={project.path} aria-label={project.title} className="block">
              <span
                data-travels={`case-${project.slug}`}
                className={`${cloth.cloth} [--cell:8px] ${category === null || project.category === category ? '' : 'warp'} block aspect-square border-[1.5px] border-ink`}
              />
            </Link>
          </li>
        ))}
      </ul>
      <p id="project-index" className="mt-3 font-mono text-t0 text-muted">
        {portfolio.indexCaption(shown.length, projects.length)}
      </p>
    </nav>
  )
}
