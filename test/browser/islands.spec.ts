import { expect, test } from '@playwright/test'
import type { IslandName } from '../../client/islands.ts'
import { hydrated, listen, phone } from './visit.ts'

/** A page with each island. */
const pages: Record<IslandName, string> = {
  Accordion: '/contact',
  MobileMenu: '/about',
  PortfolioFilter: '/portfolio',
}

for (const [name, path] of Object.entries(pages)) {
  test(`React keeps the HTML of ${name} when it hydrates`, async ({ page, baseURL }) => {
    const { complaints } = listen(page, String(baseURL))
    await page.setViewportSize(phone)
    await page.goto(path)
    const island = page.locator(`[data-island=${name}]`)
    // An attribute of React's own, without an effect.
    const html = async () => (await island.innerHTML()).replaceAll(' style=""', '')
    const before = await html()
    await island.locator(':is(button, summary)').first().focus()
    await hydrated(page, name)
    expect(await html()).toBe(before)
    expect(complaints).toEqual([])
  })
}
