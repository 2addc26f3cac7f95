import type { ReactNode } from 'react'
import type { Accent, Heading } from '../content/schema.ts'
import { Tag } from './tag.tsx'
import { marginThread } from './thread.tsx'

/** The background of a section. `dark` and `deep` are dark, `tint` is pale, `surface` and `accent` are for one section of a page. */
export type Ground = 'dark' | 'surface' | 'tint' | 'deep' | 'accent'

/** The classes of a section with a heading, of the heading, of the text beside or below it, and of what follows. */
const variants = {
  /** A large heading at the left, and at the right its text, of five lines at most. */
  beside: {
    section: '',
    heading: 'grid gap-y-md mb-lg lg:starts-3 lg:items-baseline-last',
    title: '',
    text: 'text-base max-w-text text-balance',
    content: '',
  },
  /** A large heading with its text below it. */
  stacked: {
    section: '',
    heading: 'mb-lg',
    title: '',
    text: 'mt-md text-base max-w-text text-balance',
    content: '',
  },
  /** A small heading in a column of its own, with everything else at its right. */
  margin: {
    section: 'lg:grid lg:starts-2',
    heading: 'mb-lg lg:sticky lg:top-32 lg:self-start',
    title: 'text-xl',
    text: 'mt-md text-muted max-w-text text-balance',
    content: 'lg:col-start-2',
  },
}

export interface SectionProps {
  id?: string | undefined
  ground?: Ground | undefined
  /** The colour of the ground `tint`, where it is not that of the page. */
  accent?: Accent
  /** Where the heading stands. A page does not use the same variant three times in a row. */
  variant?: keyof typeof variants | undefined
  /** A tag above the heading. */
  badge?: string | undefined
  heading?: Heading | undefined
  /** The list that the section shows. Nothing is rendered for an empty one. */
  items?: readonly unknown[] | undefined
  /** For a section without `heading`. */
  className?: string | undefined
  children: ReactNode
}

/** A section of a page with its heading. Without `heading`, the content has a heading of its own. */
export function Section({
  id,
  ground,
  accent,
  variant = 'beside',
  badge,
  heading,
  items,
  className = '',
  children,
}: SectionProps) {
  if (items?.length === 0) return null
  const classes = variants[variant]
  return (
    <section id={id} className="section" data-ground={ground} data-accent={accent}>
      <div className={`wrap ${heading ? classes.section : className}`}>
        {heading && (
          <div className={classes.heading}>
            <div>
              {badge && <Tag>{badge}</Tag>}
              <h2 className={`${marginThread.knot} ${classes.title} ${badge ? 'mt-md' : ''}`}>
                {heading.title}
              </h2>
            </div>
            {heading.text && <p className={classes.text}>{heading.text}</p>}
          </div>
        )}
        {heading && classes.content ? <div className={classes.content}>{children}</div> : children}
      </div>
    </section>
  )
}

/** A second-level heading in a small size, for a part of a section. */
export function SmallHeading({ children }: { children: ReactNode }) {
  return <h2 className={`${marginThread.knot} text-xl`}>{children}</h2>
}
