/** Rules of content that types cannot express and that hold for any company: lengths, uniqueness, and addresses in texts. */
import allLetters from '../../client/fonts/letters.json'
import { caseStudies } from '../content/case-studies.ts'
import { drawings, type View } from '../content/project-drawings.ts'
import { pictureNameOf } from '../content/project-picture.ts'
import { type CaseStudy, categories, studySlug } from '../content/schema.ts'
import { type Row, routes, sharedAddress } from '../routes.ts'
import { type ContentFiles, type Entry, entriesOf, type Violation } from './entries.ts'

const modules: ContentFiles = import.meta.glob(['../content/**/*.ts', '!../content/case-studies/all.ts'], {
  eager: true,
})

/** The content that is checked. */
export interface Content {
  files: ContentFiles
  /** By address. */
  routes: Record<string, Row>
  /** The case studies that are listed. */
  caseStudies: readonly CaseStudy[]
}

/** The content of this site. */
const content: Content = {
  files: Object.fromEntries(
    Object.entries(modules).map(([file, exports]) => [file.replace('..', 'src'), exports]),
  ),
  routes,
  caseStudies,
}

type Rule = [broken: boolean, field: string, message: string]

function brokenRules(file: string, rules: readonly Rule[]): Violation[] {
  return rules.flatMap(([broken, field, message]) => (broken ? { file, field, message } : []))
}

/** Minimum and maximum lengths, in characters: search engines cut longer texts. */
const searchLengths = [
  ['title', 15, 65],
  ['description', 70, 165],
] as const

/** A day begins first where clocks are 14 hours ahead of UTC. */
const earliest = 14 * 3_600_000

/** Whether the day has begun anywhere. */
function isPastDay(date: string): boolean {
  const time = new Date(date).getTime()
  return time - earliest <= Date.now() && new Date(time).toISOString().startsWith(date)
}

/** Titles and descriptions for search engines are unique and not too long, and no page was updated in the future. */
function searchRules({ routes }: Content, entries: readonly Entry[]): Violation[] {
  return Object.entries(routes).flatMap(([path, row]) => {
    const { file, ...fields } = placeOf(path, row, entries)
    const rules = searchLengths.flatMap(([key, least, most]): Rule[] => {
      const { length } = row[key]
      const others = Object.keys(routes).filter(
        (other) => other !== path && routes[other]?.[key] === row[key],
      )
      const wrongLength = `The ${key} has ${length} characters as search engines show it; ${least} to ${most} are good.`
      return [
        [length < least || length > most, fields[key], wrongLength],
        [others.length > 0, fields[key], `The ${key} of ${path} is also that of ${others.join(', ')}.`],
      ]
    })
    const wrongDay = `${row.updated} is not a date of the past, YYYY-MM-DD.`
    return brokenRules(file, [...rules, [!isPastDay(row.updated), fields.updated, wrongDay]])
  })
}

/** Where the content of a row is written. It is found by the description, which the row takes over unchanged. */
function placeOf(path: string, row: Row, entries: readonly Entry[]) {
  const { file, field } = entries.find(
    ({ field, value }) => value === row.description && /\.seo(\.description)?$/.test(field),
  ) ?? { file: 'src/routes.ts', field: `routes['${path}'].seo.description` }
  const owner = field.replace(/\.seo(\.description)?$/, '')
  // The title of a case study is its name, so it has another one for search results.
  const title = field.endsWith('.seo') ? `${owner}.searchTitle` : `${owner}.seo.title`
  return { file, title, description: field, updated: `${owner}.updated` }
}

/** Maximum lengths, in characters, that fit the cards and the head of the page. */
const cardLengths = [
  ['summary', 180],
  ['description', 140],
  ['achievement', 70],
] as const

const studyFolder = 'src/content/case-studies/'

/** Each case study is listed, has its own number, a category, a drawing and short texts, and its team adds up. */
function caseStudyRules(content: Content, entries: readonly Entry[]): Violation[] {
  return entries
    .filter(({ file, field }) => file.startsWith(studyFolder) && !/\W/.test(field))
    .flatMap(({ file, field, value }) => {
      const study = content.caseStudies.find((listed) => listed === value)
      if (!study) {
        return [{ file, field, message: `It is not listed: ${studyFolder}all.ts needs a line for it.` }]
      }
      return brokenRules(file, rulesOf(study, field, content))
    })
}

function rulesOf(study: CaseStudy, name: string, { caseStudies }: Content): Rule[] {
  const picture = pictureNameOf(study)
  const twin = caseStudies.find((other) => other !== study && other.id === study.id)
  const slug = studySlug(study)
  const sameAddress = caseStudies.find((other) => other !== study && studySlug(other) === slug)
  return [
    ...cardLengths.map(([key, most]): Rule => {
      const { length } = study[key]
      return [length > most, `${name}.${key}`, `It has ${length} characters; there is room for ${most}.`]
    }),
    [
      !/^[a-z\d]+(-[a-z\d]+)*$/.test(slug),
      `${name}.slug`,
      `“${slug}” is no part of an address. It may have small letters without accents, digits and hyphens.`,
    ],
    [
      sameAddress !== undefined,
      `${name}.slug`,
      `${sameAddress?.title} has the same address. One of them needs another slug.`,
    ],
    [!(Number.isInteger(study.id) && study.id > 0), `${name}.id`, 'It is a whole number from 1.'],
    [twin !== undefined, `${name}.id`, `It is also the number of ${twin?.title}.`],
    [
      !categories.includes(study.category),
      `${name}.category`,
      `There is no category “${study.category}”. The categories are ${categories.join(', ')}.`,
    ],
    [study.technologies.length === 0, `${name}.technologies`, 'A card shows at least one.'],
    [
      drawings.every(({ file }) => file !== picture),
      `${name}.${study.image ? 'image' : 'pictureVariant'}`,
      `There is no entry for ${picture} in src/content/project-drawings.ts, which says what it shows.`,
    ],
  ]
}

