import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseStudies } from '../../src/content/case-studies.ts'
import { slugOf } from '../../src/content/schema.ts'
import { serviceList } from '../../src/content/services.ts'
import { type Copy, startCopy } from './copy.ts'

const [study] = caseStudies
if (!study) throw new Error('There is no case study to give a photograph')
const [service] = serviceList.filter(({ path }) => path.startsWith('/services/'))
if (!service) throw new Error('There is no service to give a photograph')
const project = `/case-studies/${slugOf(study.title)}`

/** In KB of 1024 bytes. */
const most = 120

type Colour = readonly [red: number, green: number, blue: number]
const skin: Colour = [200, 140, 100]
const daylight: Colour = [60, 160, 200]
const night: Colour = [20, 30, 70]

/** Something like a photograph: a colour, and grain, which is what takes room. */
function photograph(width: number, height: number, colour: Colour, grain = 16) {
  const noise = { type: 'gaussian', mean: 128, sigma: grain } as const
  const image = sharp({ create: { width, height, channels: 3, background: '#000', noise } })
  return image.linear(
    [1, 1, 1],
    colour.map((value) => value - 128),
  )
}

interface Source {
  media: string | undefined
  type: string
  sizes: string
  /** Its files, and how wide they are said to be. */
  files: { file: string; width: number }[]
}

