import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { caseStudies } from '../../src/content/case-studies.ts'
import { portfolioTestimonial, testimonials } from '../../src/content/company.ts'
import { entriesOf } from '../../src/validation/entries.ts'
import { everyPage, textOf } from '../site.ts'
import specification from './specification.json' with { type: 'json' }

// These tests check the rules of `docs/writing.md` that can be counted. They are for the texts of this company. Delete this
// folder when the site belongs to another company.
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/content/case-studies/*.ts', '!../../src/content/case-studies/all.ts'],
  { eager: true },
)

/** Every text of the case studies, with its file. */
const texts = entriesOf(modules).flatMap(({ file, value }) =>
  typeof value === 'string' ? [{ file, text: value }] : [],
)
const main = everyPage.map(({ path, root }) => ({ path, main: root.querySelector('main') }))

/** How many words the main part of a page shows. */
function words(path: string): number {
  const shown = parse(main.find((each) => each.path === path)?.main?.outerHTML ?? '')
  for (const hidden of shown.querySelectorAll('.visually-hidden, [data-print=only]')) hidden.remove()
  return textOf(shown)
    .split(' ')
    .filter((word) => /[\p{L}\d]/u.test(word)).length
}

it.each([
  ['the home page', /^\/$/, 1_150],
  ['the page about the process', /^\/process$/, 1_050],
  ['pages of services', /^\/(services\/|mobile-|web-|cms-)/, 700],
  ['pages of industries', /^\/industries\/./, 720],
])('%s has at most as many words as its kind may have', (_, kind, most) => {
  const counts = main.filter(({ path }) => kind.test(path)).map(({ path }) => words(path))
  expect(counts.reduce((sum, count) => sum + count) / counts.length).toBeLessThanOrEqual(most)
})

it('at most five case studies end with a command, and at most five offer half an hour', () => {
  const commands =
    /^(ask|begin|bring|call|choose|count|describe|follow|learn|let|rehearse|retire|send|show|start|tell|test|write)\b/i
  const closings = caseStudies.map(({ closing }) => closing)
  expect(closings.filter(({ heading }) => commands.test(heading)).length).toBeLessThanOrEqual(5)
  expect(closings.filter(({ text }) => /half an? hour|minutes/.test(text)).length).toBeLessThanOrEqual(5)
})

it('quotations have one to four sentences, and at most half of them have two', () => {
  const quotes = [...testimonials, portfolioTestimonial, ...caseStudies.flatMap(({ quote }) => quote ?? [])]
  const lengths = quotes.map(({ content }) => content.match(/[.!?](?= |$)/g)?.length ?? 0)
  expect([...new Set(lengths)].sort()).toEqual([1, 2, 3, 4])
  expect(lengths.filter((length) => length === 2).length).toBeLessThanOrEqual(quotes.length / 2)
})

it('at most half of the awards were given “For” something', () => {
  const awards = caseStudies.flatMap(({ story }) => story?.award.description ?? [])
  expect(awards.filter((each) => each.startsWith('For ')).length).toBeLessThanOrEqual(awards.length / 2)
})

it('few headings begin with a number or with “What”, and few sentences have “without”', () => {
  const headings = main.flatMap(
    ({ main }) => main?.querySelectorAll('h1, h2, :not(ol) > li h3').map(textOf) ?? [],
  )
  const numbers = /^(\d+(?!\d|:| of )|one|two|three|four|five|six|seven|eight|nine|ten|thirteen|thirty)\b/i
  expect(headings.filter((each) => numbers.test(each)).length).toBeLessThanOrEqual(13)
  expect(headings.filter((each) => /^What\b/.test(each)).length).toBeLessThanOrEqual(13)
  const all = main.map(({ main }) => textOf(main)).join(' ')
  expect(all.match(/\bwithout\b/gi)?.length).toBeLessThanOrEqual(20)
})

it('a number that no one specified stands in at most three case studies', () => {
  const specified = new Set(JSON.stringify(specification).match(/\d[\d,.]*/g))
  const tens = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
  const pattern = new RegExp(`\\b\\d[\\d,]*\\b|\\b${tens}-\\w+\\b`, 'gi')
  const files = new Map<string, Set<string>>()
  for (const { file, text } of texts) {
    for (const number of text.toLowerCase().match(pattern) ?? []) {
      // Small and round numbers, years, hours and what the specification says may be repeated.
      if (/^(\d|[12]\d|\d*0|(19|20)\d\d)$/.test(number) || specified.has(number)) continue
      files.set(number, new Set([...(files.get(number) ?? []), file]))
    }
  }
  expect([...files].filter(([, { size }]) => size > 3).map(([number]) => number)).toEqual([])
})

const charted = caseStudies.flatMap(({ title, story }) =>
  (story?.resultFigures ?? []).flatMap(({ chart, label, value }) =>
    chart && 'before' in chart && value.endsWith('%')
      ? [{ title, label, percent: Number.parseFloat(value), ...chart }]
      : [],
  ),
)

// “Faster” compares speeds, not times: 10 days instead of 14 are 40 % faster, and 9 minutes instead of 45 are 400 % faster.
it.each(charted)(
  'the amounts of “$label” of $title give its percentage',
  ({ label, percent, before, after }) => {
    const isFaster = /faster|speed/i.test(label)
    const change = isFaster ? before / after - 1 : Math.abs(after - before) / before
    // At most a point away, because counts are whole: 263 and 999 controls are 280 %.
    expect(Math.abs(change * 100 - percent)).toBeLessThan(1)
  },
)

const withStory = caseStudies.flatMap(({ title, firstRelease, story }) =>
  story ? [{ title, ...firstRelease, ...story }] : [],
)

it.each(withStory)('the first release of $title is a possible share of its programme', (each) => {
  // The share of the first release if the whole of the largest team had worked from the first month to the last. Teams are
  // smaller for most of the time, so the real share is larger.
  const least = (each.weeks * each.people) / ((each.duration * 52) / 12) / each.teamSize
  expect(each.share / 100).toBeGreaterThan(least * 0.9)
  expect(each.share / 100).toBeLessThan(least * 3)
})

it.each(caseStudies)('the price of the first release of $title is that of its weeks', ({ firstRelease }) => {
  const { weeks, people, price } = firstRelease
  const perWeek = price.map((amount) => amount / weeks / people)
  expect(Math.min(...perWeek)).toBeLessThan(1_950)
  expect(Math.max(...perWeek)).toBeGreaterThan(1_850)
})
