/**
 * Returns the selectors that match an element of the page, in any of its states, and whose rules its stylesheet lacks.
 * Runs in the page.
 */
export async function missingRules(all: string): Promise<string[]> {
  const rulesOf = (sheet: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] =>
    [...sheet.cssRules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule, ...rulesOf(rule as unknown as CSSGroupingRule)]
      return rule instanceof CSSGroupingRule ? rulesOf(rule) : []
    })
  const [whole, own] = [new CSSStyleSheet(), new CSSStyleSheet()]
  whole.replaceSync(all)
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  const text = await (await fetch(link?.href ?? '')).text()
  own.replaceSync(text)
  const selectorsOf = (rules: CSSStyleRule[]) =>
    rules.flatMap(({ selectorText }) => selectorText.split(/,(?![^(]*\))/).map((each) => each.trim()))
  const present = new Set(selectorsOf(rulesOf(own)))
  /** A rule that only sets custom properties is not missed on a page where no rule reads them. */
  const isSeen = ({ style }: CSSStyleRule) =>
    [...style].some((name) => !name.startsWith('--') || text.includes(`var(${name}`))
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
  return selectorsOf(rulesOf(whole).filter(isSeen)).filter(
    (selector) => !present.has(selector) && matches(selector),
  )
}
