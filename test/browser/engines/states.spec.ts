import { expect } from '@playwright/test'
import { click, type Engine, hover, loaded } from './engine.ts'
import { complaintsOf, test } from './test.ts'

const toggle = '[aria-label="Open menu"]'
const menu = '#mobile-menu'

/** Open, and in front of everything else at its middle. */
const isOpen = (engine: Engine, selector: string) =>
  engine.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    return width > 0 && !!element?.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }, selector)

const focused = (engine: Engine) =>
  engine.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)

const openDetails = (engine: Engine, selector: string) =>
  engine.evaluate(
    (wanted) => [...document.querySelectorAll<HTMLDetailsElement>(wanted)].map(({ open }) => open),
    selector,
  )

const focus = (engine: Engine, selector: string) =>
  engine.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector)

test.describe('the mobile menu', () => {
  test.beforeEach(({ engine }) => engine.resize(480, 844))

  for (const [without, held] of [
    ['any script', /\/assets\/.*\.js$/],
    ['React', /\/(hydrate|mobile-menu)-/],
    ['nothing', undefined],
  ] as const) {
    test(`opens on the first tap and closes in each way, without ${without}`, async ({
      engine,
      front,
      visit,
    }) => {
      front.hold(held)
      await visit('/about')
      const opened = () => isOpen(engine, menu)

      await click(engine, toggle)
      await expect.poll(opened).toBe(true)
      await click(engine, `${menu} [aria-label="Close menu"]`)
      await expect.poll(opened).toBe(false)

      await click(engine, toggle)
      await expect.poll(opened).toBe(true)
      await engine.clickAt(30, 500)
      await expect.poll(opened).toBe(false)

      await focus(engine, toggle)
      await engine.press('Enter')
      await expect.poll(opened).toBe(true)
      expect(await focused(engine)).toBe('Close menu')
      await engine.press('Escape')
      await expect.poll(opened).toBe(false)
      await expect.poll(() => focused(engine)).toBe('Open menu')

      await click(engine, toggle)
      await expect.poll(opened).toBe(true)
      await click(engine, `${menu} details:nth-of-type(1) summary`)
      await click(engine, `${menu} details:nth-of-type(2) summary`)
      await expect.poll(() => openDetails(engine, `${menu} details`)).toEqual([false, true])
      await click(engine, `${menu} a[href="/portfolio"]`)
      await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/portfolio')
      await expect.poll(opened).toBe(false)
    })
  }

  test('makes the page behind it inert and still', async ({ engine, visit }) => {
    await visit('/about')
    await click(engine, toggle)
    const reachable = () =>
      engine.evaluate(() =>
        [...document.querySelectorAll('a, button, summary')].some(
          (element) =>
            !element.closest('#mobile-menu, [inert]') && getComputedStyle(element).visibility === 'visible',
        ),
      )
    await expect.poll(reachable).toBe(false)
    expect(await engine.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await engine.press('Escape')
    await expect.poll(reachable).toBe(true)
  })
})

test.describe('the header’s menus', () => {
  const button = '[popovertarget=menu-services]'
  const services = '#menu-services'

  test.beforeEach(async ({ engine, visit }) => {
    await engine.resize(1280, 800)
    await visit('/process')
    await loaded(engine)
  })

  for (const scrolled of [0, 900]) {
    test(`hang under their button, ${scrolled} px down the page`, async ({ engine }) => {
      await engine.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
      await hover(engine, button)
      await expect.poll(() => isOpen(engine, services)).toBe(true)
      const [above, below] = await engine.evaluate(
        (selectors) =>
          selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON()),
        [button, services],
      )
      expect(below.top).toBeGreaterThanOrEqual(above.bottom)
      expect(below.top).toBeLessThan(above.bottom + 30)
      expect(below.left).toBeLessThanOrEqual(above.left)
      expect(below.right).toBeGreaterThanOrEqual(above.right)
      expect(below.left).toBeGreaterThanOrEqual(0)
      expect(below.right).toBeLessThanOrEqual(1280)
      expect(below.bottom).toBeLessThanOrEqual(800)
      await engine.moveTo(100, 780)
      await expect.poll(() => isOpen(engine, services)).toBe(false)
    })
  }

  test('stay on the page when their button is clicked, open or not', async ({ engine }) => {
    await click(engine, button)
    await expect.poll(() => isOpen(engine, services)).toBe(true)
    await click(engine, button)
    await expect.poll(() => isOpen(engine, services)).toBe(false)
    await click(engine, button)
    await expect.poll(() => isOpen(engine, services)).toBe(true)
    expect(await engine.evaluate(() => location.pathname)).toBe('/process')
    await click(engine, `${services} a[href="/web-design"]`)
    await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/web-design')
  })

  test('open and close by the keyboard', async ({ engine }) => {
    await focus(engine, button)
    await engine.press('Enter')
    await expect.poll(() => isOpen(engine, services)).toBe(true)
    await engine.press('Escape')
    await expect.poll(() => isOpen(engine, services)).toBe(false)
    expect(await engine.evaluate((wanted) => document.activeElement?.matches(wanted), button)).toBe(true)
  })

  test.afterEach(async ({ engine }) => {
    await loaded(engine)
    expect(await complaintsOf(engine)).toEqual([])
  })
})

for (const react of [false, true]) {
  const inWords = react ? 'awake' : 'before React arrives'

  test(`questions open one at a time, ${inWords}`, async ({ engine, front, visit }) => {
    await engine.resize(1280, 800)
    if (!react) front.hold(/\/(hydrate|accordion)-/)
    await visit('/contact')
    const item = (place: number) => `[data-island=Accordion] details:nth-of-type(${place})`
    await hover(engine, `${item(1)} summary`)
    if (react) {
      await expect
        .poll(() => engine.evaluate(() => document.querySelector('[data-state=awake]') !== null))
        .toBe(true)
    }
    await click(engine, `${item(1)} summary`)
    await click(engine, `${item(3)} summary`)
    const state = () => openDetails(engine, '[data-island=Accordion] details')
    await expect.poll(state).toEqual([false, false, true, false])
    await click(engine, `${item(3)} summary`)
    await expect.poll(state).toEqual([false, false, false, false])
  })

  test(`the filter shows a category and all again, ${inWords}`, async ({ engine, front, visit }) => {
    await engine.resize(1280, 800)
    if (!react) front.hold(/\/(hydrate|portfolio-filter)-/)
    await visit('/portfolio')
    await hover(engine, '.filter summary')
    if (react) {
      await expect
        .poll(() => engine.evaluate(() => document.querySelector('[data-state=awake]') !== null))
        .toBe(true)
    }
    const all = await shown(engine)
    await click(engine, '.filter summary')
    await click(engine, '.filter a[href*="category=erp-solution"]')
    await expect.poll(() => engine.evaluate(() => location.search)).toBe('?category=erp-solution')
    await expect.poll(() => shown(engine)).toEqual(['EnterpriseFlow ERP'])
    await engine.evaluate(() => history.back())
    await expect.poll(() => shown(engine)).toEqual(all)
  })
}

/** The titles of the projects on show. */
function shown(engine: Engine): Promise<string[]> {
  return engine.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#work article')]
      .filter((project) => project.checkVisibility())
      .map((project) => project.querySelector('h3')?.textContent ?? ''),
  )
}
