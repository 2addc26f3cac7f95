import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { strings } from '../../../../src/content/strings.ts'
import { headerMenus } from '../../../../src/layout/navigation.ts'
import type { Tab } from '../../drivers/tab.ts'
import {
  address,
  becomes,
  click,
  focus,
  focused,
  hover,
  hydrate,
  isInFront,
  openDetails,
} from '../actions.ts'
import { test } from '../test.ts'

/** The last menu of the header, and selectors of its button and its list. */
const lastMenu = headerMenus.at(-1)
const menuId = `menu-${lastMenu?.menu.toLowerCase().replaceAll(' ', '-')}`
const [menuButton, menuList] = [`header [popovertarget=${menuId}]`, `#${menuId}`]

/** Whether the page behind the mobile menu stands still, and whether the keyboard gets there. */
const behindMenu = (tab: Tab) =>
  tab.evaluate(() => ({
    isStill: getComputedStyle(document.documentElement).overflowY === 'hidden',
    isReachable: [...document.querySelectorAll('main a, footer a')].some((link) => !link.closest('[inert]')),
  }))

// `changed-pages.spec.ts` has the states before React arrives, and `keyboard.spec.ts` the keyboard in Chromium.
for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
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
        () => tab.keyboard.press('Escape'),
      ]) {
        await focus(tab, toggle)
        await tab.keyboard.press('Enter')
        await becomes(opened, true)
        await becomes(() => focused(tab), strings.mobileMenu.close)
        await becomes(() => behindMenu(tab), { isStill: true, isReachable: !javaScriptEnabled })
        await close()
        await becomes(opened, false)
        await becomes(() => behindMenu(tab), { isStill: false, isReachable: true })
      }
      await becomes(() => focused(tab), strings.mobileMenu.open)

      await click(tab, toggle)
      for (const group of [1, 2]) {
        await click(tab, `${menu} details:nth-of-type(${group}) summary`)
        await becomes(() => openDetails(tab, `${menu} details`), [group])
      }
      if (javaScriptEnabled) {
        await tab.setViewport({ width: 1180, height: 800 })
        await becomes(opened, false)
        await becomes(() => behindMenu(tab), { isStill: false, isReachable: true })
        await tab.setViewport({ width: 480, height: 800 })
        await click(tab, toggle)
        await becomes(() => openDetails(tab, `${menu} details`), [])
      }
      await click(tab, `${menu} a[href="/portfolio"]`)
      await becomes(() => address(tab), '/portfolio')
      await becomes(opened, false)
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
      await tab.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      for (const open of [true, false, true]) {
        await click(tab, menuButton)
        await becomes(opened, open)
      }
      const tops = await tab.evaluate(
        (...all) => all.map((each) => document.querySelector(each)?.getBoundingClientRect().top ?? 0),
        menuButton,
        menuList,
      )
      expect(Number(tops[1]) - Number(tops[0]), 'px below its button').toBeLessThan(100)
      const path = lastMenu?.items.at(-1)?.to
      await click(tab, `${menuList} a[href="${path}"]`)
      await becomes(() => address(tab), path)
    })

    test('questions open one at a time, by mouse and by keyboard', async ({ tab, baseURL }) => {
      const question = (place: number) => `[data-island=Accordion] details:nth-of-type(${place}) summary`
      const answers = () => openDetails(tab, '[data-island=Accordion] details')
      const placeOfSecond = () =>
        tab.evaluate((wanted) => document.querySelector(wanted)?.getBoundingClientRect().top, question(2))
      await tab.goto(`${baseURL}/contact`)
      if (javaScriptEnabled) await hydrate(tab, 'Accordion')
      await click(tab, question(1))
      await becomes(answers, [1])
      // The first answer unfolds, which moves the second question. `hover` waits until the question stands still.
      await hover(tab, question(2))
      await focus(tab, question(2))
      const place = Number(await placeOfSecond())
      await tab.keyboard.press('Enter')
      await becomes(answers, [2])
      // Browsers scroll by whole pixels.
      if (javaScriptEnabled)
        await becomes(async () => Math.abs(Number(await placeOfSecond()) - place) <= 1, true)
      await click(tab, question(2))
      await becomes(answers, [])
    })
  })
}

test('the header’s menus open on hover and close a moment after', async ({ tab, baseURL }) => {
  const opened = () => isInFront(tab, menuList)
  await tab.goto(`${baseURL}/about`)
  await hover(tab, menuButton)
  await becomes(opened, true)
  await hover(tab, `${menuList} a`)
  // A menu that nothing holds open closes a quarter of a second later.
  await setTimeout(400)
  expect(await opened(), 'stays open while the mouse is inside').toBe(true)
  await tab.mouse.move(100, 780)
  await becomes(opened, false)
})
