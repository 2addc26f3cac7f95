/**
 * `npm run bench`: this site beside a bare Worker with the same bytes, React rendering every request, and
 * the same HTML as a static file; on workerd and in Chromium. Replaces its sections of docs/performance.md.
 * `-- --only phone` runs one part, `--rounds 3` fewer rounds, whose figures are only kept with `--write`, and
 * `--against ../base` adds the Worker that has been built in another clone.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureNextPage } from './bench/next-page.ts'
import { measurePhone } from './bench/phone.ts'
import { measureServer } from './bench/server.ts'
import { measureStartUp } from './bench/start-up.ts'
import { buildWorker, withCopy } from './copy-site.ts'
import { serveCompressed } from './measure/edge.ts'
import { serveOverLink } from './measure/link.ts'
import { exampleOf, report, text, write } from './measure/report.ts'
import { serveWithWrangler } from './measure/serve.ts'

const all = text('load,start,phone,link,next')
const counts = { rounds: text('5'), seconds: text('1') }
const { values } = parseArgs({ options: { only: all, ...counts, against: { type: 'string' }, write } })
const { against } = values
const rounds = Number(values.rounds)
const asks = (...parts: string[]) => parts.some((part) => values.only.split(',').includes(part))
const keep = values.write || rounds >= 5
const pages = ['/', '/portfolio', exampleOf('Case study')]

/** Without cached pages, every request is rendered. */
async function buildUncached(copy: string): Promise<Buffer> {
  const source =
    'export const cachePages = (_: unknown) => (_: unknown, next: () => Promise<void>) => next()\n'
  await writeFile(join(copy, 'src/middleware/cache-pages.ts'), source)
  return buildWorker(copy)
}

/** On workerd itself, without wrangler. */
async function onWorkerd(folder: string, site: Buffer) {
  const workers = {
    'this site': site,
    ...(against && { [`in ${against}`]: await readFile(join(against, 'dist/worker/worker.js')) }),
    'React per request': await withCopy(buildUncached),
  }
  if (asks('load')) {
    const table = await measureServer(folder, workers, pages, rounds * 4, Number(values.seconds))
    await report('server', `32 connections, ${rounds * 4} rounds of ${values.seconds} s.`, table, keep)
  }
  if (asks('start')) {
    const all = { 'bare Worker': "export default { fetch: () => new Response('') }", ...workers }
    await report(
      'start-up',
      `${rounds * 2} rounds.`,
      await measureStartUp(folder, all, ['/'], rounds * 2),
      keep,
    )
  }
}

/** In Chromium, with the site behind wrangler and compressed. */
async function inChromium(folder: string) {
  // Built already: wrangler only has to serve it.
  const settings = await readFile(join(folder, 'wrangler.toml'), 'utf8')
  await writeFile(join(folder, 'wrangler.toml'), settings.replace('npm run build', 'true'))
  const { origin, stop } = await serveWithWrangler(folder)
  const site = await serveCompressed(origin)
  const hello = '<!doctype html><title>Hello</title><p>Hello'
  const word = await serveCompressed(origin, { instead: { '/word': hello, '/contact': hello } })
  const phones = {
    phone: async () => ({ site, word, static: await serveCompressed(origin, { withoutScript: true }) }),
    link: async () => ({ site: await serveOverLink(site), word: await serveOverLink(word) }),
  }
  for (const [name, origins] of Object.entries(phones).filter(([name]) => asks(name))) {
    const more = [exampleOf('Service'), '/contact']
    const table = await measurePhone(await origins(), [...pages, ...more], rounds * 3, name === 'phone')
    const conditions = '412 × 823, 4× slower processor, 1.6 Mbit/s, 150 ms round trips'
    await report(name, `${rounds * 3} first visits each, in turn: Chromium, ${conditions}.`, table, keep)
  }
  if (asks('next')) {
    await report('next page', `${rounds} rounds.`, await measureNextPage(site, word, rounds), keep)
  }
  await stop()
}

await withCopy(async (folder) => {
  const site = await buildWorker(folder)
  if (asks('load', 'start')) await onWorkerd(join(folder, '.bench'), site)
  if (asks('phone', 'link', 'next')) await inChromium(folder)
})
process.exit()
