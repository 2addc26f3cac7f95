import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { chromiumPath } from '../test/browser/drivers/browsers.ts'
import { median, spread } from './median.ts'
import { freePort, startServer } from './servers.ts'

/** The address of the page that the others are compared with. */
const oneWord = '/one-word'
const oneWordPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Word</title><p>Word'

/** Forwards requests to a local Worker and compresses the answers, as Cloudflare does. Returns its origin. */
async function serveCompressed(origin: string): Promise<string> {
  const server = createServer(async ({ url = '/', headers: asked }, response) => {
    const html = { headers: { 'content-type': 'text/html' } }
    const answer = url === oneWord ? new Response(oneWordPage, html) : await fetch(origin + url)
    const headers: OutgoingHttpHeaders = Object.fromEntries(answer.headers)
    delete headers['transfer-encoding']
    delete headers['connection']
    let body = Buffer.from(await answer.arrayBuffer())
    const compressible = /text|javascript|json|svg/.test(answer.headers.get('content-type') ?? '')
    if (compressible && `${asked['accept-encoding']}`.includes('gzip')) {
      body = gzipSync(body)
      headers['content-encoding'] = 'gzip'
    }
    response.writeHead(answer.status, { ...headers, 'content-length': body.length }).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

interface Visit {
  firstPaint: number
  largestPaint: number
  blocking: number
  bytes: number
  /** Of performance, accessibility, best practices and search, each from 0 to 100. */
  scores: number[]
}

async function visit(address: string, port: number): Promise<Visit> {
  // The throttling of DevTools applies while the page loads; by default, Lighthouse calculates times from a fast visit.
  const result = await lighthouse(address, { port, output: 'json', throttlingMethod: 'devtools' })
  const audits = result?.lhr.audits
  if (!audits) throw new Error(`Lighthouse has no result for ${address}.`)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    scores: Object.values(result.lhr.categories).map(({ score }) => Math.round((score ?? 0) * 100)),
  }
}

/**
 * Opens each page and a page of one word in turn, each with an empty cache, on the phone and the network that
 * Lighthouse simulates. Returns the rows of a table.
 */
export async function measureVisits(paths: readonly string[], rounds: number): Promise<string[][]> {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('Chromium is missing. Run: node test/browser/drivers/install.ts')
  const workerPort = await freePort()
  const settings = ['--var', 'APP_ENV:production', '--port', `${workerPort}`, '--log-level', 'error']
  const { stop } = await startServer('wrangler', ['dev', ...settings], workerPort)
  const origin = await serveCompressed(`http://127.0.0.1:${workerPort}`)
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] })
  const port = Number(new URL(browser.wsEndpoint()).port)
  // The first visit meets a server and a browser that have just started, so it is not counted.
  await visit(`${origin}/`, port)
  const visits = new Map([oneWord, ...paths].map((path) => [path, [] as Visit[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, all] of visits) all.push(await visit(origin + path, port))
  }
  await browser.close()
  await stop()
  const word = median((visits.get(oneWord) ?? []).map(({ firstPaint }) => firstPaint))
  return [...visits].map(([path, all]) => {
    const of = (figure: 'firstPaint' | 'largestPaint' | 'blocking' | 'bytes') =>
      all.map((each) => each[figure])
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
