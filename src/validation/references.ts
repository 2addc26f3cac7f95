import { hasPicture } from '../assets.ts'
import type { Entry, Violation } from './entries.ts'
import type { Content } from './validation.ts'

/** Checks that everything that content refers to exists: case studies by title, pictures by file, and addresses. */
export function referenceLaws({ routes, caseStudies }: Content, entries: readonly Entry[]): Violation[] {
  const titles = new Set<string>(caseStudies.map(({ title }) => title))

  const noStudy = (title: string) => (titles.has(title) ? null : `No case study is titled “${title}”.`)
  const noPicture = (name: string) =>
    hasPicture(name) ? null : `There is no drawing client/pictures/${name}.svg, and no photograph.`
  const noPage = (target: string) => {
    const [path = ''] = target.split('#')
    return !path.startsWith('/') || Object.hasOwn(routes, path) ? null : `There is no page at ${path}.`
  }
  /** By the end of a field's name; an item of a list stands under the list's. */
  const laws: [name: RegExp, law: (named: string) => string | null][] = [
    [/\b(projects?|picture)(\[\d+\])?$/, noStudy],
    [/\b(image|flag)$/, noPicture],
    [/\b(to|href)$/, noPage],
  ]

  return entries.flatMap(({ file, field, value }) => {
    const [, law] = laws.find(([name]) => name.test(field)) ?? []
    const message = typeof value === 'string' && law?.(value)
    return message ? [{ file, field, message }] : []
  })
}
