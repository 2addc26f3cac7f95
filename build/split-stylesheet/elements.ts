import { fromHtml } from 'hast-util-from-html'
import { SKIP, visit } from 'unist-util-visit'

/** What an element can be selected by. */
export interface DrawnElement {
  tag: string
  id: string | undefined
  classes: readonly string[]
  /** Names of its `data-` attributes. */
  data: readonly string[]
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
      const names = Object.keys(properties).filter((name) => /^data[A-Z]/.test(name))
      const data = names.map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
      found.set(`${tag}#${id}.${classes.join('.')}[${data}]`, { tag, id, classes, data })
      return undefined
    })
  }
  return [...found.values()]
}