/** A case study has the accent of the page of its industry, and a testimonial has that of its project. */
function accentRules({ routes, caseStudies }: Content, entries: readonly Entry[]): Violation[] {
  return entries.flatMap(({ file, field, value }) => {
    const { accent, industryPage, project } = Object(value)
    const owner = routes[industryPage] ?? caseStudies.find(({ title }) => title === project)
    if (!(accent && owner) || accent === owner.accent) return []
    const message = `It is ${accent}, and that of ${industryPage ?? project} is ${owner.accent}.`
    return [{ file, field: `${field}.accent`, message }]
  })
}

/** Every view is a part of its drawing. A wide one ends where the drawing does, at the right edge of a band. */
function viewRules(_: Content, entries: readonly Entry[]): Violation[] {
  const message =
    'It is no part of a drawing of 800 by 600 units, or it is wide and does not end at the right edge.'
  return entries.flatMap(({ file, field, value }) => {
    if (!/\.views\.\w+$/.test(field)) return []
    const [left, top, width, height] = value as View
    const isPart =
      left >= 0 && top >= 0 && width > 0 && height > 0 && left + width <= 800 && top + height <= 600
    return isPart && (!field.endsWith('wide') || left + width === 800) ? [] : { file, field, message }
  })
}

/** Every address in a text or a button that begins with a slash is the address of a page. */
function addressRules({ routes }: Content, entries: readonly Entry[]): Violation[] {
  return entries.flatMap(({ file, field, value }) => {
    if (typeof value !== 'string' || !value.startsWith('/') || !/\b(to|href)$/.test(field)) return []
    const [path = ''] = value.split('#')
    return Object.hasOwn(routes, path) ? [] : { file, field, message: `There is no page at ${path}.` }
  })
}

const letters = new Set(allLetters)

/** Letters, and punctuation such as the Arabic comma, of other scripts than Latin. */
const ofOtherScripts =
  /[^\p{Script_Extensions=Latin}\p{Script_Extensions=Common}\p{Script_Extensions=Inherited}]/u

/**
 * All typefaces have every Latin letter, punctuation mark and sign of a currency in a text: another one would be shown in a
 * system font, in the middle of a word. Text in another script is shown in a system font as a whole, with its punctuation.
 */
function letterRules(_: Content, entries: readonly Entry[]): Violation[] {
  return entries.flatMap(({ file, field, value }) => {
    if (typeof value !== 'string') return []
    const text = value.normalize()
    const needed = ofOtherScripts.test(text) ? /\p{Script=Latin}/u : /[\p{Script=Latin}\p{P}\p{Sc}]/u
    const missing = [...new Set(text)].filter((sign) => !letters.has(sign) && needed.test(sign))
    if (missing.length === 0) return []
    const message = `No typeface of the site has ${missing.join(' ')}. Its signs are in client/fonts/letters.json.`
    return [{ file, field, message }]
  })
}

/** Control characters except tab and line feed, what overrides the direction of text, and the sign of a lost character. */
const unreadable = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffd]/u

/** Every character can be read, and a letter with an accent is one character (Unicode NFC), because typefaces have only those. */
function characterRules(_: Content, entries: readonly Entry[]): Violation[] {
  return entries.flatMap(({ file, field, value }) => {
    if (typeof value !== 'string') return []
    const [sign] = value.match(unreadable) ?? []
    const code = sign?.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    const words = value.split(/\s+/).filter((word) => word !== word.normalize())
    const composed = `Copy these words from here, where each letter is one character (NFC): ${words.join(' ').normalize()}`
    return brokenRules(file, [
      [sign !== undefined, field, `It has the character U+${code}, which nobody can read. Delete it.`],
      [words.length > 0, field, composed],
    ])
  })
}

/** A language is a tag of BCP 47 in its usual spelling. Its script is known, because it decides the direction of the page. */
function languageRules(_: Content, entries: readonly Entry[]): Violation[] {
  return entries.flatMap(({ file, field, value }) => {
    if (!/\.(lang|language\.tag)$/.test(field)) return []
    const locale = localeOf(String(value))
    const isKnown = locale?.maximize().script !== undefined
    const advice = isKnown
      ? `Write ${locale}.`
      : 'Examples are de, pt-BR, zh-Hant-TW and, for a rare one, tlh-Latn.'
    const message = `“${value}” is no language that browsers know (BCP 47). ${advice}`
    return brokenRules(file, [[!isKnown || `${locale}` !== value, field, message]])
  })
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}

/** No page has an address that belongs to another one, such as that of its Markdown file or of its social picture. */
function sharedAddressRules({ routes }: Content, entries: readonly Entry[]): Violation[] {
  return Object.entries(routes).flatMap(([path, row], index) => {
    const shared = sharedAddress(path, Object.keys(routes).slice(0, index))
    if (!shared) return []
    const { file, updated } = placeOf(path, row, entries)
    const message = `Its file ${shared.address} is that of the page ${shared.owner}, too. Give it another address.`
    return { file, field: updated.replace('.updated', ''), message }
  })
}

const allRules = [
  searchRules,
  caseStudyRules,
  accentRules,
  viewRules,
  addressRules,
  letterRules,
  characterRules,
  languageRules,
  sharedAddressRules,
]

/** The broken rules. The development server shows them, and a test expects none. */
export function violations(subject: Content = content): Violation[] {
  const entries = entriesOf(subject.files)
  return allRules.flatMap((rules) => rules(subject, entries))
}
