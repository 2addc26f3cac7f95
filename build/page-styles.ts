/** Finds which rules of the stylesheet the pages of each kind need: for their first screens, and for all of them. */
import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { type HTMLElement, parse } from 'node-html-parser'
import postcss from 'postcss'

/** The attribute of the element behind the first screen, which `src/ui/first-screen-end.tsx` writes. */
const end = 'data-first-screen-end'

const classesOf = (element: HTMLElement) => element.getAttribute('class')?.split(' ') ?? []

/** The classes of all elements in the HTML. */
export const classesIn = (html: string) => parse(html).querySelectorAll('[class]').flatMap(classesOf)

/** The classes of the elements above the end of the first screen, without popovers, which are closed at first. */
function classesInFirstScreen(html: string): string[] {
  const document = parse(html)
  for (const popover of document.querySelectorAll('[popover]')) popover.remove()
  const elements = document.querySelectorAll(`[class], [${end}]`)
  const last = elements.findIndex((element) => element.hasAttribute(end))
  if (last === -1) throw new Error(`There is no <FirstScreenEnd /> in ${/<title>.*?<\/title>/.exec(html)}`)
  return elements.slice(0, last).flatMap(classesOf)
}

/**
 * Returns a stylesheet without the rules that elements with these classes cannot match, because they need another class, and
 * without the animations that no other rule names.
 */
export function rulesFor(css: string, classes: readonly string[]): string {
  const sheet = { filename: '', code: Buffer.from(css), minify: true }
  const unused = new Set<string>()
  transform({
    ...sheet,
    visitor: {
      Selector(parts) {
        for (const part of parts) if (part.type === 'class') unused.add(part.name)
      },
    },
  })
  for (const name of classes) unused.delete(name)
  const rules = transform({ ...sheet, unusedSymbols: [...unused] }).code.toString()
  for (const [, name = ''] of rules.matchAll(/@keyframes ([\w-]+)/g))
    if (rules.indexOf(name) === rules.lastIndexOf(name)) unused.add(name)
  return transform({ ...sheet, unusedSymbols: [...unused] }).code.toString()
}

/**
 * Returns the rules that pages need before their stylesheet has loaded. They have them in their head, and the content
 * security policy allows them by their hash.
 * @throws {Error} for a page that does not say where its first screen ends
 */
export function firstScreenStyles(css: string, pages: readonly string[]): string {
  const untilStyled = readFileSync('client/styles/until-styled.css', 'utf8')
  return rulesFor(withoutLateRules(css) + untilStyled, pages.flatMap(classesInFirstScreen))
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