describe('photographs in a copy of the site', () => {
  let copy: Copy
  let ask: (path: string) => Promise<Response>

  beforeAll(async () => {
    copy = await startCopy()
    const pictures = join(copy.folder, 'client/pictures')
    // As a camera that is held upright saves it: lying, with a word on how to turn it.
    const lying = photograph(1250, 1000, skin, 8).withMetadata({ orientation: 6 })
    await lying.jpeg().toFile(join(pictures, 'portrait-ines.jpg'))
    await photograph(2400, 1600, daylight).jpeg({ quality: 95 }).toFile(join(pictures, 'site-visit.JPG'))
    // Shown nowhere, for there is a photograph of that name.
    await copyFile(join(pictures, 'favicon.svg'), join(pictures, 'site-visit.svg'))
    await photograph(1300, 900, night, 4).png().toFile(join(pictures, 'site-visit-dark.png'))
    await photograph(300, 200, skin, 4).webp().toFile(join(pictures, 'small.webp'))

    await copy.edit('src/content/company.ts', (source) =>
      source.replace(/image: 'portrait-[^']+'/, "image: 'portrait-ines'"),
    )
    await copy.edit('src/content/drawings.ts', (source) =>
      source.replace(
        'readonly Drawing[] = [',
        "$&{ file: 'site-visit', alt: 'An engineer at a switchboard', thread: { at: 264, dye: 'weld' } },",
      ),
    )
    await copy.edit(`src/content${project}.ts`, (source) =>
      source.replace(/title: '[^']+',/, "$& image: 'site-visit',"),
    )
    await copy.edit(`src/content${service.path}.ts`, (source) =>
      source
        .replace(/drawing: \{[^}]*\},/, '')
        .replace('hero: {', "drawing: { image: 'site-visit', alt: 'A switchboard' }, $&"),
    )
    await copy.succeed('node', 'build/drawn-names.ts')
    await copy.succeed('npx', 'tsc', '-b', 'src')
    await copy.succeed('npm', 'run', 'build')
    ask = await copy.worker()
  })

  afterAll(() => copy?.remove())

  /** How a page shows the picture whose file has this name. */
  async function shown(path: string, name: string) {
    const page = parse(await (await ask(path)).text())
    const isIt = (each: HTMLElement) => each.querySelector('img')?.getAttribute('src')?.includes(`/${name}-`)
    const picture = page.querySelectorAll('picture').find(isIt)
    if (!picture) throw new Error(`${path} does not show ${name}`)
    const sources = picture.querySelectorAll('source').map(({ attributes }): Source => {
      const { media, type = '', sizes = '', srcSet = '' } = attributes
      const files = srcSet.split(', ').map((candidate) => {
        const [file = '', width = ''] = candidate.split(' ')
        return { file, width: Number.parseInt(width, 10) }
      })
      return { media, type, sizes, files }
    })
    return { img: picture.querySelector('img')?.attributes ?? {}, sources }
  }

  const widthsIn = ({ files }: Source) => files.map(({ width }) => width)

  it('a portrait fills the place of a drawing, in sizes up to its own', async () => {
    const { img, sources } = await shown('/about', 'portrait-ines')
    expect(img).toMatchObject({ width: '400', height: '480', loading: 'lazy' })
    expect(img['alt']).not.toBe('')
    expect(img['class']).toMatch(/^bg-sunk \[contain:size\] \[object-fit:cover\] /)
    expect(sources.map(({ media, type }) => [media, type])).toEqual([
      [undefined, 'image/avif'],
      [undefined, 'image/webp'],
    ])
    for (const source of sources) {
      expect(widthsIn(source)).toEqual([400, 800, 1000])
      expect(source.sizes).toBe('auto,(min-width:48rem) 50vw,100vw')
    }
  })

  it.each([
    ['of a case study', project, ['2400', '1600'], 'min(62rem,100vw)'],
    ['in the hero of a service', service.path, ['800', '640'], '(min-width:48rem) 50vw,100vw'],
  ])('the picture %s comes first, with a version for dark schemes', async (_, path, size, shownWidth) => {
    const { img, sources } = await shown(path, 'site-visit')
    expect([img['width'], img['height']]).toEqual(size)
    expect(img).toMatchObject({ fetchPriority: 'high' })
    const [dark, darkFallback, light, fallback] = sources
    if (!(dark && darkFallback && light && fallback)) throw new Error('Sources are missing')
    expect(sources.map(({ media }) => media)).toEqual([
      ...['(prefers-color-scheme:dark)', '(prefers-color-scheme:dark)'],
      ...[undefined, undefined],
    ])
    expect(dark.files.every(({ file }) => file.includes('/site-visit-dark-'))).toBe(true)
    expect(light.files.some(({ file }) => file.includes('-dark-'))).toBe(false)
    expect([dark, darkFallback, light, fallback].map(widthsIn)).toEqual([
      [400, 800, 1200, 1300],
      [400, 800, 1200],
      [400, 800, 1200, 1600],
      [400, 800, 1200],
    ])
    for (const { sizes } of sources) expect(sizes).toBe(shownWidth)
  })

  it('every file is small, of its format, and as wide as it is said to be', async () => {
    const pictures = [await shown('/about', 'portrait-ines'), await shown(project, 'site-visit')]
    const sources = pictures.flatMap((picture) => picture.sources)
    expect(sources).toHaveLength(6)
    for (const { type, files } of sources) {
      for (const { file, width } of files) {
        const data = await readFile(join(copy.folder, 'dist/client', file))
        expect(data.length, file).toBeLessThanOrEqual(most * 1024)
        const image = await sharp(data).metadata()
        // What sharp calls AVIF in a container.
        expect(image.format.replace('heif', 'avif'), file).toBe(type.replace('image/', ''))
        expect(image.width, file).toBe(width)
        if (file.includes('ines')) expect(image.height / image.width, file).toBeCloseTo(1.25, 2)
      }
    }
    // The largest is small enough only because it was tried again, at a lower quality.
    const original = sharp(join(copy.folder, 'client/pictures/site-visit.JPG')).resize(1600)
    const first = await original.avif({ quality: 55, effort: 2 }).toBuffer()
    expect(first.length).toBeGreaterThan(most * 1024)
  })

  it('none is larger than what it was made of', async () => {
    const names = (await readdir(join(copy.folder, 'dist/client/assets'))).filter((name) =>
      name.startsWith('small-'),
    )
    expect(names.map((name) => name.replace(/-[\w-]{8}\./, '.')).sort()).toEqual([
      'small-300.avif',
      'small-300.webp',
    ])
  })

  it('the styles keep its place, in a plain colour', async () => {
    const html = await (await ask(project)).text()
    const [head = ''] = html.match(/<style>.*?<\/style>/s) ?? []
    expect(head).toContain('{background-color:var(--sunk)}')
    expect(head).toContain('{contain:size}')
    expect(head).toContain('{object-fit:cover}')
  })

  it.each([
    ['a portrait', 'about', skin, [150, 560]],
    ['the picture of a case study', project.slice(1), daylight, [900, 300]],
  ] as const)('the social picture has %s', async (_, name, colour, [left, top]) => {
    const file = await readFile(join(copy.folder, `dist/client/social/${name}.png`))
    expect(file.length).toBeLessThanOrEqual(most * 1024)
    const picture = sharp(file).removeAlpha()
    const part = await picture.extract({ left: left - 40, top: top - 40, width: 80, height: 80 }).toBuffer()
    const { channels } = await sharp(part).stats()
    channels.forEach(({ mean }, place) => {
      expect(Math.abs(mean - (colour[place] ?? 0)), `${mean}`).toBeLessThan(12)
    })
  })

  it('structured data names a file of it', async () => {
    const html = await (await ask(project)).text()
    const [address = ''] = html.match(/(?<="https:[^"]+)\/assets\/site-visit-1200-[^"]+\.webp/) ?? []
    expect(await readFile(join(copy.folder, 'dist/client', address))).not.toHaveLength(0)
  })

  it.each([
    [
      'no social picture has room for',
      'site-visit.JPG',
      'node build/social-pictures.ts',
      photograph(400, 300, skin, 120).png(),
      /\.png takes \d{3} KB with few colours; 120 KB is the most\. Take noise and fine texture out/,
    ],
    [
      'cannot be made small',
      'gravel.jpg',
      'npx vite build',
      photograph(1600, 1200, skin, 90).png(),
      /gravel\.jpg takes \d{3} KB as avif, 1200 pixels wide.*; 120 KB is the most\. Save it 800 pixels wide/,
    ],
    [
      'cannot be read',
      'gravel.jpg',
      'npx vite build',
      Buffer.from('ftypheic'),
      /gravel\.jpg is not a JPEG, PNG, WebP or AVIF that can be read/,
    ],
  ] as const)(
    'one that %s stops the build, which says what to do',
    async (_, file, command, image, message) => {
      const data = Buffer.isBuffer(image) ? image : await image.toBuffer()
      await writeFile(join(copy.folder, 'client/pictures', file), data)
      await expect(copy.succeed(...command.split(' '))).rejects.toThrow(message)
    },
  )
})
