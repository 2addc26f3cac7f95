import type { Project } from '../content/projects.ts'
import { ButtonLink } from '../ui/button.tsx'

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
