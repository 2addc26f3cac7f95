import type { ReactNode } from 'react'
import type { Heading } from '../content/schema.ts'
import thread from './margin-thread.module.css'
import styles from './section.module.css'
import { Tag } from './tag.tsx'

/** The background of a section. `dark` and `deep` are dark, `tint` is pale, `surface` and `accent` are for one section of a page. */
export type Ground = 'dark' | 'surface' | 'tint' | 'deep' | 'accent'

/** The classes of a section's heading and of the text beside or below it. */
const variants = {
  /** A large heading at the left, and at the right its text, of three lines at most. */
  beside: {
    heading: 'grid gap-x-cols gap-y-md mb-lg lg:cols-7-5',
    text: 'text-base max-w-text',
  },
  /** A large heading with its text below it. */
  stacked: { heading: 'mb-lg', text: 'mt-md text-base max-w-text' },
  /** A small heading in a column of its own, with everything else at its right. */
  margin: {
    heading: 'mb-lg lg:[grid-area:1/1/span_9] lg:sticky lg:top-32 lg:self-start',
    text: 'mt-md text-muted max-w-text',
  },
}

const marginColumns = 'lg:grid lg:cols-3-9 lg:gap-x-xl lg:[&>:not(:first-child)]:col-start-2'

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
  const size = variant === 'margin' ? 'text-xl' : ''
  return (
    <div className={variants[variant].heading}>
      <div>
        {badge && <Tag>{badge}</Tag>}
        <h2 className={`${thread.knot} ${size} ${badge ? 'mt-md' : ''}`}>{heading.title}</h2>
      </div>
      {heading.text && <p className={variants[variant].text}>{heading.text}</p>}
    </div>
  )
}

/** A second-level heading in a small size, for a part of a section. */
export function SmallHeading({ children }: { children: ReactNode }) {
  return <h2 className={`${thread.knot} text-xl`}>{children}</h2>
}
