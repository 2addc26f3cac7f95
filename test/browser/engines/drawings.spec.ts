import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { expectEqual } from '../compare.ts'
import type { Tab } from '../drivers/launch.ts'
import { test } from './test.ts'

const folder = new URL('../../../dist/client/assets/', import.meta.url)
const size = { width: 960, height: 720 }

interface Sheet {
  /** Drawings, or symbols of a sprite. */
  addresses: string[]
  background: string
  columns: number
}

/** Shows the drawings of a sheet, which is 960 px wide, and returns a picture of it. */
async function drawSheet(tab: Tab, sheet: Sheet): Promise<Uint8Array> {
  await tab.evaluate(async ({ addresses, background, columns }) => {
    const drawings = addresses.map((address) => {
      if (!/#(?!dark)/.test(address)) return Object.assign(new Image(), { src: address })
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'use'))
      svg.firstElementChild?.setAttribute('href', address)
      return svg
    })
    document.head.replaceChildren()
    document.body.style.cssText = `margin: 0; display: grid; grid-template-columns: repeat(${columns}, 1fr); background: ${background}`
    for (const each of drawings) each.style.cssText = 'width: 100%; aspect-ratio: 4 / 3; object-fit: contain'
    document.body.replaceChildren(...drawings)
    await Promise.all([...document.images].map((image) => image.decode()))
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    const isEmpty = (use: SVGUseElement) => use.getBBox().width === 0
    do {
      await frame()
      await frame()
    } while ([...document.querySelectorAll('use')].some(isEmpty))
  }, sheet)
  return tab.screenshot()
}

function sheetsOf(all: string[], background: string, columns: number): Sheet[] {
  const size = columns * columns
  const sheets = Array.from({ length: Math.ceil(all.length / size) }, (_, sheet) => sheet * size)
  return sheets.map((start) => ({ addresses: all.slice(start, start + size), background, columns }))
}

/** Sheets of all drawings, with light colours and with dark ones, and of all symbols. */
function allSheets(): Sheet[] {
  const light: string[] = []
  const dark: string[] = []
  const symbols: string[] = []
  // The browser itself draws the favicon.
  for (const file of readdirSync(folder).filter((name) => /^(?!favicon).*\.svg$/.test(name))) {
    const source = readFileSync(new URL(file, folder), 'utf8')
    const ids = [...source.matchAll(/<symbol[^>]* id="([^"]+)"/g)]
    if (ids.length > 0) symbols.push(...ids.map(([, id]) => `/assets/${file}#${id}`))
    else light.push(`/assets/${file}`)
    // Pages request the dark colours of a drawing at this address.
    if (source.includes(':target')) dark.push(`/assets/${file}#dark`)
  }
  return [
    ...sheetsOf(light, '#f3f4f0', 3),
    ...sheetsOf(dark, '#0f1130', 3),
    ...sheetsOf(symbols, '#f3f4f0', 12),
  ]
}

test('every drawing looks as in Chromium', async ({ tab, open, baseURL }) => {
  test.setTimeout(120_000)
  const tabs = [tab, (await open('chromium')).tab]
  for (const each of tabs) {
    await each.setViewport(size)
    await each.goto(`${baseURL}/no-such-page`)
  }
  for (const [index, sheet] of allSheets().entries()) {
    const [actual, expected] = await Promise.all(tabs.map((each) => drawSheet(each, sheet)))
    const width = size.width / sheet.columns
    const height = Math.floor((width * 3) / 4)
    for (const [cell, address] of sheet.addresses.entries()) {
      const [left, top] = [(cell % sheet.columns) * width, Math.floor(cell / sheet.columns) * height]
      const cut = (sheet?: Uint8Array) => sharp(sheet).extract({ left, top, width, height }).png().toBuffer()
      const [own, reference] = [await cut(actual), await cut(expected)]
      const isBlank = async (picture: Buffer) => (await sharp(picture).stats()).entropy === 0
      expect.soft(await isBlank(own), `${address} is blank`).toBe(await isBlank(reference))
      const name = `${index}-${basename(address).replace('#', '-')}.png`
      // In wide drawings with many fine lines, edges alone differ in up to a twentieth of the pixels.
      await expectEqual(name, own, reference, { threshold: 0.2, maxDiffPixelRatio: 0.05 })
    }
  }
})
