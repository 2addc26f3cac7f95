/** Random edits of the content that its types and rules allow. */
import fc from 'fast-check'
import { icons, pictures } from '../../src/content/drawn.ts'
import { accents, type CaseStudy, type Office, type TextBlock, weaves } from '../../src/content/schema.ts'
import { entriesOf } from '../../src/validation/entries.ts'

/** What a file of content exports. */
export type Exports = Record<string, unknown>

/** An edit: its name, and for each file of `src/content` what the edited file exports. */
export interface Edit {
  name: string
  files: Record<string, (exports: Exports) => void>
}

// biome-ignore lint/suspicious/noExplicitAny: edits reach every part of the content, by the names of its fields
type Any = any

/** A copy whose parts can be changed. Functions stay the same. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)])) as T
}

/** Every part of the content, in the file that it is written in, at a path such as `about.story.years.0`. */
function partsOf(files: Record<string, Exports>) {
  const isList =
    /^(serviceList|coreServices|featured|industryCards|caseStudies|studiesByPath|industries|services|legalPages)\b/
  return entriesOf(files)
    .filter(({ file, field }) => file !== 'case-studies/all' && !isList.test(field))
    .map(({ file, field, value }) => ({ file, path: field.replaceAll(/\[(\d+)\]/g, '.$1'), value }))
}

/** The value at a path such as `about.story.years`, and a function that replaces it. */
function at(exports: Exports, path: string) {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const owner = steps.reduce((part, step) => part?.[step], exports as Any)
  // An edit before it may have removed the owner.
  return { value: owner?.[last], set: (value: unknown) => owner && Object.assign(owner, { [last]: value }) }
}

const letters = {
  Polish: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻaeikorstwz',
  Czech: 'áčďéěíňóřšťúůýžČĎŇŘŠŤŽaeklmnopv',
  Turkish: 'çğıİöşüÇĞÖŞÜaeiklmnrsty',
  Norwegian: 'æøåÆØÅadefgiklnorstv',
  Hungarian: 'áéíóöőúüűÁÉÍÓÖŐÚÜŰabegklmnsz',
}

/** A text of some words in one alphabet, with lengths from `least` to `most`, which are the most probable. */
function text(least: number, most: number): fc.Arbitrary<string> {
  const length = fc.oneof(fc.constantFrom(least, most), fc.integer({ min: least, max: most }))
  return fc
    .tuple(fc.constantFrom(...Object.values(letters)), length, fc.integer({ min: 0, max: 99 }))
    .map(([alphabet, wanted, seed]) => {
      const word = (index: number) =>
        Array.from(
          { length: 2 + ((seed + index) % 9) },
          (_, place) => alphabet[(seed * 7 + index * 5 + place * 3) % alphabet.length],
        ).join('')
      const words = Array.from({ length: 1 + wanted / 3 }, (_, index) => word(index)).join(' ')
      return words.slice(0, wanted).trimEnd().padEnd(wanted, alphabet[0])
    })
}

/** The lengths of texts by the ends of their paths. The first that matches counts. */
const lengths: [field: RegExp, least: number, most: number][] = [
  [/seo\.title$/, 15, 65],
  [/seo\.description$|^[^.]+\.seo$/, 70, 165],
  [/\.summary$/, 80, 180],
  [/^[^.]+\.description$/, 60, 140],
  [/\.achievement$/, 10, 70],
  [/\.(badge|label|name|region|city|role|action|initials)$/, 1, 40],
  [
    /\.(title|heading|question|feature|value|text|lede|answer|description|content|alt|note|intro|index|tagline|experience|bestFor)$/,
    1,
    400,
  ],
]

/** Lists of fixed lengths (`Exactly` in the types), rows of tables, and lists of what other files contain. */
const fixed =
  /\b(actions|price|results|capabilities|resultFigures|examples|images|models|logo|line|phases|partner|providers|invest|head|rows\.\d+|card\.features)$|^(thirdParties|accents|weaves|categories|drawings|usedCategories|studiesWithMatchRun|\w+\.rows)\b|^(customDevelopment|uiUxDesign)\.process$|^aiAutomation\.(solutions|stories)$|^(fintech\.rules|ecommerce\.features|healthcare\.security)\.items$|^(saasTech|realEstate|edtech)\.solutions$/

