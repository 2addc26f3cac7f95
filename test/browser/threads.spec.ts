import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { kindOf, paths } from '../../src/routes.ts'
import { examples } from './examples.ts'

/** The widths of threads, each with that of the outline on each of its sides, in CSS pixels. */
const widths = ['1 + 3 + 1', '1 + 6 + 1', '2 + 8 + 2']
const windows = [320, 390, 600, 768, 1024, 1280, 1440, 1920]

/** Hides everything but the threads, which stand on white then. Returns how many there are. */
function isolate(): number {
  // Each thread consists of two pseudo-elements with this property (`src/ui/thread.module.css`).
  const threads = [...document.querySelectorAll('*')].filter(
    (each) => getComputedStyle(each, '::before').getPropertyValue('--thread-in') !== '',
  )
  for (const thread of threads) thread.setAttribute('data-isolated', '')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    *, ::before, ::after { visibility: hidden !important; animation: none !important }
    html { visibility: visible !important; background: #fff !important }
    [data-isolated]::before, [data-isolated]::after { visibility: visible !important }
  `)
  document.adoptedStyleSheets.push(sheet)
  return threads.length
}

/** Neighbouring pixels of one colour, in a row or a column of a picture. */
interface Run {
  color: number
  length: number
}

/**
 * Returns how threads are drawn across their direction, such as `1 + 6 + 1` for 6 pixels between outlines of 1 pixel. The
 * picture is read by rows for threads that run down, and by columns for those that run to the right.
 */
async function drawn(page: Page, scale: number): Promise<Set<string>> {
  const picture = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' })).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const colorAt = (x: number, y: number) => data.readUIntBE((y * info.width + x) * 3, 3)
  const white = 0xffffff
  const [outline = white] = await page.evaluate(() => {
    const element = document.querySelector('[data-isolated]') as Element
    const { borderTopColor } = getComputedStyle(element, '::before')
    const [red = 0, green = 0, blue = 0] = borderTopColor.match(/\d+/g)?.map(Number) ?? []
    return [red * 65_536 + green * 256 + blue]
  })
  const found = new Set<string>()
  const read = (length: number, at: (index: number) => number) => {
    const runs: Run[] = []
    for (let index = 0; index < length; index++) {
      const color = at(index)
      const last = runs.at(-1)
      if (last?.color === color) last.length += 1
      else runs.push({ color, length: 1 })
    }
    for (const [index, { color, length: inside }] of runs.entries()) {
      if (color === white || color === outline || inside < 2 * scale || inside > 12 * scale) continue
      // A thread is measured only where background or an outline is on both sides of it. At the round end of a thread, the
      // browser draws mixed colours beside it.
      const around = [-2, -1, 1, 2].map((step) => runs[index + step] ?? { color: white, length: 0 })
      if (around.some((run) => run.color !== white && run.color !== outline)) continue
      const edges = [around[1], around[2]].map((run) => (run?.color === outline ? run.length / scale : 0))
      // So long an outline also contains that of another thread.
      if (Math.max(...edges) > 12) continue
      found.add([edges[0], inside / scale, edges[1]].join(' + '))
    }
  }
  for (let y = 0; y < info.height; y++) read(info.width, (x) => colorAt(x, y))
  for (let x = 0; x < info.width; x++) read(info.height, (y) => colorAt(x, y))
  return found
}

const pages = paths.filter((path) => kindOf(path) !== 'Case study' || examples.includes(path))

for (const scale of [1, 2]) {
  test(`each thread has one of three widths, and equal outlines, at ${scale} pixels per CSS pixel`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const context = await browser.newContext({ deviceScaleFactor: scale, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    const seen = new Set<string>()
    for (const path of pages) {
      await page.goto(path)
      if ((await page.evaluate(isolate)) === 0) continue
      for (const width of scale === 1 ? windows : [390, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const found = await drawn(page, scale)
        expect
          .soft(
            [...found].filter((each) => !widths.includes(each)),
            `${path} at ${width} px`,
          )
          .toEqual([])
        for (const each of found) seen.add(each)
      }
    }
    // Where there are threads, they were measured.
    expect([...seen].sort()).toEqual(widths)
    await context.close()
  })
}
