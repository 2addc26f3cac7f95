import type { Heading } from '../content/schema.ts'
import { Band } from './band.tsx'
import { ProjectRows, type ProjectRowsProps } from './project-rows.tsx'

/** One or two projects that show what a service's page claims. */
export function Proof({ heading, ...rows }: ProjectRowsProps & { heading: Heading }) {
  return (
    <Band look="stacked" heading={heading}>
      <ProjectRows {...rows} />
    </Band>
  )
}
