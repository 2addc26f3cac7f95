import type { HtmlValidate } from 'html-validate'
import { type HTMLElement, parse } from 'node-html-parser'

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

const beginning = (element: HTMLElement) => element.outerHTML.slice(0, 150)

function sizes({ root }: Page): string[] {
  return root.querySelectorAll('[width], [height], progress, meter').flatMap((each) => {
    const { width, height, value, max } = each.attributes
    const isNegative = [width, height, value].some((size) => Number.parseFloat(size ?? '0') < 0)
    return isNegative || Number(value ?? 0) > Number(max ?? 1)
      ? `a negative or over-full size in ${beginning(each)}`
      : []
  })
}

function links({ path, root, rendered }: Page): string[] {
  const addresses = root.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '')
  return addresses.flatMap((address) => {
    if (!/^[/#]/.test(address)) return []
    const [to = '', anchor] = address.split('#')
    const target = rendered.get(to.split('?')[0] || path)
    const leads = target !== undefined && (!anchor || target.includes(`id="${anchor}"`))
    return leads ? [] : `a dead link ${address}`
  })
}

/** What can be wrong with a page. */
const checks: ((page: Page) => string[])[] = [
  ({ root }) => (root.querySelectorAll('h1').length === 1 ? [] : ['not one h1']),
  ({ root }) =>
    root
      .querySelectorAll(filled)
      .filter((each) => !each.textContent.trim() && !each.querySelector('img, svg, [aria-hidden=true]'))
      .filter((each) => !each.closest('[aria-hidden=true]'))
      .map((each) => `an empty element ${beginning(each)}`),
  ({ html }) =>
    html
      .replaceAll(/<(script|style)[\s>].*?<\/\1>/gs, '')
      .match(/.{0,60}(\bundefined\b|\bNaN\b|\[object |\bInfinity\b).{0,40}/)
      ?.slice(0, 1) ?? [],
  ({ root }) => {
    const ids = root.querySelectorAll('[id]').map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements with the id ${id}`)
  },
  sizes,
  links,
]

/** What is wrong with the page at `path`. */
export function faultsOf(path: string, html: string, rendered: ReadonlyMap<string, string>): string[] {
  if (!html.startsWith('<!DOCTYPE')) return [`${path} answers ${html.slice(0, 200)}`]
  const page = { path, html, root: parse(html), rendered }
  return checks.flatMap((check) => check(page)).map((fault) => `${path}: ${fault}`)
}

/** What a validator of HTML says. It takes longer than the other checks together. */
export async function invalid(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages).map(({ ruleId, message }) => `${ruleId}: ${message}`)
}
