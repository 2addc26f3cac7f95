import { setTimeout as sleep } from 'node:timers/promises'
import { launchTab } from './dev-tools.ts'
import { spread, table } from './statistics.ts'

type Tab = Awaited<ReturnType<typeof launchTab>>

const journeys = [
  ['/', '/portfolio'],
  ['/portfolio', '/case-studies/payflow-gateway'],
  ['/about', '/contact'],
] as const

/** Finds a link that can be seen, and notes when it is clicked, where the next page can read it. */
function aim(to: string): string {
  return `(() => {
    const link = [...document.querySelectorAll('a[href="${to}"]')].find((each) =>
      !each.closest('[popover]') && each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    addEventListener('click', (event) => localStorage.setItem('clicked', performance.timeOrigin + event.timeStamp), true)
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`
}

const sinceClick = `performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  - Number(localStorage.getItem('clicked'))`

/** Milliseconds from the click to the next page's first paint, after the pointer has rested on the link. */
async function journey(tab: Tab, origin: string, [from, to]: readonly [string, string], rest: number) {
  const { send, evaluate, shown } = tab
  await send('Page.navigate', { url: origin + from }, await shown())
  const page = await shown(origin + from)
  await sleep(1500)
  const place = await evaluate<{ x: number; y: number }>(page, aim(to))
  await sleep(400)
  await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place }, page)
  await sleep(rest)
  const button = { ...place, button: 'left', clickCount: 1 }
  await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }, page)
  // The page may be gone before it answers.
  send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }, page).catch(() => {})
  const next = await shown(origin + to)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await sleep(250)
    const time = await evaluate<number | undefined>(next, sinceClick)
    if (time !== undefined) return time
  }
  throw new Error(`${to} never painted`)
}

/**
 * How soon the next page paints after a click, for pointers that rested on the link so many milliseconds.
 * @param empty the same site, but that its contact page holds one word: what the browser itself needs here
 */
export async function compareNextPage(origin: string, empty: string, rounds: number): Promise<string> {
  const lines = [['from', 'to', 'pointer on the link, ms', 'click to paint, ms']]
  const tab = await launchTab()
  const rows = [
    ...journeys.map((steps) => ({ steps, at: origin, to: steps[1] as string })),
    { steps: ['/about', '/contact'] as const, at: empty, to: 'a page of one word' },
  ]
  for (const { steps, at, to } of rows) {
    for (const rest of [200, 600]) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await journey(tab, at, steps, rest))
      lines.push([steps[0], to, String(rest), spread(times)])
    }
  }
  await tab.close()
  return table(lines)
}
