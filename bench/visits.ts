import lighthouse from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { chromiumPath } from '../test/browser/drivers/browsers.ts'
import { serve } from '../test/node/serve.ts'
import { median, spread } from './median.ts'
import { freePort, startServer } from './servers.ts'

/** The address of the page that the others are compared with. */
const oneWord = '/one-word'
const oneWordPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Word</title><p>Word'

/** The answer of a local Worker, compressed as Cloudflare does. */
async function compressedAnswer(address: URL): Promise<Response> {
  const html = { headers: { 'content-type': 'text/html' } }
  const answer = address.pathname === oneWord ? new Response(oneWordPage, html) : await fetch(address)
  const { body, status } = answer
  const headers = new Headers(answer.headers)
  if (!body || !/text|javascript|json|svg/.test(`${headers.get('content-type')}`)) return answer
  headers.delete('content-length')
  headers.set('content-encoding', 'gzip')
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers })
}

async function visit(address: string, port: number) {
  // The throttling of DevTools applies while the page loads; by default, Lighthouse calculates times from a fast visit.
  const result = await lighthouse(address, { port, output: 'json', throttlingMethod: 'devtools' })
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`)
  const { audits, categories } = result.lhr
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    /** Of performance, accessibility, best practices and search, each from 0 to 100. */
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
  }
}

type Visit = Awaited<ReturnType<typeof visit>>

/**
 * Opens each page and a page of one word in turn, each with an empty cache, on the phone and the network that
 * Lighthouse simulates. Returns the rows of a table.
 */
export async function measureVisits(paths: readonly string[], rounds: number): Promise<string[][]> {
  const executablePath = chromiumPath()
  if (!executablePath)
    throw new Error('Chromium is missing. Run: npm exec -c "node test/browser/drivers/install.ts"')
  const workerPort = await freePort()
  const settings = ['--var', 'APP_ENV:production', '--port', `${workerPort}`, '--log-level', 'error']
  await using _worker = await startServer('wrangler', ['dev', ...settings], workerPort)
  await using site = await serve(({ url }) =>
    compressedAnswer(new URL(new URL(url).pathname, `http://127.0.0.1:${workerPort}`)),
  )
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] })
  const port = Number(new URL(browser.wsEndpoint()).port)
  // The first visit meets a server and a browser that have just started, so it is not counted.
  await visit(site.address, port)
  const visits = new Map([oneWord, ...paths].map((path) => [path, [] as Visit[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, all] of visits) all.push(await visit(site.address + path, port))
  }
  await browser.close()
  const word = median((visits.get(oneWord) ?? []).map(({ firstPaint }) => firstPaint))
  return [...visits].map(([path, all]) => {
    const of = (figure: Exclude<keyof Visit, 'scores'>) => all.map((each) => each[figure])
    const scores = all[0]?.scores.map((_, index) => median(all.map((each) => each.scores[index] ?? 0)))
    return [
      path,
      spread(of('firstPaint')),
      (median(of('firstPaint')) / word).toFixed(2),
      spread(of('largestPaint')),
      spread(of('blocking')),
      (median(of('bytes')) / 1000).toFixed(1),
      scores?.join(' ') ?? '',
    ]
  })
}
