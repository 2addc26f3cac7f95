import { expect, test } from '@playwright/test'
import { paths } from '../../src/routes.ts'
import { phone } from './visit.ts'

/**
 * The links and controls that are less than `least` pixels high or wide, also in groups and menus that are closed at first. Links
 * in running text are left out, as in WCAG 2.2, because lines of text cannot be that far apart. Runs in the page.
 */
function smallTargets(least: number): string[] {
  for (const group of document.querySelectorAll('details')) {
    group.removeAttribute('name')
    group.open = true
  }
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (menu.previousElementSibling?.checkVisibility()) menu.showPopover()
  }
  return [...document.querySelectorAll<HTMLElement>('a, button, summary, input')]
    .filter((target) => target.checkVisibility() && getComputedStyle(target).pointerEvents !== 'none')
    .filter((target) => {
      const around = [...(target.parentElement?.childNodes ?? [])]
      return !around.some((node) => node instanceof Text && node.data.trim())
    })
    .flatMap((target) => {
      // A link that covers the card around it.
      const isCover = getComputedStyle(target, '::after').position === 'absolute'
      const { width, height } = ((isCover && target.offsetParent) || target).getBoundingClientRect()
      const name = target.getAttribute('aria-label') ?? target.textContent.trim()
      return Math.min(width, height) < least - 0.5
        ? `${name} (${Math.round(width)} × ${Math.round(height)})`
        : []
    })
}

for (const [screen, least, options] of [
  ['touch screens', 44, { viewport: phone, hasTouch: true, isMobile: true }],
  ['other screens', 24, {}],
] as const) {
  test(`links and controls are at least ${least} pixels high and wide on ${screen}`, async ({ browser }) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options })
    for (const path of [...paths, '/no-such-page']) {
      await page.goto(path)
      expect.soft(await page.evaluate(smallTargets, least), path).toEqual([])
    }
  })
}
