import type { HTMLElement } from 'node-html-parser'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { sizes, variants } from '../../client/ui/button-classes.tsx'
import { failure } from '../../src/content/error-pages.ts'
import { slugOf } from '../../src/content/schema.ts'
import { paths } from '../../src/routes.ts'
import { page, textOf } from '../site.ts'
import { buttons, counts, entities, footer, menus, pages, projects } from './specification.ts'

/** Links as `label → address`, without the note for screen readers. */
function linksOf(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map((link) => {
    const label = textOf(link.querySelector('b') ?? link).replace(' (opens in a new tab)', '')
    return `${label} → ${link.getAttribute('href')}`
  })
}

let failed = false

afterEach(({ task }) => {
  failed ||= task.result?.state === 'fail'
})

// Said once, and not by each test: a change of one fact can fail many.
afterAll(() => {
  if (!failed) return
  throw new Error(
    'The site differs from its specification. If you meant the change, delete the row in test/acceptance/specification.ts. If this is the site of another company, delete the folder test/acceptance.',
  )
})

it('the heading of the error page', () => {
  expect(failure.heading).toBe('Unexpected Application Error!')
})

describe('the specification', () => {
  it('the fifty routes', () => {
    const linked = menus.flat().flatMap((link) => link.split(' → ')[1] ?? [])
    const studies = projects.map(([title]) => `/case-studies/${slugOf(title)}`)
    const named = ['/', '/portfolio', ...footer, ...linked, ...studies]
    expect(new Set(named)).toEqual(new Set([...paths, '/#case-studies']))
  })

  it.each(pages)('%s shows %s', async (path, ...shown) => {
    const root = await page(path)
    const main = textOf(root.querySelector('main'))
    const links = linksOf(root, 'a')
    for (const each of shown) {
      if (each.includes(' → ')) expect(links).toContain(each)
      else expect(main).toContain(each)
    }
  })

  it.each(counts)('%s has %s, %i times', async (path, selector, count) => {
    expect((await page(path)).querySelectorAll(selector)).toHaveLength(count)
  })

  it.each(menus)('%s are in their order', async (selector, ...links) => {
    expect(linksOf(await page('/about'), selector)).toEqual(links)
  })

  it('the links of the footer', async () => {
    const links = linksOf(await page('/about'), 'body > footer nav a')
    expect(links.map((link) => link.split(' → ')[1])).toEqual(footer)
  })

  it('the order of the home page', async () => {
    const order = ['About us', 'Core services', 'Industries', 'Case studies', 'Why choose us']
    order.push('Technology stack', 'Testimonials', 'Global offices')
    const labels = (await page('/')).querySelectorAll('main section p').map(textOf)
    expect(labels.filter((label) => order.includes(label))).toEqual(order)
  })

  it('the progress of five steps, in equal shares', async () => {
    const bars = (await page('/services/ui-ux-design')).querySelectorAll('progress')
    const shares = bars.map((bar) => Number(bar.getAttribute('value')) / Number(bar.getAttribute('max')))
    expect(shares).toEqual([0.2, 0.4, 0.6, 0.8, 1])
  })

  it('the projects in their order', async () => {
    const articles = (await page('/portfolio')).querySelectorAll('#work article')
    const shown = articles.map((article) => ['h3', 'p + p'].map((tag) => textOf(article.querySelector(tag))))
    expect(shown).toEqual(projects.map(([title, category]) => [title, category]))
  })
})

it.each(Object.entries(entities))('%s has the fields of the specification', (_, { values, fields }) => {
  const missing = fields.filter((field) => values.every((value) => !(field in value)))
  expect(missing).toEqual([])
})

it('buttons have the variants and sizes of the specification', () => {
  expect(Object.keys(variants).sort()).toEqual(buttons.variants.sort())
  expect(Object.keys(sizes).sort()).toEqual(buttons.sizes.sort())
})

const parts = (root: HTMLElement, heading: string) =>
  root.querySelectorAll(`section:contains("${heading}") h3`).map(textOf)

it.each(projects)('%s has its parts and facts', async (title, category, picture, figures, months, team) => {
  const root = await page(`/case-studies/${slugOf(title)}`)
  expect(root.querySelector('main img')?.getAttribute('src')).toContain(`/${picture}.svg`)
  const text = textOf(root.querySelector('main'))
  expect(text).toContain(category)
  const shown = root.querySelectorAll('main dl dd').map(textOf)
  expect(shown).toEqual(expect.arrayContaining(figures?.split(' ') ?? []))
  expect(parts(root, 'What it can do')).toHaveLength(3)
  const place = projects.findIndex(([other]) => other === title)
  const technologies = parts(root, 'Technologies')
  if (place < 6) expect(technologies).toEqual(['Frontend', 'Backend', 'Infrastructure'])
  expect(technologies.length).toBeOneOf(place < projects.length - 2 ? [3, 4] : [0])
  const [lasted = 0, people = 0] = /Duration (\d+) months Team (\d+)/.exec(text)?.slice(1).map(Number) ?? []
  if (months) expect([lasted, people]).toEqual([months, team])
  else if (place < 6) expect(lasted >= 8 && lasted <= 16 && people >= 12 && people <= 25, text).toBe(true)
})
