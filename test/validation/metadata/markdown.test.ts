import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { pageMarkdown } from '../../../build/markdown/page-markdown.ts'
import { canonical, routes } from '../../../src/routes.ts'
import { everyPage, textOf } from '../../site.ts'

/** Markdown as it is read: no signs, no addresses, no escapes. */
function read(text: string): string {
  return text
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/(?<!\\)(?:!?\[|\*\*)/g, '')
    .replaceAll(/\\([^\w\s])/g, '$1')
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Text whatever its spaces: the words are compared apart from that. */
function dense(text: string): string {
  return text.replaceAll(/\s+/g, '')
}

describe.each(everyPage)('$path as Markdown', ({ path, body: html }) => {
  const markdown = pageMarkdown(html, { ...routes[path], canonical: canonical(path) })
  const root = parse(html)
  for (const silent of root.querySelectorAll('[aria-hidden=true], span.visually-hidden')) silent.remove()
  const main = root.querySelector('main') ?? root

  it('begins with what its row says', () => {
    const { title, description, updated } = routes[path]
    const [, head = ''] = markdown.match(/^---\n([\s\S]*?)\n---\n\n# /) ?? []
    expect(head.split('\n')).toEqual([
      `title: ${JSON.stringify(title)}`,
      `description: ${JSON.stringify(description)}`,
      `canonical: ${canonical(path)}`,
      `updated: ${updated}`,
    ])
  })

  it('holds every heading, at its level and in its order', () => {
    const headings = main.querySelectorAll('h1, h2, h3, h4, h5, h6')
    const written = markdown.match(/^#+ .*$/gm) ?? []
    expect(written).toHaveLength(headings.length)
    expect(markdown.match(/^# /gm)).toHaveLength(1)
    for (const [index, heading] of headings.entries()) {
      expect(written[index]).toMatch(new RegExp(`^#{${heading.tagName[1]}} `))
      expect(dense(read(written[index] ?? ''))).toContain(dense(textOf(heading)))
    }
  })

  it('holds every paragraph, item, term and cell', () => {
    const body = dense(read(markdown))
    for (const part of main.querySelectorAll('p, dt, dd, th, td, caption, summary, figcaption cite')) {
      expect(body).toContain(dense(textOf(part)))
    }
  })

  it('holds every link at its absolute address', () => {
    // In an address, Markdown may write `&` with a backslash, as in a text.
    const plain = markdown.replaceAll('\\&', '&')
    for (const link of main.querySelectorAll('a')) {
      const { href } = new URL(link.getAttribute('href') ?? '', canonical(path))
      expect(plain).toContain(`](${href})`)
    }
    for (const [, address = ''] of markdown.matchAll(/\]\(([^)]*)\)/g)) {
      expect(address).toMatch(/^(https|mailto|tel):/)
    }
  })

  it('holds the text of every picture', () => {
    for (const image of main.querySelectorAll('img').filter((each) => each.getAttribute('alt'))) {
      expect(read(markdown)).toContain(image.getAttribute('alt'))
    }
  })

  it('has no markup, no words run together, and no storms of blank lines', () => {
    expect(markdown).not.toMatch(/<[a-z!/]|&(#\d+|#x[\da-f]+|amp|lt|gt|quot);|undefined/i)
    expect(markdown).not.toMatch(/\n{3}|[^\S\n]\n|\[\]\(|\*{4}/)
    const labels = main
      .querySelectorAll('[aria-label], [alt]')
      .flatMap((each) => [each.getAttribute('aria-label') ?? '', each.getAttribute('alt') ?? ''])
    const known = new Set(words([textOf(main), ...labels].join(' ')))
    const body = read(markdown.replace(/^---\n[\s\S]*?\n---\n/, '').replaceAll(/^(#+ )?\d+\. /gm, ''))
    expect(words(body).filter((word) => !known.has(word))).toEqual([])
  })
})
