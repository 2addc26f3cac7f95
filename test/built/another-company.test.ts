import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Copy, startCopy } from '../node/copy.ts'
import * as other from './become-another-company.ts'

const study = '/case-studies/harbour-tickets'

let copy: Copy
let html: (path: string) => Promise<string>
let files: string[]

beforeAll(async () => {
  copy = await startCopy()
  await rm(join(copy.folder, 'test/acceptance'), { recursive: true })
  await other.becomeAnotherCompany(copy)
  await copy.succeed('npm', 'run', 'check:launch')
  await copy.succeed('npm', 'run', 'check')
  await copy.succeed('npx', 'wrangler', 'deploy', '--dry-run')
  const { default: worker } = await import(pathToFileURL(join(copy.folder, 'dist/worker/worker.js')).href)
  html = async (path) => (await worker.fetch(new Request(`https://localhost${path}`), {})).text()
  files = await readdir(join(copy.folder, 'dist/client'), { recursive: true })
})

afterAll(() => copy?.remove())

const built = (file: string) => readFile(join(copy.folder, 'dist/client', file), 'utf8')

it('the public files contain no source, source map or build manifest', async () => {
  expect(files).toContain('favicon.ico')
  for (const file of files.filter((each) => /\.\w+$/.test(each))) {
    expect(`/${file}`).not.toMatch(/\.(map|tsx?|jsx|toml)$|manifest\.json$|\/\.|worker/)
    expect((await built(file)).includes('sourceMappingURL'), file).toBe(false)
  }
})

it('there are the new pages, and nothing served contains what the owner has renamed', async () => {
  const locations = (await html('/sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)?<\/loc>/g)
  const paths = [...locations].map(([, path]) => path ?? '/')
  expect(paths).toEqual(expect.arrayContaining(other.added.map(([, , path]) => path)))
  const texts = '/sitemap.xml /robots.txt /llms.txt /.well-known/security.txt'.split(' ')
  const served = new Map<string, string>()
  for (const path of [...paths, '/nope', ...texts]) served.set(path, await html(path))
  for (const file of files) {
    if (/\.(js|css|svg|json|txt|md)$|_headers$/.test(file)) served.set(file, await built(file))
  }
  for (const former of other.renamed.keys()) {
    expect([...served].filter(([, text]) => text.includes(former)).map(([name]) => name)).toEqual([])
  }
})

it('pages show the typeface, profile, team, office, prices and numbers of the company', async () => {
  const home = await html('/')
  expect(home).toContain('font-family:Roboto')
  expect(home).toContain(`"sameAs":["${other.profile}"]`)
  expect(home).not.toMatch(/\b(nine services|six industries)/i)
  expect(parse(home).querySelectorAll('main blockquote, main svg[role=img] use')).toEqual([])
  expect(await html('/about')).toContain(other.colleague)
  expect(await html(study)).toMatch(/\d\u00a0kr/)
  const contact = parse(await html('/contact'))
  expect(contact.querySelectorAll('#offices address')).toHaveLength(1)
  // There is no drawing of this flag, so the country code replaces it.
  expect(contact.querySelector('#offices h3 span')?.textContent).toBe('PT')
})

it('the new colours replace the old ones in styles and drawings', async () => {
  const names = files.filter((file) => /^assets\/(site-.*\.css|.*\.svg)$/.test(file))
  const drawn = await Promise.all(names.map(built))
  expect(drawn.length).toBeGreaterThan(2)
  const all = [...drawn, await html('/')].join().toLowerCase()
  for (const [former, current] of other.colours) {
    expect(all).not.toContain(former)
    expect(all).toContain(current)
  }
})

it.each([
  ['a person', '/about', 'lior', 2],
  ['the home page, also on phones and in the dark', '/', 'ferry', 8],
  ['a case study, also in the dark', study, 'ferry', 4],
])('the photograph of %s comes in several formats and sizes', async (_, path, name, sources) => {
  const picture = parse(await html(path)).querySelector(
    `picture:has(img[src*="/${name}-"][alt]:not([alt=""]))`,
  )
  const sets = picture?.querySelectorAll('source').map(({ attributes }) => attributes['srcSet'])
  expect(sets).toHaveLength(sources)
  const choices = [...String(sets).matchAll(/\/(assets\/\S+) \d+w/g)].map(([, file]) => file)
  expect(choices.length).toBeGreaterThan(sources)
  expect(files).toEqual(expect.arrayContaining(choices))
})
