import { expect } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { drawing, drawingNames } from '../../../build/drawings.ts'
import { serve } from '../../node/serve.ts'
import type { Tab } from '../drivers/tab.ts'
import { chromium, test } from '../drivers/test.ts'

const sprites = ['marks.svg', 'tech.svg']
// The browser shows the favicon by itself, and tells it the scheme as it can.
const drawings = drawingNames()
  .map((name) => `${name}.svg`)
  .filter((file) => ![...sprites, 'favicon.svg'].includes(file))
const read = (file: string) => drawing(file.replace('.svg', ''))

const cell = { width: 480, height: 360, across: 4, down: 5 }
const sheet = { width: cell.width * cell.across, height: cell.height * cell.down }

function sheetOf(cells: string[]): string {
  return `<!DOCTYPE html><meta charset="utf-8"><link rel="icon" href="data:,"><style>
    body { margin: 0; display: grid; grid-template-columns: repeat(${cell.across}, ${cell.width}px);
      grid-auto-rows: ${cell.height}px }
    div { overflow: hidden; line-height: 0; background: #f3f4f0; color: #14152e }
    .dark { background: #0f1130; color: #f1f0e7 }
    img { width: 100%; height: 100%; object-fit: contain }
    svg { width: 32px; height: 32px }
  </style>${cells.join('')}`
}

/** The symbols of a sprite in one cell, which has room for 165. */
const symbols = (sprite: string) =>
  [...read(sprite).matchAll(/<symbol[^>]* id="([^"]+)"/g)]
    .map(([, name]) => `<svg><use href="/${sprite}#${name}"/></svg>`)
    .join('')

// A drawing's dark colours are those of its address with `#dark`, as `src/ui/picture.tsx` asks for them.
const cells = [
  ...drawings.map((name) => ({ name, light: `<img src="/${name}">`, dark: `<img src="/${name}#dark">` })),
  ...sprites.map((name) => ({ name, light: symbols(name), dark: symbols(name) })),
].flatMap(({ name, light, dark }) => [
  { name, html: `<div>${light}</div>` },
  { name: `${name} in the dark`, html: `<div class="dark">${dark}</div>` },
])
const perSheet = cell.across * cell.down
const sheets = Array.from({ length: Math.ceil(cells.length / perSheet) }, (_, place) =>
  cells.slice(place * perSheet, (place + 1) * perSheet),
)

let server: Awaited<ReturnType<typeof serve>>

test.beforeAll(async () => {
  server = await serve(({ url }) => {
    const name = new URL(url).pathname.slice(1)
    const sheet = sheets[Number(name)]
    const headers = { 'content-type': sheet ? 'text/html' : 'image/svg+xml' }
    return new Response(sheet ? sheetOf(sheet.map(({ html }) => html)) : read(name), { headers })
  })
})
test.afterAll(() => server[Symbol.asyncDispose]())

async function paint(tab: Tab, place: number): Promise<PNG> {
  await tab.setViewport(sheet)
  await tab.goto(`${server.address}/${place}`)
  await tab.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()))
    for (let frames = 0; frames < 3; frames++) await new Promise((next) => requestAnimationFrame(next))
  })
  return PNG.sync.read(Buffer.from(await tab.screenshot()))
}

/** How much of a cell differs, from 0 to 1; the smoothing of edges is each engine's own. */
function difference(one: PNG, other: PNG, place: number): number {
  const [left, top] = [(place % cell.across) * cell.width, Math.floor(place / cell.across) * cell.height]
  const [a, b] = [one, other].map((source) => {
    const part = new PNG({ width: cell.width, height: cell.height })
    PNG.bitblt(source, part, left, top, cell.width, cell.height)
    return part.data
  })
  if (!a || !b) throw new Error('There is nothing to compare')
  return pixelmatch(a, b, undefined, cell.width, cell.height, { threshold: 0.2 }) / (cell.width * cell.height)
}

for (const [place, some] of sheets.entries()) {
  test(`drawings look as in Chromium, sheet ${place + 1} of ${sheets.length}`, async ({ tab, open }) => {
    const reference = await open(chromium)
    const pictures = await Promise.all([paint(tab, place), paint(reference.tab, place)])
    const different = some.flatMap(({ name }, index) => {
      const share = difference(...pictures, index)
      // Of wide drawings with many fine lines, smoothing alone is more than a hundredth.
      return share > 0.02 ? [`${name}: ${(share * 100).toFixed(1)} %`] : []
    })
    expect(different).toEqual([])
  })
}
