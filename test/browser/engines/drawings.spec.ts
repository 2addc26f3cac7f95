import { expect } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { drawing, drawingNames } from '../../../build/drawings.ts'
import { type Engine, loaded } from './engine.ts'
import { type EngineName, launchEngine } from './engines.ts'
import { type Front, startFront } from './front.ts'
import { test } from './test.ts'

const sprites = ['marks.svg', 'tech.svg']
// The browser shows the favicon by itself, and tells it the scheme as it can.
const drawings = drawingNames()
  .map((name) => `${name}.svg`)
  .filter((file) => ![...sprites, 'favicon.svg'].includes(file))
const read = (file: string) => drawing(file.replace('.svg', ''))

const cell = { width: 480, height: 360, across: 4, down: 5 }
const sheet = { width: cell.width * cell.across, height: cell.height * cell.down }

/** A page of drawings in cells of one size, on the page's ground. */
function sheetOf(cells: string[]): string {
  return `<!DOCTYPE html><meta charset="utf-8"><style>
    :root { color-scheme: light dark; background: #f3f4f0; color: #14152e }
    @media (prefers-color-scheme: dark) { :root { background: #0f1130; color: #f1f0e7 } }
    body { margin: 0; display: grid; grid-template-columns: repeat(${cell.across}, ${cell.width}px);
      grid-auto-rows: ${cell.height}px; overflow: hidden }
    div { overflow: hidden; line-height: 0 }
    img { width: 100%; height: 100%; object-fit: contain }
    svg { width: 48px; height: 48px }
  </style>${cells.map((each) => `<div>${each}</div>`).join('')}`
}

/** As `src/ui/picture.tsx` shows it; a drawing's dark colours are those of its address with `#dark`. */
function pictureOf(name: string): string {
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="/${name}#dark"><img src="/${name}"></picture>`
}

const symbolsPerCell = Math.floor(cell.width / 48) * Math.floor(cell.height / 48)

/** The symbols of a sprite, as many to a cell as find room. */
function symbolCells(sprite: string): string[] {
  const names = [...read(sprite).matchAll(/<symbol[^>]* id="([^"]+)"/g)].map(([, name]) => name)
  return Array.from({ length: Math.ceil(names.length / symbolsPerCell) }, (_, place) =>
    names
      .slice(place * symbolsPerCell, (place + 1) * symbolsPerCell)
      .map((name) => `<svg><use href="/${sprite}#${name}"/></svg>`)
      .join(''),
  )
}

const cells = [
  ...drawings.map((name) => ({ name, html: pictureOf(name) })),
  ...sprites.flatMap((sprite) => symbolCells(sprite).map((html) => ({ name: sprite, html }))),
]
const perSheet = cell.across * cell.down
const sheets = Array.from({ length: Math.ceil(cells.length / perSheet) }, (_, place) =>
  cells.slice(place * perSheet, (place + 1) * perSheet),
)

const files = Object.fromEntries([
  ...[...drawings, ...sprites].map((name) => [`/${name}`, { type: 'image/svg+xml', body: read(name) }]),
  ...sheets.map((some, place) => [
    `/sheet-${place}`,
    { type: 'text/html', body: sheetOf(some.map(({ html }) => html)) },
  ]),
])

/** The sheet as that browser paints it. */
async function paint(engine: Engine, front: Front, place: number): Promise<PNG> {
  await engine.open(`${front.url}/sheet-${place}`)
  await loaded(engine)
  await engine.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()))
    for (let frames = 0; frames < 3; frames++) await new Promise((next) => requestAnimationFrame(next))
  })
  return PNG.sync.read(await engine.screenshot())
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every drawing looks as in Chromium, ${colorScheme}`, async ({ engineName }) => {
    test.setTimeout(120_000)
    const front = await startFront('', { files })
    const start = async (name: EngineName) => {
      const engine = await launchEngine(name, { colorScheme })
      await engine.resize(sheet.width, sheet.height)
      return engine
    }
    const [engine, chromium] = await Promise.all([start(engineName), start('chromium')])
    const different: string[] = []
    for (const [place, some] of sheets.entries()) {
      const pictures = await Promise.all([paint(engine, front, place), paint(chromium, front, place)])
      for (const [index, { name }] of some.entries()) {
        const share = difference(...pictures, index)
        // Of wide drawings with many fine lines, smoothing alone is more than a hundredth.
        if (share > 0.02) different.push(`${name}: ${(share * 100).toFixed(1)} %`)
      }
    }
    await Promise.all([engine.close(), chromium.close(), front.close()])
    expect(different).toEqual([])
  })
}
