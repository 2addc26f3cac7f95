import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { sans } from './systems.ts'
import { watchPolicy } from './visit.ts'

test('the stylesheets of the build apply, and no other', async ({ page }) => {
  const rules = () =>
    page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length > 0))
  await watchPolicy(page)
  await page.goto('/about')
  expect(await rules()).toEqual([true, true])
  await expect(page.locator('h1')).toHaveCSS('font-family', new RegExp(sans))
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</style>', 'p{color:red}</style>')
    await route.fulfill({ response, body })
  })
  await page.goto('/about')
  expect(await rules()).toEqual([true])
  expect(await page.evaluate(() => window.violations)).toEqual(['style-src-elem stopped inline'])
})

test('a drawing that is opened by itself keeps its colours', async ({ page }) => {
  const assets = new URL('../../dist/client/assets/', import.meta.url)
  await watchPolicy(page)
  let coloured = 0
  for (const name of await readdir(assets)) {
    if (!name.endsWith('.svg') || !(await readFile(new URL(name, assets), 'utf8')).includes('<style'))
      continue
    await page.goto(`/assets/${name}`)
    expect(await page.evaluate(() => window.violations), name).toEqual([])
    expect(await page.evaluate(() => document.styleSheets.length), name).toBeGreaterThan(0)
    coloured++
  }
  expect(coloured).toBeGreaterThan(0)
})
