import { parse } from 'node-html-parser'
import { beforeAll, describe, expect } from 'vitest'
import { type Path, paths, routes } from '../../src/routes.ts'
import { get, textOf } from '../site.ts'
import { delivered } from './delivered.ts'

/** What `docs/words.md` says and a machine can hold. */

/** H1 and H2 that name something instead of saying it: they end without a full stop. */
const names = new Set([
  'About us',
  'AI solutions delivered',
  'Call us',
  'Email us',
  'Get In Touch',
  'Our Portfolio',
  'Projects',
  'Projects that held one',
  'Security features',
  'Success stories',
  'Technology stack',
  'The six industries',
  'The six steps',
  'Third-party integrations',
  'Three promises',
  'Tools they know',
  'Tools we use',
  'Visit us',
  'Why Invest in AI',
])

/** The other variety of English, other spellings of the same, and what nobody says aloud. */
const unwanted =
  /\b(e-mails?|hand-overs?|set-ups?|golive|realtime|analyz\w+|organiz\w+|recogniz\w+|optimiz\w+|color|behavior|center(?:s|ed)?|catalog|fulfill|judgment|leverag\w+|cutting-edge|seamless\w*|world-class|empower\w*|game-chang\w+|best-in-class|next-generation|passionate|holistic)\b|[^\w]'[a-z]|!(?=\s|$)/gi

/** Words of tools and laws that are spelt as their owners spell them. */
const given = /Oops! Page not found|Unexpected Application Error!|Google Merchant Center/g

/** Labels of buttons: those of the specification, its patterns, and six of our own. */
const labels =
  /^((Start|Build|Launch|Modernize|Secure) (Your )?([\w/&-]+ )*(Project|Platform|Product|Transformation|Lab|Migration)|(Explore|See) ([\w/&-]+ )*(Solutions|Features)|View (Portfolio|Success Stories|Design Portfolio|Case Study|Case Studies|More Case Studies)|Book a Free Consultation|Schedule Free Consultation|See Our Work|Discuss Your Project|Free [\w ]+ Assessment|AI Readiness Assessment|Talk to Our Experts|Get Started|Return to Home|Talk to an Engineer|Send Email|Call Now|See Office Addresses|Portfolio|Contact)$/

const pages = new Map<Path, ReturnType<typeof parse>>()

beforeAll(async () => {
  for (const path of paths) pages.set(path, parse(await (await get(path)).text()))
})

function main(path: Path) {
  const found = pages.get(path)?.querySelector('main')
  if (!found) throw new Error(`${path} has no main`)
  return found
}

describe.each(paths)('the words of %s', (path) => {
  const named = routes[path].kind === 'Case study' || routes[path].kind === 'Policy'

  delivered('end heads that speak in a full stop, and no others', () => {
    const heads = main(path).querySelectorAll('h1, h2')
    const speaking = heads.map(textOf).filter((head) => !names.has(head) && !named)
    expect(speaking.filter((head) => !/[.?!]$/.test(head))).toEqual([])
    const small = main(path).querySelectorAll('h3, h4').map(textOf)
    expect(small.filter((head) => /[.!]$/.test(head))).toEqual([])
  })

  delivered('are spelt in one way, and are none that we never write', () => {
    expect(textOf(main(path)).replaceAll(given, '').match(unwanted) ?? []).toEqual([])
  })

  delivered('are not the same three at the start of two neighbouring sentences', () => {
    for (const paragraph of main(path).querySelectorAll('p')) {
      const starts = textOf(paragraph)
        .split(/(?<=[.?!])\s+/)
        .map((sentence) => sentence.split(/\s+/).slice(0, 3).join(' ').toLowerCase())
      const twins = starts.filter((start, at) => start.includes(' ') && start === starts[at + 1])
      expect(twins).toEqual([])
    }
  })

  delivered('label buttons as the specification does, or in one of six ways of our own', () => {
    const buttons = main(path)
      .querySelectorAll('a.thread:not([href^=tel])')
      .map((link) => textOf(link).replace('(opens in a new tab)', '').trim())
    expect(buttons.filter((label) => !labels.test(label))).toEqual([])
  })
})

describe('search titles', () => {
  delivered('begin with no word that another page begins with three of', () => {
    const starts = paths.map((path) => routes[path].title.toLowerCase().split(/\s+/).slice(0, 3).join(' '))
    expect(starts.filter((start, at) => starts.indexOf(start) !== at)).toEqual([])
  })
})
