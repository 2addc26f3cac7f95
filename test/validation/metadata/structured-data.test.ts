import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { company } from '../../../src/content/company.ts'
import { plainPages } from '../../../src/content/plain.ts'
import { services } from '../../../src/content/services.ts'
import { scriptJson } from '../../../src/metadata/structured-data.ts'
import { ancestors, canonical, routes } from '../../../src/routes.ts'
import { everyPage, textOf } from '../../site.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Every value with the name of its property. */
function leaves(json: Json, key = ''): [key: string, value: string][] {
  if (Array.isArray(json)) return json.flatMap((each) => leaves(each, key))
  if (json && typeof json === 'object') return Object.entries(json).flatMap(([name, of]) => leaves(of, name))
  return [[key, String(json)]]
}

/** Properties with text that the page shows. */
const read = 'name headline text description email telephone streetAddress articleSection'.split(' ')

it.each(everyPage)('the structured data of $path describe what the page shows', ({ path, root }) => {
  const [script, ...others] = root.querySelectorAll('script[type="application/ld+json"]')
  expect(others).toEqual([])
  const graph: { [key: string]: Json }[] = JSON.parse(script?.textContent ?? '')['@graph']
  const find = (type: string) => graph.find((thing) => thing['@type'] === type)
  const ids = graph.map((thing) => String(thing['@id']))
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id.startsWith(`${company.origin}/`), id).toBe(true)

  expect(find('Organization') !== undefined).toBe(path === '/')
  expect(find('FAQPage') !== undefined).toBe(path === '/contact')
  expect(find('Service') !== undefined).toBe(path in services)
  const { kind, parent, updated } = routes[path]
  const isArticle = kind === 'Case study' || (path in plainPages && parent)
  const image = Array(kind ? 2 : 1).fill(expect.any(String))
  const article = expect.objectContaining({ dateModified: updated, image })
  expect(find('Article')).toEqual(isArticle ? article : undefined)

  const trail = [...ancestors(path), path]
  const items = trail.map((each, index) =>
    expect.objectContaining({ position: index + 1, name: routes[each].label, item: canonical(each) }),
  )
  expect(find('BreadcrumbList')?.['itemListElement']).toEqual(path === '/' ? undefined : items)
  expect(JSON.stringify(graph)).not.toMatch(/"(aggregateRating|review|ratingValue|Rating|Review)"/)
  const parts = root.querySelectorAll('body > header, body > main, body > footer')
  // The page shows the address of an office in several lines, without commas.
  const shown = parts.map(textOf).join(' ').replaceAll(',', '')
  for (const [key, value] of leaves(graph.filter((thing) => thing['@type'] !== 'BreadcrumbList'))) {
    if (read.includes(key)) expect(shown, key).toContain(value.replaceAll(',', ''))
    // Only a profile of the company may be on another site.
    const isOurs = `${value}/`.startsWith(`${company.origin}/`)
    if (key !== 'sameAs' && /^https?:/.test(value)) expect(isOurs, value).toBe(true)
  }
})

it('text in structured data cannot end the script element', () => {
  const hostile = { name: '</script><p>', comment: '<!-- <script> -->' }
  const json = scriptJson(hostile)
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(hostile)
  expect(parse(`<script>${json}</script>`).querySelectorAll('*')).toHaveLength(1)
})
