import { expect, test } from '@playwright/test'
import { examples } from './examples.ts'

test('a surface draws the line of its title for mouse and keyboard until a click', async ({ page }) => {
  let count = 0
  for (const path of examples) {
    await page.goto(path)
    for (const surface of await page.locator('main .client-ui-states_surface').all()) {
      const line = () =>
        surface.evaluate((element) => {
          const title = element.querySelector('.client-ui-states_title') ?? element
          // The line is the last of the title's backgrounds.
          return getComputedStyle(title).backgroundSize.split(', ').at(-1)?.split(' ')[0]
        })
      const is = (width: string, when: string) => expect.poll(line, `${path}, ${when}`).toBe(width)
      await surface.hover()
      await is('100%', 'hovered')
      // If the mouse button is released outside the surface, nothing opens, but the focus stays in the surface.
      await page.mouse.down()
      await page.mouse.move(0, 0)
      await page.mouse.up()
      await is('0%', 'after a press')
      // After a key, the focus is visible.
      await page.keyboard.press('Shift')
      await surface.evaluate((element) => (element.querySelector('a') ?? (element as HTMLElement)).focus())
      await is('100%', 'focused')
      count += 1
      if (count % 3 === 0) break
    }
  }
  expect(count).toBeGreaterThan(0)
})
