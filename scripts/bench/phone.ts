import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../browsers.ts'
import { ratio, spread, table } from './statistics.ts'

/** What one visit measured: milliseconds, but for the shift and the kilobytes. */
interface Visit {
  firstPaint: number
  largestPaint: number
  shift: number
  blocked: number
  kilobytes: number
}

/** Reads the page's own observers; runs in the browser. */
function vitals(): Omit<Visit, 'kilobytes'> {
  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type, buffered: true })
    const taken = observer.takeRecords()
    observer.disconnect()
    return taken
  }
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  // As Lighthouse counts: what a task takes beyond 50 ms, after the first paint.
  const blocked = entries('longtask').map(({ startTime, duration }) =>
    Math.max(0, Math.min(duration - 50, startTime + duration - firstPaint)),
  )
  const shifts = entries('layout-shift') as (PerformanceEntry & { value: number })[]
  return {
    firstPaint,
    largestPaint: entries('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    blocked: blocked.reduce((sum, time) => sum + time, 0),
  }
}

/** A first visit with an empty cache: 4× slower processor, 1.6 Mbit/s, 150 ms round trips. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  let bytes = 0
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(3000)
  const figures = await page.evaluate(vitals)
  await context.close()
  return { ...figures, kilobytes: bytes / 1000 }
}

/** First visits on a phone, alternating between the origins; the last one is what the others are held to. */
export async function comparePhone(
  origins: Record<string, string>,
  paths: readonly string[],
  rounds: number,
): Promise<string> {
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? '', args: ['--no-sandbox'] })
  const lines = [
    ['page', 'row', 'FCP ms', 'LCP ms', 'CLS', 'TBT ms', 'KB in all', 'FCP ×static', 'LCP ×static'],
  ]
  const rows = Object.entries(origins)
  for (const path of paths) {
    const visits: Record<string, Visit[]> = Object.fromEntries(rows.map(([name]) => [name, []]))
    for (let round = 0; round < rounds; round += 1) {
      // Each as often first: what ran before may slow what follows.
      for (const [name, origin] of round % 2 ? rows : rows.toReversed()) {
        visits[name]?.push(await visit(browser, origin + path))
      }
    }
    const base = Object.values(visits).at(-1) ?? []
    const of = (list: Visit[], figure: keyof Visit) => list.map((each) => each[figure])
    for (const [name, list] of Object.entries(visits)) {
      lines.push([
        path,
        name,
        spread(of(list, 'firstPaint')),
        spread(of(list, 'largestPaint')),
        Math.max(...of(list, 'shift')).toFixed(4),
        spread(of(list, 'blocked')),
        spread(of(list, 'kilobytes')),
        ratio(of(list, 'firstPaint'), of(base, 'firstPaint')).toFixed(2),
        ratio(of(list, 'largestPaint'), of(base, 'largestPaint')).toFixed(2),
      ])
    }
  }
  await browser.close()
  return table(lines)
}
