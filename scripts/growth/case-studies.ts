import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { caseStudies } from '../../src/content/case-studies.ts'
import { slugOf } from '../../src/content/schema.ts'

type Study = (typeof caseStudies)[number]

const firsts =
  'Anchor Atlas Aurora Beacon Birch Canal Cedar Cinder Cobalt Copper Coral Delta Ember Fathom Fjord Garnet Granite Harbour Hazel Heron Indus Juniper Kestrel Lantern Larch Linden Marble Meadow Mosaic Nimbus Onyx Orchard Pillar Quarry Raven Saffron Summit Tamarind Umber Willow'.split(
    ' ',
  )
const seconds =
  'Archive Assay Billing Cadence Catalogue Claims Clinic Console Depot Dispatch Exchange Field Fleet Intake Ledger Lending Market Orders Payroll Permits Registry Roster Signal Studio Ticketing'.split(
    ' ',
  )

/** Numbers between 0 and 1 that are the same at every run (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * A case study put together from the real ones: every text from any of them, every figure drawn anew.
 * Category, industry and colours are those of one of them, so that its picture is found.
 */
function generate(id: number): Study {
  const next = random(id)
  const any = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
  const figures = (text: string) => text.replace(/\d/g, () => String(1 + Math.floor(next() * 9)))

  /** The same shape, with each text replaced by one that stands in the same place of some other study. */
  function mix(value: unknown, alike: readonly unknown[], key = ''): unknown {
    if (Array.isArray(value)) {
      return value.map((item, index) =>
        mix(
          item,
          alike.map((each) => (each as unknown[])?.[index] ?? item),
          key,
        ),
      )
    }
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, field]) => [
          name,
          mix(
            field,
            alike.map((each) => (each as Record<string, unknown>)?.[name] ?? field),
            name,
          ),
        ]),
      )
    }
    if (typeof value !== 'string' || /^(mark|hue|dye|category|industry|updated)$/.test(key)) return value
    return figures(any(alike.filter((each) => typeof each === 'string')))
  }

  const base = any(caseStudies)
  const mixed = mix(base, caseStudies) as Study
  const place = id % (firsts.length * seconds.length)
  const title = `${firsts[place % firsts.length]} ${seconds[Math.floor(place / firsts.length)]}`
  return { ...mixed, id, title } as Study
}

/** Adds generated case studies to a copy of the site until it has so many. */
export async function addCaseStudies(copy: string, total: number): Promise<void> {
  const folder = join(copy, 'src/content/case-studies')
  const lines: string[] = []
  for (let id = caseStudies.length + 1; id <= total; id += 1) {
    const study = generate(id)
    const slug = slugOf(study.title)
    await writeFile(
      join(folder, `${slug}.ts`),
      `import { caseStudy } from '../schema.ts'\n\nexport const generated${id} = caseStudy(${JSON.stringify(study)})\n`,
    )
    lines.push(`export { generated${id} } from './${slug}.ts'\n`)
  }
  await appendFile(join(folder, 'all.ts'), lines.join(''))
}
