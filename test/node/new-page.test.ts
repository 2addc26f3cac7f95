import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categories } from '../../src/content/schema.ts'
import { type Copy, startCopy } from './copy.ts'
import { run } from './run.ts'

/** Kind, title and file of each page that is added. */
const added = [
  ['case-study', 'Lock Gates', 'case-studies/lock-gates.ts'],
  ['service', 'Night & Day', 'services/night-and-day.ts'],
  ['industry', 'Pêche', 'industries/peche.ts'],
  ['legal-page', 'Colophon', 'legal/colophon.ts'],
  // A reserved word.
  ['plain-page', 'Class', 'plain/class.ts'],
] as const

/** Strings that no visitor reads: modules, colours, icons, addresses, dates. */
const known = /^([./].*|blue|layers|plain|chart|text|Focus|first|\d{4}-\d\d-\d\d)$/

// test/built/another-company.test.ts also builds a site to which `npm run new` has added pages.
describe('npm run new', () => {
  let copy: Copy

  beforeAll(async () => {
    copy = await startCopy()
    for (const [kind, title] of added) await copy.succeed('node', 'scripts/new.ts', kind, title)
  }, 60_000)

  afterAll(() => copy?.remove())

  it('asks for kind and title if there are no arguments', async () => {
    const { output } = await copy.succeed('sh', '-c', 'echo plain-page Our partners | npm run new')
    expect(output).toContain('and its title?')
    expect(await copy.read('src/content/plain/our-partners.ts')).toContain('Our partners')
  })

  it('writes files that pass the linter', async () => {
    await copy.succeed('npx', 'biome', 'check', 'src')
  })

  it.each(added)('marks every text of the %s “%s” as a sample', async (_, title, file) => {
    const source = await copy.read(`src/content/${file}`)
    const sample = /\bsample\(\s*(?:'[^']*'|\d+),?\s*\)/g
    expect(source.match(sample)?.length).toBeGreaterThan(4)
    const texts = [...source.replaceAll(sample, '').matchAll(/'(.*?)'/g)].map(([, text = '']) => text)
    const own: string[] = [title, ...categories]
    expect(texts.filter((text) => !known.test(text) && !own.includes(text))).toEqual([])
  })

  it('writes nothing and prints one line if the page exists, or kind or title are wrong', async () => {
    const before = await copy.read('src/content/services.ts')
    for (const [kind, title, says] of [
      ['service', 'Night & Day', 'There is a page at /services/night-and-day already'],
      ['blog', 'First post', 'none of: case-study, service, industry, legal-page, plain-page'],
      ['plain-page', '!?', '“!?” makes no address'],
      ['case-study', 'Stock & Flow', '“Stock & Flow” makes no address'],
    ] as const) {
      const { code, output } = await run(copy.folder, ['node', 'scripts/new.ts', kind, title])
      expect(code).toBe(1)
      expect(output).toContain(says)
      expect(output.trim().split('\n')).toHaveLength(1)
    }
    expect(await copy.read('src/content/services.ts')).toBe(before)
  })
})
