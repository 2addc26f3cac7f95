import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { drawing, drawingNames } from '../../build/drawings.ts'
import { listen } from './visit.ts'

// Each test opens some sixty drawings one after the other, which takes about half a minute on two busy cores.
test.describe.configure({ timeout: 120_000 })

test('drawings leave words out where they are too small to read', async ({ page }) => {
  const svgs = drawingNames().map((name) => drawing(name))
  for (const svg of svgs.filter((each) => /@media\(max-width:240px\)\{[^}]*\.L/.test(each))) {
    await page.goto(`data:image/svg+xml,${encodeURIComponent(svg)}`)
    const word = page.locator('.L, .M, .R').first()
    for (const [width, display] of [
      [200, 'none'],
      [350, 'inline'],
    ] as const) {
      await page.setViewportSize({ width, height: 600 })
      await expect(word).toHaveCSS('display', display)
    }
  }
})

test('a drawing that is opened by itself keeps its colours', async ({ page, baseURL }) => {
  const { complaints } = listen(page, String(baseURL))
  const assets = new URL('../../dist/client/assets/', import.meta.url)
  let coloured = 0
  for (const name of await readdir(assets)) {
    if (!name.endsWith('.svg') || !(await readFile(new URL(name, assets), 'utf8')).includes('<style'))
      continue
    await page.goto(`/assets/${name}`)
    expect(await page.evaluate(() => document.styleSheets.length), name).toBeGreaterThan(0)
    coloured++
  }
  expect(complaints).toEqual([])
  expect(coloured).toBeGreaterThan(0)
})
