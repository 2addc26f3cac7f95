import { hasPicture } from '../assets.ts'
import type { Entry, Violation } from './entries.ts'
import type { Content } from './laws.ts'

/** What is named in the content is there: case studies by their title, pictures by their file, addresses. */
export function referenceLaws({ routes, caseStudies }: Content, entries: readonly Entry[]): Violation[] {
  const titles = new Set<string>(caseStudies.map(({ title }) => title))

  const noStudy = (title: string) => (titles.has(title) ? null : `No case study is titled “${title}”.`)
  const noPicture = (name: string) =>
    hasPicture(name) ? null : `There is no drawing client/pictures/${name}.svg, and no photograph.`
  const noPage = (target: string) => {
    const [path = ''] = target.split('#')
    return !path.startsWith('/') || Object.hasOwn(routes, path) ? null : `There is no page at ${path}.`
  }
  const laws: Record<string, (named: string) => string | null> = {
    project: noStudy,
    projects: noStudy,
    picture: noStudy,
    image: noPicture,
    to: noPage,
    href: noPage,
  }

  return entries.flatMap(({ file, field, key, value }) => {
    const message = typeof value === 'string' && laws[key]?.(value)
    return message ? [{ file, field, message }] : []
  })
}
