import { type HTMLElement, parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { sizes, variants } from '../../client/ui/button-classes.ts'
import { about } from '../../src/content/about.ts'
import { caseStudies } from '../../src/content/case-studies.ts'
import { company } from '../../src/content/company.ts'
import { failure } from '../../src/content/error-pages.ts'
import { options } from '../../src/content/filter-options.ts'
import { hireExperts } from '../../src/content/hire-experts.ts'
import { featured } from '../../src/content/home.ts'
import { industries, industryCards } from '../../src/content/industries.ts'
import { phones } from '../../src/content/office-band.ts'
import { processPage } from '../../src/content/process.ts'
import { slugOf } from '../../src/content/schema.ts'
import { serviceList, services } from '../../src/content/services.ts'
import { paths } from '../../src/routes.ts'
import { everyPage, page, textOf } from '../site.ts'
import { figures, footer, links, pages, projects } from './specification.ts'

/** A text without capitals, kinds of dashes and line breaks, which were not specified. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[–—\u2060]/g, (sign) => (sign === '\u2060' ? '' : '-'))
    .replaceAll(/\s+/g, ' ')

/** The content from which the names in braces are taken. */
const content: Record<string, object> = {
  '/about': about,
  '/process': processPage,
  '/hire-experts': hireExperts,
  ...services,
  ...industries,
}
const shared = { ...company, firstPhone: phones[0].href, legalEmail: company.legalContacts[0]?.email }

/** Fills in the names in braces, such as `{toolsHeading.title}`. */
function filled(text: string, path: string): string {
  return text.replaceAll(/\{([\w.]+)\}/g, (_, names: string) => {
    const value = names
      .split('.')
      .reduce((value, name) => Object(value)[name], { ...shared, ...content[path] } as unknown)
    if (typeof value !== 'string') throw new Error(`${path} has no text ${names}`)
    return value
  })
}

/** The text of the main part as a visitor reads it: links with their addresses, and figures before their labels. */
function reading(root: HTMLElement): string {
  const main = parse(root.querySelector('main')?.outerHTML ?? '')
  for (const link of main.querySelectorAll('a')) {
    const label = textOf(link).replace(' (opens in a new tab)', '')
    link.textContent = `${label} → ${link.getAttribute('href')} `
  }
  for (const figure of main.querySelectorAll('dl > div')) {
    const value = figure.querySelector('dd')
    if (value) figure.insertAdjacentHTML('afterbegin', value.remove().outerHTML)
  }
  return plain(textOf(main))
}

it.each(Object.entries(pages))('%s shows what the specification says, in its order', async (path, all) => {
  const root = await page(path)
  const text = reading(root)
  let place = 0
  for (const row of all) {
    if (typeof row !== 'string') {
      const [count, selector] = row
      const found = root.querySelectorAll(
        `${selector.startsWith('main') ? '' : 'main '}${filled(selector, path)}`,
      )
      expect.soft(found, selector).toHaveLength(count)
      continue
    }
    const wanted = plain(filled(row, path))
    const found = text.indexOf(wanted, place)
    expect.soft(found, `${wanted}, after “${text.slice(Math.max(0, place - 30), place)}”`).not.toBe(-1)
    if (found >= 0) place = found + wanted.length
  }
})

const linkOf = (link: HTMLElement) => {
  const beside = link.querySelector('small, .visually-hidden')
  const label = beside ? textOf(link).replace(textOf(beside), '').trim() : textOf(link)
  return `${label} → ${link.getAttribute('href')}`
}

it('there are the fifty routes and no others', () => {
  const others = Object.keys(pages).filter((path) => path !== '/no-such-page')
  const studies = projects.map(({ title }) => `/case-studies/${slugOf(title)}`)
  expect(new Set([...others, ...studies])).toEqual(new Set(paths))
  expect(paths).toHaveLength(50)
})

it('menus and footer have the links of the specification in its order', async () => {
  const root = await page('/')
  for (const [list, wanted] of Object.entries(links))
    expect(root.querySelectorAll(list).map(linkOf)).toEqual(wanted)
  const groups = root
    .querySelectorAll('dialog details')
    .map((group) => group.querySelectorAll('a').map(linkOf))
  expect(groups).toEqual(Object.values(links).slice(0, 2))
  const leads = root.querySelectorAll('body > footer nav a').map((link) => link.getAttribute('href'))
  expect(leads.join(' ')).toBe(footer)
})

it('every page has its header, its two calls to action and three social icons', () => {
  for (const { path, root } of everyPage) {
    expect(root.querySelectorAll('header .button').map(linkOf)).toContain(`Get Started → ${company.booking}`)
    expect(root.querySelectorAll('body > footer a.button').map(linkOf)).toEqual([
      `Book a Free Consultation → ${company.scheduling}`,
      `Talk to Our Experts → ${path === '/contact' ? '#contact-cards' : '/contact'}`,
    ])
    const icons = root.querySelectorAll('body > footer span[role=img]')
    expect(icons.map((icon) => icon.getAttribute('aria-label'))).toEqual(
      company.social.map(({ name }) => name),
    )
    expect(textOf(root.querySelector('body > footer'))).toContain('© 2014')
  }
})

it('the portfolio has the projects in their order, and a filter of their categories', async () => {
  const cards = (await page('/portfolio')).querySelectorAll('#work article h3').map(textOf)
  expect(cards).toEqual(projects.map(({ title }) => title))
  expect(featured.map(({ title }) => title)).toEqual(cards.slice(0, 6))
  const [all, ...categories] = options.categories.map(({ label }) => label)
  expect(all).toMatch(/^All/)
  expect(new Set(categories)).toEqual(new Set(projects.map(({ category }) => category)))
})

it.each(projects)('the case study $title has its parts, facts and links', async (project) => {
  const { title, category, picture, facts, shows } = project
  const place = projects.indexOf(project)
  const isShort = place >= projects.length - 2
  const root = await page(`/case-studies/${slugOf(title)}`)
  const text = reading(root)
  for (const each of [category, ...shows]) expect.soft(text).toContain(plain(each))
  expect(root.querySelector('main img')?.getAttribute('src')).toContain(`/${picture}.svg`)
  expect(root.querySelectorAll('section:contains("Capabilities") h3')).toHaveLength(3)
  const order = ['Project details', 'Project overview', 'Capabilities', 'Technologies', 'Results']
  const wanted = isShort ? ['Project details', 'Capabilities'] : order
  const headings = root.querySelectorAll('main h2:not(.visually-hidden)').map(textOf)
  expect(headings.filter((heading) => order.includes(heading))).toEqual(wanted)
  const groups = root.querySelectorAll('section:contains("Technologies") h3').map(textOf)
  if (place < 6) expect(groups).toEqual(['Frontend', 'Backend', 'Infrastructure'])
  else if (!isShort) expect(groups.length).toBeOneOf([3, 4])
  expect(root.querySelectorAll('section[aria-labelledby=details] dt').map(textOf)).toEqual([
    'Client’s industry',
    ...(isShort ? [] : ['Duration', 'Team', expect.stringMatching(/^(Compliance|Platform|Scope|Focus)$/)]),
    'Years',
  ])
  const [, ...shown] = /(\d+) months duration (\d+) developers team/.exec(text) ?? []
  const [months, team] = shown.map(Number)
  if (facts) expect([months, team]).toEqual(facts.match(/\d+/g)?.map(Number))
  else if (!isShort)
    expect(months && team && months >= 8 && months <= 16 && team >= 12 && team <= 25).toBe(true)
  const all = root.querySelectorAll('main a').map(linkOf)
  expect(all[0]).toBe(place < 6 ? 'Back to Case Studies → /#case-studies' : 'Back to Portfolio → /portfolio')
  const next = projects[(place + 1) % projects.length]?.title ?? ''
  expect(all.slice(-4)).toEqual([
    `${next} → /case-studies/${slugOf(next)}`,
    expect.stringMatching(
      shows.at(-1)?.match(/Your|Platform$/) ? `${shows.at(-1)} → /contact` : / → \/contact$/,
    ),
    `Book a Free Consultation → ${company.booking}`,
    'View More Case Studies → /portfolio',
  ])
})

/**
 * All figures that pages show, in lower case with the value first: those of lists, reasons and stories. `card` is the card
 * around a figure with its links, or else the figure with its description.
 */
const shownFigures = everyPage.flatMap(({ path, root }) =>
  root.querySelectorAll('main :is(dl > div, li)').map((item) => {
    const [value, label] = ['dd, p', 'dt, h3'].map((part) => textOf(item.querySelector(part)))
    const card = item.closest('article') ?? item.closest('#case-studies li') ?? item
    return { path, figure: plain(label ? `${value} ${label}` : textOf(item)), card: card.outerHTML }
  }),
)

it.each(Object.entries(figures))('%s shows its figures with the specified labels', (path, all) => {
  const shown = shownFigures.filter((each) => each.path === path).map(({ figure }) => figure)
  for (const row of all) expect.soft(shown).toContain(plain(row))
})

it.each(projects)('$title shows its figures with the specified labels everywhere', ({ title, figures }) => {
  const path = `/case-studies/${slugOf(title)}`
  const isAbout = (card: string) => card.includes(`"${path}"`) || card.includes(`${title}: `)
  const shown = shownFigures.filter((each) => each.path === path || isAbout(each.card))
  // The first words name the project. Some figures have no label.
  const wanted = plain(figures).replace(/^(r&d|[a-z ]+) /, '')
  for (const figure of figures ? wanted.split(', ') : []) {
    const [value, label] = figure.split(/ (.*)/)
    const places = shown.filter((each) => each.figure.startsWith(`${value} `))
    expect.soft(places, figure).toContainEqual(expect.objectContaining({ path }))
    for (const place of label ? places : []) expect.soft(place.figure, place.path).toBe(figure)
  }
})

/** Lists whose items are cards on a page, and the fields that each card shows. */
const cards: [path: string, items: readonly { title: string }[], ...fields: string[]][] = [
  ['/', industryCards, 'description', 'examples'],
  ['/', featured, 'industry', 'category', 'description', 'achievement', 'technologies', 'results'],
  ['/industries', industryCards, 'index', 'examples'],
  ['/portfolio', caseStudies, 'industry', 'category', 'description', 'technologies', 'results'],
  ['/process', processPage.steps, 'stepNumber', 'description', 'details'],
  ['/hire-experts', hireExperts.roles, 'description', 'skills', 'experience'],
  ['/hire-experts', hireExperts.models, 'description', 'features', 'bestFor'],
  ...serviceList.map(({ path, services }): (typeof cards)[number] => [
    path,
    services,
    'description',
    'features',
  ]),
]

/** All texts and numbers in a value, without names of icons, and without notes, which cards leave out. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object') return [String(value)]
  const parts = Object.entries(value as object).filter(([name]) => !/^(icon|note)$/.test(name))
  return parts.flatMap(([, part]) => textsIn(part))
}

it.each(cards)('%s shows all fields of its cards', async (path, items, ...fields) => {
  const all = (await page(path)).querySelectorAll('main :is(li, article, dl > div):has(h2, h3, dt)')
  for (const item of items) {
    const titleOf = (card: HTMLElement) => textOf(card.querySelector('h2, h3, dt')).replace(/^\d+\.? /, '')
    const shown = all.filter((card) => titleOf(card) === item.title).map(textOf)
    const texts = fields.flatMap((field) => textsIn((item as Record<string, unknown>)[field] ?? []))
    for (const text of texts) expect.soft(shown.join(' '), item.title).toContain(text)
  }
})

it('progress, buttons and the error page are those of the specification', async () => {
  const bars = (await page('/services/ui-ux-design')).querySelectorAll('progress')
  const shares = bars.map(({ attributes: { value, max } }) => Number(value) / Number(max))
  expect(shares).toEqual([0.2, 0.4, 0.6, 0.8, 1])
  const named = 'accent default destructive ghost hero link outline premium secondary'
  expect(Object.keys(variants).sort().join(' ')).toBe(named)
  expect(Object.keys(sizes).sort().join(' ')).toBe('default icon lg sm xl')
  expect(failure.heading).toBe('Unexpected Application Error!')
})
