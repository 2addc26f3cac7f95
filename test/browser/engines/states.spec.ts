import { expect } from '@playwright/test'
import { featured } from '../../../src/content/home.ts'
import { portfolio } from '../../../src/content/portfolio.ts'
import { options, projectsShown } from '../../../src/content/portfolio-filter.ts'
import { serviceList } from '../../../src/content/services.ts'
import { strings } from '../../../src/content/strings.ts'
import { headerMenus } from '../../../src/layout/navigation.ts'
import { filteredTitle } from '../../../src/pages/portfolio/filter.ts'
import type { Tab } from '../drivers/launch.ts'
import { becomes, click, hover, hydrate } from './actions.ts'
import { test } from './test.ts'

/** The last menu of the header, and selectors of its button and its list. */
const lastMenu = headerMenus.at(-1)
const menuId = `menu-${lastMenu?.menu.toLowerCase().replaceAll(' ', '-')}`
const [menuButton, menuList] = [`header [popovertarget=${menuId}]`, `#${menuId}`]

/** Whether an element can be seen at its middle: it is open, in the window, and nothing covers it. */
const isInFront = (tab: Tab, selector: string) =>
  tab.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    return width > 0 && !!element?.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }, selector)

/** Which of the disclosures are open, counted from 1. */
const openDetails = (tab: Tab, selector: string) =>
  tab.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLDetailsElement>(wanted)]
    return all.flatMap(({ open }, index) => (open ? [index + 1] : []))
  }, selector)

const focused = (tab: Tab) =>
  tab.evaluate(() => {
    const { ariaLabel, textContent } = document.activeElement ?? document.body
    return ariaLabel ?? textContent?.trim()
  })

const focus = (tab: Tab, selector: string) =>
  tab.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector)

const address = (tab: Tab) => tab.evaluate(() => location.pathname + location.search)

/** Whether the page behind the mobile menu stands still, and whether the keyboard gets there. */
const behindMenu = (tab: Tab) =>
  tab.evaluate(() => ({
    isStill: getComputedStyle(document.documentElement).overflowY === 'hidden',
    isReachable: [...document.querySelectorAll('a, button, summary')].some(
      (element) =>
        !element.closest('#mobile-menu, [inert]') && getComputedStyle(element).visibility === 'visible',
    ),
  }))

