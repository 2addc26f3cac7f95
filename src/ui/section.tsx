import type { ReactNode } from 'react'
import type { Hue } from '../content/schema.ts'

/** What a band stands on: the page's paper, or a ground of its own from edge to edge. */
export type Ground = 'vat' | 'slab' | 'tint' | 'deep'

interface SectionProps {
  id?: string
  ground?: Ground
  hue?: Hue
  className?: string
  children: ReactNode
}

/** A band of a page, as wide as the text and with the site's breathing room above and below. */
export function Section({ id, ground, hue, className = '', children }: SectionProps) {
  return (
    <section id={id} className="band" data-ground={ground} data-hue={hue}>
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  )
}
