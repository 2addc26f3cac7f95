import { expect, it } from 'vitest'
import { categories } from '../../src/content/schema.ts'
import { run } from './run.ts'

/** Matches the values of a draft that are not text for visitors: colours, icons, addresses and dates. */
const known = /^(\/.*|blue|layers|plain|chart|text|Focus|first|\d{4}-\d\d-\d\d)$/

const { codeOf, ...drafts } = await import('../../scripts/new/drafts.ts')

it.each(Object.entries(drafts))('every text of the draft %s is a sample', (_, draft) => {
  const code = codeOf(draft('Lock Gates'), 'Lock Gates:')
  const sample = /\bsample\("[^"]*"\)/g
  expect(code.match(sample)?.length).toBeGreaterThan(4)
  const texts = [...code.replaceAll(sample, '').matchAll(/"(.*?)"/g)].map(([, text = '']) => text)
  const own: string[] = ['Lock Gates', ...categories]
  expect(texts.filter((text) => !known.test(text) && !own.includes(text))).toEqual([])
})

it('npm run new asks for kind and title', async () => {
  const { output } = await run('.', ['sh', '-c', 'echo blog First post | node scripts/new.ts'])
  expect(output).toMatch(/its title\? .*“blog” is none of: case-study, service/s)
})

it.each([
  ['legal-page', 'About', '/about'],
  ['plain-page', '!?', 'letters or digits'],
  ['plain-page', 'Index', '/index.md'],
  ['plain-page', 'Home', '/social/home.png'],
  ['plain-page', 'a'.repeat(300), '300 letters'],
  ['case-study', 'All', 'src/content/case-studies/all.ts'],
  ['article', 'Articles', 'src/content/plain/articles.ts'],
  ['constructor', 'Lock Gates', 'none of'],
])('npm run new refuses the %s “%s” in one sentence', async (kind, title, reason) => {
  const { code, output } = await run('.', ['node', 'scripts/new.ts', kind, title])
  expect([code, output]).toEqual([1, expect.stringMatching(/^.+\n$/)])
  expect(output).toContain(reason)
})
