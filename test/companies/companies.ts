/** Companies whose content is at the limits of what its types and rules allow, made from the content of this site. */
import { about } from '../../src/content/about.ts'
import { caseStudies } from '../../src/content/case-studies.ts'
import { offices } from '../../src/content/company.ts'
import { industries } from '../../src/content/industries.ts'
import { legalPages } from '../../src/content/legal.ts'
import { projectPicture } from '../../src/content/project-picture.ts'
import type { Office, PlainPage, TextBlock } from '../../src/content/schema.ts'
import { services } from '../../src/content/services.ts'
import { type Change, changed } from './changed.ts'
import { another, longLists, shortLists, withoutOptional } from './lists.ts'
import type { Company, Exports } from './site.ts'
import { eachText } from './texts.ts'

/** Leaves `count` pages, or adds copies of the first page of this site until there are as many. */
function resize(pages: Exports, count: number, originals: object, folder: string) {
  for (const path of Object.keys(pages).slice(count)) delete pages[path]
  for (let index = Object.keys(pages).length; index < count; index += 1)
    pages[`${folder}/added-${index}`] = another(Object.values(originals)[0], index, folder)
}

/** So many pages of each kind, and the lists that the content makes of them. */
const kinds = (count: number, studies: number): Company['files'] => ({
  services(exports) {
    resize(exports['services'], count, services, '/services')
    exports['serviceList'] = exports['servicesAt'](Object.keys(exports['services']))
  },
  industries(exports) {
    resize(exports['industries'], count, industries, '/industries')
    exports['industryCards'] = Object.entries<Exports>(exports['industries']).map(([href, page]) => ({
      ...{ ...page, ...page['card'], href, title: page['name'], color: page['accent'] },
    }))
  },
  'case-studies/all'(exports) {
    for (const name of Object.keys(exports).slice(studies)) delete exports[name]
    for (let index = Object.keys(exports).length; index < studies; index += 1) {
      const study = another(caseStudies[index % caseStudies.length], index, 'case-studies/added.added')
      exports[`added${index}`] = { ...Object(study), id: 1000 + index, slug: `added-${index}` }
    }
  },
  legal: (exports) => resize(exports['legalPages'], count, legalPages, ''),
})

const { updated, seo, hero, closing } = about
const picture: TextBlock = {
  kind: 'picture',
  name: projectPicture({ title: '', category: '', industry: '' }).file,
  alt: 'A picture',
}
const blocks = Object.values(legalPages)[0]?.sections.flatMap((section) => section.blocks) ?? []
const article: PlainPage = {
  ...{ label: 'Article', updated, seo, hero, closing },
  sections: [{ id: 'first', heading: { title: 'A section' }, text: [picture, ...blocks] }],
}

/** A plain page, and articles below it. */
function articles(pages: PlainPage[]) {
  const numbered = [article, ...pages].map((page, index) => another(page, index, 'plain'))
  return Object.fromEntries(numbered.map((page, index) => [`/articles/${index}`.replace('/0', ''), page]))
}

const { flag: _, ...office } = { flag: null, ...offices[0] }
const bergen: Partial<Office> = {
  ...{ ...office, region: 'Norway', city: 'Bergen', country: 'Norway', countryCode: 'NO', phone: null },
  ...{ timezone: 'Europe/Oslo', utcOffset: 60, daylightSaving: true },
  hours: { opens: '8:00', closes: '16:00', days: 'Mon–Fri', zone: 'CET/CEST' },
}

const pricesIn = (sign: string) => ({
  currency: (digits: string) => `${digits}\u00a0${sign}`,
  thousands: '\u00a0',
})

/** Words of forty letters. */
const long = eachText((text, room) => {
  const letters = text.replaceAll(/\s/g, '').repeat(room).slice(0, room)
  return `${letters.replaceAll(/.{40}/gu, '$& ').slice(0, room - 1)}x`
})

/** Addresses of a hundred signs. */
const longAddresses: Change = (value, place) => {
  if (typeof value !== 'string' || place.endsWith('.origin')) return value
  if (place.endsWith('.slug')) return value.padEnd(100 - '/case-studies/'.length, 'x')
  if (/^(https:|\/case-studies\/)/.test(value)) return value.padEnd(100, 'x')
  return value.replace(/[^:\s]+(?=@\S+$)/, (name) => name.padEnd(88, 'a'))
}

const [english, polish] = ['acelnoszACELNOSZ', 'ąćęłńóśżĄĆĘŁŃÓŚŻ'] as const

/** Letters of Polish. */
const inPolish = eachText((text) =>
  text.replace(/[acelnosz]/gi, (letter) => polish[english.indexOf(letter)] ?? ''),
)

/** The languages of the articles of the farthest company, with words in them. Its other pages are in Polish. */
const words = {
  ar: 'من نحن، وماذا نفعل؟ ',
  he: 'מי אנחנו, ״ומה״ שלומך? ',
  ja: '私たちは、「誰」ですか。',
  'zh-Hant-TW': '我們是誰？（軟體），你好！',
  pl: 'Zażółć jaźń ',
  de: 'Größenänderung „Straße“ ',
  'nb-NO': 'Blåbærsyltetøy ',
}
const inLanguages = Object.entries(words).map(([lang, phrase]) => {
  const translated = eachText((_, room) => phrase.repeat(30).slice(0, Math.min(room, 90)).trim())
  return { ...changed(article, 'plain', translated), lang }
})

const few = kinds(1, 3)
const smallest: Company = {
  changes: [withoutOptional, shortLists],
  files: {
    ...few,
    // All projects belong to the one industry.
    'case-studies/all'(exports) {
      few?.['case-studies/all']?.(exports)
      const [[industryPage, { accent }] = ['', { accent: '' }]] = Object.entries(industries)
      for (const name of Object.keys(exports)) exports[name] = { ...exports[name], industryPage, accent }
    },
    company: (exports) => {
      exports['offices'] = [bergen]
      Object.assign(exports['company'], pricesIn('kr'))
    },
  },
}

const largest: Company = {
  changes: [longLists],
  files: {
    ...kinds(60, 60),
    plain: (exports) => (exports['plainPages'] = articles(Array(60).fill(article))),
  },
}

const longest: Company = {
  changes: [longAddresses, long],
  files: { plain: (exports) => (exports['plainPages'] = changed(articles([article]), 'plain', long)) },
}

const farthest: Company = {
  changes: [inPolish],
  files: {
    company: (exports) => Object.assign(exports['company'], pricesIn('zł')),
    strings: (exports) => (exports['strings'].language = { tag: 'pl', locale: 'pl_PL' }),
    legal: (exports) => Object.assign(Object(Object.values(exports['legalPages'])[0]), { lang: 'ar' }),
    plain: (exports) => (exports['plainPages'] = articles(inLanguages)),
  },
}

export const companies = { smallest, largest, longest, farthest }
