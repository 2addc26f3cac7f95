import type { ComponentProps } from 'react'
import { Icon } from '../../client/ui/icon.tsx'
import { strings } from '../content/strings.ts'
import { outside } from '../outside.ts'
import type { Path } from '../routes.ts'

/** Where a link can lead: a page, with a query or a section, a section of this page, a booking page, or e-mail. */
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
}

/** A link whose address is checked by the compiler. Booking pages open in a new tab, and the link says so. */
export function Link({ to, children, ...rest }: LinkProps) {
  const address = isOutside(to) ? { href: outside[to], target: '_blank', rel: 'noopener' } : { href: to }
  return (
    <a {...address} {...rest}>
      {children}
      {isOutside(to) && <NewTab />}
    </a>
  )
}

/** An icon, and text for screen readers, which say that a link opens in a new tab. */
export function NewTab() {
  return (
    <>
      <Icon name="arrow-up-right" />
      <span lang={strings.language.tag} className="visually-hidden">
        {` ${strings.newTab}`}
      </span>
    </>
  )
}
