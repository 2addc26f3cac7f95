import { type HTMLElement, type Node, parse, TextNode } from 'node-html-parser'

/** Elements that must have content. Decoration, which is hidden from screen readers, counts as content. */
const filled =
  'p, div, section, aside, article, ul, ol, li, dl, dt, dd, table, tbody, nav, details, blockquote, h1, h2, h3, h4, figcaption'

interface Page {
  path: string
  html: string
  root: HTMLElement
  /** All pages by path, to which links may lead. */
  rendered: ReadonlyMap<string, string>
}

const hasText = (node: Node): boolean =>
  node.childNodes.some((child) => (child instanceof TextNode ? !child.isWhitespace : hasText(child)))

/** What can be wrong with a page, each with a function that returns the places where it is. */
const checks: Record<string, (page: Page) => unknown[]> = {
  'another number of h1 than one': ({ root }) => (root.querySelectorAll('h1').length === 1 ? [] : ['main']),
  'an empty element': ({ root }) =>
    root
      .querySelectorAll(filled)
      .filter((each) => !hasText(each) && !each.querySelector('img, svg, iframe, [aria-hidden=true]'))
      .filter((each) => !each.closest('[aria-hidden=true]')),
  'a value that is none': ({ html }) => {
    const text = html.replaceAll(/<(script|style)[\s>].*?<\/\1>/gs, '')
    const index = text.search(/\b(undefined|NaN|Infinity)\b|\[object /)
    return index < 0 ? [] : [text.slice(Math.max(0, index - 60))]
  },
  'a dead link': ({ path, root, rendered }) =>
    root.querySelectorAll('a[href^="/"], a[href^="#"]').filter((link) => {
      const [to = '', anchor] = (link.getAttribute('href') ?? '').split('#')
      const target = rendered.get(to.split('?')[0] || path)
      return target === undefined || (anchor && !target.includes(`id="${anchor}"`))
    }),
}

/** What is wrong with the page at `path`. */
export function faultsOf(path: string, html: string, rendered: ReadonlyMap<string, string>): string[] {
  if (!html.startsWith('<!DOCTYPE')) return [`${path} answers ${html.slice(0, 200)}`]
  const page = { path, html, root: parse(html), rendered }
  return Object.entries(checks).flatMap(([fault, check]) =>
    check(page).map((place) => `${path}: ${fault}: ${String(place).slice(0, 150)}`),
  )
}
