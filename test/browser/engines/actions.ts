import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Tab } from '../drivers/tab.ts'

/**
 * Waits until the page has loaded and the first element that matches is uncovered and does not move, and returns its
 * centre. A busy browser draws no frame for long, in which nothing seems to move, so a page waits for two of its own. Without
 * JavaScript it cannot, and is only asked again after a while.
 */
async function centreOf(tab: Tab, selector: string): Promise<[x: number, y: number]> {
  const ask = () =>
    tab.evaluate(async (wanted) => {
      const isScripted = matchMedia('(scripting: enabled)').matches
      for (let frame = 0; isScripted && frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      const element = document.querySelector(wanted)
      // The page may not have arrived yet.
      if (!element) return { centre: [0, 0] as [number, number], isReady: false }
      const { x, y, width, height } = element.getBoundingClientRect()
      const centre: [number, number] = [x + width / 2, y + height / 2]
      const isUncovered = element.contains(document.elementFromPoint(...centre))
      if (!isUncovered) element.scrollIntoView({ block: 'center' })
      const isSliding = !!element.closest('[popover]')?.getAnimations().length
      const hasLoaded = document.readyState === 'complete' && document.fonts.status === 'loaded'
      return { centre, isReady: isUncovered && !isSliding && hasLoaded }
    }, selector)
  // A page that is being left does not answer.
  const leaving = () => ({ centre: [0, 0] as [number, number], isReady: false })
  for (let last = ''; ; await setTimeout(50)) {
    const { centre, isReady } = await ask().catch(leaving)
    if (isReady && last === String(centre)) return centre
    last = String(centre)
  }
}

export const click = async (tab: Tab, selector: string) => tab.mouse.click(...(await centreOf(tab, selector)))
export const hover = async (tab: Tab, selector: string) => tab.mouse.move(...(await centreOf(tab, selector)))

/** Waits until the page says so. A page that is being left says nothing. */
export async function becomes(
  ask: () => Promise<unknown>,
  expected: unknown,
  timeout = 10_000,
): Promise<void> {
  await expect(async () => expect(await ask()).toEqual(expected)).toPass({ timeout, intervals: [50] })
}

/** Moves the mouse over the island, which makes it hydrate, and waits until it has. */
export async function hydrate(tab: Tab, island: string): Promise<void> {
  await hover(tab, `[data-island=${island}] :is(button, summary)`)
  const hydrated = `[data-island=${island}][data-state=hydrated]`
  await becomes(() => tab.evaluate((wanted) => !!document.querySelector(wanted), hydrated), true)
}

/** Gives an element the focus once the page has loaded, and waits until it has it. */
export const focus = (tab: Tab, selector: string) =>
  becomes(
    () =>
      tab.evaluate((wanted) => {
        const element = document.querySelector<HTMLElement>(wanted)
        element?.focus()
        return document.readyState === 'complete' && document.activeElement === element
      }, selector),
    true,
  )

/** The name of what has the focus. */
export const focused = (tab: Tab) =>
  tab.evaluate(() => {
    const { ariaLabel, textContent } = document.activeElement ?? document.body
    return ariaLabel ?? textContent?.trim()
  })

export const address = (tab: Tab) => tab.evaluate(() => location.pathname + location.search)

/** Whether an element can be seen at its middle: it is open, in the window, and nothing covers it. */
export const isInFront = (tab: Tab, selector: string) =>
  tab.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    return width > 0 && !!element?.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }, selector)

/** Which of the disclosures are open, counted from 1. */
export const openDetails = (tab: Tab, selector: string) =>
  tab.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLDetailsElement>(wanted)]
    return all.flatMap(({ open }, index) => (open ? [index + 1] : []))
  }, selector)
