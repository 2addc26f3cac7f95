import { setTimeout } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'

/** A browser's page: as much of Puppeteer's as WebKitGTK's driver can do. Sizes in CSS pixels, pictures as PNG. */
export interface Tab extends Pick<Page, 'evaluate'> {
  /** Waits for the page's load event. */
  goto(url: string): Promise<unknown>
  setViewport(size: { width: number; height: number }): Promise<void>
  mouse: {
    click(x: number, y: number): Promise<void>
    move(x: number, y: number): Promise<void>
    down(): Promise<void>
    up(): Promise<void>
  }
  keyboard: { press(key: 'Enter' | 'Escape' | 'Home' | 'Tab'): Promise<void> }
  screenshot(): Promise<Uint8Array>
}

/**
 * The middle of the first such element, once the page has come and it stands still with nothing in front of it. It is
 * asked from outside: without JavaScript, a page has no frames to wait for.
 */
async function middleOf(tab: Tab, selector: string): Promise<[x: number, y: number]> {
  const ask = () =>
    tab.evaluate((wanted) => {
      const element = document.querySelector(wanted)
      if (!element) throw new Error(`There is no ${wanted}`)
      const { x, y, width, height } = element.getBoundingClientRect()
      const middle: [number, number] = [x + width / 2, y + height / 2]
      const isInFront = element.contains(document.elementFromPoint(...middle))
      // Either ends a smooth scroll in WebKit and Chromium: late frames make it seem to stand still.
      if (isInFront) scrollBy({ behavior: 'instant' })
      else element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const isSliding = !!element.closest('[popover]')?.getAnimations().length
      return { middle, isThere: isInFront && !isSliding && document.readyState === 'complete' }
    }, selector)
  for (let before = ''; ; await setTimeout(50)) {
    const { middle, isThere } = await ask()
    if (isThere && before === String(middle)) return middle
    before = String(middle)
  }
}

export const click = async (tab: Tab, selector: string) => tab.mouse.click(...(await middleOf(tab, selector)))
export const hover = async (tab: Tab, selector: string) => tab.mouse.move(...(await middleOf(tab, selector)))

/** Has the island of that name hydrated, as the first sign of a visitor does. */
export async function hydrate(tab: Tab, island: string): Promise<void> {
  await hover(tab, `[data-island=${island}] :is(button, summary)`)
  const hydrated = `[data-island=${island}][data-state=hydrated]`
  while (!(await tab.evaluate((wanted) => !!document.querySelector(wanted), hydrated))) await setTimeout(50)
}
