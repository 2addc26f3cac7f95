import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { paths } from '../../src/routes.ts'

const settings = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const

for (const { colorScheme, width } of settings) {
  test.describe(`axe, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    for (const path of [...paths, '/no-such-page']) {
      test(`finds nothing on ${path}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
        expect(found).toEqual([])
      })
    }
  })
}
