import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { caseStudies } from '../src/content/case-studies.ts'
import { drawings } from '../src/content/project-drawings.ts'
import { type CaseStudy, categories } from '../src/content/schema.ts'
import type { Row } from '../src/row.ts'
import type { Content } from '../src/validation/rule.ts'
import { violations } from '../src/validation/validation.ts'

const seo = { title: 'What the team is for', description: 'team '.padEnd(80, 'x') }
const team: Row = { label: 'team', updated: '2026-01-01', ...seo }
const about: Row = { ...team, title: 'About the company', description: 'x'.repeat(80) }

function study(id: number, title: string) {
  const texts = { summary: 'x', description: 'x', achievement: 'x', technologies: ['A'] }
  const choices = { category: categories[0], industry: 'Freight', image: drawings[0]?.file }
  return { id, title, ...choices, ...texts } as unknown as CaseStudy
}

const second = study(2, 'Harbour Tickets')

/** Valid content with changes to one page and one case study, and with values of another file. */
function content(row: Partial<Row>, changes: object = {}, more: object = {}): Content {
  const changed = { ...about, ...row }
  const first = { ...study(1, 'Fleet Radar'), ...changes }
  return {
    files: {
      'src/content/about.ts': { about: { seo: changed } },
      'src/content/team.ts': { team: { seo } },
      'src/content/case-studies/fleetRadar.ts': { fleetRadar: first },
      'src/content/case-studies/harbourTickets.ts': { harbourTickets: second },
      'src/content/added.ts': { added: more },
    },
    routes: { '/about': changed, '/team': team },
    caseStudies: [first, second],
  }
}

const withStudy = (changes: object) => content({}, changes)

const withView = (name: string, view: number[]) => content({}, {}, { views: { [name]: view } })

const saying = (...texts: string[]) => content({}, {}, { texts })
const inLanguage = (lang: string) => content({}, {}, { page: { lang } })

/** Content with a home page and another one. */
function withPage(path: string) {
  const added = { ...about, title: 'Yet another page', description: 'y'.repeat(80) }
  return { ...content({}, {}, { page: { seo: added } }), routes: { '/': about, [path]: added } }
}

// The 28th begins at this time, first where clocks are 14 hours ahead of UTC.
beforeAll(() => vi.setSystemTime('2026-11-27T10:00Z'))
afterAll(() => vi.useRealTimers())

