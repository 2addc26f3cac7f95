/** The order of blocks that a reader of plain text needs: heading first, then what belongs to it. */
import type { BlockContent, DefinitionContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

type Flow = BlockContent | DefinitionContent

/**
 * A badge, a figure or a picture that the layout puts above a heading goes below it, where it does not seem
 * to end the section before. A badge with the words of the heading is left out.
 */
export function headingFirst(blocks: Flow[]): Flow[] {
  const at = blocks.findIndex(({ type }) => type === 'heading')
  const heading = blocks[at]
  const above = blocks.slice(0, at)
  if (!heading || !above.every(isSmall)) return blocks
  const kept = above.filter((block) => textOf(block) !== textOf(heading))
  return [heading, ...kept, ...blocks.slice(at + 1)]
}

/** A picture, or a paragraph of a few words. */
function isSmall(block: Flow): boolean {
  if (block.type !== 'paragraph') return false
  return block.children[0]?.type === 'image' || textOf(block).length <= 60
}

/** The blocks of one step, its number before the heading's own words. */
export function numbered([first, ...rest]: Flow[], index: number): Flow[] {
  if (first?.type !== 'heading' || /^\d+\. /.test(textOf(first))) return first ? [first, ...rest] : []
  return [{ ...first, children: [{ type: 'text', value: `${index + 1}. ` }, ...first.children] }, ...rest]
}
