import { expect, test } from '@playwright/test'
import { caseStudies, pathOf } from '../../src/content/case-studies.ts'
import { caseStudyPage } from '../../src/content/case-study-page.ts'
import { phone } from './visit.ts'

for (const path of caseStudies.map(pathOf)) {
  test(`the project details of ${path} are in the first screen`, async ({ page }) => {
    await page.goto(path)
    const details = page.getByRole('heading', { name: caseStudyPage.details }).locator('..')
    for (const viewport of [{ width: 1366, height: 768 }, phone]) {
      await page.setViewportSize(viewport)
      await expect.soft(details, `${viewport.width} px`).toBeInViewport({ ratio: 1 })
    }
  })
}
