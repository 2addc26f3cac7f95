import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { exampleOf } from '../../test/browser/examples.ts'
import { launchChromium } from '../servers/chromium.ts'
import { measure, tableOf } from '../tables/compare.ts'

/** Finds a link that can be seen, and notes when it is clicked, where the next page can read it. Runs in the browser. */
function aim(to: string) {
  const seen = { visibilityProperty: true, opacityProperty: true }
  const link = [...document.querySelectorAll(`a[href="${to}"]`)].find(
    (each) => !each.closest('[popover]') && each.checkVisibility(seen),
  )
  if (!link) throw new Error(`There is no link to ${to}`)
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  const note = ({ timeStamp }: Event) =>
    localStorage.setItem('clicked', String(performance.timeOrigin + timeStamp))
  addEventListener('click', note, true)
  const { x, y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Milliseconds from the click to the first paint, once there is one. Runs in the browser. */
function sinceClick(): number | undefined {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  return paint && performance.timeOrigin + paint.startTime - Number(localStorage.getItem('clicked'))
}

/** Clicks on a link on which the pointer has rested so many milliseconds. */
async function journey(browser: Browser, from: string, to: string, origin: string, rest: number) {
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(origin + from)
  await sleep(1500)
  const { x, y } = await page.evaluate(aim, to)
  await sleep(400)
  await page.mouse.move(x, y)
  await sleep(rest)
  await page.mouse.down()
  // The page may be gone before it answers.
  page.mouse.up().catch(() => {})
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await sleep(250)
    // A page that was prerendered is another one, which `page` does not always follow.
    const next = browser.targets().find((target) => target.url() === origin + to)
    const devTools = await next?.createCDPSession()
    const time = (await devTools?.send('Runtime.evaluate', { expression: `(${sinceClick})()` }))?.result.value
    if (typeof time !== 'number') continue
    await page.close()
    return { 'click to paint, ms': time }
  }
  throw new Error(`${to} never painted`)
}

/**
 * How soon the next page paints after a click, and how much of that a page of one word takes. Returns a table.
 * @param word the same site, but that its contact page holds one word
 */
export async function measureNextPage(origin: string, word: string, rounds: number): Promise<string> {
  const browser = await launchChromium()
  const journeys = [
    { from: '/', to: '/portfolio' },
    { from: '/portfolio', to: exampleOf('Case study') },
    { from: '/about', to: '/contact' },
    { from: '/about', to: '/contact', at: word, name: 'a page of one word' },
  ]
  const rows = journeys.flatMap(({ from, to, at = origin, name = to }) =>
    [200, 600].map((rest) => ({
      labels: [from, name, `${rest}`],
      measure: () => journey(browser, from, to, at, rest),
    })),
  )
  const measured = await measure(rows, rounds)
  await browser.close()
  return tableOf(['from', 'to', 'pointer on the link, ms'], measured)
}
