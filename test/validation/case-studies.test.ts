import type { HTMLElement } from 'node-html-parser'
import { expect, it } from 'vitest'
import { caseStudies, pathOf } from '../../src/content/case-studies.ts'
import { caseStudyPage as says } from '../../src/content/case-study-page.ts'
import { company } from '../../src/content/company.ts'
import { featured } from '../../src/content/home.ts'
import { portfolio } from '../../src/content/portfolio.ts'
import { options } from '../../src/content/portfolio-filter.ts'
import { projectPicture } from '../../src/content/project-picture.ts'
import { firstReleaseOf } from '../../src/content/projects.ts'
import { slugOf } from '../../src/content/schema.ts'
import { strings } from '../../src/content/strings.ts'
import { everyPage, page, textOf } from '../site.ts'

it.each(caseStudies)('the page of $title has its facts and story, and links back and on', async (study) => {
  const root = await page(pathOf(study))
  expect(textOf(root.querySelector('main p'))).toBe(study.category)
  const links = root.querySelectorAll('main a').map((link) => [textOf(link), link.getAttribute('href')])
  const isFeatured = featured.some(({ id }) => id === study.id)
  expect(links[0]).toEqual(
    isFeatured ? [says.back.home.label, '/#case-studies'] : [says.back.portfolio.label, '/portfolio'],
  )
  expect(links.slice(-3)).toEqual([
    [study.closing.action, '/contact'],
    [`${says.booking.label} ${strings.newTab}`, company.booking],
    [says.more.label, '/portfolio'],
  ])
  const facts = root.querySelectorAll('section[aria-labelledby=details] dd').map(textOf)
  expect(facts).toEqual(says.facts(study).map(({ value }) => value))
  const text = textOf(root.querySelector('main'))
  const { firstRelease } = study
  const release = `${firstReleaseOf(study)} ${says.share(firstRelease?.share ?? 0)} ${says.prices.label}`
  expect(text.includes(release)).toBe(Boolean(study.story && firstRelease))
  expect(text).toContain(says.builtBy)
  for (const { value, label, note = '' } of study.results)
    expect(text).toContain(`${label} ${value} ${note}`.trim())
  expect(root.querySelector('header li > a[href="/portfolio"]')?.getAttribute('aria-current')).toBe('true')
  const next = caseStudies[(caseStudies.indexOf(study) + 1) % caseStudies.length]
  expect(links.at(-4)).toEqual([next?.title, next && pathOf(next)])
})

const { filter } = portfolio
const addressOf = (query: string) => (query ? `/portfolio?${query}` : '/portfolio')
const hrefsOf = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map((link) => link.getAttribute('href'))

const everyOption = Object.values(options).flat()

it.each(everyOption)('the portfolio lists its $count projects of $label', async ({ query, label }) => {
  const root = await page(addressOf(query))
  const shown = caseStudies.filter(({ category, industryPage }) =>
    [addressOf(''), addressOf(`category=${slugOf(category)}`), industryPage ?? addressOf('industry=other')]
      .map((path) => path.replace('/industries/', '/portfolio?industry='))
      .includes(addressOf(query)),
  )
  expect(hrefsOf(root, '#work article a')).toEqual(shown.map(pathOf))
  const count = shown.length === 1 ? filter.one : `${shown.length} ${filter.many}`
  expect(textOf(root.querySelector('[role=status]'))).toBe(count)
  expect(hrefsOf(root, 'link[rel=canonical]')).toEqual([expect.stringMatching(/\/portfolio$/)])
  const links = '[data-island=PortfolioFilter] a'
  expect(hrefsOf(root, links).sort()).toEqual(
    everyOption.map((each) => `${addressOf(each.query)}#work`).sort(),
  )
  const chosen = root.querySelectorAll(`${links}[aria-current=true]`).map(textOf)
  expect(new Set(chosen)).toEqual(new Set([`${label} ${shown.length}`]))
  const isCategory = options.categories.some((each) => each.query === query)
  expect(textOf(root.querySelector('#filter-value'))).toBe(isCategory ? label : filter.all)
})

/** The words of each drawing, whose letters are shapes: they stand in `desc`, or in `text` of a drawing program. */
const drawn = import.meta.glob<string>('../../client/pictures/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const wordsOf = (file: string) =>
  [...(drawn[`../../client/pictures/${file}.svg`] ?? '').matchAll(/<(desc|text)\b[^>]*>(.*?)<\/\1>/gs)]
    .map(([, , words]) => words)
    .join(' ')

/** Amounts such as `+45%`, `$2M+` and `1,385`, without a sign before them. A small number can be anything. */
const amountsIn = (text: string) =>
  text.match(/\$?\d[\d.,]*[KMB]?[%+]+|\$?\d[\d.,]+[KMB]\b|\d[\d.,]+\d/g) ?? []

const resultsOf = ({ results, story }: (typeof caseStudies)[number]) =>
  [...results, ...(story?.resultFigures ?? [])].flatMap(({ value }) => amountsIn(value))

it.each(caseStudies)('the drawing of $title shows no result of another project', (study) => {
  const { file } = projectPicture(study)
  if (`../../client/pictures/${file}.svg` in drawn)
    expect(wordsOf(file), `${file}.svg needs a <desc>`).not.toBe('')
  const others = caseStudies.filter((each) => each !== study).flatMap(resultsOf)
  const own = resultsOf(study)
  expect(
    amountsIn(wordsOf(file)).filter((each) => others.includes(each) && !own.includes(each)),
    file,
  ).toEqual([])
})

it.each(everyPage)(
  'a drawing of $path without an alternative text has the amounts of the text',
  ({ root }) => {
    const text = textOf(root.querySelector('main'))
    for (const picture of root.querySelectorAll('main img[alt=""]')) {
      const src = picture.getAttribute('src') ?? ''
      // A part of a drawing that the page also shows whole, with an alternative text.
      if (root.querySelector(`main img[src="${src}"]:not([alt=""])`)) continue
      const [file = ''] = /[\w-]+(?=-[\w-]{8}\.svg|\.svg)/.exec(src) ?? []
      for (const amount of amountsIn(wordsOf(file))) expect.soft(text, file).toContain(amount)
    }
  },
)
