import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { launchChromium } from '../servers/chromium.ts'
import { type Figures, measure, type Row, tableOf } from '../tables/compare.ts'

/** Reads the page's own observers; runs in the browser. */
function vitals() {
  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type, buffered: true })
    return observer.takeRecords()
  }
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const shifts = entries('layout-shift') as (PerformanceEntry & { value: number })[]
  return {
    'FCP ms': paint,
    'LCP ms': entries('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    CLS: sum(shifts.map(({ value }) => value)),
    // As Lighthouse counts: what a task takes beyond 50 ms, after the first paint.
    'TBT ms': sum(
      entries('longtask').map(({ startTime, duration }) =>
        Math.max(0, Math.min(duration - 50, startTime + duration - paint)),
      ),
    ),
  }
}

/** A first visit with an empty cache and a 4× slower processor; by DevTools also 1.6 Mbit/s, 150 ms round trips. */
async function visit(browser: Browser, address: string, throttled: boolean): Promise<Figures> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 412, height: 823, deviceScaleFactor: 2 })
  if (throttled) await page.emulateNetworkConditions({ download: 1.6e6 / 8, upload: 750e3 / 8, latency: 150 })
  await page.emulateCPUThrottling(4)
  const devTools = await page.createCDPSession()
  let bytes = 0
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await devTools.send('Network.enable')
  await devTools.send('Performance.enable')
  await page.goto(address, { waitUntil: 'load' })
  await sleep(3000)
  const figures = await page.evaluate(vitals)
  const { metrics } = await devTools.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  await context.close()
  return { ...figures, 'main thread ms': 1000 * seconds, 'KB in all': bytes / 1000 }
}

/**
 * First visits to each page, to the same HTML without its script, without its styles, and to a page of one word.
 * Returns a table.
 * @param origins where each of them is; the word stands at `/word`
 * @param throttled whether DevTools stands in for a phone's network
 */
export async function measurePhone(
  origins: { site: string; word: string; static?: string; unstyled?: string },
  pages: readonly string[],
  rounds: number,
  throttled: boolean,
): Promise<string> {
  const browser = await launchChromium()
  const row = (origin: string, path: string, name: string): Row => ({
    labels: [path, name],
    measure: () => visit(browser, origin + path, throttled),
  })
  const word = row(origins.word, '/word', 'a page of one word')
  const rows = pages.flatMap((path) => {
    const ours = row(origins.site, path, 'this site')
    if (!origins.static || !origins.unstyled) return [{ ...ours, against: { '×one word': word } }]
    const plain = { ...row(origins.static, path, 'static, no script'), against: { '×one word': word } }
    const floor = row(origins.unstyled, path, 'without styles')
    return [{ ...ours, against: { '×static': plain, '×one word': word, '×no styles': floor } }, plain, floor]
  })
  const measured = await measure([...rows, word], rounds)
  await browser.close()
  return tableOf(['page', 'row'], measured, ['FCP ms', 'LCP ms', 'main thread ms'])
}
