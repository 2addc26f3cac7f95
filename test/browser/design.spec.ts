import { expect, test } from '@playwright/test'
import { featured, pathOf } from '../../src/content/case-studies.ts'
import { company } from '../../src/content/company.ts'
import { strings } from '../../src/content/strings.ts'
import { exampleOf } from './examples.ts'
import { readToTheEnd } from './visit.ts'

const study = exampleOf('Case study')

test.describe('motion', () => {
  test('lets a picture travel to the page of its case study', async ({ page }) => {
    await page.goto('/portfolio')
    const named = () =>
      page
        .locator('[data-travels]')
        .evaluateAll((frames) =>
          frames.map((frame) => getComputedStyle(frame).viewTransitionName).filter((name) => name !== 'none'),
        )
    const name = study.replace('/case-studies/', 'case-')
    expect(await named()).toEqual([])
    await page.locator(`#work a[href="${study}"]`).focus()
    expect(await named()).toEqual([name])
    await page.goto(study)
    expect(await named()).toEqual([name])
  })

  test('moves from the portfolio to a case study, and not between other pages', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['transition'] = String(viewTransition !== null)
      })
    })
    for (const [from, to, isTransition] of [
      ['/portfolio', study, true],
      [study, '/portfolio', true],
      ['/about', '/contact', false],
    ] as const) {
      await page.goto(from)
      await page.locator(`main a[href="${to}"], footer a[href="${to}"]`).first().click()
      await expect(page).toHaveURL(to)
      await expect(page.locator('html')).toHaveAttribute('data-transition', String(isTransition))
    }
  })
})

test('forced colours keep text whole and controls outlined', async ({ page }) => {
  await page.goto('/')
  const masked = () =>
    page.locator('main *').evaluateAll(
      (elements) =>
        elements.filter((element) => {
          const { maskImage, display } = getComputedStyle(element)
          return display !== 'none' && maskImage !== 'none'
        }).length,
    )
  expect(await masked()).toBeGreaterThan(0)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await masked()).toBe(0)
  const call = page.getByRole('link', { name: strings.header.action }).first()
  await expect(call).toHaveCSS('border-top-style', 'solid')
})

// These case studies have the most parts.
for (const path of featured.map(pathOf)) {
  test(`on paper, ${path} is whole, on at most five sheets, with its address at the end`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.goto(path)
    await readToTheEnd(page)
    await expect(page.locator('body > header')).toBeHidden()
    await expect(page.getByRole('navigation', { name: strings.footer.nav })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main').getByText(company.origin + path)).toBeVisible()
    await expect(page.locator('main foreignObject').first()).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1')
    const sheets = pdf.match(/\/Type\s*\/Page\b/g) ?? []
    expect([1, 2, 3, 4, 5]).toContain(sheets.length)
  })
}
