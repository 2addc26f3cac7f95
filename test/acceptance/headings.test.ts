import { expect, it } from 'vitest'
import { contact } from '../../src/content/contact.ts'
import { portfolio } from '../../src/content/portfolio.ts'
import { routes } from '../../src/routes.ts'
import { everyPage, textOf } from '../site.ts'

/** Headings that the specification fixes, without a full stop. */
const specified: readonly string[] = [contact.hero.heading, portfolio.hero.heading]

// `docs/writing.md` has this rule. Another company has another voice, and deletes this folder.
it.each(everyPage)(
  '$path ends statements and questions with a full stop or a question mark in large headings only',
  ({ path, root }) => {
    const large = root.querySelectorAll('main h1, main h2').filter((heading) => {
      const isLabel = heading.closest('li, .tag, .visually-hidden') ?? heading.classList.contains('tag')
      return !isLabel && !specified.includes(textOf(heading))
    })
    const hasNames = ['Case study', 'Policy'].includes(routes[path].kind ?? '')
    if (!hasNames) expect(large.map(textOf).filter((text) => !/[.?]$/.test(text))).toEqual([])
    const small = root.querySelectorAll('main h3, main h4').map(textOf)
    expect(small.filter((text) => /[.!]$/.test(text))).toEqual([])
  },
)
