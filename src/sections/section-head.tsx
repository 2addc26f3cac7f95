import type { ReactNode } from 'react'
import type { Heading } from '../content/schema.ts'
import { Tag } from '../ui/tag.tsx'

interface SectionHeadProps {
  id?: string
  badge?: string
  heading: Heading
  /** A second thing at the right, below the text. */
  children?: ReactNode
}

/** The heading of a band. Bands that should not shout have a `SmallHeading`. */
export function SectionHead({ id, badge, heading, children }: SectionHeadProps) {
  return (
    <div className="grid items-end gap-x-cols gap-y-6 mb-[clamp(2rem,4.5vw,4rem)] lg:grid-cols-[7fr_5fr]">
      <div>
        {badge && <Tag>{badge}</Tag>}
        <h2 id={id} className={badge ? 'mt-4' : ''}>
          {heading.title}
        </h2>
      </div>
      {(heading.text || children) && (
        <div className="text-t3 max-w-[36em]">
          {heading.text && <p>{heading.text}</p>}
          {children}
        </div>
      )}
    </div>
  )
}
