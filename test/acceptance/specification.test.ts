import type { HTMLElement } from 'node-html-parser'
import { expect, it } from 'vitest'
import { sizes, variants } from '../../client/ui/button-classes.ts'
import { caseStudies } from '../../src/content/case-studies.ts'
import { company } from '../../src/content/company.ts'
import { failure } from '../../src/content/error-pages.ts'
import { featured } from '../../src/content/home.ts'
import { industryCards } from '../../src/content/industries.ts'
import { projectPicture } from '../../src/content/pictures.ts'
import { type ProcessStep, slugOf } from '../../src/content/schema.ts'
import { serviceList } from '../../src/content/services.ts'
import { paths } from '../../src/routes.ts'
import { entriesOf } from '../../src/validation/entries.ts'
import { page, textOf } from '../site.ts'
import specification from './specification.json' with { type: 'json' }

// What this site was specified to say. When you change that on purpose, change specification.json. The site of another
// company deletes this folder.
const { menus, footer, projects, entities, buttons } = specification

/** The texts and links that the main part of a page shows, and how many elements match a selector. */
const pages: Record<string, { shows?: string[]; has?: Record<string, number> }> = specification.pages

/** The values that the owner of the site chooses. The specification has their names in braces. */
const chosen: Record<string, unknown> = { ...company, legalEmail: company.legalContacts[0]?.email }

/** The figures that a part of a page shows as “value label”, in lower case. */
function figuresIn(root: HTMLElement | null): string[] {
  return (root?.querySelectorAll('dl > div') ?? []).map((item) =>
    `${textOf(item.querySelector('dd'))} ${textOf(item.querySelector('dt'))}`.toLowerCase(),
  )
}

/** The categories of technologies of a case study. */
function technologiesOf(root: HTMLElement): string[] {
  const section = root
    .querySelectorAll('main section')
    .find((each) => textOf(each.querySelector('h2')) === 'Technologies')
  return section?.querySelectorAll('h3').map(textOf) ?? []
}

/** Links as `label → address`, without the note for screen readers. */
function linksOf(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map((link) => {
    const label = textOf(link.querySelector('b') ?? link).replace(' (opens in a new tab)', '')
    return `${label} → ${link.getAttribute('href')}`
  })
}

it('there are the fifty routes and no others', () => {
  const linked = Object.values(menus).flatMap((links) => links.map((link) => link.split(' → ')[1]))
  const studies = projects.map(({ title }) => `/case-studies/${slugOf(title)}`)
  const pagesInFooter = footer.filter((link) => !link.includes('#'))
  expect(new Set(['/', ...pagesInFooter, ...linked, ...studies])).toEqual(new Set(paths))
})

it.each(Object.entries(pages))(
  '%s shows what the specification says',
  async (path, { shows = [], has = {} }) => {
    const root = await page(path)
    const main = textOf(root.querySelector('main'))
    const links = linksOf(root, 'a')
    for (const each of shows) {
      const wanted = each.replaceAll(/\{(\w+)\}/g, (_, name) => String(chosen[name]))
      if (wanted.includes(' → ')) expect.soft(links).toContain(wanted)
      else expect.soft(main).toContain(wanted)
    }
    for (const [selector, count] of Object.entries(has)) {
      expect.soft(root.querySelectorAll(selector), selector).toHaveLength(count)
    }
  },
)

it('menus, footer and sections of the home page have the order of the specification', async () => {
  const root = await page('/')
  for (const [selector, links] of Object.entries(menus)) expect(linksOf(root, selector)).toEqual(links)
  const leads = linksOf(root, 'body > footer nav a').map((link) => link.split(' → ')[1])
  expect(leads).toEqual(footer)
  const labels = root.querySelectorAll('main section p').map(textOf)
  expect(labels.filter((label) => specification.home.includes(label))).toEqual(specification.home)
})

it.each(Object.entries(specification.sections))(
  'the sections of %s have the order of the specification',
  async (path, order) => {
    const headings = (await page(path)).querySelectorAll('main h2').map(textOf)
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order)
  },
)

