import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Result } from '../node/run.ts'
import { becomeAnotherCompany, owner, wordsOfToday } from './become-another-company.ts'
import { type Copy, startCopy } from './copy.ts'

const repository = join(import.meta.dirname, '../..')

const ofTheWorker = ['app', 'content-laws', 'environment', 'faults', 'middleware/', 'moved'].map(
  (name) => `test/${name}`,
)

describe('another company takes the site over', () => {
  let copy: Copy
  let deployment: Result
  let ask: (path: string) => Promise<Response>

  beforeAll(async () => {
    copy = await startCopy()
    for (const part of ['test', 'bench', 'biome.json', '.gitignore']) {
      await cp(join(repository, part), join(copy.folder, part), { recursive: true })
    }
    await becomeAnotherCompany(copy)
    await copy.succeed('npm', 'run', 'format')
    // What a release does before it sends anything: the launch check, the types, the laws in workerd, and the build.
    // With them the tests of the Worker, which are true of any content.
    await copy.succeed('npm', 'run', 'check:launch')
    await copy.succeed('npm', 'run', 'check', '--', 'test/laws/', 'test/node/html', ...ofTheWorker)
    deployment = await copy.succeed('npx', 'wrangler', 'deploy', '--dry-run')
    ask = await copy.worker()
  }, 300_000)

  afterAll(() => copy?.remove())

  it('may go live, with its own name', () => {
    expect(deployment.output).toContain('--dry-run: exiting now')
  })

  it('serves no word of the company before it', async () => {
    const sitemap = await (await ask('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)?<\/loc>/g)].map(
      ([, path]) => path ?? '/',
    )
    expect(paths).toContain('/case-studies/harbour-tickets')
    const served = new Map<string, string>()
    const feeds = '/sitemap.xml /robots.txt /llms.txt /.well-known/security.txt /site.webmanifest'.split(' ')
    for (const path of [...paths, '/nope', ...feeds]) {
      served.set(path, await (await ask(path)).text())
    }
    const assets = join(copy.folder, 'dist/client')
    for (const name of await readdir(assets, { recursive: true })) {
      if (/\.(js|css|svg|json|txt)$|_headers$/.test(name)) {
        served.set(name, await readFile(join(assets, name), 'utf8'))
      }
    }
    const found = [...served].flatMap(([name, text]) =>
      wordsOfToday().flatMap((word) => (text.includes(word) ? [`${name}: ${word}`] : [])),
    )
    expect(found).toEqual([])
    expect(served.get('/')).toContain(owner.name.replace('&', '&amp;'))
  })

  it('leads the moved address on, and has one colour everywhere', async () => {
    const moved = await ask('/case-studies/datamind-analytics')
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/portfolio'])
    const home = await (await ask('/')).text()
    expect(home).toContain(owner.gold)
    expect(home).not.toContain('#f5b81c')
  })
})
