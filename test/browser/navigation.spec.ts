import { expect, test } from '@playwright/test'

test('an unknown address says so in the visitor’s console, and leads home', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const response = await page.goto('/no-such-page?from=somewhere')
  expect(response?.status()).toBe(404)
  expect(messages).toContain('404: there is no page at /no-such-page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page stands at the case studies when the footer asks for them', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click()
    await expect(page).toHaveURL('/#case-studies')
    await expect(page.getByRole('heading', { name: 'Work that is still running.' })).toBeInViewport()
  })
})

test('a new page begins at its top, and Back returns to where the visitor was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/industries')
  await page.evaluate(() => scrollTo(0, 700))
  // A click of Playwright's would scroll first.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FinTech' }).dispatchEvent('click')
  await expect(page).toHaveURL('/industries/fintech')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})
