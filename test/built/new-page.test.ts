import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categories } from '../../src/content/schema.ts'
import { run } from '../node/run.ts'
import { added } from './become-another-company.ts'
import { type Copy, startCopy } from './copy.ts'

const repository = join(import.meta.dirname, '../..')

/** Texts that are no prose: names of dyes, signs, days, places, the titles that were given. */
const known =
  /^(indigo|verdigris|weld|madder|rose|walnut|layers|plain|chart|text|booking|Focus|first|[/#].*|\d{4}-\d\d-\d\d)$/

// That the pages answer, and keep every law: test/built/another-company.test.ts.
describe('npm run new', () => {
  let copy: Copy

  beforeAll(async () => {
    copy = await startCopy()
    await cp(join(repository, 'biome.json'), join(copy.folder, 'biome.json'))
    for (const [kind, title] of added) await copy.succeed('node', 'scripts/new.ts', kind, title)
  })

  afterAll(() => copy?.remove())

  it('asks for what it is not told', async () => {
    const { output } = await copy.succeed('sh', '-c', 'echo plain-page Our partners | npm run new')
    expect(output).toContain('and its title?')
    expect(await copy.read('src/content/plain/our-partners.ts')).toContain('Our partners')
  })

  it('writes what compiles, and is laid out like the rest', async () => {
    await copy.succeed('npx', 'tsc', '-b', 'src')
    await copy.succeed('npx', 'biome', 'check', '--vcs-enabled=false', 'src')
  })

  it.each(added)('marks every text of the %s “%s” a sample', async (_, title, path, file) => {
    const script = `
      const { marked } = await import('./src/content/sample.ts')
      const content = await import('./src/content/${file}')
      const unmarked = (value) => marked.has(value) ? []
        : typeof value === 'string' ? [value]
        : Object.values(value ?? {}).flatMap(unmarked)
      console.log(JSON.stringify([marked.size, unmarked({ ...content })]))`
    const { last } = await copy.succeed('node', '--input-type=module', '--eval', script)
    const [marks, unmarked]: [number, string[]] = JSON.parse(last)
    expect(marks, path).toBeGreaterThan(4)
    const real: string[] = [title, ...categories]
    expect(unmarked.filter((text) => !known.test(text) && !real.includes(text))).toEqual([])
  })

  it('writes nothing when there is such a page, or no such kind', async () => {
    const before = await copy.read('src/content/services.ts')
    for (const [kind, title, says] of [
      ['service', 'Data & Analytics', 'There is a page at /services/data-and-analytics already'],
      ['blog', 'First post', 'none of: case-study, service, industry, legal-page, plain-page'],
      ['plain-page', '!?', 'makes no address'],
    ] as const) {
      const { code, output } = await run(copy.folder, ['node', 'scripts/new.ts', kind, title])
      expect(code).not.toBe(0)
      expect(output).toContain(says)
    }
    expect(await copy.read('src/content/services.ts')).toBe(before)
  })
})