// The case study pages all have one order, and their headings are the same.
it.each(projects)('the sections of $title have the order of the specification', async ({ title }) => {
  const order = ['Project overview', 'Capabilities', 'Technologies', 'Results']
  const headings = (await page(`/case-studies/${slugOf(title)}`)).querySelectorAll('main h2').map(textOf)
  const expected = order.filter((heading) => headings.includes(heading))
  expect(headings.filter((heading) => order.includes(heading))).toEqual(expected)
  expect(expected).toContain('Capabilities')
})

it.each(paths)('the footer of %s has the two calls to action as buttons', async (path) => {
  const buttons = linksOf(await page(path), 'body > footer a.button')
  const experts = path === '/contact' ? '#offices' : '/contact'
  expect(buttons).toEqual([
    `Book a Free Consultation → ${company.scheduling}`,
    `Talk to Our Experts → ${experts}`,
  ])
})

it('the progress of five steps is shown in equal shares', async () => {
  const bars = (await page('/services/ui-ux-design')).querySelectorAll('progress')
  const shares = bars.map((bar) => Number(bar.getAttribute('value')) / Number(bar.getAttribute('max')))
  expect(shares).toEqual([0.2, 0.4, 0.6, 0.8, 1])
})

/** An icon of the content. Icons of links have the width of their lines in the stylesheet. */
const contentIcon = 'svg[stroke-width]'

it('the portfolio shows the projects in their order, each card with all its parts', async () => {
  const cards = (await page('/portfolio')).querySelectorAll('#work article')
  const shown = cards.map((card) => ({
    title: textOf(card.querySelector('h3')),
    pictures: card.querySelectorAll('img[alt]:not([alt=""])').length,
    text: textOf(card),
    results: card.querySelectorAll('dl > div').map((result) => textOf(result)),
    icons: card.querySelectorAll('dl > div svg').length,
    tools: card.querySelectorAll('h4:contains("Technologies Used") + ul > li').map(textOf),
    links: linksOf(card, 'a'),
  }))
  expect(shown.map(({ title }) => title)).toEqual(projects.map(({ title }) => title))
  for (const [index, { title, category }] of projects.entries()) {
    const { industry, description, results, technologies } = caseStudies[index] ?? {}
    const { text, ...parts } = shown[index] ?? { text: '' }
    for (const part of [industry, category, description]) expect.soft(text, title).toContain(part)
    expect.soft(parts, title).toEqual({
      title,
      pictures: 1,
      results: results?.map(({ label, value }) => `${label} ${value}`),
      icons: 3,
      tools: technologies,
      links: [`View Case Study → /case-studies/${slugOf(title)}`],
    })
  }
})

it.each(projects)('the case study $title has its parts and facts', async (project) => {
  const { title, picture, months, team } = project
  const place = projects.indexOf(project)
  const root = await page(`/case-studies/${slugOf(title)}`)
  expect(root.querySelector('main img')?.getAttribute('src')).toContain(`/${picture}.svg`)
  const text = textOf(root.querySelector('main'))
  expect(root.querySelectorAll('section:contains("Capabilities") h3')).toHaveLength(3)
  const technologies = technologiesOf(root)
  if (place < 6) expect(technologies).toEqual(['Frontend', 'Backend', 'Infrastructure'])
  const details = root.querySelectorAll('section[aria-labelledby=details]')
  expect(details.map((each) => textOf(each.querySelector('h2')))).toEqual(['Project details'])
  expect(root.querySelectorAll('h2').filter((each) => textOf(each) === 'Project details')).toHaveLength(1)
  const names = details.flatMap((each) => each.querySelectorAll('dt').map(textOf))
  const kinds = ['Compliance', 'Platform', 'Scope', 'Focus']
  const kind = names.filter((name) => kinds.includes(name))
  const isShort = place >= projects.length - 2
  expect(kind).toHaveLength(isShort ? 0 : 1)
  expect(names).toEqual(['Client’s industry', ...(isShort ? [] : ['Duration', 'Team', ...kind]), 'Years'])
  // The last two pages are shorter.
  expect(technologies.length).toBeOneOf(place < projects.length - 2 ? [3, 4] : [0])
  const [lasted = 0, people = 0] = /Duration (\d+) months Team (\d+)/.exec(text)?.slice(1).map(Number) ?? []
  if (months) expect([lasted, people]).toEqual([months, team])
  else if (place < 6) expect(lasted >= 8 && lasted <= 16 && people >= 12 && people <= 25, text).toBe(true)
})

