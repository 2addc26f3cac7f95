import { expect, test } from '@playwright/test'
import { strings } from '../../src/content/strings.ts'
import { examples } from './examples.ts'

/**
 * Whether the focused element is inside the window, as far as it fits, and nothing covers its middle. After the last stop, the
 * page has the focus. Runs in the page.
 */
async function faultOfFocus(): Promise<string | undefined> {
  // The page scrolls to what has the focus within two frames.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  const element = document.activeElement
  if (!element || element === document.body) return 'the end'
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`
  const fits = height <= innerHeight
  if (left < -1 || right > innerWidth + 1) return `${name}: outside at a side`
  if (fits && (top < -1 || bottom > innerHeight + 1)) return `${name}: outside above or below`
  const [x, y] = [left + width / 2, Math.min(Math.max(top + height / 2, 1), innerHeight - 1)]
  const front = document
    .elementsFromPoint(x, y)
    .find((each) => getComputedStyle(each).pointerEvents !== 'none')
  // The title of a card covers the card, and has the same address as the button on it.
  const isSame = front?.closest('a')?.href === (element as HTMLAnchorElement).href
  if (front && !isSame && !element.contains(front) && !front.contains(element))
    return `${name}: covered by ${front.outerHTML.slice(0, 80)}`
  return undefined
}

// A window of 1280 × 1024 pixels that is enlarged to 400 %.
const enlarged = { width: 320, height: 256 }

test.use({ reducedMotion: 'reduce', viewport: enlarged, hasTouch: true })

for (const path of [...examples, '/no-such-page']) {
  test(`every stop of the keyboard on ${path} is visible`, async ({ page }) => {
    await page.goto(path)
    let fault: string | undefined
    for (let stop = 0; stop < 200 && fault !== 'the end'; stop += 1) {
      await page.keyboard.press('Tab')
      fault = await page.evaluate(faultOfFocus)
      if (fault !== 'the end') expect.soft(fault).toBeUndefined()
    }
    expect(fault).toBe('the end')
  })
}

for (const { width, height } of [enlarged, { width: 390, height: 740 }]) {
  test(`the mobile menu is at the right of ${width} × ${height}, and the keyboard goes round in it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/about')
    await page.getByRole('button', { name: strings.mobileMenu.open }).tap()
    const menu = page.getByRole('dialog', { name: strings.mobileMenu.name })
    const [first, last] = [
      menu.getByRole('button', { name: strings.mobileMenu.close }),
      menu.getByRole('link', { name: strings.mobileMenu.action }),
    ]
    // The specification gives it 85 % of the width, and a small maximum.
    const box = await menu.boundingBox()
    expect(box?.width).toBeCloseTo(Math.min(width * 0.85, 360), 0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0)
    for (const group of await menu.locator('summary').all()) {
      await group.press('Enter')
      const controls = await menu.locator(':is(a, button, summary):visible:not([tabindex])').count()
      await first.focus()
      for (let control = 1; control < controls; control += 1) {
        await page.keyboard.press('Tab')
        expect.soft(await page.evaluate(faultOfFocus)).toBeUndefined()
      }
      await expect(last).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(first).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(last).toBeFocused()
    }
  })
}
