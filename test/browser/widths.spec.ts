import { chromium, expect, type Page, test } from '@playwright/test'
import { breakpoints } from '../../client/breakpoints.ts'
import { paths } from '../../src/routes.ts'
import { examples } from './examples.ts'
import { brokenWords, hardToRead, shownTexts } from './readable.ts'
import { resize } from './visit.ts'

/** The text spacing of WCAG 1.4.12. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/**
 * What is shown in wide windows only: hours of the chart, heads of tables, whose cells have labels on phones, breadcrumbs beside a
 * link back, and the note below the filter.
 */
const onlyWide = '[data-offices=chart] ol *, thead *, [data-back] + nav *, [data-query] ul + p'

/** Each breakpoint and the pixel before it, and widths between. */
const edges = Object.values(breakpoints).map((width) => Number.parseFloat(width) * 16)
const steps = Array.from({ length: 11 }, (_, step) => 320 + step * 160)
const everyWidth = new Set(
  [...edges.flatMap((edge) => [edge - 1, edge]), ...steps].filter((width) => width >= 320),
)
const fewWidths = [320, 390, 1024, 1240]

const softly = expect.configure({ soft: true })

/**
 * Expects that no text is cut off or lies on another one at these widths. The page has two seconds for that, because a
 * typeface that arrives late changes the width of texts.
 */
async function expectReadable(page: Page, widths: Iterable<number>, what: string): Promise<void> {
  for (const width of widths) {
    await resize(page, width)
    const message = `${what} at ${width} px`
    await softly.poll(() => page.evaluate(hardToRead), { message, timeout: 2000 }).toEqual([])
    if (what === 'as it is')
      softly(await page.evaluate(brokenWords), `broken words at ${width} px`).toEqual([])
  }
}

// The policy would refuse the styles that this test adds.
test.use({ bypassCSP: true })

for (const path of [...paths, '/no-such-page'] as const) {
  const isExample = path === '/no-such-page' || examples.includes(path)
  test(`${path} is whole and readable at each width, also with wide text spacing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expectReadable(page, isExample ? everyWidth : fewWidths, 'as it is')
    if (isExample) {
      await resize(page, 1440)
      const wide = new Set(await page.evaluate(shownTexts, onlyWide))
      await resize(page, 320)
      const narrow = new Set(await page.evaluate(shownTexts, onlyWide))
      expect
        .soft(
          [...wide].filter((text) => !narrow.has(text)),
          'missing at 320 px',
        )
        .toEqual([])
    }
    await page.addStyleTag({ content: textSpacing })
    await expectReadable(page, [320, 390, 1280], 'with wide text spacing')
  })
}

test('each kind of page can be read when the browser is set to text of 32 pixels', async ({ baseURL }, {
  project,
}) => {
  const { launchOptions } = project.use
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  for (const path of [...examples, '/no-such-page']) {
    await page.goto(baseURL + path)
    await expectReadable(page, [390, 1280], path)
  }
  await browser.close()
})
