import type { ReactNode } from 'react'
import type { Heading } from '../content/schema.ts'
import thread from './margin-thread.module.css'
import styles from './section.module.css'
import { Tag } from './tag.tsx'

/** The background of a section. `dark` and `deep` are dark, `tint` is pale, `surface` is for one section of a page. */
export type Ground = 'dark' | 'surface' | 'tint' | 'deep'

/** The classes of a section's heading and of the text beside or below it. */
const variants = {
  /** A large heading at the left, its text at the right, on one line. */
  beside: {
    heading: 'grid items-end gap-x-cols gap-y-3 mb-[clamp(1.25rem,2.2vw,2rem)] lg:grid-cols-[7fr_5fr]',
    text: 'text-t3 max-w-[36em]',
  },
  /** A large heading with its text below it. */
  stacked: { heading: 'mb-[clamp(1.25rem,2.2vw,2rem)]', text: 'mt-4 text-t3 max-w-[36em]' },
  /** A small heading in a column of its own, with everything else at its right. */
  margin: {
    heading: 'mb-6 lg:[grid-area:1/1/span_9] lg:sticky lg:top-32 lg:self-start',
    text: 'mt-3 text-muted max-w-[36em]',
  },
}

const marginColumns =
  'lg:grid lg:grid-cols-[3fr_8fr] lg:gap-x-[clamp(1.5rem,4vw,4.5rem)] lg:[&>:not(:first-child)]:col-start-2'

interface SectionHeadingProps {
  /** Where the heading stands. A page does not use the same variant three times in a row. */
  variant?: keyof typeof variants | undefined
  /** A tag above the heading. */
  badge?: string | undefined
  heading: Heading
}

export interface SectionProps extends Partial<SectionHeadingProps> {
  /** `div` if the content consists of sections. */
  as?: 'section' | 'div'
  id?: string | undefined
  ground?: Ground | undefined
  className?: string | undefined
  children: ReactNode
}

/** A section of a page with its heading. Without `heading`, the content has a heading of its own. */
export function Section({
  as: Element = 'section',
  id,
  ground,
  variant = 'beside',
  badge,
  heading,
  className = '',
  children,
}: SectionProps) {
  const columns = variant === 'margin' ? marginColumns : ''
  return (
    <Element id={id} className={styles.section} data-ground={ground}>
      <div className={`wrap ${heading ? columns : className}`}>
        {heading && <SectionHeading variant={variant} badge={badge} heading={heading} />}
        {children}
      </div>
    </Element>
  )
}

/** The large heading of a section, with a text. */
export function SectionHeading({ variant = 'beside', badge, heading }: SectionHeadingProps) {
  const size = variant === 'margin' ? 'text-t5' : ''
  return (
    <div className={variants[variant].heading}>
      <div>
        {badge && <Tag>{badge}</Tag>}
        <h2 className={`${thread.knot} ${size} ${badge ? 'mt-4' : ''}`}>{heading.title}</h2>
      </div>
      {heading.text && <p className={variants[variant].text}>{heading.text}</p>}
    </div>
  )
}

/** A second-level heading in a small size, for a part of a section. */
export function SmallHeading({ children }: { children: ReactNode }) {
  return <h2 className={`${thread.knot} text-t5`}>{children}</h2>
}
