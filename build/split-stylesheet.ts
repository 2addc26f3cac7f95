/** Splits the stylesheet: what stands before the first paint, and the rest, as far as each kind of page needs it. */
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss'
import { isWanted, separate, wantedBy } from './split-stylesheet/custom-properties.ts'
import { type DrawnElement, elementsOf } from './split-stylesheet/elements.ts'
import { collide, isAmong, type NamedSelector, selectorsOf } from './split-stylesheet/selectors.ts'

/** What pages of one kind need of the stylesheet. */
export interface SplitStylesheet {
  /** For the head: every rule that an element of their first screens can match before anybody does anything. */
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
  /** The custom properties that first screens use, once it is known. */
  wanted?: Set<string>
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
  const site = { shown: elementsOf(screens, { popovers: false }), all }
  const sheet = needed(whole, all)
  const wanted = wantedBy(divided(sheet, site).first, screens)
  separate(sheet, wanted)
  const { first, rest } = divided(sheet, { ...site, wanted })
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
  const empty: AtRule[] = []
  sheet.walkAtRules((each) => void (each.nodes && empty.unshift(each)))
  // The inner ones come first, because they can leave the outer ones empty.
  for (const each of empty) if (each.nodes?.length === 0) each.remove()
  return sheet.toString()
}

/** Two copies, of which each has the rules that belong there. */
function divided(sheet: Root, site: Site): { first: Root; rest: Root } {
  const [first, rest] = [sheet.clone(), sheet.clone()]
  divide(first.nodes, rest.nodes, { ...site, kept: [] })
  const moving = animationsOf(first)
  first.walkAtRules('keyframes', (each) => void (moving.has(each.params) || each.remove()))
  rest.walkAtRules('keyframes', (each) => void (moving.has(each.params) && each.remove()))
  return { first, rest }
}

interface Division extends Site {
  /** The rules of the rest so far, in their order. */
  kept: Kept[]
  /** Whether what stands here shows nothing before the visitor scrolls or prints. */
  late?: boolean
}

/** Leaves each rule in the copy, or the copies, where it belongs. */
function divide(first: readonly ChildNode[], rest: readonly ChildNode[], division: Division) {
  const pairs = first.map((node, place) => [node, rest[place]] as const)
  for (const [one, other] of pairs) {
    if (one.type === 'rule' && other) divideRule(one, other, division)
    if (one.type === 'atrule' && other?.type === 'atrule') divideAtRule(one, other, division)
  }
}

function divideAtRule(one: AtRule, other: AtRule, division: Division) {
  if (one.name === 'keyframes') return
  if (/^(media|supports|container)$/.test(one.name)) {
    const late = division.late || /^print\b|^\((animation-timeline|overflow-anchor)/.test(one.params)
    divide(one.nodes ?? [], other.nodes ?? [], { ...division, late })
  } else if (one.name === 'page' || isOwnTypeface(one)) one.remove()
  else other.remove()
}

/** A face that has to be fetched: asking for it, and searching for what stands in for it, holds up the first paint. */
function isOwnTypeface({ name, nodes }: AtRule): boolean {
  return name === 'font-face' && `${nodes}`.includes('url(')
}

function divideRule(one: Rule, other: ChildNode, { shown, all, wanted, kept, late }: Division) {
  const selectors = selectorsOf(one.selector)
  const families = one.nodes.flatMap((node) => (node.type === 'decl' ? [family(node.prop)] : []))
  const isFirst =
    !late && isWanted(one, wanted) && selectors.some((each) => each.atOnce && isAmong(each, shown))
  const isOverruled = () =>
    kept.some(
      (earlier) =>
        families.some((each) => earlier.families.includes(each)) &&
        selectors.some((mine) => earlier.selectors.some((its) => collide(mine, its, all))),
    )
  if (!isFirst) one.remove()
  if (isFirst && !isOverruled()) other.remove()
  else kept.push({ selectors, families })
}
