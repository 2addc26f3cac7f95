import type { HTMLElement } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { company, offices } from '../../../src/content/company.ts'
import { contact } from '../../../src/content/contact.ts'
import { daysOpen } from '../../../src/content/office-hours.ts'
import { services } from '../../../src/content/services.ts'
import { strings } from '../../../src/content/strings.ts'
import { ancestors, canonical, routes } from '../../../src/routes.ts'
import { everyPage, page, textOf } from '../../site.ts'

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

describe.each(everyPage)('what search engines read of $path', ({ path, root }) => {
  const graph = graphOf(root)
  const find = (type: string) => graph.find((thing) => thing['@type'] === type)

  it('is one graph whose things have an absolute address each', () => {
    expect(root.querySelectorAll(data)).toHaveLength(1)
    const ids = graph.map((thing) => String(thing['@id']))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id.startsWith(`${company.origin}/`), id).toBe(true)
  })

  it('holds things of the right kinds', () => {
    expect(find('Organization') !== undefined).toBe(path === '/')
    expect(find('FAQPage') !== undefined).toBe(path === '/contact')
    expect(find('Service') !== undefined).toBe(path in services)
    const article = { dateModified: routes[path].updated, image: [expect.any(String), expect.any(String)] }
    expect(find('Article')).toEqual(
      routes[path].kind === 'Case study' ? expect.objectContaining(article) : undefined,
    )
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

  it('has the breadcrumbs that are shown', () => {
    const way = [...ancestors(path), path]
    const items = way.map((each, index) =>
      expect.objectContaining({ position: index + 1, name: routes[each].label, item: canonical(each) }),
    )
    expect(find('BreadcrumbList')?.['itemListElement']).toEqual(path === '/' ? undefined : items)
    const visible = root.querySelectorAll(`nav[aria-label="${strings.breadcrumbs}"] li`).map(textOf)
    // A case study shows the way back instead.
    if (visible.length > 0) expect(visible).toEqual(way.map((each) => routes[each].label))
  })
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
