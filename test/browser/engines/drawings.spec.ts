import { readdirSync, readFileSync } from 'node:fs'
import { expectEqual } from '../compare.ts'
import type { Tab } from '../drivers/launch.ts'
import { test } from './test.ts'

const folder = new URL('../../../dist/client/assets/', import.meta.url)
const columns = 3
const rows = 4
const perSheet = columns * rows

/** Draws a sheet of drawings, or of symbols of a sprite, and returns a picture of it. */
async function drawSheet(tab: Tab, addresses: string[], background: string): Promise<Uint8Array> {
  await tab.evaluate(
    async (addresses, background, columns) => {
      const drawings = addresses.map((address) => {
        if (!/#(?!dark)/.test(address)) return Object.assign(new Image(), { src: address })
        const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
        svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'use'))
        svg.firstElementChild?.setAttribute('href', address)
        return svg
      })
      document.head.replaceChildren()
      document.body.style.cssText = `margin: 0; display: grid; grid-template-columns: repeat(${columns}, 320px); background: ${background}`
      for (const each of drawings) each.style.cssText = 'width: 320px; height: 240px; object-fit: contain'
      document.body.replaceChildren(...drawings)
      await Promise.all([...document.images].map((image) => image.decode()))
      const frame = () => new Promise((next) => requestAnimationFrame(next))
      const isEmpty = (use: SVGUseElement) => use.getBBox().width === 0
      do {
        await frame()
        await frame()
      } while ([...document.querySelectorAll('use')].some(isEmpty))
    },
    addresses,
    background,
    columns,
  )
  return tab.screenshot()
}

/** The addresses of all drawings and symbols, in sheets that share a background. */
function sheets(): { addresses: string[]; background: string }[] {
  const light: string[] = []
  const dark: string[] = []
  // The browser itself draws the favicon.
  for (const file of readdirSync(folder).filter((name) => /^(?!favicon).*\.svg$/.test(name))) {
    const source = readFileSync(new URL(file, folder), 'utf8')
    const symbols = [...source.matchAll(/<symbol[^>]* id="([^"]+)"/g)].map(
      ([, id]) => `/assets/${file}#${id}`,
    )
    light.push(...(symbols.length > 0 ? symbols : [`/assets/${file}`]))
    // Pages request the dark colours of a drawing at this address.
    if (source.includes(':target')) dark.push(`/assets/${file}#dark`)
  }
  return [
    { all: light, background: '#f3f4f0' },
    { all: dark, background: '#0f1130' },
  ].flatMap(({ all, background }) =>
    Array.from({ length: Math.ceil(all.length / perSheet) }, (_, sheet) => ({
      addresses: all.slice(sheet * perSheet, (sheet + 1) * perSheet),
      background,
    })),
  )
}

test('every drawing looks as in Chromium', async ({ tab, open, baseURL }) => {
  test.setTimeout(120_000)
  const tabs = [tab, (await open('chromium')).tab]
  for (const each of tabs) {
    await each.setViewport({ width: 320 * columns, height: 240 * rows })
    await each.goto(`${baseURL}/no-such-page`)
  }
  for (const [index, { addresses, background }] of sheets().entries()) {
    const drawn = await Promise.all(tabs.map((each) => drawSheet(each, addresses, background)))
    const [actual = new Uint8Array(), expected = new Uint8Array()] = drawn
    // The edges of fine lines differ in about a hundredth of the pixels.
    await expectEqual(`sheet-${index}.png`, actual, expected, { threshold: 0.2, maxDiffPixelRatio: 0.01 })
  }
})
