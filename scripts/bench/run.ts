/**
 * `npm run bench`: this site beside a bare Worker with the same bytes, React rendering every request, and
 * the same HTML as a static file; on workerd and in Chromium. Prints Markdown tables.
 */
import { execFileSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copySite } from '../copy-site.ts'
import { type EdgeOptions, serveCompressed } from './edge.ts'
import { compareLoad } from './load.ts'
import { compareNextPage } from './next-page.ts'
import { comparePhone } from './phone.ts'
import { compareStartUp } from './start-up.ts'
import { freePort } from './workerd.ts'
import { serveWithWrangler } from './wrangler.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    only: { type: 'string', default: 'load,start,phone,next' },
  },
})
const rounds = Number(values.rounds)
const parts = values.only.split(',')
const paths = ['/', '/portfolio', '/case-studies/payflow-gateway']

function print(title: string, text: string) {
  console.warn(`\n### ${title}\n\n${text}`)
}

function build(site: string) {
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync('npm', ['run', 'build'], { cwd: site, stdio: 'ignore', env })
  return join(site, 'dist/worker/worker.js')
}

/** The site without kept pages: every request is rendered. */
async function buildUnkept(): Promise<string> {
  const copy = await copySite()
  await writeFile(
    join(copy, 'src/middleware/keep-pages.ts'),
    `export const keepPages = (_: unknown) => (_: unknown, next: () => Promise<void>) => next()\n`,
  )
  return copy
}

/** What is measured on workerd itself, without wrangler. */
async function measureServer(folder: string, site: string) {
  const unkept = await buildUnkept()
  try {
    const react = build(unkept)
    if (parts.includes('load')) {
      const workers = { 'this site': site, 'React per request': react }
      const options = { folder, workers, paths, rounds: rounds * 4, seconds: Number(values.seconds) }
      print('Server, 32 connections, workerd', await compareLoad(options))
    }
    if (parts.includes('start')) {
      const workers = {
        'bare Worker': "export default { fetch: () => new Response('') }",
        'this site': await readFile(site),
        'React per request': await readFile(react),
      }
      print('Start-up', await compareStartUp(folder, workers, rounds * 2))
    }
  } finally {
    await rm(unkept, { recursive: true })
  }
}

/** What is measured in Chromium, with the site behind wrangler and compressed. */
async function measureBrowser(folder: string) {
  // Built already: wrangler only has to serve it.
  const settings = await readFile(join(folder, 'wrangler.toml'), 'utf8')
  await writeFile(join(folder, 'wrangler.toml'), settings.replace('npm run build', 'true'))
  const server = await serveWithWrangler(['npx', 'wrangler', 'dev'], folder)
  const edge = async (options?: EdgeOptions) => {
    const port = await freePort()
    await serveCompressed(`http://127.0.0.1:${server.port}`, port, options)
    return `http://localhost:${port}`
  }
  try {
    const shown = await edge()
    if (parts.includes('phone')) {
      const origins = { 'this site': shown, 'static, no script': await edge({ withoutScript: true }) }
      print('First visit on a phone', await comparePhone(origins, paths, rounds * 3))
    }
    if (parts.includes('next')) {
      const empty = await edge({ instead: { '/contact': '<!doctype html><title>Contact</title><p>Hello' } })
      print('Next page', await compareNextPage(shown, empty, rounds))
    }
  } finally {
    await server.stop()
  }
}

const folder = await copySite()
try {
  const site = build(folder)
  print(
    'Machine',
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
  )
  if (parts.includes('load') || parts.includes('start')) await measureServer(join(folder, '.bench'), site)
  if (parts.includes('phone') || parts.includes('next')) await measureBrowser(folder)
} finally {
  await rm(folder, { recursive: true })
}
process.exit()