/** The least lengths of lists, of which the first that matches counts. Other lists have at least one item. */
const least: [path: RegExp, items: number][] = [
  [/^(team|clients|testimonials|company\.social)$/, 0],
  [/\.technologies$/, 4],
]

/** Fields that distinguish the items of a list, of which one is enough. */
const names = [
  'title',
  'name',
  'label',
  'question',
  'category',
  'feature',
  'phase',
  'about',
  'region',
  'year',
  'type',
]

/** A further item of a list. */
function another(item: Any, index: number): Any {
  if (typeof item === 'string') return `${item} ${index}`
  const copy = copyOf(item)
  const name = names.find((each) => typeof copy[each] === 'string')
  if (name) copy[name] = `${copy[name]} ${index}`
  if (typeof copy.id === 'string') copy.id = `${copy.id}-${index}`
  if (copy.headquarters) copy.headquarters = false
  if (Array.isArray(copy.content)) copy.content = [`Paragraph ${index}.`]
  return copy
}

/** The list with another number of items, in another order. References to pages cannot be invented. */
function resized(list: readonly Any[], count: number, turn: number): Any[] {
  const items = Array.from({ length: count }, (_, index) =>
    index < list.length ? list[index] : another(list[index % list.length], index),
  )
  const turned = items.map((_, index) => items[(index + turn) % count])
  for (const [index, item] of turned.entries())
    if (item?.stepNumber) turned[index] = { ...item, stepNumber: index + 1 }
  return turned
}

/** Every list of the content from the least to sixty items, in any order. */
function listEdits(files: Record<string, Exports>): fc.Arbitrary<Edit> {
  const lists = partsOf(files).flatMap(({ file, path, value }) =>
    Array.isArray(value) && value.length > 0 && !fixed.test(path) ? { file, path } : [],
  )
  return fc
    .tuple(fc.constantFrom(...lists), fc.oneof(fc.constantFrom(0, 1, 2, 60), fc.nat(60)), fc.nat(59))
    .map(([{ file, path }, wanted, turn]) => ({
      name: `${path}: ${wanted} items, turned by ${turn}`,
      files: {
        [file]: (exports) => {
          const { value, set } = at(exports, path)
          if (!value?.length) return
          const [, fewest = 1] = least.find(([each]) => each.test(path)) ?? []
          set(resized(value, Math.max(fewest, wanted), turn))
        },
      },
    }))
}

