import type { AtRule, Plugin } from 'postcss'
import { type Breakpoint, below, breakpoints, from } from '../client/breakpoints.ts'

/**
 * Lets stylesheets name breakpoints, as utilities do: `@media (--md)` is for windows from that width on, and
 * `@media (--lt-md)` for narrower ones.
 * @throws {Error} for a name that is not in the table, with file and line.
 */
export const namedBreakpoints: Plugin = {
  postcssPlugin: 'named-breakpoints',
  AtRule: {
    media(rule: AtRule) {
      rule.params = rule.params.replaceAll(/\(--(lt-)?([\w-]+)\)/g, (_, isBelow, name) => {
        if (!Object.hasOwn(breakpoints, name))
          throw rule.error(`client/breakpoints.ts has no breakpoint ${name}`)
        return (isBelow ? below : from)(name as Breakpoint)
      })
    },
  },
}
