import type { HTMLElement } from 'node-html-parser'
import { expect, it } from 'vitest'
import { caseStudies, pathOf } from '../../src/content/case-studies.ts'
import { options } from '../../src/content/filter-options.ts'
import { portfolio } from '../../src/content/portfolio.ts'
import { projectPicture } from '../../src/content/project-picture.ts'
import { slugOf } from '../../src/content/schema.ts'
import { page, textOf } from '../site.ts'

const hrefsOf = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map((link) => link.getAttribute('href'))

const { filter } = portfolio
const addressOf = (query: string) => (query ? `/portfolio?${query}` : '/portfolio')

const everyOption = Object.values(options).flat()

it.each(everyOption)('the portfolio lists its $count projects of $label', async ({ query }) => {
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
