import { expect, test } from '@playwright/test'
import { options, projectsShown } from '../../src/content/filter-options.ts'
import { resize } from './visit.ts'

/** For each shown card: at which side of the description its picture is, and whether the card takes a row. Runs in the page. */
const cards = () =>
  [...document.querySelectorAll('#work article')]
    .filter((card) => card.checkVisibility())
    .map((card) => {
      const boxOf = (selector: string) =>
        card.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const [picture, text] = [boxOf(':scope > *'), boxOf('[class*=description]')]
      const beside = picture.left < text.left ? 'left' : 'right'
      const takesRow = card.getBoundingClientRect().width > innerWidth * 0.6
      return { takesRow, side: picture.bottom <= text.top ? 'above' : beside }
    })

/** What the specification asks for: pictures at alternating sides, from row to row. Five projects may be large. */
function expectedCards(query: string, width: number) {
  let [row, places] = [0, 0]
  return projectsShown(query).map((project) => {
    const takesRow = width < 1200 || projectsShown('').findIndex(({ id }) => id === project.id) < 5
    if (places + (takesRow ? 2 : 1) > 2) [row, places] = [row + 1, 0]
    places += takesRow ? 2 : 1
    return { takesRow, side: width < 768 ? 'above' : row % 2 === 0 ? 'left' : 'right' }
  })
}

test('pictures are above their text on phones, and at alternating sides elsewhere', async ({ page }) => {
  await page.goto('/portfolio')
  for (const width of [320, 767, 768, 1199, 1200]) {
    await resize(page, width)
    expect(await page.evaluate(cards), `${width} px`).toEqual(expectedCards('', width))
  }
  for (const { query } of options.industries) {
    await page.locator(`ul[aria-labelledby] a[href*="${query || 'portfolio#'}"]`).click()
    await expect.poll(() => page.evaluate(cards)).toEqual(expectedCards(query, 1200))
  }
})