// changed-pages.spec.ts has the states before React arrives.
for (const [mode, javaScriptEnabled] of [
  ['without JavaScript', false],
  ['hydrated', true],
] as const) {
  test.describe(mode, () => {
    test.use({ javaScriptEnabled })

    test('the mobile menu opens at once, closes in each way, and leads on', async ({ tab, baseURL }) => {
      const [toggle, menu] = [`[aria-label="${strings.mobileMenu.open}"]`, '#mobile-menu']
      const opened = () => isInFront(tab, menu)
      await tab.setViewport({ width: 480, height: 800 })
      await tab.goto(`${baseURL}/about`)
      if (javaScriptEnabled) await hydrate(tab, 'MobileMenu')

      for (const close of [
        () => click(tab, `${menu} [aria-label="${strings.mobileMenu.close}"]`),
        () => tab.mouse.click(30, 500),
      ]) {
        await click(tab, toggle)
        await becomes(opened, true)
        await close()
        await becomes(opened, false)
      }

      await focus(tab, toggle)
      await tab.keyboard.press('Enter')
      await becomes(opened, true)
      await becomes(() => focused(tab), strings.mobileMenu.close)
      await becomes(() => behindMenu(tab), { isStill: true, isReachable: !javaScriptEnabled })
      if (javaScriptEnabled) {
        // The focus goes round in the menu, also in Firefox.
        for (let stop = 0; stop < 12; stop += 1) {
          await tab.keyboard.press('Tab')
          expect(await tab.evaluate(() => !!document.activeElement?.closest('#mobile-menu'))).toBe(true)
        }
      }
      await tab.keyboard.press('Escape')
      await becomes(opened, false)
      await becomes(() => focused(tab), strings.mobileMenu.open)
      await becomes(() => behindMenu(tab), { isStill: false, isReachable: true })

      await click(tab, toggle)
      await becomes(opened, true)
      const groups = () => openDetails(tab, `${menu} details`)
      await click(tab, `${menu} details:nth-of-type(1) summary`)
      await becomes(groups, [1])
      await click(tab, `${menu} details:nth-of-type(2) summary`)
      await becomes(groups, [2])
      await tab.keyboard.press('Escape')
      await becomes(opened, false)
      await click(tab, toggle)
      if (javaScriptEnabled) await becomes(groups, [])
      await click(tab, `${menu} a[href="/portfolio"]`)
      await becomes(() => address(tab), '/portfolio')
      await becomes(opened, false)

      if (javaScriptEnabled) await hydrate(tab, 'MobileMenu')
      await click(tab, toggle)
      await becomes(opened, true)
      await tab.setViewport({ width: 1180, height: 800 })
      await becomes(opened, false)
      await becomes(() => behindMenu(tab), { isStill: false, isReachable: true })
      await becomes(() => tab.evaluate(() => document.querySelectorAll('[inert]').length), 0)
    })

    test('questions open one at a time, by mouse and by keyboard', async ({ tab, baseURL }) => {
      const question = (place: number) => `[data-island=Accordion] details:nth-of-type(${place}) summary`
      const answers = () => openDetails(tab, '[data-island=Accordion] details')
      await tab.goto(`${baseURL}/contact`)
      if (javaScriptEnabled) await hydrate(tab, 'Accordion')
      await click(tab, question(1))
      await becomes(answers, [1])
      await focus(tab, question(2))
      const placeOf = (selector: string) =>
        tab.evaluate(
          (wanted) => Math.round(document.querySelector(wanted)?.getBoundingClientRect().top ?? 0),
          selector,
        )
      const place = await placeOf(question(2))
      await tab.keyboard.press('Enter')
      await becomes(answers, [2])
      if (javaScriptEnabled) await becomes(() => placeOf(question(2)), place)
      await click(tab, question(2))
      await becomes(answers, [])
    })

    test('the filter follows choices, Back and Forward at their addresses', async ({ tab, baseURL }) => {
      const filter = '[data-island=PortfolioFilter]'
      const category = options.categories.at(-1)?.query ?? ''
      const industry = options.industries.at(-1)?.query ?? ''
      const state = () =>
        tab.evaluate(() => ({
          query: location.search.slice(1),
          title: document.title,
          titles: [...document.querySelectorAll('#work article h3')]
            .filter((title) => title.checkVisibility())
            .map((title) => title.textContent),
          status: document.querySelector('[role=status]')?.textContent,
        }))
      const shows = (query: string) => {
        const titles = projectsShown(query).map(({ title }) => title)
        const { one, many } = portfolio.filter
        const status = titles.length === 1 ? one : `${titles.length} ${many}`
        return becomes(state, { query, title: filteredTitle(query), titles, status })
      }
      async function choose(query: string) {
        const link = `a[href="/portfolio${query && `?${query}`}#work"]`
        await click(tab, `${filter} ${link}:not(details:not([open]) *)`)
        await shows(query)
        await becomes(() => isInFront(tab, '[role=status]'), true)
      }
      // The page may be gone before it can answer the driver.
      const go = (steps: number) => tab.evaluate((steps) => history.go(steps), steps).catch(() => {})
      await tab.goto(`${baseURL}/portfolio`)
      if (javaScriptEnabled) await hydrate(tab, 'PortfolioFilter')
      await tab.evaluate(() => document.body.setAttribute('title', 'the same page'))
      await shows('')
      await click(tab, `${filter} summary`)
      await choose(category)
      await choose(industry)
      await go(-1)
      await shows(category)
      await go(-1)
      await shows('')
      await go(1)
      await shows(category)
      await choose('')
      if (javaScriptEnabled) expect(await tab.evaluate(() => document.body.title)).toBe('the same page')
    })

    // No island is involved in the tests below.

    test('the link back of a case study leads to the filter from which the visitor came', async ({
      tab,
      baseURL,
    }) => {
      const [project] = projectsShown('')
      const own = featured.some(({ title }) => title === project?.title) ? '/' : '/portfolio'
      const filtered = `/portfolio?${project?.filters[0]}`
      await tab.goto(baseURL + filtered)
      await click(tab, `main a[href="${project?.path}"]`)
      await becomes(() => address(tab), project?.path)
      await click(tab, '[data-back]')
      await becomes(() => address(tab), javaScriptEnabled ? filtered : own)
    })

    test('the divider starts in the middle and follows its slider', async ({ tab, baseURL }) => {
      const slider = 'input[type=range]'
      const { path } = serviceList.find(({ drawing }) => drawing?.draft) ?? {}
      await tab.goto(baseURL + String(path))
      /** How much of the draft is visible, in percent of the width, and whether the slider is there. */
      const state = () =>
        tab.evaluate((wanted) => {
          const input = document.querySelector(wanted)
          const picture = input?.parentElement?.querySelector('div')
          const [, draft] = / ([\d.]+)%\)/.exec(picture ? getComputedStyle(picture).clipPath : '') ?? []
          return { draft: Number(draft), hasSlider: input?.checkVisibility() }
        }, slider)
      expect(await state()).toEqual({ draft: 50, hasSlider: javaScriptEnabled })
      if (!javaScriptEnabled) return
      await click(tab, slider)
      await tab.keyboard.press('Home')
      await becomes(state, { draft: 0, hasSlider: true })
      const moved = await tab.evaluate(() => {
        const other = document.createElement('input')
        document.querySelector('main')?.append(other)
        other.dispatchEvent(new Event('input', { bubbles: true }))
        return document.querySelectorAll('[style*="--divider"]').length
      })
      expect(moved, 'pictures that have a divider moved, after an input elsewhere').toBe(1)
    })

    // Windows of WebKitGTK are at least 447 px wide.
    for (const [width, axis] of [
      [448, 'y'],
      [800, 'y'],
      [1280, 'x'],
    ] as const) {
      test(`at ${width} px, the handle of the first drawing pulls the reed along ${axis}`, async ({
        tab,
        baseURL,
      }) => {
        await tab.setViewport({ width, height: 1100 })
        await tab.goto(String(baseURL))
        /** The middle of the handle and of the reed, which is shown once it has moved. */
        const state = () =>
          tab.evaluate(() =>
            ['handle', 'reed'].map((part) => {
              const element = document.querySelector(`[data-divider] > [class*=_${part}]`)
              const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
              return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), isShown: width > 0 }
            }),
          )
        const rest = await state()
        expect(rest.map(({ isShown }) => isShown)).toEqual([javaScriptEnabled, false])
        const [handle] = rest
        if (!handle?.isShown) return
        /** How far handle and reed are from where the handle rested, in tens of pixels. */
        const moved = async () => (await state()).map((part) => Math.round((part[axis] - handle[axis]) / 10))
        const pull = async (from: { x: number; y: number }) => {
          await tab.mouse.move(from.x, from.y)
          await tab.mouse.down()
          for (const by of [40, 80])
            await tab.mouse.move(from.x - (axis === 'x' ? by : 0), from.y - (axis === 'y' ? by : 0))
          await tab.mouse.up()
        }
        await pull({ ...handle, [axis]: handle[axis] - 60 })
        expect(await state(), 'after a gesture between the handle and where it can be pulled').toEqual(rest)
        await pull(handle)
        await becomes(moved, [-8, -8])
        const place = async () => (await state())[0]?.[axis] ?? 0
        const pulled = await place()
        for (let step = 0; step < 4; step += 1) await tab.keyboard.press('ArrowUp')
        await becomes(async () => (await place()) < pulled, true)
        for (let step = 0; step < 4; step += 1) await tab.keyboard.press('ArrowDown')
        await becomes(place, pulled)
      })
    }

    test('each tag of the first drawing shows what it becomes while it is pointed at, focused or open', async ({
      tab,
      baseURL,
    }) => {
      await tab.goto(String(baseURL))
      const tag = (place: number) => `main details[name]:nth-child(${place}) summary`
      /** The tags that show something, counted from 1, and the height at which the drawing of answers is shown. */
      const shown = () =>
        tab.evaluate(() =>
          [...document.querySelectorAll('main details[name]')].flatMap((each, index) => {
            const { content, backgroundImage, backgroundPositionY } = getComputedStyle(each, '::after')
            return content === 'none' || !backgroundImage.includes('loom-answers')
              ? []
              : [`${index + 1} at ${backgroundPositionY}`]
          }),
        )
      expect(await shown()).toEqual([])
      await focus(tab, tag(1))
      // The window of WebKitGTK is not active here, so nothing in it matches `:focus`.
      if (await tab.evaluate(() => document.hasFocus())) {
        await becomes(shown, ['1 at 0%'])
        await tab.keyboard.press('Tab')
        await becomes(shown, ['2 at 25%'])
      }
      await hover(tab, tag(4))
      await becomes(shown, ['4 at 75%'])
      await click(tab, tag(3))
      await hover(tab, 'h1')
      await becomes(shown, ['3 at 50%'])
      await click(tab, tag(5))
      await becomes(() => openDetails(tab, 'main details[name]'), [5])
      await becomes(shown, ['5 at 100%'])
    })

    test('a header menu opens below its button, closes, and leads to a page', async ({ tab, baseURL }) => {
      const opened = () => isInFront(tab, menuList)
      await tab.goto(`${baseURL}/about`)
      await focus(tab, menuButton)
      await tab.keyboard.press('Enter')
      await becomes(opened, true)
      await tab.keyboard.press('Tab')
      expect(await tab.evaluate((wanted) => !!document.activeElement?.closest(wanted), menuList)).toBe(true)
      await tab.keyboard.press('Escape')
      await becomes(opened, false)
      await becomes(() => focused(tab), lastMenu?.menu)

      if (javaScriptEnabled) {
        await tab.keyboard.press('Enter')
        await becomes(opened, true)
        await focus(tab, `${menuList} a`)
        await focus(tab, 'main a')
        await becomes(opened, false)
      }
      await tab.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      for (const open of [true, false, true]) {
        await click(tab, menuButton)
        await becomes(opened, open)
      }
      const [above, below] = await tab.evaluate(
        (...selectors) =>
          selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON()),
        menuButton,
        menuList,
      )
      const gap = below.top - above.bottom
      expect(gap >= 0 && gap < 30, `${gap} px below`).toBe(true)
      expect(below.left <= above.left && below.right >= above.right, 'as wide as its button').toBe(true)
      expect(below.left >= 0 && below.right <= 1280 && below.bottom <= 800, 'in the window').toBe(true)
      const path = lastMenu?.items.at(-1)?.to
      await click(tab, `${menuList} a[href="${path}"]`)
      await becomes(() => address(tab), path)
    })
  })
}

