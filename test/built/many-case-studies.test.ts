import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { caseStudies } from '../../src/content/case-studies.ts'
import { industryQuery } from '../../src/content/projects.ts'
import { type Copy, startCopy } from '../node/copy.ts'

const list = 'src/content/case-studies/all.ts'
let copy: Copy

beforeAll(async () => {
  copy = await startCopy()
})

afterAll(() => copy?.remove())

/** Adds case studies as `npm run new` writes them, until there are `count`. */
async function addUntil(count: number): Promise<void> {
  const have = (await copy.read(list)).match(/^export/gm)?.length ?? 0
  if (have < count) await copy.succeed('node', 'scripts/new.ts', 'case-study', `Ledger Åse ${have + 1}`)
  const source = await copy.read(`src/content/case-studies/ledger-ase-${have + 1}.ts`)
  // Only where it numbers the case study, because dates may contain the same number.
  const asNumber = new RegExp(`(?<=Åse |Ase|ase-|id: )${have + 1}`, 'g')
  for (let number = have + 2; number <= count; number += 1) {
    const added = source.replaceAll(asNumber, String(number))
    await writeFile(join(copy.folder, `src/content/case-studies/ledger-ase-${number}.ts`), added)
    await copy.edit(
      list,
      (text) => `${text}export { ledgerAse${number}Page } from './ledger-ase-${number}.ts'\n`,
    )
  }
}

it.each([26, 60, 300])('%i case studies compile', async (count) => {
  expect(caseStudies.length).toBeLessThan(count)
  await addUntil(count)
  await copy.succeed('npx', 'tsc', '-b')
})

it('300 case studies pass all checks, are built, and can be filtered', async () => {
  // The specification of this site has 25 case studies.
  await rm(join(copy.folder, 'test/acceptance'), { recursive: true })
  await copy.succeed('npm', 'run', 'format')
  await copy.succeed('npm', 'run', 'check')
  await copy.succeed('npx', 'vite', 'build')
  const { default: worker } = await import(pathToFileURL(join(copy.folder, 'dist/worker/worker.js')).href)
  const shown = async (query: string) => {
    const answer: Response = await worker.fetch(new Request(`https://localhost/portfolio${query}`), {})
    return parse(await answer.text()).querySelectorAll('#work > ul > li:not([hidden])').length
  }
  expect(await shown('')).toBe(300)
  const page = caseStudies.find(({ industryPage }) => industryPage)?.industryPage
  const ofIndustry = caseStudies.filter(({ industryPage }) => industryPage === page)
  expect(await shown(`?${industryQuery(page)}`)).toBe(ofIndustry.length)
})
