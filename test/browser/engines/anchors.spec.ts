import { setTimeout } from 'node:timers/promises'
import { paths } from '../../../src/routes.ts'
import { becomes } from './actions.ts'
import { serverBetween } from './server.ts'
import { test } from './test.ts'

let base = ''
let origin = ''
/** How late stylesheets arrive, in milliseconds. */
let late = 0
let close = () => {}

test.beforeAll(async ({ baseURL }) => {
  base = baseURL ?? ''
  const server = await serverBetween(base, async ({ url }) => {
    if (url?.endsWith('.css')) await setTimeout(late)
    return undefined
  })
  origin = server.origin
  close = server.close
})
test.afterAll(() => close())

/** Each place within a page to which a link of the site leads, once. */
async function anchors(): Promise<string[]> {
  const found = new Set<string>()
  for (const path of paths) {
    const html = await (await fetch(base + path)).text()
    for (const [, address = ''] of html.matchAll(/<a [^>]*href="([^"]*#[^"]+)"/g)) {
      const { origin, pathname, hash } = new URL(address, base + path)
      if (origin === base && hash !== '#main') found.add(pathname + hash)
    }
  }
  return [...found]
}

/** Where the target of the address stands in the window, or at the end of the page, above its lower edge. Runs in the page. */
function isReached(): boolean {
  const { top = -1 } = document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? {}
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  return top >= -2 && (isAtEnd ? top < innerHeight : top < 200)
}

const windows = [
  { width: 448, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

for (const [javaScriptEnabled, delay, which] of [
  [true, 500, ''],
  [false, 500, '/#'],
  [true, 0, '/#'],
  [false, 0, '/#'],
] as const) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, and a stylesheet ${delay} ms late`, () => {
    test.use({ javaScriptEnabled })

    test(`each section is reached from another page`, async ({ tab }) => {
      late = delay
      const found = (await anchors()).filter((each) => each.startsWith(which))
      // Each section in one of the windows, and those of the home page in all, because every visit waits for the stylesheet.
      for (const [index, size] of windows.entries()) {
        await tab.setViewport(size)
        for (const address of found.filter(
          (each, at) => each.startsWith('/#') || at % windows.length === index,
        )) {
          await tab.goto(`${origin}/robots.txt`)
          await tab.goto(origin + address)
          await becomes(
            async () => [address, size.width, await tab.evaluate(isReached)],
            [address, size.width, true],
          )
        }
      }
    })

    test('reload and Back return to the same place', async ({ tab }) => {
      late = delay
      const place = 3000
      const isThere = () =>
        tab.evaluate((at) => location.pathname === '/' && Math.abs(scrollY - at) < 3, place)
      await tab.goto(`${origin}/`)
      await tab.evaluate((at) => scrollTo(0, at), place)
      await becomes(isThere, true)
      await setTimeout(500)
      await tab.evaluate(() => location.reload()).catch(() => {})
      await setTimeout(500)
      await becomes(isThere, true)
      await tab.goto(`${origin}/contact`)
      // The page may be gone before it can answer the driver.
      await tab.evaluate(() => history.back()).catch(() => {})
      await becomes(isThere, true)
    })
  })
}
