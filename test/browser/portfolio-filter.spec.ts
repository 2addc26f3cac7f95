import { expect, type Page, test } from '@playwright/test'
import { caseStudies } from '../../src/content/case-studies.ts'
import { awake, desktop, stir } from './islands.ts'

const summary = (page: Page) => page.locator('details.filter summary')
const options = (page: Page) => page.locator('details.filter a')
const option = (page: Page, name: string) => options(page).filter({ hasText: name })
const projects = (page: Page) => page.locator('#work article:visible')
const titles = (category: string) =>
  caseStudies.filter((study) => study.category === category).map(({ title }) => title)

async function shows(page: Page, category: string) {
  const expected = titles(category)
  await expect(projects(page)).toHaveCount(expected.length)
  await expect(projects(page).locator('h3')).toHaveText(expected)
  await expect(page.getByRole('status')).toHaveText(
    expected.length === 1 ? '1 project' : `${expected.length} projects`,
  )
  await expect(summary(page)).toContainText(category)
}

async function showsAll(page: Page) {
  await expect(projects(page)).toHaveCount(25)
  await expect(page.getByRole('status')).toHaveText('25 projects')
  await expect(summary(page)).toContainText('All')
}

test.use({ viewport: desktop })

for (const javaScriptEnabled of [false, true]) {
  test.describe(`the filter, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('lists All and 24 categories in at most 300 px', async ({ page }) => {
      await page.goto('/portfolio')
      await summary(page).click()
      await expect(options(page)).toHaveCount(25)
      const height = (await page.locator('details.filter ul').boundingBox())?.height
      expect(height).toBeLessThanOrEqual(300)
      expect(height).toBeGreaterThan(200)
    })

    test('shows exactly the projects of a category, at its address', async ({ page }) => {
      await page.goto('/portfolio')
      await showsAll(page)
      await summary(page).click()
      await option(page, 'Consulting Platform').click()
      await shows(page, 'Consulting Platform')
      await expect(page).toHaveURL(/\/portfolio\?category=consulting-platform(#work)?$/)
      await page.reload()
      await shows(page, 'Consulting Platform')
    })

    test('returns to all', async ({ page }) => {
      await page.goto('/portfolio?category=erp-solution')
      await shows(page, 'ERP Solution')
      await summary(page).click()
      await options(page).first().click()
      await showsAll(page)
      await expect(page).toHaveURL(/\/portfolio(#work)?$/)
    })

    test('follows Back and Forward', async ({ page }) => {
      await page.goto('/portfolio')
      await summary(page).click()
      await option(page, 'AI Platform').click()
      await shows(page, 'AI Platform')
      await summary(page).click()
      await option(page, 'Lab Management').click()
      await shows(page, 'Lab Management')
      await page.goBack()
      await shows(page, 'AI Platform')
      await page.goBack()
      await showsAll(page)
      await page.goForward()
      await shows(page, 'AI Platform')
    })
  })
}

test.describe('the filter, awake', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/portfolio')
    await stir(page)
    await awake(page, 'PortfolioFilter')
  })

  test('answers without a new page', async ({ page }) => {
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await summary(page).click()
    await option(page, 'Supply Chain').click()
    await shows(page, 'Supply Chain')
    await page.goBack()
    await showsAll(page)
    await page.goForward()
    await shows(page, 'Supply Chain')
    await expect(page.locator('body')).toHaveAttribute('data-same', '')
    await expect(page.locator('details.filter')).not.toHaveAttribute('open')
    await expect(summary(page)).toBeFocused()
  })

  for (const key of ['ArrowDown', 'ArrowUp']) {
    test(`opens at the choice with ${key}`, async ({ page }) => {
      await summary(page).click()
      await option(page, 'AI Platform').click()
      await expect(summary(page)).toBeFocused()
      await page.keyboard.press(key)
      await expect(option(page, 'AI Platform')).toBeFocused()
    })
  }

  test('leaves keys with Control to the browser, and does not take them for typing', async ({ page }) => {
    await summary(page).click()
    await page.keyboard.press('Control+l')
    await page.keyboard.press('a')
    await expect(options(page).nth(0)).toBeFocused()
  })

  test('takes arrows, Home, End, Enter and Escape', async ({ page }) => {
    await summary(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(options(page).nth(24)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(24)).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).nth(0)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('details.filter')).not.toHaveAttribute('open')
    await expect(summary(page)).toBeFocused()
    await showsAll(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await shows(page, 'Digital News Platform')
    await expect(summary(page)).toBeFocused()
  })

  test('finds an option by its first letters', async ({ page }) => {
    await summary(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('pay')
    await expect(option(page, 'Payment Processing')).toBeFocused()
    await page.keyboard.press('Enter')
    await shows(page, 'Payment Processing')
  })

  test('begins at the category that is chosen', async ({ page }) => {
    await summary(page).click()
    await option(page, 'RPA Platform').click()
    await page.keyboard.press('ArrowDown')
    await expect(option(page, 'RPA Platform')).toBeFocused()
    await expect(option(page, 'RPA Platform')).toHaveAttribute('aria-current', 'true')
  })

  test('closes on a click beside it, and when the focus leaves', async ({ page }) => {
    await summary(page).click()
    await page.mouse.click(1200, 200)
    await expect(page.locator('details.filter')).not.toHaveAttribute('open')
    await summary(page).click()
    await page.getByRole('link', { name: 'View Case Study: TechFlow Solutions' }).focus()
    await expect(page.locator('details.filter')).not.toHaveAttribute('open')
  })

  test('opens an option in a new tab when asked to', async ({ page, context }) => {
    await summary(page).click()
    const opened = context.waitForEvent('page')
    await option(page, 'Digital Banking').click({ modifiers: ['ControlOrMeta'] })
    await shows(await opened, 'Digital Banking')
    await expect(projects(page)).toHaveCount(25)
  })

  test('is right again after a visit to a project and Back', async ({ page }) => {
    await summary(page).click()
    await option(page, 'Security Platform').click()
    await page
      .getByRole('link', { name: /^View Case Study/ })
      .locator('visible=true')
      .click()
    await expect(page).toHaveURL('/case-studies/blockchain-security-suite')
    await page.goBack()
    await shows(page, 'Security Platform')
    await page.goBack()
    await showsAll(page)
  })
})

test('a choice made before React arrives is not lost', async ({ page }) => {
  await page.route(/hydrate|portfolio-filter/, () => {})
  await page.goto('/portfolio')
  await summary(page).click()
  await option(page, 'Retail Platform').click()
  await shows(page, 'Retail Platform')
})

test('the filter works on when React cannot be fetched', async ({ page }) => {
  await page.route(/hydrate|portfolio-filter/, (route) => route.abort())
  await page.goto('/portfolio')
  await summary(page).click()
  await option(page, 'Health Management').click()
  await shows(page, 'Health Management')
})
