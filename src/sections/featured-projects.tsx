import type { Project } from '../content/projects.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Figures } from './figures.tsx'

/** The button from a project to its case study. */
export function ViewProject({ project, label }: { project: Project; label: string }) {
  return (
    <ButtonLink
      to={project.path}
      label={label}
      variant="outline"
      icon="arrow-right"
      aria-label={`${label}: ${project.title}`}
    />
  )
}

/** Projects in two columns, each with text, results in numbers, and a button whose label is `view`. */
export function FeaturedProjects({ projects, view }: { projects: readonly Project[]; view: string }) {
  return (
    <ul className="grid gap-x-cols md:grid-cols-2">
      {projects.map((project) => (
        <li key={project.id} className="grid grid-rows-subgrid row-span-4 border-b border-edge py-lg">
          <article
            data-accent={project.accent}
            className="grid grid-rows-subgrid row-span-4 justify-items-start gap-y-md [&>dl]:w-full"
          >
            <h3 className="text-lg">{project.title}</h3>
            <p className="text-muted">{project.description}</p>
            <Figures variant="card" items={project.results} />
            <ViewProject project={project} label={view} />
          </article>
        </li>
      ))}
    </ul>
  )
}
