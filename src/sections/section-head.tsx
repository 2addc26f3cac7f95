import type { ReactNode } from 'react'
import type { Heading } from '../content/schema.ts'
import strand from '../ui/strand.module.css'
import { Tag } from '../ui/tag.tsx'
import styles from './section-head.module.css'

export const headLooks = {
  /** Large at the left, the text at the right, on one line. */
  beside: {
    head: 'grid items-end gap-x-cols gap-y-3 mb-[clamp(1.25rem,2.2vw,2rem)] lg:grid-cols-[7fr_5fr]',
    title: '',
    text: 'text-t3 max-w-[36em]',
  },
  /** Large, the text below it: for a band whose content is as wide as the page. */
  stacked: { head: 'mb-[clamp(1.25rem,2.2vw,2rem)]', title: '', text: 'mt-4 text-t3 max-w-[36em]' },
  /** Small, in the margin of a band; all else in the band stands at its right. For bands that should not shout. */
  margin: { head: `${styles.margin} mb-6`, title: 'text-t5', text: 'mt-3 text-muted max-w-[36em]' },
}

interface SectionHeadProps {
  /** Not the same three times in a row on a page. */
  look?: keyof typeof headLooks
  id?: string
  badge?: string
  heading: Heading
  /** A second thing below the text. */
  children?: ReactNode
}

/** The heading of a band. A heading that has no text, beside content of its own, may be a `SmallHeading`. */
export function SectionHead({ look = 'beside', id, badge, heading, children }: SectionHeadProps) {
  const { head, title, text } = headLooks[look]
  return (
    <div className={head}>
      <div>
        {badge && <Tag>{badge}</Tag>}
        <h2 id={id} className={`${strand.knot} ${title} ${badge ? 'mt-4' : ''}`}>
          {heading.title}
        </h2>
      </div>
      {(heading.text || children) && (
        <div className={text}>
          {heading.text && <p>{heading.text}</p>}
          {children}
        </div>
      )}
    </div>
  )
}
