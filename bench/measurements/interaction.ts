import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer-core'
import { strings } from '../../src/content/strings.ts'
import { launchChromium } from '../servers/chromium.ts'
import { measure, tableOf } from '../tables/compare.ts'

declare global {
  interface Window {
    slowest: number
  }
}

/** Notes the slowest interaction as `web-vitals` counts it: from the input to the next frame. Runs in the browser. */
function watchInteractions() {
  window.slowest = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) window.slowest = Math.max(window.slowest, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  // A link is pressed to see how soon it answers, not to leave.
  addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault())
}

/** The middle of the first one that can be seen. Runs in the browser. */
function aim(selector: string) {
  const seen = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
  if (!seen) throw new Error(`There is no ${selector}`)
  seen.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = seen.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

const click = (selector: string) => async (page: Page) => {
  const { x, y } = await page.evaluate(aim, selector)
  // The press is timed, not the pictures that the scrolling brings.
  await sleep(1000)
  await page.mouse.click(x, y)
}
const press = (key: 'Enter' | 's') => (page: Page) => page.keyboard.press(key)

const filter = '[data-island=PortfolioFilter] :is(button, summary)'
const { open, close } = strings.mobileMenu
const questions = '[data-island=Accordion]'
const visits = [
  { path: '/', name: 'menu', steps: [click(`[aria-label="${open}"]`), click(`[aria-label="${close}"]`)] },
  { path: '/', name: 'a link', steps: [click('#case-studies a')] },
  {
    path: '/contact',
    name: 'accordion',
    steps: [click(`${questions} summary`), click(`${questions} details + details summary`)],
  },
  { path: '/portfolio', name: 'filter', steps: [click(filter), press('s'), press('Enter')] },
  { path: '/portfolio', name: 'a link', steps: [click('#work a')] },
]

async function visit(browser: Browser, address: string, steps: (typeof visits)[number]['steps']) {
  const page = await browser.newPage()
  await page.setViewport({ width: 412, height: 823, deviceScaleFactor: 2 })
  await page.emulateCPUThrottling(4)
  await page.evaluateOnNewDocument(watchInteractions)
  await page.goto(address, { waitUntil: 'load' })
  for (const step of steps) {
    await sleep(1000)
    await step(page)
  }
  await sleep(1000)
  const slowest = await page.evaluate(() => window.slowest)
  await page.close()
  return { 'to the next frame, ms': slowest }
}

/** The slowest interaction with each thing that answers, on a 4× slower processor. Below 16 ms is 0. Returns a table. */
export async function measureInteractions(origin: string, rounds: number): Promise<string> {
  const browser = await launchChromium()
  const rows = visits.map(({ path, name, steps }) => ({
    labels: [path, name],
    measure: () => visit(browser, origin + path, steps),
  }))
  const measured = await measure(rows, rounds)
  await browser.close()
  return tableOf(['page', 'what'], measured)
}
