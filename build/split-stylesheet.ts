/** Splits the stylesheet: what stands before the first paint, and the rest, as far as each kind of page needs it. */
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss'
import { type DrawnElement, elementsOf } from './split-stylesheet/elements.ts'
import { collide, isAmong, type NamedSelector, selectorsOf } from './split-stylesheet/selectors.ts'

/** What pages of one kind need of the stylesheet. */
export interface SplitStylesheet {
  /** For the head: every rule that an element of their first screens can match. */
  first: string
  /** For the link below. */
  rest: string
}

/** A page that the stylesheet is for. */
export interface StyledPage {
  /** Pages of one kind share their stylesheet. */
  kind: string
  html: string
}

/** Longhands whose names do not begin with their shorthand's. */
const shorthands: Record<string, string> = {
  'line-height': 'font',
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  'column-gap': 'gap',
  'row-gap': 'gap',
}

/** What a declaration shares with all that could overrule it: `border` for `border-left-color`. */
function family(property: string): string {
  if (property.startsWith('--')) return property
  const [first = property] = property.replace(/^-(webkit|moz)-/, '').split('-')
  return shorthands[property] ?? first.replace(/^(align|justify)$/, 'place')
}

interface Kept {
  selectors: readonly NamedSelector[]
  families: readonly string[]
}

interface Site {
  /** The elements of first screens. */
  shown: readonly DrawnElement[]
  /** The elements of these pages. */
  all: readonly DrawnElement[]
  /** The rules of the rest so far, in their order. */
  rest: Kept[]
}

/**
 * Splits the stylesheet for each kind of page. Whoever reads both parts, one after the other, gets what the whole
 * stylesheet says: a rule of the first part is repeated in the rest when an earlier rule of the rest would overrule
 * it there.
 * @param pages the first screen of each ends where `link` stands
 * @param link the tag that asks for the rest
 * @throws {Error} when a page does not ask for it.
 */
export function splitStylesheet(
  css: string,
  pages: readonly StyledPage[],
  link: string,
): Record<string, SplitStylesheet> {
  const whole = postcss.parse(css)
  const kinds = Object.entries(Object.groupBy(pages, ({ kind }) => kind))
  return Object.fromEntries(
    kinds.map(([kind, some = []]) => [
      kind,
      splitFor(
        whole,
        some.map(({ html }) => html),
        link,
      ),
    ]),
  )
}

function splitFor(whole: Root, pages: readonly string[], link: string): SplitStylesheet {
  const screens = pages.map((html) => {
    const end = html.indexOf(link)
    if (end < 0) throw new Error(`There is no ${link} in ${/<title>.*?<\/title>/.exec(html)}`)
    return html.slice(0, end)
  })
  const all = elementsOf(pages)
  const first = needed(whole, all)
  const rest = first.clone()
  divide(first.nodes, rest.nodes, { shown: elementsOf(screens, { popovers: false }), all, rest: [] })
  const moving = animationsOf(first)
  first.walkAtRules('keyframes', (each) => void (moving.has(each.params) || each.remove()))
  rest.walkAtRules('keyframes', (each) => void (moving.has(each.params) && each.remove()))
  return { first: written(first), rest: written(rest) }
}

/** The rules that one of these elements can match. */
function needed(sheet: Root, elements: readonly DrawnElement[]): Root {
  const copy = sheet.clone()
  copy.walkRules((rule) => {
    const isStep = rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes'
    if (!isStep && !selectorsOf(rule.selector).some((each) => isAmong(each, elements))) rule.remove()
  })
  const moving = animationsOf(copy)
  copy.walkAtRules('keyframes', (each) => void (moving.has(each.params) || each.remove()))
  return copy
}

/** All words of `animation` and `animation-name`; names of keyframes are among them. */
function animationsOf(sheet: Root): Set<string> {
  const words = new Set<string>()
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) words.add(word)
  })
  return words
}

function written(sheet: Root): string {
  sheet.walkAtRules((each) => void (each.nodes?.length === 0 && each.remove()))
  return sheet.toString()
}

/** Leaves each rule in the copy, or the copies, where it belongs. */
function divide(first: readonly ChildNode[], rest: readonly ChildNode[], site: Site, paged = false) {
  const pairs = first.map((node, place) => [node, rest[place]] as const)
  for (const [one, other] of pairs) {
    if (one.type === 'rule' && other) divideRule(one, other, site, paged)
    if (one.type === 'atrule' && other?.type === 'atrule') divideAtRule(one, other, site, paged)
  }
}

function divideAtRule(one: AtRule, other: AtRule, site: Site, paged: boolean) {
  if (one.name === 'keyframes') return
  if (/^(media|supports|container)$/.test(one.name)) {
    divide(one.nodes ?? [], other.nodes ?? [], site, paged || /^print\b/.test(one.params))
  } else if (one.name === 'page') one.remove()
  else other.remove()
}

function divideRule(one: Rule, other: ChildNode, { shown, all, rest }: Site, paged: boolean) {
  const selectors = selectorsOf(one.selector)
  const families = one.nodes.flatMap((node) => (node.type === 'decl' ? [family(node.prop)] : []))
  const isFirst = !paged && selectors.some((each) => each.atOnce && isAmong(each, shown))
  const isOverruled = () =>
    rest.some(
      (earlier) =>
        families.some((each) => earlier.families.includes(each)) &&
        selectors.some((mine) => earlier.selectors.some((its) => collide(mine, its, all))),
    )
  if (!isFirst) one.remove()
  if (isFirst && !isOverruled()) other.remove()
  else rest.push({ selectors, families })
}
