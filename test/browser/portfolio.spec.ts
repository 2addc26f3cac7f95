import { expect, test } from '@playwright/test'
import { options, projectsShown } from '../../src/content/portfolio-filter.ts'

/** What is seen of each shown card: whether it takes a row, and on which side and at which edges of it its picture is. */
const cards = () =>
  [...document.querySelectorAll('#work article')]
    .filter((card) => card.checkVisibility())
    .map((card) => {
      const box = card.getBoundingClientRect()
      const picture = card.querySelector('[data-travels]')?.getBoundingClientRect() ?? new DOMRect()
      const button = card.querySelector('a')?.getBoundingClientRect() ?? new DOMRect()
      const [left, right, bottom] = (['left', 'right', 'bottom'] as const).map(
        (edge) => Math.abs(box[edge] - picture[edge]) < 1,
      )
      const side = left && right ? 'above' : bottom && (left ? 'left' : right && 'right')
      return { takesRow: box.width > innerWidth * 0.6, side, hasButton: button.height >= 44 }
    })

/** What the specification asks for: pictures at alternating sides, from row to row. Five projects may be large. */
function expectedCards(projects: readonly { id: number }[], width: number) {
  let [row, places] = [0, 0]
  return projects.map((project) => {
    const takesRow = width < 1200 || projectsShown('').findIndex(({ id }) => id === project.id) < 5
    if (places + (takesRow ? 2 : 1) > 2) [row, places] = [row + 1, 0]
    places += takesRow ? 2 : 1
    const side = width < 768 ? 'above' : row % 2 === 0 ? 'left' : 'right'
    return { takesRow, side, hasButton: true }
  })
}

test('pictures are above their text on phones, and at alternating sides in wider windows', async ({
  page,
}) => {
  await page.goto('/portfolio')
  for (let width = 320; width <= 1920; width += 64) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(cards), `${width} px`).toEqual(expectedCards(projectsShown(''), width))
  }
})

test('swatches lead to their projects, and a choice unweaves the others', async ({ page }) => {
  await page.goto('/portfolio')
  const [{ query, count } = { query: '', count: 0 }] = options.industries.slice(-1)
  const woven = page.locator('a[data-filters]:visible')
  await expect(woven).toHaveCount(projectsShown('').length)
  await page.locator(`ul[aria-labelledby] a[href*="${query}"]`).click()
  await expect(woven).toHaveCount(count)
  await page.goto(`/portfolio?${query}`)
  await expect(woven).toHaveCount(count)
  const [first] = projectsShown(query)
  await woven.first().click()
  await expect(page).toHaveURL(first?.path ?? '')
})

test('the sides alternate in each selection, chosen in place or by the address', async ({ page }) => {
  await page.goto('/portfolio')
  await page.locator('#work').scrollIntoViewIfNeeded()
  for (const { query } of options.industries) {
    await page.locator(`ul[aria-labelledby] a[href*="${query || 'portfolio#'}"]`).click()
    await expect.poll(() => page.evaluate(cards)).toEqual(expectedCards(projectsShown(query), 1280))
  }
  for (const { query } of options.industries) {
    await page.goto(`/portfolio?${query}`)
    expect(await page.evaluate(cards)).toEqual(expectedCards(projectsShown(query), 1280))
  }
})
