import type { Project } from '../content/projects.ts'
import { ContentIcon } from '../ui/content-icon.tsx'
import styles from './project-results.module.css'

interface ProjectResultsProps extends Pick<Project, 'results'> {
  className?: string | undefined
}

/**
 * The three results of a project, each with its icon, in columns of the same width. A column that is too narrow for a
 * word takes from the others, or the columns wrap.
 */
export function ProjectResults({ results, className = '' }: ProjectResultsProps) {
  return (
    <dl className={`flex flex-wrap gap-x-sm gap-y-md [overflow-wrap:break-word] ${className}`}>
      {results.map(({ value, label, icon }) => (
        <div key={label} className={styles.result}>
          <dt className={styles.label}>
            <ContentIcon icon={icon} className={styles.icon} />
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
