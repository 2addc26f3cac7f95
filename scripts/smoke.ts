/**
 * Asks the live site for every page and judges the answers: `npm run smoke`. `-- https://address` asks
 * another one, `--preview` expects that search engines are kept away. Ends with exit code 1 when anything
 * is wrong.
 */
import { parseArgs } from 'node:util'
import { company } from '../src/content/company.ts'
import { paths } from '../src/routes.ts'
import { type Answer, ask } from './smoke/ask.ts'
import { columns, judge } from './smoke/judge.ts'
import { type Probe, probesOf } from './smoke/probes.ts'
import { table } from './table.ts'

const { values, positionals } = parseArgs({
  options: { preview: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [address = company.origin] = positionals
const site = URL.parse(address)
if (!site) {
  console.error(`Not an address: ${address}`)
  process.exit(2)
}

/** Asks one after the other in each of six lanes: a site is not to be attacked. */
async function askAll(probes: Probe[], base: URL): Promise<[Probe, Answer][]> {
  const answers: [Probe, Answer][] = []
  const queue = probes.values()
  const lane = async () => {
    for (const probe of queue) answers.push([probe, await ask(new URL(probe.path, base))])
  }
  await Promise.all(Array.from({ length: 6 }, lane))
  return answers.toSorted(([one], [other]) => probes.indexOf(one) - probes.indexOf(other))
}

const answers = await askAll(probesOf({ paths, origin: company.origin, preview: values.preview }), site)
const rows = answers.map(([probe, answer]) => {
  const findings = judge(probe, answer)
  const wrong = columns.some((column) => !findings[column].good)
  return { probe, findings, wrong }
})

console.log(
  table([
    ['', 'path', ...columns],
    ...rows.map(({ probe, findings, wrong }) => [
      wrong ? '✗' : '✓',
      probe.path,
      ...columns.map((column) => `${findings[column].good ? '' : '✗ '}${findings[column].text}`),
    ]),
  ]),
)
const failures = rows.filter(({ wrong }) => wrong).length
console.log(`\n${rows.length} addresses of ${site.origin}, ${failures || 'none'} wrong`)
if (failures > 0) process.exit(1)
