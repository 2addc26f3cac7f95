/** Finds which rules of the stylesheet the pages of each kind need: for their first screens, and for all of them. */
import { readFileSync } from 'node:fs'
import { type SelectorComponent, transform, type Visitor } from 'lightningcss'
import { type HTMLElement, parse } from 'node-html-parser'
import postcss from 'postcss'

/** The attribute of the element behind the first screen, which `src/ui/first-screen-end.tsx` writes. */
const end = 'data-first-screen-end'

/**
 * Everything in an element's HTML by which a rule of the stylesheet may depend on it: its classes, its attributes with their
 * values, and the custom properties that its style attribute names.
 */
const namesOf = ({ attributes }: HTMLElement) => [
  ...(attributes.class?.split(' ') ?? []),
  ...(attributes.style?.match(/--[\w-]+/g) ?? []),
  ...Object.entries(attributes).map(([name, value]) => `${name}=${value}`),
]

/** The same of all elements in the HTML. */
export const namesIn = (html: string) => parse(html).querySelectorAll('*').flatMap(namesOf)

/** The same of the elements above the end of the first screen, without popovers, which are closed at first. */
function namesInFirstScreen(html: string): string[] {
  const document = parse(html)
  for (const popover of document.querySelectorAll('[popover]')) popover.remove()
  const elements = document.querySelectorAll('*')
  const last = elements.findIndex((element) => element.hasAttribute(end))
  if (last === -1) throw new Error(`There is no <FirstScreenEnd /> in ${/<title>.*?<\/title>/.exec(html)}`)
  return elements.slice(0, last).flatMap(namesOf)
}

/**
 * Returns the stylesheet without what some HTML does not need. `names` are those that `namesIn` has found in the HTML. Left out
 * are rules whose class or attribute is not among them, and animations and custom properties that then nothing uses.
 */
export function rulesFor(css: string, names: readonly string[]): string {
  const used = new Set(names)
  const isUsed = (part: SelectorComponent) => {
    if (part.type === 'class') return used.has(part.name)
    if (part.type !== 'attribute' || part.operation?.operator !== 'equal') return true
    return used.has(`${part.name}=${part.operation.value}`)
  }
  const unused = new Set<string>()
  const shorten = (code: string, visitor: Visitor<never> = {}) =>
    transform({
      filename: '',
      code: Buffer.from(code),
      minify: true,
      // Lightning CSS would move `animation-timeline` into the shorthand `animation`, where no browser reads it. It does not do
      // so for Firefox, which has no scroll timelines.
      targets: { firefox: 132 << 16 },
      unusedSymbols: [...unused],
      visitor,
    }).code.toString()
  let rules = shorten(css, {
    Selector(parts) {
      return parts.every(isUsed) ? parts : []
    },
  })
  // A property may be read only by one that is left out itself.
  for (let size = -1; size !== unused.size; rules = shorten(rules)) {
    size = unused.size
    const read = new Set([...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    for (const [, name = ''] of rules.matchAll(/[{;](--[\w-]+):/g))
      if (!read.has(name) && !used.has(name)) unused.add(name)
    for (const [, name = ''] of rules.matchAll(/@keyframes ([\w-]+)/g))
      if (rules.indexOf(name) === rules.lastIndexOf(name)) unused.add(name)
  }
  return rules
}

/**
 * Returns the rules that pages need before their stylesheet has loaded. They have them in their head, and the content
 * security policy allows them by their hash.
 * @throws {Error} for a page that does not say where its first screen ends
 */
export function firstScreenStyles(css: string, pages: readonly string[]): string {
  const untilStyled = readFileSync('client/styles/until-styled.css', 'utf8')
  return rulesFor(withoutLateRules(css) + untilStyled, pages.flatMap(namesInFirstScreen))
}

/** States of elements that a page does not have when it is first painted. */
const laterStates = /:(hover|active|focus|popover-open|target|has)|\[(open|style)\]/

/**
 * Leaves out what the first paint does not need: print, states, scroll-driven animations, and typefaces and pictures that have
 * to be fetched or decoded. Plain colours and system fonts replace these until the stylesheet has loaded.
 */
function withoutLateRules(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkAtRules((rule) => {
    const isLate = /^print\b|^\((animation-timeline|overflow-anchor)/.test(rule.params)
    if (isLate || rule.name === 'page' || (rule.name === 'font-face' && `${rule}`.includes('url(')))
      rule.remove()
  })
  sheet.walkRules((rule) => {
    const early = rule.selectors.filter((selector) => !laterStates.test(selector))
    if (early.length > 0) rule.selectors = early
    else rule.remove()
  })
  sheet.walkDecls(/^--/, (declaration) => {
    if (declaration.value.includes('url(')) declaration.remove()
  })
  return sheet.toString()
}
