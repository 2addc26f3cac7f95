/**
 * `npm run growth -w bench`: builds the site with 1,000 case studies, or `-- --studies 100`, and compares it with
 * today's: build time, size of the Worker, time from start to the first answer, and memory while every case
 * study is asked for. With 1,000, the portfolio's first answer may take 4 × today's.
 */
import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { caseStudies } from '../src/content/case-studies.ts'
import { slugOf } from '../src/content/schema.ts'
import { exampleOf } from '../test/browser/examples.ts'
import { buildWorker, withCopy } from './copies.ts'
import { measureStartUp } from './measurements/start-up.ts'
import { type Modules, serveWorker } from './servers/processes.ts'
import { report, text, write } from './tables/report.ts'

const { values } = parseArgs({ options: { studies: text('1000'), rounds: text('7'), write } })
const studies = Number(values.studies)
const rounds = Number(values.rounds)

/** Repeats the case studies under other titles. Equal ones stand too far apart to be compressed together. */
async function addCaseStudies(site: string): Promise<void> {
  const folder = join(site, 'src/content/case-studies')
  for (let id = caseStudies.length + 1; id <= studies; id += 1) {
    const model = caseStudies[id % caseStudies.length]
    const study = JSON.stringify({ ...model, id, title: `${model?.title} ${id}` })
    const file = `${slugOf(`${model?.title} ${id}`)}.ts`
    const code = `import { caseStudy } from '../schema.ts'\nexport const study${id} = caseStudy(${study})\n`
    await writeFile(join(folder, file), code)
    await appendFile(join(folder, 'all.ts'), `export { study${id} } from './${file}'\n`)
  }
}

/** Memory of workerd in MiB after each of five times that every case study has been asked for. */
async function memoryByPass(folder: string, worker: Modules): Promise<string> {
  const { origin, usage, stop } = await serveWorker(folder, worker)
  const portfolio = await (await fetch(`${origin}/portfolio`)).text()
  const passes: string[] = []
  while (passes.length < 5) {
    for (const path of new Set(portfolio.match(/(?<=href=")\/case-studies\/[^"]+/g))) {
      const answer = await fetch(origin + path)
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
      await answer.arrayBuffer()
    }
    passes.push((await usage()).memory.toFixed(0))
  }
  await stop()
  return passes.join(', ')
}

const workers: Record<string, Modules> = {}
const notes: string[] = []
await withCopy(async (folder) => {
  for (const name of ['today', `${studies} case studies`]) {
    if (name !== 'today') await addCaseStudies(folder)
    const started = performance.now()
    const worker = await buildWorker(folder)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const memory = await memoryByPass(join(folder, '.bench'), worker)
    notes.push(
      `${name}: built in ${seconds} s; memory after each of 5 passes over all case studies ${memory} MiB.`,
    )
    workers[name] = worker
  }
  const pages = ['/', '/portfolio', exampleOf('Case study')]
  const table = await measureStartUp(join(folder, '.bench'), workers, pages, rounds)
  await report('growth', `${rounds} rounds.\n\n${notes.join('\n\n')}`, table, values.write)
})
process.exit()
