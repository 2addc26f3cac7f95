import type { ReactNode } from 'react'
import type { Heading } from '../content/schema.ts'
import thread from './margin-thread.module.css'
import styles from './section.module.css'
import { Tag } from './tag.tsx'

/**
 * The background of a section, from edge to edge of the window. Left out, it is the page's background. `dark` and `deep`
 * are dark, `tint` is the page's colour at its palest, `surface` is the strongest and stands once on a page.
 */
export type Ground = 'dark' | 'surface' | 'tint' | 'deep'

const variants = {
  /** A large heading at the left, its text at the right, on one line. */
  beside: {
    section: '',
    head: 'grid items-end gap-x-cols gap-y-3 mb-[clamp(1.25rem,2.2vw,2rem)] lg:grid-cols-[7fr_5fr]',
    title: '',
    text: 'text-t3 max-w-[36em]',
  },
  /** A large heading with its text below it, for content that is as wide as the page. */
  stacked: {
    section: '',
    head: 'mb-[clamp(1.25rem,2.2vw,2rem)]',
    title: '',
    text: 'mt-4 text-t3 max-w-[36em]',
  },
  /** A small heading in a column of its own, with everything else at its right. */
  margin: {
    section:
      'lg:grid lg:grid-cols-[3fr_8fr] lg:gap-x-[clamp(1.5rem,4vw,4.5rem)] lg:[&>:not(:first-child)]:col-start-2',
    head: 'mb-6 lg:[grid-area:1/1/span_9] lg:sticky lg:top-32 lg:self-start',
    title: 'text-t5',
    text: 'mt-3 text-muted max-w-[36em]',
  },
}

interface SectionHeadingProps {
  /** Where the heading stands. A page does not use the same variant three times in a row. */
  variant?: keyof typeof variants | undefined
  /** A tag above the heading. */
  badge?: string | undefined
  heading: Heading
}

export interface SectionProps extends Partial<SectionHeadingProps> {
  /** A `div` holds parts that are sections themselves. */
  as?: 'section' | 'div'
  id?: string | undefined
  ground?: Ground | undefined
  className?: string | undefined
  children: ReactNode
}

/** A section of a page. Without `heading`, its content has a heading of its own. */
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
  return (
    <Element id={id} className={styles.section} data-ground={ground}>
      <div className={`wrap ${heading ? variants[variant].section : className}`}>
        {heading && <SectionHeading variant={variant} badge={badge} heading={heading} />}
        {children}
      </div>
    </Element>
  )
}

/** The heading of a section. A heading without text, beside content of its own, may be a `SmallHeading`. */
export function SectionHeading({ variant = 'beside', badge, heading }: SectionHeadingProps) {
  const { head, title, text } = variants[variant]
  return (
    <div className={head}>
      <div>
        {badge && <Tag>{badge}</Tag>}
        <h2 className={`${thread.knot} ${title} ${badge ? 'mt-4' : ''}`}>{heading.title}</h2>
      </div>
      {heading.text && <p className={text}>{heading.text}</p>}
    </div>
  )
}
