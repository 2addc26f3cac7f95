import { parse } from 'node-html-parser'
import { afterAll, expect, it, vi } from 'vitest'
import { inlineOf } from '../src/assets.ts'
import { notFound, refused, refusedPath } from '../src/content/error-pages.ts'
import { feeds } from '../src/metadata/metadata.ts'
import { securityHeaders } from '../src/security-headers.ts'
import worker from '../src/worker.ts'
import { ask, filtered } from './ask.ts'
import * as requests from './requests.ts'
import { everyPage, get, textOf } from './site.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const plain = { 'content-type': 'text/plain; charset=UTF-8' }
const etag = expect.stringMatching(/^W\/"[\x21\x23-\x7e]+"$/)
const tagged = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'cloudflare-cdn-cache-control': 'public, max-age=31536000',
}
const failed = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** The headers of an answer by its status, besides its own and those for security. */
const headersOf = {
  200: { etag, ...tagged },
  304: tagged,
  308: { 'cache-control': 'public, max-age=3600' },
  404: failed,
  405: { ...failed, allow: 'GET, HEAD' },
  414: failed,
}

/** The answer to some requests, each `/address` or `POST /address`: its status, own headers and body. */
function answer(status: keyof typeof headersOf, own: object, body: string, asked: string[], sent = {}) {
  return asked.map((request) => ({ request, status, own, body, sent }))
}

const { withQueries, long } = requests
const { headers, body: contact } = await get('/contact')
const tag = headers.get('ETag') ?? ''
const tags = [tag, tag.replace('W/', ''), `"other", ${tag}`, '*', long('W/"a", ') + tag]
const bodyOf = async (path: string) => (await get(path)).body
const known = [...everyPage.map(({ path }) => path), ...Object.keys(feeds)].filter((path) => path !== '/')
const evil = 'a=%0d%0aB:&c=//d'

const answers = [
  everyPage.map(({ path, body }) => answer(200, html, body, [path])),
  Object.entries(feeds).map(([path, { type, write }]) =>
    answer(
      200,
      { 'content-type': type, 'cross-origin-resource-policy': 'cross-origin', 'x-robots-tag': 'noindex' },
      write('production'),
      [path],
    ),
  ),
  answer(200, { ...html, etag: tag }, contact, withQueries('/contact', requests.unread)),
  answer(200, html, await bodyOf('/portfolio'), withQueries('/portfolio', requests.unread)),
  // So long a query is not read, although it has a filter.
  answer(200, html, await bodyOf('/portfolio'), [`${filtered}&${long('a=b&')}`]),
  answer(200, html, await bodyOf(filtered), [`${filtered}&a=%ff`, filtered.replace('?', '?__proto__&')]),
  tags.map((sent) => answer(304, { etag: tag }, '', ['/contact'], { 'If-None-Match': sent })),
  known.map((path) =>
    answer(308, { location: `${path}?a=%62` }, '', [`${path}/?a=%62`, `${path.toUpperCase()}?a=%62`]),
  ),
  requests.spellings.map((path) => answer(308, { location: `/contact?${evil}` }, '', [`${path}?${evil}`])),
  answer(308, { location: `/contact?b=/c%3d&${evil}` }, '', [`/Contact/%3f%3Fb=/c%3d?${evil}`]),
  answer(308, { location: '/' }, '', ['//', '/)', '/%2f', '/*', '/%5c', '/%%', '/'.repeat(1024)]),
  answer(404, html, await bodyOf('/nope'), requests.missing),
  answer(404, plain, notFound.file, ['/assets/', '/assets/main-1.js', '/assets/%zz', '/assets/..%2fcontact']),
  answer(405, plain, refused, requests.refusedMethods),
  answer(414, plain, refusedPath, [...requests.tooLong, `POST ${requests.tooLong[0]}`]),
].flat(2)

const env = { APP_ENV: 'production', CF_VERSION: { id: 'v-1' } }
const hosts = ['https://www.example.com', 'https://0a1b-site.acme.workers.dev', 'http://localhost:8787']
const variants = hosts.flatMap((host) => [{}, requests.unusual].map((others) => ({ host, others })))

// Otherwise other test files would get the same random numbers.
afterAll(() => vi.restoreAllMocks())

it.each(answers)('$request has the answer $status on each host, whatever else is sent', async (row) => {
  const { request, status, own, body, sent } = row
  const [address = '', asked] = request.split(' ').reverse()
  const [info, warn, error] = (['info', 'warn', 'error'] as const).map((method) => vi.spyOn(console, method))
  const decode = vi.spyOn(globalThis, 'decodeURI')
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const inline = inlineOf(status < 400 ? address.replace(/\?.*/, '') : undefined)
  const secure = Object.fromEntries(new Headers(securityHeaders(inline)))
  const expected = { status, headers: { ...secure, ...headersOf[status], ...own } }
  for (const { host, others } of variants) {
    for (const method of asked ? [asked] : ['GET', 'HEAD']) {
      const init = { method, headers: { ...others, ...sent }, redirect: 'manual' } as const
      const answer = await worker.fetch(new Request(host + address, init), env)
      expect({ status: answer.status, headers: Object.fromEntries(answer.headers) }).toEqual(expected)
      expect((await answer.text()) === (method === 'HEAD' ? '' : body), 'the same body').toBe(true)
    }
  }
  const event = address.startsWith('/assets/') ? 'missing-file' : 'not-found'
  const eventsOf = (spy?: typeof info) => spy?.mock.calls.map(([line]) => line.event)
  expect(eventsOf(warn)).toEqual(status === 404 ? Array(12).fill(event) : [])
  expect(eventsOf(info)).toEqual(status < 400 ? Array(12).fill('answer') : [])
  expect(error).not.toHaveBeenCalled()
  if (status === 414) expect(decode).not.toHaveBeenCalled()
})

it('the log has the place of missing pages, one of ten missing files and one of a hundred good answers', async () => {
  const lines: object[] = []
  for (const method of ['info', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((line) => lines.push(line))
  const random = vi.spyOn(Math, 'random')
  const init = { headers: { 'cf-ray': 'a1-FRA' }, cf: { colo: 'FRA' } }
  const path = `/nope/"page"/${'x'.repeat(300)}`
  for (const asked of [path, '/assets/nope.css', '/contact']) {
    for (const value of [0.009, 0.01, 0.09, 0.1, 0.99]) {
      random.mockReturnValue(value)
      await ask(worker, asked, init, env)
      // Only the deployed Worker has a version. A build asks for pages, too.
      await ask(worker, asked, init, { APP_ENV: 'production' })
    }
  }
  const place = { version: 'v-1', colo: 'FRA' }
  const [missing, file, answer] = [
    { event: 'not-found', path: path.slice(0, 200), ...place, ray: 'a1-FRA' },
    { event: 'missing-file', path: '/assets/nope.css', ...place, ray: 'a1-FRA' },
    // Nothing leads from the line of a good answer to a visitor.
    { event: 'answer', status: 200, path: '/contact', ...place },
  ]
  expect(lines).toEqual([...Array(5).fill(missing), ...Array(3).fill(file), answer])
})

it('the not-found page leads home, and names no address for search engines and shared links', async () => {
  const root = parse((await get('/nope')).body)
  expect(textOf(root.querySelector('h1'))).toBe(notFound.heading)
  expect(root.querySelector('main a[href="/"]')?.text).toBe(notFound.home)
  const forOthers = 'link[rel=canonical], meta[property], meta[name^=twitter], script[type*=json]'
  expect(root.querySelectorAll(forOthers)).toEqual([])
})
