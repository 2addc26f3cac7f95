/** Finds which rules of the stylesheet the pages of each kind need: for their first screens, and for all of them. */
import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { type HTMLElement, parse } from 'node-html-parser'
import postcss from 'postcss'
import selectorParser, { type Selector } from 'postcss-selector-parser'

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
 * Returns a stylesheet without the rules that elements with these classes cannot match: those of which each selector needs
 * another class.
 */
export function rulesFor(css: string, classes: readonly string[]): string {
  const known = new Set(classes)
  const canMatch = ({ nodes }: Selector): boolean =>
    nodes.every((part) => {
      if (part.type === 'class') return known.has(part.value)
      // One of the alternatives in `:is(.a, .b)` is enough.
      return part.type !== 'pseudo' || part.value === ':not' || !part.length || part.some(canMatch)
    })
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    if (!selectorParser().astSync(rule.selector).some(canMatch)) rule.remove()
  })
  return transform({ filename: '', code: Buffer.from(sheet.toString()), minify: true }).code.toString()
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

/**
 * Leaves out what the first paint does not need: print, scroll-driven animations, and typefaces and pictures that have to be
 * fetched or decoded. Plain colours and system fonts replace these until the stylesheet has loaded.
 */
function withoutLateRules(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkAtRules((rule) => {
    const isLate = /^print\b|^\((animation-timeline|overflow-anchor)/.test(rule.params)
    if (isLate || rule.name === 'page' || (rule.name === 'font-face' && `${rule}`.includes('url(')))
      rule.remove()
  })
  sheet.walkDecls(/^--/, (declaration) => {
    if (declaration.value.includes('url(')) declaration.remove()
  })
  return sheet.toString()
}