it.each<[string, Content, ...fields: string[]]>([
  ['a title that is too long', content({ title: 'x'.repeat(66) }), 'about.seo.title'],
  ['a title that is too short', content({ title: 'x'.repeat(14) }), 'about.seo.title'],
  ['a title of two pages', content({ title: seo.title }), 'about.seo.title', 'team.seo.title'],
  ['a description that is too short', content({ description: 'x'.repeat(69) }), 'about.seo.description'],
  ['a description that is too long', content({ description: 'x'.repeat(166) }), 'about.seo.description'],
  ['a day that does not exist', content({ updated: '2026-02-30' }), 'about.updated'],
  ['a day that has begun nowhere', content({ updated: '2026-11-29' }), 'about.updated'],
  ['a word for a day', content({ updated: String('yesterday') as Row['updated'] }), 'about.updated'],
  ['a summary that is too long', withStudy({ summary: 'x'.repeat(181) }), 'fleetRadar.summary'],
  ['a long text on a card', withStudy({ description: 'x'.repeat(141) }), 'fleetRadar.description'],
  ['a long achievement', withStudy({ achievement: 'x'.repeat(71) }), 'fleetRadar.achievement'],
  ['a number of two studies', withStudy({ id: 2 }), 'fleetRadar.id', 'harbourTickets.id'],
  ['a number below one', withStudy({ id: 0 }), 'fleetRadar.id'],
  ['a number that is not whole', withStudy({ id: 1.5 }), 'fleetRadar.id'],
  ['an address with an accent', withStudy({ slug: 'flåte' }), 'fleetRadar.slug'],
  ['an address with two hyphens', withStudy({ slug: 'fleet--radar' }), 'fleetRadar.slug'],
  [
    'an address of two studies',
    withStudy({ slug: 'harbour-tickets' }),
    'fleetRadar.slug',
    'harbourTickets.slug',
  ],
  ['no technologies', withStudy({ technologies: [] }), 'fleetRadar.technologies'],
  ['a picture without an entry', withStudy({ image: 'none' }), 'fleetRadar.image'],
  ['a view beyond its drawing', withView('card', [300, 0, 600, 600]), 'added.views.card'],
  [
    'a detail beyond its drawing',
    content({}, {}, { story: { closeUps: [[0, 300, 400, 301]] } }),
    'added.story.closeUps[0]',
  ],
  ['a wide view that does not end at the right', withView('wide', [0, 0, 700, 400]), 'added.views.wide'],
  ['an unknown drawing', withStudy({ image: '', pictureVariant: 'none' }), 'fleetRadar.pictureVariant'],
  [
    'a study in another colour than its industry',
    content({ accent: 'green' }, { industryPage: '/about', accent: 'pink' }),
    'fleetRadar.accent',
  ],
  [
    'a quotation in another colour than its project',
    content({}, { accent: 'green' }, { quotes: [{ project: 'Fleet Radar', accent: 'pink' }] }),
    'added.quotes[0].accent',
  ],
  ['an unknown category', withStudy({ category: 'Ships' }), 'fleetRadar.category'],
  ['a study that is not listed', { ...content({}), caseStudies: [second] }, 'fleetRadar'],
  ['a letter that no typeface has', saying('Nguyễn'), 'added.texts[0]'],
  ['punctuation that no typeface has', saying('Tea※'), 'added.texts[0]'],
  [
    'an accent that is a character of its own',
    saying('Cafe\u0301', 'Łódz\u0301'),
    'added.texts[0]',
    'added.texts[1]',
  ],
  // Controls, the direction of text, lost signs, halves of pairs, private use, and unassigned.
  ...[
    0, 0xd, 0x92, 0x202e, 0x2066, 0xfff9, 0xfffc, 0xfffd, 0xd800, 0xdfff, 0xf0b7, 0xf0000, 0x378, 0xffff,
  ].map((code): [string, Content, string] => [
    `U+${code.toString(16)}`,
    saying(`30 days${String.fromCodePoint(code)} notice`),
    'added.texts[0]',
  ]),
  ...['nb_NO', 'english', 'jp', 'zh-hant-tw', 'en-UK', ''].map((lang): [string, Content, string] => [
    `the language “${lang}”`,
    inLanguage(lang),
    'added.page.lang',
  ]),
  ['the address of the Markdown file of another page', withPage('/index'), 'added.page'],
  ['the address of the social picture of another page', withPage('/home'), 'added.page'],
  ['an unknown page', content({}, {}, { action: { to: '/portfollio' } }), 'added.action.to'],
  ['an unknown page in a text', content({}, {}, { text: ['', { href: '/no#there' }] }), 'added.text[1].href'],
])('%s is a violation at its file and field', (_, subject, ...fields) => {
  const found = violations(subject)
  expect(found.map(({ field }) => field).sort()).toEqual(fields)
  // In this test, each file is named after its export.
  for (const { field, file } of found) expect(file).toContain(`/${field.split('.')[0]}.ts`)
})

it.each<[string, Content]>([
  ['the day that has just begun east of UTC', content({ updated: '2026-11-28' })],
  [
    'text in other scripts',
    saying('أ، ب؟ ١٢٪', 'これは「本」です。', '你好，世界！（※）', 'שלום, ״עולם״ ₪', 'नमस्ते।'),
  ],
  ['a tab and a line feed', saying('a\tb\nc')],
  ...['de', 'ar', 'he', 'zh-Hant-TW', 'pt-BR', 'sr-Latn', 'tlh-Latn'].map((lang): [string, Content] => [
    lang,
    inLanguage(lang),
  ]),
  ['an address that only looks like one of another page', withPage('/team/index')],
])('%s is no violation', (_, subject) => expect(violations(subject)).toEqual([]))

it('a broken rule in the content of the site is named with its file', () => {
  vi.useRealTimers()
  const [listed] = caseStudies
  const { technologies } = listed ?? {}
  Object.assign(Object(listed), { technologies: [] })
  const found = violations()
  Object.assign(Object(listed), { technologies })
  const file = expect.stringMatching(/^src\/content\/case-studies\/[\w-]+\.ts$/)
  const field = expect.stringMatching(/^\w+\.technologies$/)
  expect(found).toEqual([{ file, field, message: expect.any(String) }])
})
