import { afterAll, beforeAll, expect, it } from 'vitest'
import { categories } from '../../src/content/schema.ts'
import { type Copy, startCopy } from './copy.ts'
import { run } from './run.ts'

/** Strings that no visitor reads: modules, colours, icons, addresses, dates. */
const known = /^([./].*|blue|layers|plain|chart|text|Focus|first|\d{4}-\d\d-\d\d)$/

let copy: Copy

beforeAll(async () => {
  copy = await startCopy()
})

afterAll(() => copy?.remove())

// These tests only read the new files. test/built/another-company.test.ts also builds a site with pages of these kinds.
it.each([
  ['case-study', 'Lock Gates', 'case-studies/lock-gates.ts'],
  ['service', 'Night & Day', 'services/night-and-day.ts'],
  ['industry', 'Pêche', 'industries/peche.ts'],
  ['legal-page', 'Colophon', 'legal/colophon.ts'],
  ['plain-page', 'Class', 'plain/class.ts'],
])(
  'npm run new asks for kind and title, and marks every text of the %s “%s” as a sample',
  async (...page) => {
    const [kind, title, file] = page
    await copy.succeed('sh', '-c', `echo '${kind} ${title}' | npm run new`)
    const source = await copy.read(`src/content/${file}`)
    const sample = /\bsample\(\s*(?:'[^']*'|\d+),?\s*\)/g
    expect(source.match(sample)?.length).toBeGreaterThan(4)
    const texts = [...source.replaceAll(sample, '').matchAll(/'(.*?)'/g)].map(([, text = '']) => text)
    const own: string[] = [title, ...categories]
    expect(texts.filter((text) => !known.test(text) && !own.includes(text))).toEqual([])
  },
)

it.each([
  ['service', 'Night & Day', 'There is a page at /services/night-and-day already\n'],
  ['blog', 'First post', '“blog” is none of: case-study, service, industry, legal-page, plain-page\n'],
  ['plain-page', '!?', '“!?” makes no address: the title needs letters or digits\n'],
])('npm run new refuses the %s “%s” in one line', async (kind, title, message) => {
  const { code, output } = await run(copy.folder, ['node', 'scripts/new.ts', kind, title])
  expect([code, output]).toEqual([1, message])
})
