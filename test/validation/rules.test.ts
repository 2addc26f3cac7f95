import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { about } from '../../src/content/about.ts'
import { caseStudies, pathOf, type Study } from '../../src/content/case-studies.ts'
import { portfolioTestimonial } from '../../src/content/company.ts'
import { industries } from '../../src/content/industries.ts'
import { legalPages } from '../../src/content/legal.ts'
import { otherViews } from '../../src/content/project-drawings.ts'
import { type Industry, type LegalPage, studySlug } from '../../src/content/schema.ts'
import { strings } from '../../src/content/strings.ts'
import { type Path, paths, routes } from '../../src/routes.ts'
import { violations } from '../../src/validation/validation.ts'
import { whileChanged } from './changed.ts'

const placesOf = (all: ReturnType<typeof violations>) => all.map(({ file, field }) => `${file} ${field}`)

/** The violations that are in the content, which `content.test.ts` names. They fail no test here. */
let own: string[]

beforeAll(() => {
  // In time zones that are 14 hours ahead of UTC, the year 2999 begins at this time.
  vi.setSystemTime('2998-12-31T10:00Z')
  own = placesOf(violations())
})
afterAll(() => vi.useRealTimers())

/** Values of a field of the content, each of which is a violation at the places, or none if there are no places. */
function values<Owner extends object>(
  owner: Owner | undefined,
  field: keyof Owner,
  some: unknown[],
  ...places: string[]
) {
  if (!owner) return []
  const found = (value: unknown) => whileChanged(owner, field, value, violations)
  return some.map((value) => ({ field, value: JSON.stringify(value), places, found: () => found(value) }))
}

const [study, twin] = caseStudies as readonly [Study, Study?]
const [policy] = Object.values<LegalPage>(legalPages)
const { '/about': row, '/process': otherRow } = routes
const otherProjects = caseStudies
  .filter(({ accent }) => accent !== portfolioTestimonial.accent)
  .map(({ title }) => title)
const otherIndustries = Object.entries<Industry>(industries)
  .filter(([, { accent }]) => accent !== study.accent)
  .map(([path]) => path)

const letters = (count: number) => 'x'.repeat(count)
const inStudy = (field: string) => `case-studies/[\\w-]+.ts \\w+.${field}`
const [title, description] = ['about.ts about.seo.title', 'about.ts about.seo.description']
/** Controls, the direction of text, lost signs, halves of pairs, private use, and unassigned. */
const unreadable = [
  0, 0xd, 0x92, 0x202e, 0x2066, 0xfff9, 0xfffc, 0xfffd, 0xd800, 0xdfff, 0xf0b7, 0xf0000, 0x378, 0xffff,
]
const inPolicy = 'legal/[\\w-]+.ts \\w+.lang'

it.each([
  ...values(row, 'title', [letters(66), letters(14)], title),
  ...values(row, 'title', [otherRow.title], title, 'process.ts \\w+.seo.title'),
  ...values(routes[pathOf(study)], 'title', [letters(66)], inStudy('searchTitle')),
  ...values(row, 'description', [letters(69), letters(166)], description),
  ...values(row, 'updated', ['2026-02-30', '2999-01-02', 'yesterday'], 'about.ts about.updated'),
  ...values(row, 'updated', ['2999-01-01']),
  ...values(study, 'summary', [letters(181)], inStudy('summary')),
  ...values(study, 'description', [letters(141)], inStudy('description')),
  ...values(study, 'achievement', [letters(91)], inStudy('achievement')),
  ...values(study, 'id', [0, 1.5], inStudy('id')),
  ...values(twin, 'id', [study.id], inStudy('id'), inStudy('id')),
  ...values(study, 'slug', ['flåte', 'fleet--radar', 'con', 'a'.repeat(81)], inStudy('slug')),
  ...values(twin, 'slug', [studySlug(study)], inStudy('slug'), inStudy('slug')),
  ...values(study, 'technologies', [[]], inStudy('technologies')),
  ...values(study, 'category', ['Ships'], inStudy('category')),
  ...values(study, 'image', ['none'], inStudy('image')),
  ...values(
    caseStudies.find(({ image }) => !image),
    'pictureVariant',
    ['none'],
    inStudy('pictureVariant'),
  ),
  ...values(study, 'industryPage', otherIndustries, inStudy('accent')),
  ...values(portfolioTestimonial, 'project', otherProjects, 'company.ts portfolioTestimonial.accent'),
  ...values(otherViews, 'wide', [[0, 0, 800, 601]], 'project-drawings.ts otherViews.wide'),
  ...values(
    about.hero,
    'lede',
    ['Nguyễn', 'Tea※', 'Cafe\u0301', 'Łódz\u0301', ...unreadable.map((code) => String.fromCodePoint(code))],
    'about.ts about.hero.lede',
  ),
  ...values(about.hero, 'lede', ['أ، ب؟ ١٢٪', 'これは「本」です。', '你好，世界！（※）', 'a\tb\nc']),
  ...values(about.hero, 'lede', ['שלום, ״עולם״ ₪', 'नमस्ते।']),
  ...values(policy, 'lang', ['nb_NO', 'english', 'jp', 'zh-hant-tw', 'en-UK', ''], inPolicy),
  ...values(policy, 'lang', ['de', 'ar', 'he', 'zh-Hant-TW', 'pt-BR', 'sr-Latn', 'tlh-Latn']),
  ...values(strings.language, 'tag', ['english'], 'strings.ts strings.language.tag'),
])('$field: $value is a violation at $places', ({ found, places }) => {
  const wanted = places.map((place) => expect.stringMatching(`^src/content/${place}$`))
  expect(placesOf(found()).filter((place) => !own.includes(place))).toEqual(wanted)
})

it.each([
  ['/index', ['about']],
  ['/home', ['about']],
  ['/about/index', []],
])('a page at %s is a violation if its files are those of another page', (path, fields) => {
  const added = { ...row, title: 'Yet another page', description: 'y'.repeat(80) }
  paths.push(path as Path)
  const found = whileChanged(routes, path as Path, added, violations)
  paths.pop()
  expect(found.map(({ field }) => field)).toEqual(fields)
})
