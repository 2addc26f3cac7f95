import { expect, test } from '@playwright/test'
import { company } from '../../src/content/company.ts'
import { strings } from '../../src/content/strings.ts'

/** The rows of the mobile menu that are cut, and the row after an open group of nine pages if a high window does not show it. */
function badRows(): (string | null)[] {
  const open = 'dialog details[open]:not(:has(li:nth-child(10)))'
  const next = document.querySelector(`${open} + a, ${open} + details > summary`)
  return [...document.querySelectorAll('dialog nav :is(a, summary)')]
    .filter((row) => {
      const { left, top, bottom } = row.getBoundingClientRect()
      const [above, below] = [top + 2, bottom - 2].map((y) =>
        row.contains(document.elementFromPoint(left + 40, y)),
      )
      return row.checkVisibility() && (above !== below || (row === next && innerHeight >= 640 && !above))
    })
    .map(({ textContent }) => textContent)
}

for (const size of '320×256 320×480 360×640 375×667 390×740 390×844 900×800'.split(' ')) {
  const [width = 0, height = 0] = size.split('×').map(Number)
  test(`the mobile menu fits ${size} and shows what is focused`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await page.goto('/about')
    await page.evaluate(() => document.fonts.ready)
    await page.getByRole('button', { name: strings.mobileMenu.open }).click()
    const menu = page.getByRole('dialog', { name: strings.mobileMenu.name })
    const box = await menu.boundingBox()
    // It takes 85 % of the width, at most 360 pixels, on the right.
    expect(box?.width).toBeCloseTo(Math.min(width * 0.85, 360), 0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0)
    // Closing a group above must not move the row with the focus out of sight.
    for (const group of await menu.locator('summary').all()) {
      // In a lower window, all of the menu scrolls.
      if (height >= 480) expect(await page.evaluate(badRows)).toEqual([])
      await group.press('Enter')
    }
    if (height >= 480) expect(await page.evaluate(badRows)).toEqual([])
    await expect(menu.locator('summary').last()).toBeInViewport({ ratio: 1 })
    const controls = await menu.locator(':is(a, button, summary):visible:not([tabindex])').count()
    await menu.getByRole('button', { name: strings.mobileMenu.close }).focus()
    for (let control = 0; control < controls; control += 1) {
      if (control > 0) await page.keyboard.press('Tab')
      const covered = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body
        const { left, right, top, bottom } = focused.getBoundingClientRect()
        const corners = [left + 4, right - 4].flatMap((x) =>
          [top + 2, bottom - 2].map((y) => [x, y] as const),
        )
        const isVisible = corners.every(([x, y]) => focused.contains(document.elementFromPoint(x, y)))
        return isVisible ? null : focused.textContent
      })
      expect.soft(covered).toBeNull()
    }
    // After the last control, Tab goes round in the menu, in both directions.
    for (const [key, role, name, afterClick] of [
      ['', 'link', strings.mobileMenu.action],
      ['Tab', 'button', strings.mobileMenu.close],
      ['Shift+Tab', 'link', strings.mobileMenu.action],
      ['Tab', 'button', strings.mobileMenu.close, true],
      ['Shift+Tab', 'link', strings.mobileMenu.action, true],
    ] as const) {
      // On a text above the first control.
      if (afterClick) await menu.getByText(company.name).click()
      if (key) await page.keyboard.press(key)
      await expect(menu.getByRole(role, { name })).toBeFocused()
    }
  })
}

test('the header stays at the top of a window, and scrolls away in a low one', async ({ page }) => {
  const bottom = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
  await page.setViewportSize({ width: 844, height: 420 })
  await page.goto('/about')
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  await expect.poll(bottom).toBeGreaterThan(0)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(bottom).toBeLessThanOrEqual(0)
})
