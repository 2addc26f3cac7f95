/** An element of a page, with what it holds in reading order. */
export interface Element {
  tag: string
  attributes: Record<string, string>
  children: (Element | string)[]
}

/** Elements that hold nothing and have no end tag. */
const voids = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr'])

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The characters behind the references that React writes: four names, and numbers. */
function decode(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (name) return named[name] ?? all
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })
}

/** The `main` of an HTML page, read by the parser that workerd has built in. */
export async function mainOf(page: Response): Promise<Element> {
  const root: Element = { tag: 'main', attributes: {}, children: [] }
  const open = [root]
  const rewriter = new HTMLRewriter()
    .on('main', {
      text({ text }) {
        if (text) open.at(-1)?.children.push(decode(text))
      },
    })
    .on('main *', {
      element(element) {
        const attributes = Object.fromEntries(
          [...element.attributes].map(([name = '', value = '']) => [name, decode(value)]),
        )
        const child: Element = { tag: element.tagName, attributes, children: [] }
        open.at(-1)?.children.push(child)
        if (voids.has(child.tag)) return
        open.push(child)
        element.onEndTag(() => {
          open.pop()
        })
      },
    })
  await rewriter.transform(page).arrayBuffer()
  return root
}
