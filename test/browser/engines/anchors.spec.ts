import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { paths } from '../../../src/routes.ts'
import { becomes } from './actions.ts'
import { test } from './test.ts'

/** A server in front of the site whose stylesheets arrive half a second late if their time is not 0. */
let late = 500
const server = createServer(async ({ url = '/', headers }, answer) => {
  if (url.endsWith('.css')) await setTimeout(late)
  const site = new URL(url, base)
  request(site, { headers: { ...headers, host: site.host } }, (from) => {
    answer.writeHead(from.statusCode ?? 502, from.headers)
    from.pipe(answer)
  }).end()
})
let base = ''
let origin = ''

test.beforeAll(async ({ baseURL }) => {
  base = baseURL ?? ''
  server.listen(0)
  await once(server, 'listening')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => server.close())

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
      for (const [width, height] of [
        [448, 844],
        [1024, 768],
        [1440, 900],
      ] as const) {
        await tab.setViewport({ width, height })
        for (const address of (await anchors()).filter((each) => each.startsWith(which))) {
          await tab.goto(`${origin}/robots.txt`)
          await tab.goto(origin + address)
          await becomes(async () => [address, width, await tab.evaluate(isReached)], [address, width, true])
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
      await tab.evaluate(() => void location.reload())
      await setTimeout(500)
      await becomes(isThere, true)
      await tab.goto(`${origin}/contact`)
      await tab.evaluate(() => void history.back())
      await becomes(isThere, true)
    })
  })
}
