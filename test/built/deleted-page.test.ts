import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { industries } from '../../src/content/industries.ts'
import { services } from '../../src/content/services.ts'
import { paths } from '../../src/routes.ts'
import { type Copy, startCopy } from './copy.ts'

/** The last page of two kinds: its address, the file with its row, and what its address answers from now on. */
const deleted = [
  [Object.keys(services).at(-1) ?? '', 'src/content/services.ts', '/contact'],
  [Object.keys(industries).at(-1) ?? '', 'src/content/industries.ts', 'gone'],
] as const

/** A copy of the site without the two, deleted as README says. */
describe('a page that is deleted', () => {
  let copy: Copy
  let ask: (path: string) => Promise<Response>

  beforeAll(async () => {
    copy = await startCopy()
    await cp(join(import.meta.dirname, '../../biome.json'), join(copy.folder, 'biome.json'))
    for (const [path, table, to] of deleted) {
      await copy.deletePage(path, table)
      await copy.edit('src/moved.ts', (source) =>
        source.replace(/(?<=moved: Moved = \{)/, `\n  '${path}': '${to}',\n`),
      )
    }
    await copy.succeed('npx', 'biome', 'lint', '--vcs-enabled=false', 'src')
    await copy.succeed('npx', 'tsc', '-b', 'src', 'build')
    await copy.succeed('npm', 'run', 'build')
    ask = await copy.worker()
  })

  afterAll(() => copy?.remove())

  it('is named by no page, menu, footer or feed', async () => {
    const left = paths.filter((path) => deleted.every(([gone]) => path !== gone))
    for (const path of [...left, '/nope', '/sitemap.xml', '/llms.txt']) {
      const response = await ask(path)
      expect(response.status, path).toBe(path === '/nope' ? 404 : 200)
      const text = await response.text()
      // As an address: in markup, in JSON, in a list.
      for (const [gone] of deleted)
        expect(text, path).not.toMatch(new RegExp(`${gone}(["#?&<]|\\.md|\\.png)`))
    }
  })

  it('leaves no picture and no Markdown', async () => {
    const files = await readdir(join(copy.folder, 'dist/client'), { recursive: true })
    expect(files.filter((file) => /^social\/.*\.png$/.test(file))).toHaveLength(paths.length - deleted.length)
    expect(files).toContain('index.md')
    for (const [gone] of deleted) {
      expect(files).not.toContain(`social${gone}.png`)
      expect(files).not.toContain(`${gone.slice(1)}.md`)
    }
  })

  it('answers at its old address as src/moved.ts says', async () => {
    const answers = await Promise.all(deleted.map(([gone]) => ask(gone)))
    expect(answers.map(({ status }) => status)).toEqual([301, 410])
  })
})
