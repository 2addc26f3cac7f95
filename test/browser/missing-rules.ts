/**
 * Returns the declarations for elements of the page, in any of their states, that the browser does not find in the page's
 * stylesheet. A custom property that no rule of the page reads is not missed. Runs in the page.
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
  /** The selectors of the rules, each with every property that the browser has read in it. */
  const declarationsOf = (rules: CSSStyleRule[]) =>
    rules.flatMap(({ selectorText, style }) =>
      selectorText
        .split(/,(?![^(]*\))/)
        .flatMap((selector) => [...style].map((property) => ({ selector: selector.trim(), property }))),
    )
  const nameOf = ({ selector, property }: { selector: string; property: string }) =>
    `${selector} { ${property} }`
  const read = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const present = new Set(declarationsOf(rulesOf(own)).map(nameOf))
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
  return declarationsOf(rulesOf(whole))
    .filter((declaration) => !present.has(nameOf(declaration)) && matches(declaration.selector))
    .filter(({ property }) => !property.startsWith('--') || read.has(property))
    .map(nameOf)
}
