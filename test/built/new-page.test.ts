import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categories } from '../../src/content/schema.ts'
import { run } from '../node/run.ts'
import { added } from './become-another-company.ts'
import { type Copy, startCopy } from './copy.ts'

/** Texts that are no prose: modules, names of dyes and signs, places, days. */
const known = /^([./].*|indigo|layers|plain|chart|text|Focus|first|\d{4}-\d\d-\d\d)$/

// That the pages compile, answer, and keep every law: test/built/another-company.test.ts.
describe('npm run new', () => {
  let copy: Copy

  beforeAll(async () => {
    copy = await startCopy()
    for (const [kind, title] of added) await copy.succeed('node', 'scripts/new.ts', kind, title)
  })

  afterAll(() => copy?.remove())

  it('asks for what it is not told', async () => {
    const { output } = await copy.succeed('sh', '-c', 'echo plain-page Our partners | npm run new')
    expect(output).toContain('and its title?')
    expect(await copy.read('src/content/plain/our-partners.ts')).toContain('Our partners')
  })

  it('writes what is laid out like the rest', async () => {
    await copy.succeed('npx', 'biome', 'check', 'src')
  })

  it.each(added)('marks every text of the %s “%s” a sample', async (_, title, _path, file) => {
    const source = await copy.read(`src/content/${file}`)
    const sample = /\bsample\(\s*(?:'[^']*'|\d+),?\s*\)/g
    expect(source.match(sample)?.length).toBeGreaterThan(4)
    const texts = [...source.replaceAll(sample, '').matchAll(/'(.*?)'/g)].map(([, text = '']) => text)
    const own: string[] = [title, ...categories]
    expect(texts.filter((text) => !known.test(text) && !own.includes(text))).toEqual([])
  })

  it('writes nothing and says why in one line when there is such a page, or no such kind', async () => {
    const before = await copy.read('src/content/services.ts')
    for (const [kind, title, says] of [
      ['service', 'Data & Analytics', 'There is a page at /services/data-and-analytics already'],
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
