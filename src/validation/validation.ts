/** Rules of content that types cannot express and that hold for any company: lengths, uniqueness, and references. */
import { hasPicture } from '../assets.ts'
import { caseStudies } from '../content/case-studies.ts'
import { type Drawing, drawings } from '../content/drawings.ts'
import { pictureNameOf } from '../content/pictures.ts'
import { type CaseStudy, categories } from '../content/schema.ts'
import { type Row, routes } from '../routes.ts'
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
  /** What the category of a case study can be. */
  categories: readonly string[]
  /** The drawings of case studies. */
  drawings: readonly Drawing[]
}

/** The content of this site. */
const content: Content = {
  files: Object.fromEntries(
    Object.entries(modules).map(([file, exports]) => [file.replace('..', 'src'), exports]),
  ),
  routes,
  caseStudies,
  categories,
  drawings,
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

function isPastDay(date: string): boolean {
  const time = new Date(date).getTime()
  return time <= Date.now() && new Date(time).toISOString().startsWith(date)
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

function rulesOf(study: CaseStudy, name: string, { caseStudies, categories, drawings }: Content): Rule[] {
  const picture = pictureNameOf(study, drawings)
  const { teamSize, team } = study.story ?? {}
  const people = team && team.ours + team.client + team.contractors
  const twin = caseStudies.find((other) => other !== study && other.id === study.id)
  return [
    ...cardLengths.map(([key, most]): Rule => {
      const { length } = study[key]
      return [length > most, `${name}.${key}`, `It has ${length} characters; there is room for ${most}.`]
    }),
    [!(Number.isInteger(study.id) && study.id > 0), `${name}.id`, 'It is a whole number from 1.'],
    [twin !== undefined, `${name}.id`, `It is also the number of ${twin?.title}.`],
    [
      !categories.includes(study.category),
      `${name}.category`,
      `There is no category “${study.category}”. The categories are ${categories.join(', ')}.`,
    ],
    [study.technologies.length < 4, `${name}.technologies`, 'A card shows four or more.'],
    [people !== teamSize, `${name}.story.team`, `It adds up to ${people}, not to a team of ${teamSize}.`],
    [
      drawings.every(({ file }) => file !== picture),
      `${name}.${study.image ? 'image' : 'pictureAccent'}`,
      `There is no entry for ${picture} in src/content/drawings.ts, which says what it shows.`,
    ],
  ]
}

/** Everything that content refers to exists: case studies by title, pictures by file, and addresses. */
function referenceRules({ routes, caseStudies }: Content, entries: readonly Entry[]): Violation[] {
  const noStudy = (title: string) =>
    caseStudies.some((study) => study.title === title) ? null : `No case study is titled “${title}”.`
  const noPicture = (name: string) =>
    hasPicture(name) ? null : `There is no drawing client/pictures/${name}.svg, and no photograph.`
  const noPage = (target: string) => {
    const [path = ''] = target.split('#')
    return !path.startsWith('/') || Object.hasOwn(routes, path) ? null : `There is no page at ${path}.`
  }
  /** By the end of a field's name; an item of a list stands under the list's. */
  const rules: [name: RegExp, rule: (reference: string) => string | null][] = [
    [/\b(projects?|picture)(\[\d+\])?$/, noStudy],
    [/\b(image|flag)$/, noPicture],
    [/\b(to|href)$/, noPage],
  ]
  return entries.flatMap(({ file, field, value }) => {
    const [, rule] = rules.find(([name]) => name.test(field)) ?? []
    const message = typeof value === 'string' && rule?.(value)
    return message ? [{ file, field, message }] : []
  })
}

/** The broken rules. The development server shows them, and a test expects none. */
export function violations(subject: Content = content): Violation[] {
  const entries = entriesOf(subject.files)
  return [searchRules, caseStudyRules, referenceRules].flatMap((rules) => rules(subject, entries))
}
