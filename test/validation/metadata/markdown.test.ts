import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { pageMarkdown } from '../../../build/markdown.ts'
import { canonical, routes } from '../../../src/routes.ts'
import { everyPage, textOf } from '../../site.ts'

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '')

/** The words of Markdown without its syntax, addresses and escapes, and without spaces. */
function wordsOf(markdown: string): string {
  const text = markdown.replaceAll(/\]\([^)]*\)/g, '').replaceAll(/(?<!\\)(?:!?\[|\*\*)/g, '')
  return withoutSpaces(text.replaceAll(/\\([^\w\s])/g, '$1'))
}

// test/node/markdown.test.ts tests how each element is converted.
it.each(everyPage)('the Markdown of $path has every text, picture and link of the page', ({ path, body }) => {
  const markdown = pageMarkdown(body, { ...routes[path], canonical: canonical(path) })
  const main = parse(body).querySelector('main')
  const all = (selector: string) => main?.querySelectorAll(selector) ?? []
  for (const ignored of all('[aria-hidden=true], a .visually-hidden')) ignored.remove()

  const headings = markdown.match(/(?<=^[\s\d.-]*)#+ .*$/gm) ?? []
  expect(headings.map((line) => wordsOf(line))).toEqual(
    all('h1, h2, h3, h4, h5, h6').map(
      (each) => '#'.repeat(Number(each.tagName[1])) + withoutSpaces(textOf(each)),
    ),
  )
  const words = wordsOf(markdown)
  for (const part of all('p, dt, dd, th, td, caption, summary, figcaption cite')) {
    expect(words).toContain(withoutSpaces(textOf(part)))
  }
  for (const image of all('img')) expect(words).toContain(withoutSpaces(image.getAttribute('alt') ?? ''))
  const links = markdown.replaceAll('\\&', '&')
  for (const link of all('a')) {
    expect(links).toContain(`](${new URL(link.getAttribute('href') ?? '', canonical(path)).href})`)
  }
  expect(markdown).not.toMatch(/<[a-z!/]|&(#\d+|#x[\da-f]+|amp|lt|gt|quot);|undefined/i)
  expect(markdown, 'empty lines, links and emphasis').not.toMatch(/\n{3}|[^\S\n]\n|\[\]\(|\*{4}/)
})
