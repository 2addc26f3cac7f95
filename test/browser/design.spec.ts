import { expect, test } from '@playwright/test'
import { pathOf } from '../../src/content/case-studies.ts'
import { company } from '../../src/content/company.ts'
import { featured } from '../../src/content/home.ts'
import { industryCards } from '../../src/content/industries.ts'
import { serviceList } from '../../src/content/services.ts'
import { strings } from '../../src/content/strings.ts'
import { exampleOf } from './examples.ts'
import { brokenPictures } from './visit.ts'

const study = exampleOf('Case study')

for (const isMobile of [false, true]) {
  test.describe(isMobile ? 'on a touch screen' : 'with a mouse', () => {
    test.use({ isMobile, hasTouch: isMobile })

    test('at most the picture of a case study travels between the portfolio and its page', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          document.documentElement.dataset['transition'] = String(viewTransition !== null)
        })
      })
      const travelling = () =>
        page
          .locator('[data-travels]')
          .evaluateAll((frames) =>
            frames
              .map((frame) => getComputedStyle(frame).viewTransitionName)
              .filter((name) => name !== 'none'),
          )
      const names = isMobile ? [] : [study.replace('/case-studies/', 'case-')]
      await page.goto('/portfolio')
      expect(await travelling()).toEqual([])
      await page.locator(`#work a[href="${study}"]`).first().focus()
      expect(await travelling()).toEqual(names)
      for (const [path, isTransition, travels] of [
        [study, !isMobile, names],
        ['/portfolio', !isMobile, []],
        ['/about', false, []],
      ] as const) {
        await page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first().click()
        await expect(page).toHaveURL(path)
        await expect(page.locator('html')).toHaveAttribute('data-transition', String(isTransition))
        expect(await travelling()).toEqual(travels)
      }
    })
  })
}

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
  // A site without patterns has no masks in any colours.
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await masked()).toBe(0)
  const call = page.getByRole('link', { name: strings.header.action }).first()
  await expect(call).toHaveCSS('border-top-style', 'solid')
})

// These case studies have the most parts.
for (const path of featured.map(pathOf)) {
  test(`on paper, ${path} is whole, with its address, on at most five sheets`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.goto(path)
    await page.evaluate(brokenPictures)
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`each woven name of an industry has an outline of 3:1 in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/industries')
    const contrasts = await page.locator('main h3 [data-name]').evaluateAll((names) => {
      /** The relative luminance that WCAG defines, of a colour such as `rgb(20, 21, 46)`. */
      function luminance(colour: string): number {
        const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((channel) => {
          const value = Number(channel) / 255
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
        })
        const [red = 0, green = 0, blue = 0] = channels
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const { backgroundColor } = getComputedStyle(document.body)
      const ground = luminance(backgroundColor)
      return names.map((name) => {
        const { webkitTextStrokeColor, webkitTextStrokeWidth } = getComputedStyle(name, '::before')
        const outline = Number.parseFloat(webkitTextStrokeWidth) > 1 ? webkitTextStrokeColor : backgroundColor
        const [darker = 0, lighter = 0] = [luminance(outline), ground].sort((one, other) => one - other)
        return (lighter + 0.05) / (darker + 0.05)
      })
    })
    expect(contrasts).toHaveLength(industryCards.length)
    expect(Math.min(...contrasts)).toBeGreaterThan(3)
  })
}

test('the divider of each service shows the finished picture in a way of its own', async ({ page }) => {
  const services = serviceList.filter(({ drawing }) => drawing?.draft)
  const shapes: string[] = []
  for (const { path } of services) {
    await page.goto(path)
    const slider = page.getByRole('slider')
    const shape = () =>
      page.locator('[data-divider] > div').evaluate((finished) => getComputedStyle(finished).clipPath)
    const first = await shape()
    await slider.fill('18')
    await expect.poll(shape, path).not.toBe(first)
    shapes.push(await shape())
  }
  expect(new Set(shapes).size).toBe(services.length)
})
