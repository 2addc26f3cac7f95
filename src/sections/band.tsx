import type { ComponentProps, ReactNode } from 'react'
import { type Ground, Section } from '../ui/section.tsx'
import { SectionHead } from './section-head.tsx'

interface BandProps extends Omit<ComponentProps<typeof SectionHead>, 'id'> {
  id?: string | undefined
  ground?: Ground | undefined
  children: ReactNode
}

/** A band of a page below its heading. A band of another shape is a `Section` that draws its own head. */
export function Band({ id, ground, children, ...head }: BandProps) {
  return (
    <Section id={id} ground={ground}>
      <SectionHead {...head} />
      {children}
    </Section>
  )
}
