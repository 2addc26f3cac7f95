import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { photograph } from '../../node/photograph.ts'
import { test } from './site.ts'

test('a picture is found when it is added, and shown anew when it is saved', async ({ page, site }) => {
  const file = join(site.folder, 'client/pictures/news.jpg')
  const misnamed = join(site.folder, 'client/pictures/News.JPG')
  await page.goto('/about')
  await site.save('src/pages/about.tsx', '<PageHero', '<Picture name="news" alt="" first />$&')
  await expect(page.locator('vite-error-overlay')).toContainText('news')
  await photograph(22, 50).jpeg().toFile(misnamed)
  await expect(page.locator('vite-error-overlay')).toContainText('rename it to news.jpg')
  await rm(misnamed)
  for (const width of [33, 44]) {
    await photograph(width, 50).jpeg().toFile(file)
    await expect(page.locator(`main img[src*="news-${width}"]`)).toBeVisible()
  }
  expect(await site.read('src/content/picture-names.ts')).toContain("'news',")
  await rm(file)
})