test('the list of categories opens inside every window, with eight options in view', async ({
  tab,
  baseURL,
}) => {
  test.slow()
  const summary = '[data-island=PortfolioFilter] summary'
  /** Moves the button to the upper edge, the middle or the lower edge of the window. */
  const scrollTo = (block: ScrollLogicalPosition) =>
    tab.evaluate(
      (wanted, block) => document.querySelector(wanted)?.scrollIntoView({ block, behavior: 'instant' }),
      summary,
      block,
    )
  /** The height of the list, and how many options are whole in the window and covered by nothing. */
  const measure = () =>
    tab.evaluate(() => {
      const list = document.querySelector('[data-dropdown]')
      const inView = [...(list?.querySelectorAll('a') ?? [])].filter((link) => {
        const { x, width, top, bottom } = link.getBoundingClientRect()
        return [top + 1, bottom - 1].every((y) => link.contains(document.elementFromPoint(x + width / 2, y)))
      })
      return { fits: Number(list?.clientHeight) <= 300, inView: Math.min(inView.length, 8) }
    })
  await tab.goto(`${baseURL}/portfolio`)
  await hydrate(tab, 'PortfolioFilter')
  for (const [width, height] of [
    [1920, 1080],
    [1366, 768],
    [820, 1180],
    [844, 390],
    [448, 844],
    [448, 400],
  ] as const) {
    await tab.setViewport({ width, height })
    for (const block of ['start', 'end'] as const) {
      await scrollTo(block)
      await click(tab, summary)
      await becomes(measure, { fits: true, inView: Math.min(options.categories.length, 8) })
      await scrollTo(block)
      await click(tab, summary)
    }
  }
})

test('the header’s menus open on hover and close a moment after', async ({ tab, baseURL }) => {
  const opened = () => isInFront(tab, menuList)
  await tab.goto(`${baseURL}/about`)
  await hover(tab, menuButton)
  await becomes(opened, true)
  await hover(tab, `${menuList} a`)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await opened()).toBe(true)
  await focus(tab, `${menuList} a`)
  await tab.mouse.move(100, 780)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await opened(), 'stays open while the focus is inside').toBe(true)
  await focus(tab, '[href="/portfolio"]')
  await becomes(opened, false)
})
