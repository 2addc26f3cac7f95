import type { Entry, Violation } from './entries.ts'
import type { Content } from './rule.ts'

/** Every address in a text or a button that begins with a slash is the address of a page. */
export function linkRules(entries: readonly Entry[], { routes }: Content): Violation[] {
  return entries.flatMap(({ file, field, value }) => {
    if (typeof value !== 'string' || !value.startsWith('/') || !/\b(to|href)$/.test(field)) return []
    const [path = ''] = value.split('#')
    return Object.hasOwn(routes, path) ? [] : { file, field, message: `There is no page at ${path}.` }
  })
}
