import { setTimeout } from 'node:timers/promises'
import { becomes } from './actions.ts'
import { serverBetween } from './server.ts'
import { test } from './test.ts'

/** Where the target of the address stands in the window, or at the end of the page, above its lower edge. Runs in the page. */
function isReached(): boolean {
  const { top = -1 } = document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? {}
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  return top >= -2 && (isAtEnd ? top < innerHeight : top < 200)
}

test('a section is reached, also after Reload and Back, when the stylesheet is late', async ({
  tab,
  baseURL,
}) => {
  const { origin, close } = await serverBetween(String(baseURL), async ({ url }) => {
    if (url?.endsWith('.css')) await setTimeout(250)
    return undefined
  })
  // The last section of each page to which this one leads.
  const html = await (await fetch(`${baseURL}/about`)).text()
  const found = html.match(/(?<=<a [^>]*href=")\/[^"]*#[^"]+/g) ?? []
  const ofPages = new Map(found.map((address) => [address.split('#')[0], address]))
  for (const address of ofPages.values()) {
    await tab.goto(`${origin}/robots.txt`)
    await tab.goto(origin + address)
    await becomes(async () => [address, await tab.evaluate(isReached)], [address, true])
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
