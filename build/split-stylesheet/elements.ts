import { fromHtml } from 'hast-util-from-html'
import { SKIP, visit } from 'unist-util-visit'

/** What an element can be selected by. */
export interface DrawnElement {
  tag: string
  id: string | undefined
  classes: readonly string[]
}

/**
 * The different elements of some documents.
 * @param popovers whether those inside of popovers count, which the browser hides until they are asked for
 */
export function elementsOf(documents: readonly string[], { popovers = true } = {}): DrawnElement[] {
  const found = new Map<string, DrawnElement>()
  for (const document of documents) {
    visit(fromHtml(document), 'element', ({ tagName: tag, properties }) => {
      if (!popovers && properties['popover'] !== undefined) return SKIP
      const id = properties['id']?.toString()
      const classes = [properties['className'] ?? []].flat().map(String)
      found.set(`${tag}#${id}.${classes.join('.')}`, { tag, id, classes })
      return undefined
    })
  }
  return [...found.values()]
}
