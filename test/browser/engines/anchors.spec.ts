import { setTimeout } from 'node:timers/promises'
import { becomes } from './actions.ts'
import { serverBetween } from './server.ts'
import { test } from './test.ts'

/** The sections to which the footer leads. */
async function anchors(site: string): Promise<string[]> {
  const html = await (await fetch(`${site}/about`)).text()
  return [...html.matchAll(/<a [^>]*href="(\/[^"]*#[^"]+)"/g)].map(([, address = '']) => address)
}

/** Where the target of the address stands in the window, or at the end of the page, above its lower edge. Runs in the page. */
function isReached(): boolean {
  const { top = -1 } = document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? {}
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  return top >= -2 && (isAtEnd ? top < innerHeight : top < 200)
}

const windows = [
  { width: 448, height: 844 },
  { width: 1440, height: 900 },
]

for (const [javaScriptEnabled, which] of [
  [true, ''],
  [false, '/#'],
] as const) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a section is reached, also after Reload and Back, when the stylesheet is late', async ({
      tab,
      baseURL,
    }) => {
      const { origin, close } = await serverBetween(String(baseURL), async ({ url }) => {
        if (url?.endsWith('.css')) await setTimeout(250)
        return undefined
      })
      const found = (await anchors(String(baseURL))).filter((each) => each.startsWith(which))
      const check = (address: string) =>
        becomes(async () => [address, await tab.evaluate(isReached)], [address, true])
      // Each section in one of the windows.
      for (const [index, size] of windows.entries()) {
        await tab.setViewport(size)
        for (const address of found.filter((_, at) => at % windows.length === index)) {
          await tab.goto(`${origin}/robots.txt`)
          await tab.goto(origin + address)
          await check(address)
        }
      }
      const isThere = () => tab.evaluate(() => location.pathname === '/' && Math.abs(scrollY - 3000) < 3)
      await tab.goto(`${origin}/`)
      await tab.evaluate(() => scrollTo(0, 3000))
      await becomes(isThere, true)
      // The page may be gone before it can answer the driver.
      const leave = (how: () => void) => tab.evaluate(how).catch(() => {})
      await tab.evaluate(() => document.body.setAttribute('data-old', ''))
      await leave(() => location.reload())
      await becomes(() => tab.evaluate(() => document.body.hasAttribute('data-old')), false)
      await becomes(isThere, true)
      await tab.goto(`${origin}/contact`)
      await leave(() => history.back())
      await becomes(isThere, true)
      close()
    })
  })
}
