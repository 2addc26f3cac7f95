import { expect, test } from '@playwright/test'
import { options, projectsShown } from '../../src/content/portfolio-filter.ts'

/** What is seen of each shown card: the column it stands in, where its picture is, and whether the picture is whole. */
const cards = () =>
  [...document.querySelectorAll('#work article')]
    .filter((card) => card.checkVisibility())
    .map((card) => {
      const box = card.getBoundingClientRect()
      const picture = card.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
      const title = card.querySelector('h3')?.getBoundingClientRect() ?? new DOMRect()
      const button = card.querySelector('a')?.getBoundingClientRect() ?? new DOMRect()
      const side = picture.bottom <= title.top ? 'above' : picture.right <= title.left ? 'left' : 'right'
      const isInside =
        picture.left >= box.left - 1 && picture.right <= box.right + 1 && picture.bottom <= box.bottom + 1
      const isWhole = isInside && Math.abs(picture.width / picture.height - 4 / 3) < 0.02
      return { column: box.left < innerWidth / 3 ? 0 : 1, side, isWhole, hasButton: button.height >= 44 }
    })

/** What the specification asks for: pictures at alternating sides, from card to card or from row to row. */
function expectedCards(count: number, width: number) {
  return Array.from({ length: count }, (_, place) => {
    const columns = width < 1200 ? 1 : 2
    const side = width < 768 ? 'above' : Math.floor(place / columns) % 2 === 0 ? 'left' : 'right'
    return { column: place % columns, side, isWhole: true, hasButton: true }
  })
}

test('each picture is whole, above its text on phones, and at alternating sides in wider windows', async ({
  page,
}) => {
  await page.goto('/portfolio')
  for (let width = 320; width <= 1920; width += 64) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(cards), `${width} px`).toEqual(expectedCards(projectsShown('').length, width))
  }
})

test('the sides alternate in each selection, chosen in place or by the address', async ({ page }) => {
  await page.goto('/portfolio')
  await page.locator('#work').scrollIntoViewIfNeeded()
  for (const { query, count } of options.industries) {
    await page.locator(`ul[aria-labelledby] a[href*="${query || 'portfolio#'}"]`).click()
    await expect.poll(() => page.evaluate(cards)).toEqual(expectedCards(count, 1280))
  }
  for (const { query, count } of options.industries) {
    await page.goto(`/portfolio?${query}`)
    expect(await page.evaluate(cards)).toEqual(expectedCards(count, 1280))
  }
})
