import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expectEqual } from '../compare.ts'
import type { Tab } from '../drivers/launch.ts'
import { test } from './test.ts'

const assets = new URL('../../../dist/client/assets/', import.meta.url)
const size = { width: 480, height: 360 }

/** A picture of a page of the site that shows nothing but this drawing, or all symbols of this sprite. */
async function shoot(tab: Tab, address: string, symbols: string[]): Promise<Uint8Array> {
  await tab.evaluate(
    async (address, symbols) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const uses = symbols.map((name) => {
        const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
        use.setAttribute('href', `${address}#${name}`)
        return use
      })
      const signs = uses.map((use) => {
        const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
        svg.style.cssText = 'width: 32px; height: 32px'
        svg.append(use)
        return svg
      })
      image.style.cssText = 'width: 480px; height: 360px; object-fit: contain'
      const isDark = address.endsWith('#dark')
      document.body.style.cssText = `margin: 0; line-height: 0; background: ${isDark ? '#0f1130' : '#f3f4f0'}`
      document.head.replaceChildren()
      document.body.replaceChildren(...(signs.length > 0 ? signs : [image]))
      const frame = () => new Promise((next) => requestAnimationFrame(next))
      do {
        await frame()
        await frame()
      } while (uses.some((use) => use.getBBox().width === 0))
    },
    address,
    symbols,
  )
  return tab.screenshot()
}

test('every drawing looks as in Chromium', async ({ tab, open, baseURL }) => {
  test.setTimeout(180_000)
  const tabs = [tab, (await open('chromium')).tab]
  for (const each of tabs) {
    await each.setViewport(size)
    await each.goto(`${baseURL}/no-such-page`)
  }
  const compare = async (address: string, symbols: string[] = []) => {
    const [own, expected] = await Promise.all(tabs.map((each) => shoot(each, address, symbols)))
    if (!own || !expected) throw new Error('There is nothing to compare')
    const name = `${basename(address).replace('#', '-')}.png`
    // In wide drawings with many fine lines, edges alone differ in more than a hundredth of the pixels.
    await expectEqual(name, own, expected, { threshold: 0.2, maxDiffPixelRatio: 0.02 })
  }
  // The browser shows the favicon by itself, and tells it the scheme as it can.
  const files = (await readdir(assets)).filter((file) => /^(?!favicon).*\.svg$/.test(file))
  for (const file of files) {
    const drawing = await readFile(new URL(file, assets), 'utf8')
    const symbols = [...drawing.matchAll(/<symbol[^>]* id="([^"]+)"/g)].map(([, name = '']) => name)
    await compare(`/assets/${file}`, symbols)
    // Its dark colours are those of its address with `#dark`, as `src/ui/picture.tsx` asks for them.
    if (drawing.includes(':target')) await compare(`/assets/${file}#dark`)
  }
})
