import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { pageMarkdown } from '../../../build/markdown.ts'
import { canonical, routes } from '../../../src/routes.ts'
import { everyPage, textOf } from '../../site.ts'

/** The words of Markdown without its signs, addresses and escapes, and without spaces. */
function read(text: string): string {
  return text
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/(?<!\\)(?:!?\[|\*\*)/g, '')
    .replaceAll(/\\([^\w\s])/g, '$1')
    .replaceAll(/\s+/g, '')
}

const dense = (text: string) => text.replaceAll(/\s+/g, '')

describe.each(everyPage)('$path as Markdown', ({ path, body: html }) => {
  const markdown = pageMarkdown(html, { ...routes[path], canonical: canonical(path) })
  const root = parse(html)
  for (const ignored of root.querySelectorAll('[aria-hidden=true], a .visually-hidden')) ignored.remove()
  const main = root.querySelector('main') ?? root

  it('begins with the fields of its route', () => {
    const { title, description, updated } = routes[path]
    expect(markdown.split('\n').slice(0, 6)).toEqual([
      '---',
      `title: ${JSON.stringify(title)}`,
      `description: ${JSON.stringify(description)}`,
      `canonical: ${canonical(path)}`,
      `updated: ${updated}`,
      '---',
    ])
  })

  it('has every heading, at its level and in its order', () => {
    const headings = main.querySelectorAll('h1, h2, h3, h4, h5, h6')
    const written = markdown.match(/(?<=^[\s\d.-]*)#+ .*$/gm) ?? []
    expect(written.map((line) => read(line))).toEqual(
      headings.map((each) => '#'.repeat(Number(each.tagName[1])) + dense(textOf(each))),
    )
  })

  it('has every paragraph, item, term, cell and picture', () => {
    const body = read(markdown)
    for (const part of main.querySelectorAll('p, dt, dd, th, td, caption, summary, figcaption cite')) {
      expect(body).toContain(dense(textOf(part)))
    }
    for (const image of main.querySelectorAll('img')) {
      expect(body).toContain(dense(image.getAttribute('alt') ?? ''))
    }
  })

  it('has every link at its absolute address', () => {
    const plain = markdown.replaceAll('\\&', '&')
    for (const link of main.querySelectorAll('a')) {
      const { href } = new URL(link.getAttribute('href') ?? '', canonical(path))
      expect(plain).toContain(`](${href})`)
    }
    for (const [, address = ''] of markdown.matchAll(/\]\(([^)]*)\)/g)) {
      expect(address).toMatch(/^(https|mailto|tel):/)
    }
  })

  it('has no HTML, no empty links and no empty emphasis', () => {
    expect(markdown).not.toMatch(/<[a-z!/]|&(#\d+|#x[\da-f]+|amp|lt|gt|quot);|undefined/i)
    expect(markdown).not.toMatch(/\n{3}|[^\S\n]\n|\[\]\(|\*{4}/)
  })
})
