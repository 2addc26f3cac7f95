import type { HTMLElement } from 'node-html-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import { company, offices } from '../../../src/content/company.ts'
import { contact } from '../../../src/content/contact.ts'
import { daysOpen } from '../../../src/content/office-hours.ts'
import { services } from '../../../src/content/services.ts'
import { words } from '../../../src/content/words.ts'
import { ancestors, canonical, paths, routes } from '../../../src/routes.ts'
import { page, textOf } from '../../site.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const data = 'script[type="application/ld+json"]'

function graphOf(root: HTMLElement): { [key: string]: Json }[] {
  return JSON.parse(root.querySelector(data)?.textContent ?? '')['@graph']
}

/** Every value in it with the name it stands under. */
function leaves(json: Json, key = ''): [key: string, value: string][] {
  if (Array.isArray(json)) return json.flatMap((each) => leaves(each, key))
  if (json && typeof json === 'object') return Object.entries(json).flatMap(([name, of]) => leaves(of, name))
  return [[key, String(json)]]
}

describe.each(paths)('what search engines read of %s', (path) => {
  let root: HTMLElement
  let graph: ReturnType<typeof graphOf>

  beforeAll(async () => {
    root = await page(path)
    graph = graphOf(root)
  })

  it('is one graph whose things have an absolute address each', () => {
    expect(root.querySelectorAll(data)).toHaveLength(1)
    const ids = graph.map((thing) => String(thing['@id']))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id.startsWith(`${company.origin}/`), id).toBe(true)
  })

  it('holds things of the right kinds', () => {
    const kinds = graph.map((thing) => thing['@type'])
    expect(kinds).toContain(path === '/' ? 'Organization' : 'BreadcrumbList')
    expect(kinds.includes('FAQPage')).toBe(path === '/contact')
    expect(kinds.includes('Service')).toBe(path in services)
    expect(kinds.includes('Article')).toBe(path.startsWith('/case-studies/'))
  })

  it('says nothing that the page does not show', () => {
    const parts = root.querySelectorAll('body > header, body > main, body > footer')
    // The address of an office stands on lines of its own on the page.
    const shown = parts.map(textOf).join(' ').replaceAll(',', '')
    const read = 'name headline text description email telephone streetAddress articleSection'.split(' ')
    // Breadcrumbs have a test of their own.
    for (const [key, value] of leaves(graph.filter((thing) => thing['@type'] !== 'BreadcrumbList'))) {
      if (read.includes(key)) expect(shown, key).toContain(value.replaceAll(',', ''))
    }
  })

  it('rates nothing, and names no address that is not ours', () => {
    // A profile elsewhere is the company's own.
    const all = leaves(graph).filter(([key]) => key !== 'sameAs')
    expect(JSON.stringify(graph)).not.toMatch(/"(aggregateRating|review|ratingValue|Rating|Review)"/)
    for (const [, value] of all.filter(([key, each]) => key !== '@context' && /^https?:/.test(each))) {
      expect(value.startsWith(company.origin), value).toBe(true)
    }
  })
})

it.each(paths.filter((path) => path !== '/'))('breadcrumbs of %s are shown on it', async (path) => {
  const root = await page(path)
  const list = graphOf(root).find((thing) => thing['@type'] === 'BreadcrumbList')
  const items = list?.['itemListElement'] as { position: number; name: string; item: string }[]
  expect(items.map(({ item }) => item)).toEqual([...ancestors(path), path].map(canonical))
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
  expect(items.at(-1)?.name).toBe(routes[path].label)
  const visible = root.querySelectorAll(`nav[aria-label="${words.breadcrumbs}"] li`).map(textOf)
  // A case study shows the way back instead.
  if (visible.length > 0) expect(items.map(({ name }) => name)).toEqual(visible)
})

it('the company has its offices on the contact page, with hours and phones, and an answer to every question', async () => {
  const graph = graphOf(await page('/contact'))
  const { mainEntity } = graph.find((thing) => thing['@type'] === 'FAQPage') ?? {}
  expect(mainEntity).toMatchObject(contact.faqs.map(({ question }) => ({ name: question })))
  const { department } = graph.find((thing) => thing['@type'] === 'ProfessionalService') ?? {}
  expect(department).toMatchObject(
    offices.map(({ email, phone, hours }) => ({
      email,
      openingHoursSpecification: { dayOfWeek: expect.arrayContaining(daysOpen(hours.days)) },
      ...(phone && { telephone: phone }),
    })),
  )
})

it('every case study is dated as its row, and pictured', async () => {
  const studies = paths.filter((path) => routes[path].kind === 'Case study')
  expect(studies.length).toBeGreaterThan(0)
  for (const path of studies) {
    const article = graphOf(await page(path)).find((thing) => thing['@type'] === 'Article')
    expect(article?.['dateModified'], path).toBe(routes[path].updated)
    expect(article?.['image'], path).toHaveLength(2)
  }
})
