import { expect, test } from '@playwright/test'
import { options, projectsShown } from '../../src/content/filter-options.ts'
import { resize } from './visit.ts'

/**
 * What is seen of each shown card: whether it takes a row, and on which side and at which edges of it its picture is. On
 * phones, the picture of a large card is as wide as the card, and that of others stands above their title.
 */
const cards = () =>
  [...document.querySelectorAll('#work article')]
    .filter((card) => card.checkVisibility())
    .map((card) => {
      const box = card.getBoundingClientRect()
      const picture = card.querySelector('[data-travels]')?.getBoundingClientRect() ?? new DOMRect()
      const title = card.querySelector('h3')?.getBoundingClientRect() ?? new DOMRect()
      const button = card.querySelector('a')?.getBoundingClientRect() ?? new DOMRect()
      const [left, right, bottom] = (['left', 'right', 'bottom'] as const).map(
        (edge) => Math.abs(box[edge] - picture[edge]) < 1,
      )
      const above = left && picture.bottom <= title.top && (right || !card.closest('[data-large]'))
      const side = above ? 'above' : bottom && (left ? 'left' : right && 'right')
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

test('pictures are above their text on phones, and at alternating sides in wider windows, in each selection', async ({
  page,
}) => {
  const { query = '' } = options.industries.at(-1) ?? {}
  await page.goto(`/portfolio?${query}`)
  expect(await page.evaluate(cards)).toEqual(expectedCards(projectsShown(query), 1280))
  for (const { query } of options.industries) {
    await page.locator(`ul[aria-labelledby] a[href*="${query || 'portfolio#'}"]`).click()
    await expect.poll(() => page.evaluate(cards)).toEqual(expectedCards(projectsShown(query), 1280))
  }
  await page.goto('/portfolio')
  for (const width of [320, 767, 768, 1199, 1200, 1920]) {
    await resize(page, width)
    expect(await page.evaluate(cards), `${width} px`).toEqual(expectedCards(projectsShown(''), width))
  }
})
