import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { paths } from '../../src/routes.ts'
import { allStyles } from './visit.ts'

/**
 * Returns the selectors that match an element of the page, in any of its states, and whose rules its stylesheet lacks.
 * Runs in the page.
 */
async function missing(all: string): Promise<string[]> {
  const rulesOf = (sheet: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] =>
    [...sheet.cssRules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule, ...rulesOf(rule as unknown as CSSGroupingRule)]
      return rule instanceof CSSGroupingRule ? rulesOf(rule) : []
    })
  const [whole, own] = [new CSSStyleSheet(), new CSSStyleSheet()]
  whole.replaceSync(all)
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  own.replaceSync(await (await fetch(link?.href ?? '')).text())
  const selectorsOf = (sheet: CSSStyleSheet) =>
    rulesOf(sheet).flatMap(({ selectorText }) =>
      selectorText.split(/,(?![^(]*\))/).map((each) => each.trim()),
    )
  const present = new Set(selectorsOf(own))
  // States of elements, such as `:hover`, parts such as `::before`, and attributes that scripts and visitors change.
  const state =
    /::?(?:hover|focus(?:-visible|-within)?|active|open|popover-open|checked|disabled|target|before|after|marker|backdrop|placeholder|selection|-webkit-[\w-]+|-moz-[\w-]+|details-content)(?![\w-])|\[(?:open|inert|aria-expanded|aria-selected|data-state)[^\]]*\]/g
  const matches = (selector: string) => {
    const plain = selector.replaceAll(state, '').replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, '$1*')
    try {
      return document.querySelector(plain) !== null
    } catch {
      return false
    }
  }
  return selectorsOf(whole).filter((selector) => !present.has(selector) && matches(selector))
}

for (const path of paths) {
  test(`the stylesheet of ${path} has every rule for its elements`, async ({ page }) => {
    await page.goto(path)
    // The server of the tests shows pages as in production. Elsewhere they have a notice.
    const { default: worker } = await import(pathToFileURL('dist/worker/worker.js').href)
    for (const environment of ['demo', 'preview']) {
      const answer = await worker.fetch(new Request(`https://localhost${path}`), { APP_ENV: environment })
      const [notice = ''] = /<aside.*?<\/aside>/s.exec(await answer.text()) ?? []
      const classes = [...notice.matchAll(/class="([^"]*)"/g)].map(([, each = '']) => each)
      await page.evaluate((all) => {
        for (const className of all)
          document.body.append(Object.assign(document.createElement('p'), { className }))
      }, classes)
      expect(classes).not.toEqual([])
    }
    expect(await page.evaluate(missing, allStyles())).toEqual([])
  })
}
