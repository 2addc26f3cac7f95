import { expect } from '@playwright/test'
import { test } from './site.ts'

const papers = { light: 'rgb(243, 244, 240)', dark: 'rgb(15, 17, 48)' }

test('the design page shows both schemes beside each other, without a complaint', async ({
  page,
  site: _,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/design')
  for (const [scheme, paper] of Object.entries(papers)) {
    const sheet = page.frameLocator(`iframe[title=${scheme}]`)
    await expect(sheet.locator('html')).toHaveAttribute('data-scheme', scheme)
    await expect(sheet.locator('body')).toHaveCSS('background-color', paper)
    await expect(sheet.locator('.design-sample')).not.toHaveCount(0)
    // What the comments say of a component and of its variants stands above them.
    const comments = sheet.locator('[id="src/sections/entries.tsx"] .design-comment')
    await expect(comments).toContainText([
      /^Entries: Titles/,
      /^tiles Things/,
      /^strips/,
      /^rows/,
      /^patches/,
    ])
  }
  expect(complaints).toEqual([])
})
