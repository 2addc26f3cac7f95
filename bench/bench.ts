/**
 * `npm run bench -w bench`: this site beside a bare Worker with the same bytes, React rendering every request, and
 * the same HTML as a static file; on workerd and in Chromium. README.md says what can be asked for.
 */
import { access, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exampleOf } from '../test/browser/examples.ts'
import { buildWorker, builtWorker, withCopy } from './copies.ts'
import { measureInteractions } from './measurements/interaction.ts'
import { measureNextPage } from './measurements/next-page.ts'
import { measurePhone } from './measurements/phone.ts'
import { measureServer } from './measurements/server.ts'
import { measureStartUp } from './measurements/start-up.ts'
import { serveCompressed } from './servers/edge.ts'
import { serveOverLink } from './servers/link.ts'
import { type Modules, serveWithWrangler } from './servers/processes.ts'
import { report, text, write } from './tables/report.ts'

const all = text('load,start,phone,link,next,interaction')
const counts = { rounds: text('5'), seconds: text('1') }
const { values } = parseArgs({ options: { only: all, ...counts, against: { type: 'string' }, write } })
// npm runs this in bench/, and says where it was itself called.
const against = values.against && resolve(process.env['INIT_CWD'] ?? '.', values.against)
const rounds = Number(values.rounds)
const asks = (...parts: string[]) => parts.some((part) => values.only.split(',').includes(part))
const pages = ['/', '/portfolio', exampleOf('Case study')]

/** Without cached pages, every request is rendered. */
async function buildUncached(copy: string): Promise<Modules> {
  const source =
    'export const cachePages = (_: unknown) => (_: unknown, next: () => Promise<void>) => next()\n'
  const file = join(copy, 'src/middleware/cache-pages.ts')
  // Elsewhere, it would change nothing.
  await access(file)
  await writeFile(file, source)
  return buildWorker(copy)
}

/** On workerd itself, without wrangler. */
async function onWorkerd(folder: string, site: Modules) {
  const workers = {
    'this site': site,
    ...(against && { [`in ${values.against}`]: await builtWorker(against) }),
    'React per request': await withCopy(buildUncached),
  }
  if (asks('load')) {
    const table = await measureServer(folder, workers, pages, rounds * 4, Number(values.seconds))
    const conditions = `32 connections, ${rounds * 4} rounds of ${values.seconds} s.`
    await report('server', conditions, table, values.write)
  }
  if (asks('start')) {
    const all = {
      'bare Worker': { 'worker.js': "export default { fetch: () => new Response('') }" },
      ...workers,
    }
    const table = await measureStartUp(folder, all, ['/'], rounds * 2)
    await report('start-up', `${rounds * 2} rounds.`, table, values.write)
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
    phone: async () => ({
      site,
      word,
      static: await serveCompressed(origin, { withoutScript: true }),
      unstyled: await serveCompressed(origin, { withoutStyle: true }),
    }),
    link: async () => ({ site: await serveOverLink(site), word: await serveOverLink(word) }),
  }
  for (const [name, origins] of Object.entries(phones).filter(([name]) => asks(name))) {
    const more = [exampleOf('Service'), '/contact']
    const table = await measurePhone(await origins(), [...pages, ...more], rounds * 3, name === 'phone')
    const phone = 'Chromium, 412 × 823, 4× slower processor, 1.6 Mbit/s, 150 ms round trips'
    await report(name, `${rounds * 3} first visits each, in turn: ${phone}.`, table, values.write)
  }
  if (asks('next')) {
    await report('next page', `${rounds} rounds.`, await measureNextPage(site, word, rounds), values.write)
  }
  if (asks('interaction')) {
    const table = await measureInteractions(site, rounds)
    await report(
      'interaction',
      `${rounds} rounds: Chromium, 412 × 823, 4× slower processor.`,
      table,
      values.write,
    )
  }
  await stop()
}

await withCopy(async (folder) => {
  const site = await buildWorker(folder)
  if (asks('load', 'start')) await onWorkerd(join(folder, '.bench'), site)
  if (asks('phone', 'link', 'next', 'interaction')) await inChromium(folder)
})
process.exit()
