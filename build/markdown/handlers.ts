/** How elements become Markdown where the converter's own way reads worse. */
import type { Element } from 'hast'
import type { Handle, State } from 'hast-util-to-mdast'
import type { BlockContent, DefinitionContent, List, ListItem, Paragraph, PhrasingContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

type Flow = BlockContent | DefinitionContent

/**
 * What an element holds as blocks, its heading before all else: a badge, a figure or a picture that the layout puts
 * above a heading goes below it, where it does not seem to end the section before. A badge with the words of the
 * heading is left out.
 */
function blocks(state: State, element: Element): Flow[] {
  const held = state.toFlow(state.all(element))
  const at = held.findIndex(({ type }) => type === 'heading')
  const heading = held[at]
  const above = held.slice(0, at)
  if (!heading || !above.every(isSmall)) return held
  const kept = above.filter((block) => textOf(block) !== textOf(heading))
  return [heading, ...kept, ...held.slice(at + 1)]
}

/** What an element holds as one line. */
function line(state: State, element: Element): PhrasingContent[] {
  return state
    .toFlow(state.all(element))
    .flatMap((block) => (block.type === 'paragraph' ? block.children : []))
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

/** The elements of these kinds within another, from top to bottom. */
function within(element: Element, ...tags: string[]): Element[] {
  const elements = element.children.filter((child) => child.type === 'element')
  return elements.flatMap((each) => (tags.includes(each.tagName) ? each : within(each, ...tags)))
}

function listOf(items: Flow[][], ordered = false): List {
  const children = items.map((each): ListItem => ({ type: 'listItem', spread: false, children: each }))
  return { type: 'list', ordered, spread: false, children }
}

/** Items with headings are sections that follow each other; all others are items. */
const list: Handle = (state, element) => {
  const ordered = element.tagName === 'ol'
  const items = element.children
    .flatMap((child) => (child.type === 'element' ? [blocks(state, child)] : []))
    .filter((item) => item.length > 0)
  if (!items.flat().some(({ type }) => type === 'heading')) return listOf(items, ordered)
  return (ordered ? items.map(numbered) : items).flat()
}

/** An item for each term, with all that is said of it: Markdown has no definition lists. */
const definitions: Handle = (state, element) => {
  const items: PhrasingContent[][] = []
  for (const each of within(element, 'dt', 'dd')) {
    const said = line(state, each)
    const item = items.at(-1)
    if (each.tagName === 'dt' || !item) items.push([{ type: 'strong', children: said }, text(':')])
    else item.push(text(/[:.!?]$/.test(textOf(item)) ? ' ' : '. '), ...said)
  }
  return listOf(items.map((item) => [paragraph(...item)]))
}

/** Breadcrumbs on one line. They alone end in the page itself. */
const nav: Handle = (state, element) => {
  const items = within(element, 'li')
  if (items.at(-1)?.properties['ariaCurrent'] !== 'page') return blocks(state, element)
  const parts = items.map((item) => line(state, item))
  return paragraph(...parts.flatMap((part, index) => (index === 0 ? part : [text(' / '), ...part])))
}

/** An address on one line. */
const address: Handle = (_, element) => {
  const lines = element.children.map((child) => textOf(child).trim()).filter(Boolean)
  return paragraph(text(lines.join(', ')))
}

export const handlers: Record<string, Handle> = {
  section: blocks,
  ul: list,
  ol: list,
  dl: definitions,
  nav,
  address,
  summary: (state, element) => paragraph({ type: 'strong', children: line(state, element) }),
  cite: (state, element) => [...state.all(element), text(',')],
}

/** A picture, or a paragraph of a few words. */
function isSmall(block: Flow): boolean {
  if (block.type !== 'paragraph') return false
  return block.children[0]?.type === 'image' || textOf(block).length <= 60
}

/** The blocks of one step, its number before the heading's own words. */
function numbered([first, ...rest]: Flow[], index: number): Flow[] {
  if (first?.type !== 'heading' || /^\d+\. /.test(textOf(first))) return first ? [first, ...rest] : []
  return [{ ...first, children: [text(`${index + 1}. `), ...first.children] }, ...rest]
}
