/**
 * Builds the site with 1,000 case studies, most of them generated, and compares it with today's:
 * build time, size of the Worker, time from start to the first answer, and memory while every page is asked for.
 */
import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { memoryOf } from '../bench/processes.ts'
import { firstAnswer } from '../bench/start-up.ts'
import { median, spread, table } from '../bench/statistics.ts'
import { serveWorker, untilAnswering } from '../bench/workerd.ts'
import { copySite } from '../copy-site.ts'
import { addCaseStudies } from './case-studies.ts'

const studies = 1000
const rounds = 7
const firstPages = ['/', '/portfolio', '/case-studies/payflow-gateway']

function workerOf(site: string): Promise<Buffer> {
  return readFile(join(site, 'dist/worker/worker.js'))
}

/** Every case study that the portfolio links. */
async function addresses(port: number): Promise<string[]> {
  const html = await (await fetch(`http://127.0.0.1:${port}/portfolio`)).text()
  return [...new Set(html.match(/(?<=href=")\/case-studies\/[^"]+/g))]
}

/** Memory of workerd in MiB after each time that all pages have been asked for. */
async function memoryByPass(site: string, passes: number): Promise<number[]> {
  const served = await serveWorker(join(site, '.bench'), { 'worker.js': await workerOf(site) })
  await untilAnswering(served.port)
  const paths = await addresses(served.port)
  const sizes: number[] = []
  for (let pass = 0; pass < passes; pass += 1) {
    for (const path of paths) {
      const answer = await fetch(`http://127.0.0.1:${served.port}${path}`)
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
      await answer.arrayBuffer()
    }
    sizes.push(...(await memoryOf(served.pid)))
  }
  await served.stop()
  return sizes
}

async function build(site: string): Promise<number> {
  const started = performance.now()
  execFileSync('npm', ['run', 'build'], { cwd: site, stdio: ['ignore', 'ignore', 'inherit'] })
  return (performance.now() - started) / 1000
}

async function workerSize(site: string): Promise<number> {
  return gzipSync(await workerOf(site), { level: 9 }).length / 1024
}

const today = await copySite()
const grown = await copySite()
try {
  await addCaseStudies(grown, studies)
  const sites = [today, grown]
  const builds = [await build(today), await build(grown)]
  const sizes = await Promise.all(sites.map(workerSize))

  const first = firstPages.map((path) => ({ path, times: sites.map(() => [] as number[]) }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, times } of first) {
      for (const [index, site] of sites.entries()) {
        const { wall } = await firstAnswer(join(site, '.bench'), await workerOf(site), path)
        times[index]?.push(wall)
      }
    }
  }
  const passes = [await memoryByPass(today, 5), await memoryByPass(grown, 5)]

  console.warn(
    table([
      ['', 'today', `${studies} case studies`, 'ratio'],
      ['build, s', ...builds.map((seconds) => seconds.toFixed(1)), ratioOf(builds)],
      ['Worker, KiB gzip', ...sizes.map((size) => size.toFixed(0)), ratioOf(sizes)],
      ...first.map(({ path, times }) => [
        `start to first answer, ${path}, ms`,
        ...times.map(spread),
        ratioOf(times.map(median)),
      ]),
      [
        'memory after each of 5 passes over all case studies, MiB',
        ...passes.map((pass) => pass.map((size) => size.toFixed(0)).join(', ')),
        '',
      ],
    ]),
  )
} finally {
  await rm(today, { recursive: true })
  await rm(grown, { recursive: true })
}

function ratioOf([before = Number.NaN, after = Number.NaN]: number[]): string {
  return `${(after / before).toFixed(2)}×`
}
