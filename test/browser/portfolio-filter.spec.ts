import { expect, test } from '@playwright/test'
import { caseStudies, usedCategories } from '../../src/content/case-studies.ts'
import { options as filters, projectsShown } from '../../src/content/portfolio-filter.ts'
import { filteredTitle } from '../../src/pages/portfolio/filter.ts'
import { hydrated, listen, stir } from './visit.ts'

// engines/states.spec.ts tests in every engine what needs no keyboard.
test('the filter loads its script when near, and is a listbox for mouse and keyboard', async ({
  page,
  context,
  baseURL,
}) => {
  const last = usedCategories.at(-1) ?? ''
  const dropdown = page.locator('[data-island=PortfolioFilter] details')
  const summary = dropdown.locator('summary')
  const options = dropdown.getByRole('link')
  const lastOption = options.filter({ hasText: last })
  const shown = page.locator('#work article:visible h3')
  const titles = caseStudies.filter(({ category }) => category === last).map(({ title }) => title)
  const { scripts } = listen(page, String(baseURL))
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.goto('/portfolio')
  await stir(page)
  // An observer answers within two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(scripts).toHaveLength(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await hydrated(page, 'PortfolioFilter')

  await summary.focus()
  for (const [key, focused] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', usedCategories.length],
    ['ArrowDown', usedCategories.length],
    ['Home', 0],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(options.nth(focused)).toBeFocused()
  }
  expect((await dropdown.getByRole('list').boundingBox())?.height).toBeLessThanOrEqual(300)
  await page.keyboard.press('Control+l')
  await page.keyboard.type(last.toLowerCase())
  await expect(lastOption).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dropdown).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await expect(shown).toHaveCount(caseStudies.length)

  await summary.click()
  const opened = context.waitForEvent('page')
  await lastOption.click({ modifiers: ['ControlOrMeta'] })
  await expect((await opened).locator('#work article:visible h3')).toHaveText(titles)
  await expect(shown).toHaveCount(caseStudies.length)

  await lastOption.press('Enter')
  await expect(shown).toHaveText(titles)
  await expect(dropdown).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(lastOption).toBeFocused()
  await expect(lastOption).toHaveAttribute('aria-current', 'true')
  await page.mouse.click(1200, 200)
  await expect(dropdown).not.toHaveAttribute('open')
  await summary.click()
  await page.locator('#work article:visible a').first().focus()
  await expect(dropdown).not.toHaveAttribute('open')
})

test('a choice before any script has loaded filters in place, and React keeps it', async ({ page }) => {
  const island = page.locator('[data-island=PortfolioFilter]')
  const shown = page.locator('#work article:visible h3')
  let release = () => {}
  await page.route('**/main-*.js', async (route) => {
    await new Promise<void>((done) => {
      release = done
    })
    await route.continue()
  })
  for (const [kind, options] of Object.entries(filters)) {
    for (const { query } of options) {
      await page.goto('/portfolio', { waitUntil: 'commit' })
      await page.evaluate(() => Object.assign(window, { isSame: true }))
      if (kind === 'categories') await island.locator('summary').click()
      const link = island.locator(kind === 'categories' ? 'details a' : 'ul:not(details ul) a')
      const chosen = link.and(page.locator(`[href="/portfolio${query && `?${query}`}#work"]`))
      await chosen.click()
      const titles = projectsShown(query).map(({ title }) => title)
      await expect(shown).toHaveText(titles)
      expect(new URL(page.url()).search).toBe(query && `?${query}`)
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive')
      release()
      await hydrated(page, 'PortfolioFilter')
      await expect(shown).toHaveText(titles)
      await expect(page).toHaveTitle(filteredTitle(query))
      await expect(island.locator('[aria-current=true]').and(chosen)).toHaveCount(1)
      await expect(island.getByRole('status')).toContainText(String(titles.length))
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    }
  }
})
