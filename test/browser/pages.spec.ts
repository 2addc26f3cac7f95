import { expect, test } from '@playwright/test'
import { paths } from '../../src/routes.ts'

test.describe('every page', () => {
  for (const path of paths) {
    test(`${path} loads without a complaint, and nothing scrolls sideways`, async ({ page }) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
      })
      await page.goto(path)
      for (const width of [320, 390, 820, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
      }
      expect(complaints).toEqual([])
    })
  }
})
