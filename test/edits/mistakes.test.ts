import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compile } from '../../build/development/content-types.ts'
import { startCopy } from '../node/copy.ts'
import { seed, siteWith } from './site.ts'

// biome-ignore lint/suspicious/noExplicitAny: edits reach every part of the content, by the names of its fields
type Any = any

const study = 'case-studies/payflow-gateway'

/** Edits that break a rule: the file, the field that the rule names, and a value that breaks it. */
const broken: [file: string, field: string, value: fc.Arbitrary<unknown>][] = [
  ['about', 'about.seo.title', fc.string({ minLength: 66 }).map((text) => text.replace(/./g, 'x'))],
  ['about', 'about.seo.title', fc.nat(2).map((length) => 'x'.repeat(length))],
  [
    'about',
    'about.seo.description',
    fc.oneof(fc.nat(69), fc.integer({ min: 166, max: 400 })).map((length) => 'x'.repeat(length)),
  ],
  ['about', 'about.updated', fc.constantFrom('2999-01-01', '2026-02-30', 'yesterday')],
  [study, 'payflowGateway.id', fc.constantFrom(0, -1, 1.5, 1, 3)],
  [study, 'payflowGateway.slug', fc.constantFrom('Å', 'a b', '-a', 'a--b', 'A', '', 'techflow-solutions')],
  [study, 'payflowGateway.summary', fc.integer({ min: 181, max: 400 }).map((length) => 'x'.repeat(length))],
  [
    study,
    'payflowGateway.description',
    fc.integer({ min: 141, max: 400 }).map((length) => 'x'.repeat(length)),
  ],
  [
    study,
    'payflowGateway.achievement',
    fc.integer({ min: 71, max: 400 }).map((length) => 'x'.repeat(length)),
  ],
  [study, 'payflowGateway.category', fc.constantFrom('', 'None', 'payment processing')],
  [study, 'payflowGateway.technologies', fc.nat(3).map((length) => Array.from({ length }, () => 'Go'))],
  [study, 'payflowGateway.accent', fc.constantFrom('blue', 'pink', 'orange')],
  [study, 'payflowGateway.pictureVariant', fc.constantFrom('none', 'ledgers')],
  [study, 'payflowGateway.story.team', fc.constant({ ours: 1, client: 0, contractors: 0 })],
  ['about', 'about.hero.lede', fc.constantFrom('Nguyễn', 'ɓ', 'Ǝ').map((text) => `A text with ${text}.`)],
  ['contact', 'contact.methods[0].action.href', fc.constantFrom('/nowhere', '/portfolio/', '/About')],
]

it(`a broken rule is named with its file and field (seed ${seed})`, async () => {
  const cases = broken.map(([file, field, value]) => value.map((each) => ({ file, field, each })))
  await fc.assert(
    fc.asyncProperty(fc.tuple(...cases), async (mistakes) => {
      for (const { file, field, each } of mistakes) {
        const { violations } = await siteWith({
          [file]: (exports) => {
            const steps = field.match(/\w+/g) ?? []
            const last = steps.pop() ?? ''
            steps.reduce((part: Any, step) => part[step], exports)[last] = each
          },
        })
        const found = violations().map((violation) => `${violation.file} ${violation.field}`)
        expect(found, String(each)).toContain(`src/content/${file}.ts ${field}`)
      }
    }),
    { numRuns: 10, seed, endOnFailure: true },
  )
})

/** Fields at the first level of an object, each with its lines. */
function fieldsOf(source: string) {
  return [...source.matchAll(/^ {2}(\w+): (?:.*,|[\s\S]*?\n {2}\S*,)\n(?= {2}\S|\})/gm)].map(
    ([text, name = '']) => ({ text, name }),
  )
}

it('a field that is missing, or not in its list, is named with its file', async () => {
  const copy = await startCopy()
  const expected: string[] = []
  const folders = ['case-studies', 'services', 'development', 'industries', 'legal']
  const files = folders.flatMap((folder) =>
    Object.keys(import.meta.glob('../../src/content/*/*.ts')).filter((file) => file.includes(`/${folder}/`)),
  )
  const optional =
    /^(slug|service|industryPage|pictureVariant|image|quote|story|hard|measured|weave|drawing|matchRun|picture|rules|lang)$/
  for (const [index, path] of files.entries()) {
    const file = path.replace('../../', '')
    const source = await copy.read(file)
    const fields = fieldsOf(source).filter(({ name }) => !optional.test(name))
    const chosen = fields[(seed + index) % fields.length]
    if (!chosen) continue
    // Other files may refer to the title, and texts of the same file to its other fields.
    if (file.endsWith('entity.ts') || new RegExp(`\\.${chosen.name}\\b`).test(source)) continue
    const isWord = /: '[\w/-]+',\n$/.test(chosen.text) && /accent|category|icon|weave/.test(chosen.name)
    await copy.edit(file, (text) =>
      text.replace(chosen.text, isWord ? chosen.text.replace(/'.*'/, "'none'") : ''),
    )
    expected.push(`${file} ${chosen.name}`)
  }
  const found = await compile(copy.folder)
  await copy.remove()
  expect(expected.length).toBeGreaterThan(20)
  expect(found.map(({ file, field }) => `${file.replace(/:\d+$/, '')} ${field}`)).toEqual(
    expect.arrayContaining(expected),
  )
})