/** Fields that may be left out: the file, and the path of the field. */
const optional: [file: RegExp, path: RegExp][] = [
  [
    /^case-studies\//,
    /^\w+\.(service|industryPage|quote|story|hard|measured|story\.(matchRun|challenges|team))$/,
  ],
  [/./, /\b(\w*[hH]eading|intro)\.text$/],
  [/^(services|development)\//, /^\w+\.(weave|matchRun|drawing|proof\.projects\..+)$/],
  [/^industries\//, /^\w+\.(picture|stories\.\d+\.project|rules\.items\.\d+\.icon)$/],
  [/^hire-experts$/, /\.weave$/],
  [/^(home|about|portfolio)$/, /\.(stats|facts)\.\d+\.note$|\.reasons\.\d+\.link$/],
  [/^company$/, /\.(flag|project|initials)$/],
]

function optionalEdits(files: Record<string, Exports>): fc.Arbitrary<Edit> {
  const fields = partsOf(files).filter((part) =>
    optional.some(([file, path]) => file.test(part.file) && path.test(part.path)),
  )
  return fc.constantFrom(...fields).map(({ file, path }) => ({
    name: `without ${file}: ${path}`,
    files: {
      [file]: (exports) => {
        const steps = path.split('.')
        const field = steps.pop() ?? ''
        delete steps.reduce((part: Any, step) => part?.[step], exports)?.[field]
      },
    },
  }))
}

/** Every free text of the content. Titles of case studies are references. */
function textEdits(files: Record<string, Exports>): fc.Arbitrary<Edit> {
  const found = partsOf(files).flatMap(({ file, path, value }) => {
    const [, shortest, longest] = lengths.find(([each]) => each.test(path)) ?? []
    const isReference =
      (/^[^.]+\.title$/.test(path) && file.startsWith('case-studies/')) ||
      /\b(drawing|picture)\.name$/.test(path)
    return typeof value === 'string' && shortest && longest && !isReference
      ? { file, path, shortest, longest }
      : []
  })
  return fc.constantFrom(...found).chain(({ file, path, shortest, longest }) =>
    text(shortest, longest).map((shown) => ({
      name: `${file}: ${path} is “${shown}”`,
      files: { [file]: (exports: Exports) => at(exports, path).set(shown) },
    })),
  )
}

const clock: fc.Arbitrary<`${number}:${number}`> = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${hour}:${minute}` as const)
const zones = [
  ['Asia/Kathmandu', 345],
  ['Pacific/Auckland', 720],
  ['America/St_Johns', -210],
  ['Europe/Oslo', 60],
  ['Pacific/Honolulu', -600],
] as const
const days = ['Mon–Fri', 'Sun–Thu', 'Sat', 'Mon–Sun', 'Fri–Tue'] as const

const choices: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .constantFrom<[string, (digits: string) => string]>(
      ['kr behind', (digits) => `${digits}\u00a0kr`],
      ['zł', (digits) => `${digits}\u00a0zł`],
      ['kr before', (digits) => `kr\u00a0${digits}`],
      ['CHF', (digits) => `CHF\u00a0${digits}`],
      ['€', (digits) => `€${digits}`],
    )
    .map(([name, currency]) => ({
      name: `currency ${name}`,
      files: { company: ({ company }: Any) => (company.currency = currency) },
    })),
  fc
    .record({
      opens: clock,
      closes: clock,
      days: fc.constantFrom(...days),
      zone: fc.constantFrom(...zones),
      office: fc.nat(2),
    })
    .filter(({ opens, closes }) => opens !== closes)
    .map(({ opens, closes, days, zone: [timezone, utcOffset], office }) => ({
      name: `office ${office} in ${timezone}: ${days} ${opens}–${closes}`,
      files: {
        company: ({ offices }: Any) => {
          Object.assign(offices[office] ?? {}, {
            timezone,
            utcOffset,
            hours: { opens, closes, days, zone: 'GMT' },
          } satisfies Partial<Office>)
        },
      },
    })),
  fc
    .record({
      from: fc.integer({ min: 1, max: 9_999_999 }),
      more: fc.nat(9_999_999),
      weeks: fc.integer({ min: 1, max: 99 }),
      people: fc.integer({ min: 1, max: 99 }),
      share: fc.integer({ min: 1, max: 100 }),
    })
    .map(({ from, more, weeks, people, share }) => ({
      name: `first release: ${from} to ${from + more}, ${weeks} weeks, ${people} people, ${share} %`,
      files: {
        'case-studies/techflow-solutions': ({ techflowSolutions }: Any) =>
          Object.assign(techflowSolutions.firstRelease, { price: [from, from + more], weeks, people, share }),
      },
    })),
  fc
    .record({
      before: fc.nat(999),
      after: fc.nat(999),
      share: fc.integer({ min: 0, max: 100 }),
      isShare: fc.boolean(),
      figure: fc.nat(2),
    })
    .map(({ before, after, share, isShare, figure }) => ({
      name: `chart ${figure} of ${isShare ? share : `${before} and ${after}`}`,
      files: {
        'case-studies/techflow-solutions': ({ techflowSolutions }: Any) =>
          (techflowSolutions.story.resultFigures[figure].chart = isShare ? { share } : { before, after }),
      },
    })),
  fc.record({ before: fc.nat(999), after: fc.nat(999) }).map(({ before, after }) => ({
    name: `measured ${before} and ${after}`,
    files: {
      'case-studies/digital-news-platform': ({ digitalNewsPlatform }: Any) =>
        (digitalNewsPlatform.measured = { from: 'Before', to: 'After', before, after }),
    },
  })),
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(20), fc.boolean()), {
      minLength: 1,
      maxLength: 20,
    })
    .map((phases) => ({
      name: `timeline of ${phases.map(([shortest, more, ends]) => (ends ? `${shortest}+${more}` : 'open')).join(', ')}`,
      files: {
        process: ({ process }: Any) =>
          (process.timeline = phases.map(([shortest, more, ends], index) => ({
            phase: `Phase ${index}`,
            duration: 'Some weeks',
            description: 'What is done.',
            weeks: ends ? { shortest, longest: shortest + more } : null,
          }))),
      },
    })),
  fc
    .record({
      date: fc.date({ min: new Date('2000-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
      founded: fc.integer({ min: 1800, max: 2026 }),
    })
    .map(({ date, founded }) => ({
      name: `updated on ${date.toISOString().slice(0, 10)}, founded in ${founded}`,
      files: {
        about: ({ about }: Any) => (about.updated = date.toISOString().slice(0, 10)),
        company: ({ company }: Any) => (company.founded = founded),
      },
    })),
  fc
    .record({
      accent: fc.constantFrom(...accents),
      weave: fc.constantFrom(...weaves),
      icon: fc.constantFrom(...icons),
      picture: fc.constantFrom(...pictures),
    })
    .map(({ accent, weave, icon, picture }) => ({
      name: `${accent}, ${weave}, ${icon} and ${picture}`,
      files: {
        'services/cloud-devops': ({ cloudDevops }: Any) => {
          Object.assign(cloudDevops, { accent, weave })
          cloudDevops.services[0].icon = icon
        },
        'case-studies/techflow-solutions': ({ techflowSolutions }: Any) => {
          techflowSolutions.accent = accent
          techflowSolutions.results[0].icon = icon
        },
        company: ({ offices, team, testimonials }: Any) => {
          offices[0].accent = accent
          team[0].image = picture
          for (const each of testimonials) if (each.project === 'TechFlow Solutions') each.accent = accent
        },
      },
    })),
)

/** More or fewer case studies than there are, of all kinds, with addresses in letters of other alphabets. */
const studyEdits = fc.record({ count: fc.constantFrom(1, 2, 3, 4, 35), name: text(3, 20) }).map(
  ({ count, name }): Edit => ({
    name: `${count} more case studies, named “${name}”`,
    files: {
      'case-studies/all': (exports) => {
        const studies = Object.values(exports) as CaseStudy[]
        for (let index = 0; index < count; index += 1) {
          const study = copyOf(studies[index % studies.length]) as CaseStudy
          const title = `${name} ${index}`
          exports[`added${index}`] = Object.assign(study, {
            id: 1000 + index,
            title,
            slug: `added-${index}`,
            searchTitle: `What it is, number ${index}`,
            seo: `${study.seo.slice(0, 150)} ${index}`,
          })
        }
      },
    },
  }),
)

/** Pages of text: a policy, an index, and articles below it in another language, with all kinds of text. */
const pageEdits = fc
  .record({
    articles: fc.constantFrom(0, 1, 2, 3, 60),
    shown: text(1, 300),
    lang: fc.constantFrom('nb-NO', 'pl', undefined),
    picture: fc.constantFrom(...pictures),
  })
  .map(({ articles, shown, lang, picture }): Edit => {
    const link = [
      { text: shown, href: '/contact' },
      ' ',
      { text: 'Elsewhere', href: 'https://elsewhere.example' },
    ]
    const blocks: TextBlock[] = [
      shown,
      { kind: 'text', content: link },
      { kind: 'list', items: [link, [shown]] },
      { kind: 'table', caption: shown, head: ['One', 'Two'], rows: [['a', 'b']] },
      { kind: 'picture', name: picture, alt: shown },
    ]
    const page = (label: string, number: number) => ({
      label,
      updated: '2026-01-01',
      seo: {
        title: `A page of text, number ${number}`,
        description: `${shown} `.repeat(80).slice(0, 100) + number,
      },
      hero: { badge: label, heading: label, lede: shown },
      sections: [{ heading: { title: label }, text: blocks }],
      closing: {
        heading: 'Closing',
        text: shown,
        actions: [
          { label: 'Contact', to: '/contact' },
          { label: 'Work', to: '/portfolio' },
        ],
      },
    })
    const pages = Array.from({ length: articles }, (_, number) => [
      `/articles/a-${number}`,
      { ...page(`Article ${number}`, number), lang },
    ])
    return {
      name: `${articles} articles in ${lang ?? 'English'}`,
      files: {
        plain: (exports) =>
          Object.assign(exports, {
            plainPages: Object.fromEntries([['/articles', page('Articles', 99)], ...pages]),
          }),
        legal: ({ legalPages }: Any) =>
          Object.assign(legalPages, {
            '/imprint': {
              title: 'Imprint',
              updated: '2026-01-01',
              lang,
              intro: shown,
              seo: { title: 'Imprint of us', description: `${shown} `.repeat(80).slice(0, 120) },
              sections: [{ id: 'first', title: shown, blocks }],
            },
          }),
      },
    }
  })

/** Further services or industries, which have the default layout. */
const kindEdits = fc
  .record({
    count: fc.constantFrom(1, 2, 3, 20),
    isService: fc.boolean(),
    shown: text(1, 30),
    weave: fc.constantFrom(...weaves, undefined),
  })
  .map(({ count, isService, shown, weave }): Edit => {
    const [file, source] = isService
      ? ['services', '/services/cloud-devops']
      : ['industries', '/industries/saas-tech']
    return {
      name: `${count} more ${file}, named “${shown}”`,
      files: {
        [file]: (exports) => {
          const list = exports[file] as Any
          for (let index = 0; index < count; index += 1) {
            const seo = {
              title: `Another of our ${file}, number ${index}`,
              description: `${list[source].seo.description.slice(0, 120)} ${index}`,
            }
            list[`/${file}/added-${index}`] = Object.assign(copyOf(list[source]), {
              name: `${shown} ${index}`,
              seo,
              ...(isService && { weave }),
              picture: undefined,
            })
          }
          if (isService) exports['serviceList'] = Object.keys(list).map((path) => ({ path, ...list[path] }))
        },
      },
    }
  })

/** One to four edits at once. */
function several(one: fc.Arbitrary<Edit>): fc.Arbitrary<Edit> {
  return fc.array(one, { minLength: 1, maxLength: 4 }).map((edits) => ({
    name: edits.map(({ name }) => name).join('; '),
    files: Object.fromEntries(
      edits
        .flatMap(({ files }) => Object.keys(files))
        .map((file) => [
          file,
          (exports: Exports) => {
            for (const { files } of edits) files[file]?.(exports)
          },
        ]),
    ),
  }))
}

/** Edits that add, remove and move. */
export function structuralEdits(files: Record<string, Exports>): fc.Arbitrary<Edit> {
  return several(
    fc.oneof(
      { weight: 5, arbitrary: listEdits(files) },
      { weight: 1, arbitrary: studyEdits },
      { weight: 1, arbitrary: pageEdits },
      { weight: 1, arbitrary: kindEdits },
      { weight: 3, arbitrary: optionalEdits(files) },
    ),
  )
}

/** Edits that write something else in the same place. */
export function valueEdits(files: Record<string, Exports>): fc.Arbitrary<Edit> {
  return several(fc.oneof({ weight: 3, arbitrary: textEdits(files) }, { weight: 2, arbitrary: choices }))
}
