import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../client/ui/icon.tsx'
import { strings } from '../content/strings.ts'
import { outside, type Path } from '../routes.ts'

/**
 * Where a link may lead: a row of the route table, with a query or a section if need be, a section
 * of the same page, one of the two external booking pages, or a mail program.
 */
export type To =
  | Path
  | `${Path}?${string}`
  | `${Path}#${string}`
  | `#${string}`
  | `mailto:${string}`
  | keyof typeof outside

function isOutside(to: To): to is keyof typeof outside {
  return Object.hasOwn(outside, to)
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  to: To
  /** Left out of a link that is a colour alone and has its name in `aria-label`. */
  children?: ReactNode
}

/**
 * A link inside the site, or to a booking page: those open in a new tab and say so. It reads the route table,
 * which is what makes a bad link a compile error.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  if (!isOutside(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={outside[to]} target="_blank" rel="noopener" {...rest}>
      {children}
      <NewTab />
    </a>
  )
}

/** The sign of a link that opens in a new tab, for eyes and for screen readers. */
export function NewTab() {
  return (
    <>
      <Icon name="arrow-up-right" />
      <span className="visually-hidden">{` ${strings.newTab}`}</span>
    </>
  )
}
