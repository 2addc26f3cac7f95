import { expect, type Page, test } from '@playwright/test'
import { caseStudies, usedCategories } from '../../src/content/case-studies.ts'
import { portfolio } from '../../src/content/portfolio.ts'
import { desktop, hydrated, stir } from './islands.ts'

const last = usedCategories.at(-1) ?? ''

const dropdown = (page: Page) => page.locator('[data-island=PortfolioFilter] details')
const summary = (page: Page) => dropdown(page).locator('summary')
const options = (page: Page) => dropdown(page).getByRole('link')
const option = (page: Page, name: string) => options(page).filter({ hasText: name })
const projects = (page: Page) => page.locator('#work article:visible')

async function shows(page: Page, category?: string) {
  const studies = caseStudies.filter((study) => !category || study.category === category)
  await expect(projects(page).locator('h3')).toHaveText(studies.map(({ title }) => title))
  const { all, one, many } = portfolio.filter
  await expect(page.getByRole('status')).toHaveText(studies.length === 1 ? one : `${studies.length} ${many}`)
  await expect(summary(page)).toContainText(category ?? all)
}

test.use({ viewport: desktop })

// engines/states.spec.ts tests in every engine what needs no keyboard.
test.describe('the filter, hydrated', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/portfolio')
    await stir(page)
    await hydrated(page, 'PortfolioFilter')
  })

  test('takes arrows, Home, End, Enter and Escape', async ({ page }) => {
    await summary(page).focus()
    for (const [key, focused] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', usedCategories.length],
      ['ArrowDown', usedCategories.length],
      ['Home', 0],
      ['ArrowUp', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(options(page).nth(focused)).toBeFocused()
    }
    const list = await dropdown(page).getByRole('list').boundingBox()
    expect(list?.height).toBeLessThanOrEqual(300)
    await page.keyboard.press('Escape')
    await expect(dropdown(page)).not.toHaveAttribute('open')
    await expect(summary(page)).toBeFocused()
    await shows(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await shows(page, last)
    await expect(dropdown(page)).not.toHaveAttribute('open')
    for (const key of ['ArrowDown', 'ArrowUp']) {
      await expect(summary(page)).toBeFocused()
      await page.keyboard.press(key)
      await expect(option(page, last)).toBeFocused()
      await expect(option(page, last)).toHaveAttribute('aria-current', 'true')
      await page.keyboard.press('Escape')
    }
  })

  test('finds an option by its first letters, and leaves keys with Control', async ({ page }) => {
    await summary(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Control+l')
    await page.keyboard.type(last.toLowerCase())
    await expect(option(page, last)).toBeFocused()
  })

  test('closes on a click beside it, and when the focus leaves', async ({ page }) => {
    await summary(page).click()
    await page.mouse.click(1200, 200)
    await expect(dropdown(page)).not.toHaveAttribute('open')
    await summary(page).click()
    await page.locator('#work article a').first().focus()
    await expect(dropdown(page)).not.toHaveAttribute('open')
  })

  test('opens an option in a new tab when asked to', async ({ page, context }) => {
    await summary(page).click()
    const opened = context.waitForEvent('page')
    await option(page, last).click({ modifiers: ['ControlOrMeta'] })
    await shows(await opened, last)
    await shows(page)
  })
})
