import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { most } from '../../build/photographs.ts'
import { type Copy, startCopy } from '../node/copy.ts'
import { daylight } from '../node/photograph.ts'
import { run } from '../node/run.ts'
import * as other from './become-another-company.ts'

const study = '/case-studies/harbour-tickets'

let copy: Copy
let ask: (path: string) => Promise<Response>
let files: string[]
let acceptance: string

beforeAll(async () => {
  copy = await startCopy()
  const specification = 'test/acceptance/specification.ts'
  await copy.edit(specification, (source) => source.replace("'default destructive", "'default"))
  const tests = ['npx', 'vitest', 'run', '--config', 'test/vitest.config.ts', 'test/acceptance']
  acceptance = (await run(copy.folder, tests)).output
  await rm(join(copy.folder, 'test/acceptance'), { recursive: true })
  await other.becomeAnotherCompany(copy)
  await copy.succeed('npm', 'run', 'check:launch')
  await copy.succeed('npm', 'run', 'check')
  await copy.succeed('npx', 'wrangler', 'deploy', '--dry-run')
  ask = await copy.worker()
  files = await readdir(join(copy.folder, 'dist/client'), { recursive: true })
}, 600_000)

afterAll(() => copy?.remove())

const built = (file: string) => readFile(join(copy.folder, 'dist/client', file))
const html = async (path: string) => (await ask(path)).text()
const page = async (path: string) => parse(await html(path))

it('the acceptance tests say once that another company deletes them', () => {
  expect(acceptance.match(/The site differs from its specification\..* delete the folder/g)).toHaveLength(1)
})

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

it('the new colours replace the old ones in styles, drawings and social pictures', async () => {
  const names = files.filter((file) => /^assets\/(site-.*\.css|(hero-loom|selvedge)-.*)$/.test(file))
  const drawn = await Promise.all(names.map(async (file) => String(await built(file))))
  expect(drawn.length).toBeGreaterThan(2)
  drawn.push((await page('/')).querySelector('head style')?.text ?? '')
  const inPictures = new Set<string>()
  for (const file of files.filter((each) => /^social\/industries.*\.png$/.test(each))) {
    const image = sharp(await built(file)).removeAlpha()
    for (const pixel of (await image.raw().toBuffer()).toString('hex').match(/.{6}/g) ?? [])
      inPictures.add(pixel)
  }
  for (const [former, current] of other.colours) {
    for (const text of drawn) expect(text.toLowerCase()).not.toContain(former)
    expect(inPictures).not.toContain(former.slice(1))
    expect(inPictures).toContain(current.slice(1))
  }
})

const half = '(min-width:48rem) 50vw,100vw'
const first = { fetchPriority: 'high' }
const dark = '(prefers-color-scheme:dark)'
const narrow = '(max-width:47.99rem)'
const lior = ['avif', 'webp'].map((format) => `all image/${format} lior 400, lior 800, lior 1000`)
const ferry = [
  `${dark} image/avif ferry-dark 400, ferry-dark 800, ferry-dark 1200, ferry-dark 1300`,
  `${dark} image/webp ferry-dark 400, ferry-dark 800, ferry-dark 1200`,
  'all image/avif ferry 400, ferry 800, ferry 1200, ferry 1600',
  'all image/webp ferry 400, ferry 800, ferry 1200',
]
const onPhones = ferry.map((each) => each.replace(dark, `${narrow} and ${dark}`).replace('all', narrow))

/** The choices of a `<source>`; each file is as wide as its descriptor says, and its hash is left out. */
const choices = ({ attributes: { media = 'all', type, srcSet = '', sizes } }: HTMLElement) =>
  `${media} ${type} ${srcSet.replaceAll(/\/assets\/(\S+)-(\d+)-.{8}\.\w+ \2w/g, '$1 $2')} of ${sizes}`

it.each([
  ['of a person', '/about', { width: '400', height: '480', loading: 'lazy' }, `auto,${half}`, lior],
  ['of the home page', '/', { width: '1920', height: '520', ...first }, '100vw', [...onPhones, ...ferry]],
  ['of a case study', study, { width: '2400', height: '1600', ...first }, 'min(62rem,100vw)', ferry],
  ['of a service', other.photographed, { width: '800', height: '640', ...first }, half, ferry],
])('the photograph %s comes in sizes up to its own', async (_, path, attributes, sizes, sources) => {
  const img = (await page(path)).querySelector('img[src*="/lior-"], img[src*="/ferry-"]')
  expect(img?.attributes).toMatchObject({ ...attributes, alt: expect.stringContaining(' ') })
  // Drawings are cropped with this property, which would leave a gap beside a photograph.
  expect(img?.getAttribute('class')).not.toContain('object-position')
  const elements = img?.parentNode?.querySelectorAll('source') ?? []
  expect(elements.map(choices)).toEqual(sources.map((each) => `${each} of ${sizes}`))
})

it('the photograph of a case study is part of its social picture', async () => {
  const file = await built(`social${study}.png`)
  expect(file.length).toBeLessThanOrEqual(most)
  const part = sharp(file).extract({ left: 860, top: 260, width: 80, height: 80 })
  const { channels } = await sharp(await part.removeAlpha().toBuffer()).stats()
  for (const [index, { mean }] of channels.entries()) {
    expect(Math.abs(mean - (daylight[index] ?? 0)), `${mean}`).toBeLessThan(12)
  }
})
