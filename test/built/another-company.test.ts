import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Copy, startCopy } from '../node/copy.ts'
import * as other from './become-another-company.ts'

const study = '/case-studies/harbour-tickets'

let copy: Copy
let ask: (path: string) => Promise<Response>
let files: string[]

beforeAll(async () => {
  copy = await startCopy()
  await rm(join(copy.folder, 'test/acceptance'), { recursive: true })
  await other.becomeAnotherCompany(copy)
  await copy.succeed('npm', 'run', 'check:launch')
  await copy.succeed('npm', 'run', 'check')
  await copy.succeed('npx', 'wrangler', 'deploy', '--dry-run')
  const { default: worker } = await import(pathToFileURL(join(copy.folder, 'dist/worker/worker.js')).href)
  ask = async (path) => worker.fetch(new Request(`https://localhost${path}`), {})
  files = await readdir(join(copy.folder, 'dist/client'), { recursive: true })
}, 600_000)

afterAll(() => copy?.remove())

const built = (file: string) => readFile(join(copy.folder, 'dist/client', file))
const html = async (path: string) => (await ask(path)).text()
const page = async (path: string) => parse(await html(path))

it('the public files contain no source, source map or build manifest', async () => {
  expect(files).toContain('favicon.ico')
  for (const file of files.filter((each) => /\.\w+$/.test(each))) {
    expect(`/${file}`).not.toMatch(/\.(map|tsx?|jsx|toml)$|manifest\.json$|\/\.|worker/)
    expect((await built(file)).includes('sourceMappingURL'), file).toBe(false)
  }
})

it('nothing served contains a name of the former company or the address of a deleted page', async () => {
  const locations = (await html('/sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)?<\/loc>/g)
  const paths = [...locations].map(([, path]) => path ?? '/')
  expect(paths).toEqual(expect.arrayContaining(other.added.map(([, , path]) => path)))
  for (const path of paths.slice(1)) {
    expect(files).toEqual(expect.arrayContaining([`${path.slice(1)}.md`, `social${path}.png`]))
  }
  const served = new Map<string, string>()
  const texts = '/sitemap.xml /robots.txt /llms.txt /.well-known/security.txt /site.webmanifest'.split(' ')
  for (const path of [...paths, '/nope', ...texts]) served.set(path, await html(path))
  for (const name of files) {
    if (/\.(js|css|svg|json|txt|md)$|_headers$/.test(name)) served.set(name, String(await built(name)))
  }
  // The address must end there, so that a longer one does not match.
  const addresses = Object.keys(other.moved).map((path) => new RegExp(`${path}(["#?&<)]|\\.md|\\.png)`))
  const found = [...served].flatMap(([name, text]) => {
    const names = other.formerNames.filter((each) => text.includes(each))
    return [...names, ...addresses.filter((each) => each.test(text))].map((each) => `${name}: ${each}`)
  })
  expect(found).toEqual([])
})

it('pages show the typeface, booking page, profile, team, office, prices and numbers of the company', async () => {
  const home = await html('/')
  expect(home).toContain(`font-family:${other.owner.typeface}`)
  expect(home).toContain(other.owner.booking.replaceAll('&', '&amp;'))
  expect(home).toContain(`"sameAs":["${other.owner.profile}"]`)
  expect(home).not.toMatch(/\b(six|nine) (services|industries)/i)
  expect(parse(home).querySelectorAll('main blockquote, main svg[role=img] use')).toEqual([])
  expect(await html('/about')).toContain(other.owner.colleague)
  expect(await html(study)).toMatch(/€\d/)
  expect(await html(study)).toMatch(/"https:[^"]+\/assets\/ferry-1200-[^"]+\.webp/)
  const contact = await page('/contact')
  expect(contact.querySelectorAll('#offices address')).toHaveLength(1)
  // There is no drawing of this flag, so the country code replaces it.
  expect(contact.querySelector('#offices h3 span')?.textContent).toBe('PT')
})

it('the new colours replace the old ones in styles and drawings', async () => {
  const names = files.filter((file) => /^assets\/(site-.*\.css|(hero-loom|selvedge)-.*)$/.test(file))
  const drawn = await Promise.all(names.map(async (file) => String(await built(file))))
  expect(drawn.length).toBeGreaterThan(2)
  const all = [...drawn, (await page('/')).querySelector('head style')?.text].join('').toLowerCase()
  for (const [former, current] of other.colours) {
    expect(all).not.toContain(former)
    expect(all).toContain(current)
  }
})

it.each([
  ['a person', '/about', 'lior', 2],
  ['the home page, also on phones and in the dark', '/', 'ferry', 8],
  ['a case study, also in the dark', study, 'ferry', 4],
  ['a service, also in the dark', other.photographed, 'ferry', 4],
])('the photograph of %s comes in several formats and sizes', async (_, path, name, sources) => {
  const img = (await page(path)).querySelector(`picture img[src*="/${name}-"]`)
  expect(img?.getAttribute('alt')).toMatch(/\S/)
  const sets = img?.parentNode?.querySelectorAll('source').map(({ attributes }) => attributes['srcSet'] ?? '')
  expect(sets).toHaveLength(sources)
  const choices = [...String(sets).matchAll(/\/(assets\/\S+) (\d+)w/g)]
  expect(choices.length).toBeGreaterThan(sources)
  for (const [, file = '', width = ''] of choices) {
    expect((await sharp(await built(file)).metadata()).width).toBe(Number(width))
  }
})
