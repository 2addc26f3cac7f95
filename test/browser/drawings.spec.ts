import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { drawing, drawingNames } from '../../build/drawings.ts'
import { listen } from './visit.ts'

// The build writes the same rules and the same policy for all drawings, so one drawing stands for all.

test('a drawing leaves out its words where they are too small to read', async ({ page }) => {
  const svg = drawingNames()
    .map((name) => drawing(name))
    .find((each) => /@media\(max-width:240px\)\{[^}]*\.L/.test(each))
  await page.goto(`data:image/svg+xml,${encodeURIComponent(String(svg))}`)
  const word = page.locator('.L, .M, .R').first()
  await page.setViewportSize({ width: 200, height: 600 })
  await expect(word).toHaveCSS('display', 'none')
  await page.setViewportSize({ width: 350, height: 600 })
  await expect(word).toHaveCSS('display', 'inline')
})

test('a drawing that is opened alone keeps its colours', async ({ page, baseURL }) => {
  const { complaints } = listen(page, String(baseURL))
  const assets = new URL('../../dist/client/assets/', import.meta.url)
  const isStyled = (name: string) => readFileSync(new URL(name, assets), 'utf8').includes('<style')
  const name = readdirSync(assets).find((each) => each.endsWith('.svg') && isStyled(each))
  await page.goto(`/assets/${name}`)
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})
