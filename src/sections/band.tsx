import type { ReactNode } from 'react'
import type { Heading } from '../content/schema.ts'
import { type Ground, Section } from '../ui/section.tsx'
import strand from '../ui/strand.module.css'
import { Tag } from '../ui/tag.tsx'

const looks = {
  /** Large at the left, the text at the right, on one line. */
  beside: {
    band: '',
    head: 'grid items-end gap-x-cols gap-y-3 mb-[clamp(1.25rem,2.2vw,2rem)] lg:grid-cols-[7fr_5fr]',
    title: '',
    text: 'text-t3 max-w-[36em]',
  },
  /** Large, the text below it: for a band whose content is as wide as the page. */
  stacked: {
    band: '',
    head: 'mb-[clamp(1.25rem,2.2vw,2rem)]',
    title: '',
    text: 'mt-4 text-t3 max-w-[36em]',
  },
  /** Small, in a column that it keeps to itself; all else at its right. For bands that should not shout. */
  margin: {
    band: 'lg:grid lg:grid-cols-[3fr_8fr] lg:gap-x-[clamp(1.5rem,4vw,4.5rem)] lg:[&>:not(:first-child)]:col-start-2',
    head: 'mb-6 lg:[grid-area:1/1/span_9] lg:sticky lg:top-32 lg:self-start',
    title: 'text-t5',
    text: 'mt-3 text-muted max-w-[36em]',
  },
}

interface HeadProps {
  /** Not the same three times in a row on a page. */
  look?: keyof typeof looks
  badge?: string | undefined
  heading: Heading
}

export interface BandProps extends HeadProps {
  id?: string | undefined
  ground?: Ground | undefined
  children: ReactNode
}

/** A band of a page below its heading. A band of another shape is a `Section` that draws its own head. */
export function Band({ id, ground, look = 'beside', badge, heading, children }: BandProps) {
  return (
    <Section id={id} ground={ground} className={looks[look].band}>
      <BandHead look={look} badge={badge} heading={heading} />
      {children}
    </Section>
  )
}

/** The heading of a band. A heading that has no text, beside content of its own, may be a `SmallHeading`. */
export function BandHead({ look = 'beside', badge, heading }: HeadProps) {
  const { head, title, text } = looks[look]
  return (
    <div className={head}>
      <div>
        {badge && <Tag>{badge}</Tag>}
        <h2 className={`${strand.knot} ${title} ${badge ? 'mt-4' : ''}`}>{heading.title}</h2>
      </div>
      {heading.text && <p className={text}>{heading.text}</p>}
    </div>
  )
}
