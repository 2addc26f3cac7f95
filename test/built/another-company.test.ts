import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paletteOf } from '../../build/palette.ts'
import { most } from '../../build/photographs.ts'
import { strings } from '../../src/content/strings.ts'
import { routes } from '../../src/routes.ts'
import {
  added,
  becomeAnotherCompany,
  colours,
  moved,
  owner,
  photographed,
  wordsOfToday,
} from './become-another-company.ts'
import { type Copy, startCopy } from './copy.ts'
import { daylight, photograph, skin } from './photograph.ts'

const study = '/case-studies/harbour-tickets'
const article = '/articles/slow-queries'

async function coloursIn(picture: Buffer): Promise<Set<string>> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer()
  const places = Array.from({ length: pixels.length / 3 }, (_, pixel) => 3 * pixel)
  return new Set(places.map((place) => pixels.toString('hex', place, place + 3)))
}

describe('another company takes the site over', () => {
  let copy: Copy
  let ask: (path: string) => Promise<Response>
  let files: string[]

  beforeAll(async () => {
    copy = await startCopy()
    await becomeAnotherCompany(copy)
    await copy.succeed('npm', 'run', 'check:launch')
    await copy.succeed('npm', 'run', 'check')
    await copy.succeed('npx', 'wrangler', 'deploy', '--dry-run')
    ask = await copy.worker()
    files = await readdir(join(copy.folder, 'dist/client'), { recursive: true })
  }, 400_000)

  afterAll(() => copy?.remove())

  const built = (file: string) => readFile(join(copy.folder, 'dist/client', file))
  const socialPicture = (path: string) => built(`social${path}.png`)
  const html = async (path: string) => (await ask(path)).text()
  const page = async (path: string) => parse(await html(path))
  const styleOf = async (path: string) => (await page(path)).querySelector('head style')?.text ?? ''

  it('makes no source public, no map, no manifest of the build', async () => {
    expect(files).toContain('favicon.ico')
    for (const file of files.filter((each) => /\.\w+$/.test(each))) {
      expect(`/${file}`).not.toMatch(/\.(map|tsx?|jsx|toml)$|manifest\.json$|\/\.|worker/)
      expect((await built(file)).includes('sourceMappingURL'), file).toBe(false)
    }
  })

  it('serves no word of the company before it, and no address of a page that went', async () => {
    const sitemap = await html('/sitemap.xml')
    const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)?<\/loc>/g)].map(
      ([, path]) => path ?? '/',
    )
    expect(paths).toEqual(expect.arrayContaining([...added.map(([, , path]) => path), article]))
    for (const path of paths.slice(1)) {
      expect(files).toEqual(expect.arrayContaining([`${path.slice(1)}.md`, `social${path}.png`]))
    }
    const served = new Map<string, string>()
    const feeds = '/sitemap.xml /robots.txt /llms.txt /.well-known/security.txt /site.webmanifest'.split(' ')
    for (const path of [...paths, '/nope', ...feeds]) served.set(path, await html(path))
    for (const name of files) {
      if (/\.(js|css|svg|json|txt|md)$|_headers$/.test(name)) served.set(name, String(await built(name)))
    }
    // An address as it stands in markup, in JSON, in a list.
    const addresses = Object.keys(moved).map((gone) => new RegExp(`${gone}(["#?&<)]|\\.md|\\.png)`))
    const found = [...served].flatMap(([name, text]) => {
      const words = wordsOfToday.filter((word) => text.includes(word))
      return [...words, ...addresses.filter((gone) => gone.test(text))].map((each) => `${name}: ${each}`)
    })
    expect(found).toEqual([])
    expect(served.get('/')).toContain(owner.name.replace('&', '&amp;'))
  })

  it('has its typeface, its booking page, its one person, office and profile', async () => {
    const home = await html('/')
    expect(home).toContain(`font-family:${owner.typeface}`)
    expect(home).not.toContain('Special Gothic')
    expect(home).toContain(owner.booking.replaceAll('&', '&amp;'))
    expect(home).toContain(`"sameAs":["${owner.profile}"]`)
    expect(parse(home).querySelectorAll('main blockquote, main svg[role=img] use')).toEqual([])
    expect(await html('/about')).toContain(owner.colleague)
    const offices = (await page('/contact')).querySelector('#offices')
    expect(offices?.querySelectorAll('address')).toHaveLength(1)
    // Letters, where there is no flag.
    expect(offices?.querySelector('h3 span')?.textContent).toBe('PT')
  })

  it('has its colours in both parts of the stylesheet, cloths, drawings and pictures of links', async () => {
    const first = await styleOf('/')
    expect(first).toContain(owner.cream)
    const texts = (name: RegExp) =>
      Promise.all(files.filter((file) => name.test(file)).map(async (file) => String(await built(file))))
    const [styles = ''] = await texts(/^assets\/site-.*\.css$/)
    const drawings = await texts(/^assets\/(hero-loom|selvedge)-/)
    for (const text of [styles, ...drawings]) expect(text).toContain(owner.teal)
    const socialPictures = files.filter((file) => /^social\/industries.*\.png$/.test(file))
    const shared: string[] = []
    for (const file of socialPictures) shared.push(...(await coloursIn(await built(file))))
    for (const [today, now] of colours) {
      for (const text of [first, styles, ...drawings]) expect(text.toLowerCase()).not.toContain(today)
      expect(shared).not.toContain(today.slice(1))
      expect(shared).toContain(now.slice(1))
    }
    const sources = ['client/styles/tokens.css', 'client/pictures/shades.css'].map(copy.read)
    const { light } = paletteOf((await Promise.all(sources)).join('\n'))
    const weft = light.get('indigo-weft')?.slice(1)
    const [, cloth = ''] =
      styles.match(/\[data-hue=indigo\]\{[^}]*--cloth:url\(data:image\/webp;base64,([^)]+)\)/) ?? []
    expect(await coloursIn(Buffer.from(cloth, 'base64'))).toContain(weft)
    expect(await coloursIn(await socialPicture('/industries'))).toContain(weft)
  })

  it('has prices in its currency', async () => {
    expect(await html(study)).toMatch(/€\d/)
  })

  it('counts what it has', async () => {
    expect(await html('/')).not.toMatch(/\b(six|nine) (services|industries)/i)
  })

  it('has pages of a new kind, which readers and machines find', async () => {
    expect(await html('/')).toContain('href="/articles"')
    expect(await html('/articles')).toContain(`href="${article}"`)
    const crumbs = (await page(article))
      .querySelectorAll(`[aria-label="${strings.breadcrumbs}"] li`)
      .map(({ text }) => text)
    expect(crumbs.join()).toMatch(new RegExp(`^${routes['/'].label}.*Articles.*Slow queries`))
    expect((await styleOf(article)).length).toBeGreaterThan(1000)
    expect(await html('/llms.txt')).toMatch(/## Articles\n\n- \[Slow queries/)
  })

  describe('and its photographs', () => {
    const half = '(min-width:48rem) 50vw,100vw'
    const first = { fetchPriority: 'high' }
    const dark = '(prefers-color-scheme:dark)'
    const lior = ['avif', 'webp'].map((format) => `all image/${format} lior 400, lior 800, lior 1000`)
    const narrow = '(max-width:47.99rem)'
    const ferry = [
      `${dark} image/avif ferry-dark 400, ferry-dark 800, ferry-dark 1200, ferry-dark 1300`,
      `${dark} image/webp ferry-dark 400, ferry-dark 800, ferry-dark 1200`,
      'all image/avif ferry 400, ferry 800, ferry 1200, ferry 1600',
      'all image/webp ferry 400, ferry 800, ferry 1200',
    ]

    const onPhones = ferry.map((each) =>
      each.replace(`${dark} `, `${narrow} and ${dark} `).replace('all', narrow),
    )

    /** What a browser chooses from. A file is as wide as it is said to be; its hash is left out. */
    const choices = ({ attributes: { media = 'all', type, srcSet = '', sizes } }: HTMLElement) =>
      `${media} ${type} ${srcSet.replaceAll(/\/assets\/(\S+)-(\d+)-.{8}\.\w+ \2w/g, '$1 $2')} of ${sizes}`

    it.each([
      ['of a person', '/about', { width: '400', height: '480', loading: 'lazy' }, `auto,${half}`, lior],
      ['of the home page', '/', { width: '1920', height: '520', ...first }, '100vw', [...onPhones, ...ferry]],
      ['of a case study', study, { width: '2400', height: '1600', ...first }, 'min(62rem,100vw)', ferry],
      ['in a hero', photographed, { width: '800', height: '640', ...first }, half, ferry],
    ])('the picture %s comes in sizes up to its own', async (_, path, attributes, sizes, files) => {
      const img = (await page(path)).querySelector('img[src*="/lior-"], img[src*="/ferry-"]')
      expect(img?.attributes).toMatchObject({ ...attributes, alt: expect.stringContaining(' ') })
      // Where a drawing is cut would leave a gap beside a photograph.
      expect(img?.getAttribute('class')).not.toContain('object-position')
      const sources = img?.parentNode?.querySelectorAll('source') ?? []
      expect(sources.map(choices)).toEqual(files.map((each) => `${each} of ${sizes}`))
    })

    it('are small files, each of its format, and as wide as it is said to be', async () => {
      const cuts = files.flatMap((file) => [...file.matchAll(/^.*\/[a-z-]+-(\d+)-.{8}\.(avif|webp)$/g)])
      for (const [file, width, format = ''] of cuts) {
        const data = await built(file)
        expect(data.length, file).toBeLessThanOrEqual(most)
        const image = await sharp(data).metadata()
        // What sharp calls AVIF in a container.
        expect([image.format.replace('heif', 'avif'), image.width]).toEqual([format, Number(width)])
        if (file.includes('lior')) expect(image.height / image.width, file).toBeCloseTo(1.25, 2)
      }
      // The largest is small enough only because it was tried again, at a lower quality.
      const original = sharp(join(copy.folder, 'client/pictures/ferry.JPG')).resize(1600)
      expect((await original.avif({ quality: 55, effort: 2 }).toBuffer()).length).toBeGreaterThan(most)
    })

    it('have their place kept by the styles, in a plain colour', async () => {
      const style = await styleOf(study)
      for (const rule of ['{background-color:var(--sunk)}', '{contain:size}', '{object-fit:cover}']) {
        expect(style).toContain(rule)
      }
    })

    it.each([
      ['a portrait', '/about', skin, [150, 560]],
      ['the picture of a case study', study, daylight, [900, 300]],
    ] as const)('stand in social pictures: %s', async (_, path, colour, [x, y]) => {
      const file = await socialPicture(path)
      expect(file.length).toBeLessThanOrEqual(most)
      const part = sharp(file).extract({ left: x - 40, top: y - 40, width: 80, height: 80 })
      const { channels } = await sharp(await part.removeAlpha().toBuffer()).stats()
      channels.forEach(({ mean }, place) => {
        expect(Math.abs(mean - (colour[place] ?? 0)), `${mean}`).toBeLessThan(12)
      })
    })

    it('are named in structured data', async () => {
      const [address = ''] =
        (await html(study)).match(/(?<="https:[^"]+)\/assets\/ferry-1200-[^"]+\.webp/) ?? []
      expect(await built(address)).not.toHaveLength(0)
    })

    it('that no social picture has room for stop the build, which says what to do', async () => {
      const noisy = await photograph(400, 300, skin, 120).png().toBuffer()
      await writeFile(join(copy.folder, 'client/pictures/ferry.JPG'), noisy)
      await expect(copy.succeed('npx', 'vite', 'build')).rejects.toThrow(
        /\.png takes more than 120 KB with few colours\. Take noise and fine texture out/,
      )
    })
  })
})