const written = entriesOf(import.meta.glob('../../src/content/**/*.ts', { eager: true }))
const content = [
  ...written.map(({ value }) => value),
  // The page of a case study shows the results as metrics, and its card has a picture.
  ...caseStudies.map((study) => ({ ...study, metrics: study.results, image: projectPicture(study).file })),
]

it.each(projects)(
  'each figure of $title has the label of the specification',
  async ({ title, figures = [] }) => {
    const path = `/case-studies/${slugOf(title)}`
    const own = figuresIn((await page(path)).querySelector('main'))
    const card = figuresIn((await page('/portfolio')).querySelector(`#work article:has(a[href='${path}'])`))
    expect(card).toHaveLength(3)
    const quoted = written.map(({ value }) => Object(value)).filter(({ project }) => project === title)
    const metrics = quoted
      .flatMap(({ metrics = [] }) => metrics)
      .map((metric: string) => metric.toLowerCase())
    for (const figure of figures) {
      const [value = '', ...words] = figure.toLowerCase().split(' ')
      const isSame = (shown: string) => shown.startsWith(`${value} `)
      expect.soft(own.filter(isSame), figure).not.toEqual([])
      const label = expect.stringContaining(words.join(' '))
      for (const shown of [...own, ...card, ...metrics].filter(isSame)) expect.soft(shown).toEqual(label)
    }
  },
)

it.each(Object.entries(entities))('a %s has the fields of the specification', (_, fields) => {
  const hasFields = (value: unknown) =>
    fields.split(' ').every((field) => Object.hasOwn(Object(value), field))
  expect(content.some(hasFields)).toBe(true)
})

/** The item of a list whose heading has this text, perhaps with a number before it. */
function itemOf(root: HTMLElement, title: string): HTMLElement | undefined {
  const items = root.querySelectorAll('main :is(li, article):has(h3)')
  return items.find((item) => textOf(item.querySelector('h3')).replace(/^\d+\.? /, '') === title)
}

it.each(serviceList)('$path shows all fields of its service cards and steps', async (service) => {
  const root = await page(service.path)
  for (const { title, description, features } of service.services) {
    const card = itemOf(root, title)
    expect.soft(card?.querySelectorAll(contentIcon), title).toHaveLength(1)
    for (const part of [description, ...features]) expect.soft(textOf(card ?? null)).toContain(part)
  }
  const { process = [], phases = process } = service as {
    process?: readonly ProcessStep[]
    phases?: readonly ProcessStep[]
  }
  expect(phases.length).toBeGreaterThan(3)
  for (const { title, description, details, stepNumber } of phases) {
    const text = textOf(itemOf(root, title) ?? null)
    expect.soft(text, title).toMatch(new RegExp(`\\b0?${stepNumber}\\b`))
    expect.soft(details.length, title).toBeGreaterThan(0)
    for (const part of [description, ...details]) expect.soft(text).toContain(part)
  }
})

it.each(['/', '/industries'])('%s shows all fields of its industry cards', async (path) => {
  const root = await page(path)
  for (const { title, description, index, examples, href } of industryCards) {
    const card = itemOf(root, title)
    expect.soft(card?.querySelector('h3 a')?.getAttribute('href'), title).toBe(href)
    expect.soft(card?.querySelectorAll(contentIcon), title).toHaveLength(1)
    for (const part of [path === '/' ? description : index, ...examples])
      expect.soft(textOf(card ?? null)).toContain(part)
  }
})

it('home shows all fields of its case studies', async () => {
  const root = await page('/')
  for (const study of featured) {
    const card = itemOf(root, study.title)
    const { industry, category, description, achievement, technologies, results } = study
    const shown = [industry, category, description, achievement, ...technologies]
    for (const part of shown) expect.soft(textOf(card ?? null), study.title).toContain(part)
    expect.soft(card?.querySelectorAll('dl svg'), study.title).toHaveLength(results.length)
  }
})

it('buttons have the variants and sizes of the specification', () => {
  expect(Object.keys(variants).sort()).toEqual(buttons.variants.split(' ').sort())
  expect(Object.keys(sizes).sort()).toEqual(buttons.sizes.split(' ').sort())
})

it('the error page has the heading of the specification', () => {
  expect(failure.heading).toBe('Unexpected Application Error!')
})
