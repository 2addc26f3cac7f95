import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { inlineOf } from '../src/assets.ts'
import { usedCategories } from '../src/content/case-studies.ts'
import { slugOf } from '../src/content/schema.ts'
import { isFeed } from '../src/metadata/metadata.ts'
import { securityHeaders } from '../src/middleware/security-headers.ts'
import { isPath, paths } from '../src/routes.ts'
import worker from '../src/worker.ts'
import { type Answer, ask } from './ask.ts'

const error = vi.spyOn(console, 'error')

const categories = usedCategories.map((category) => slugOf(category))
const [first = '', second = ''] = categories

/** Stands in everything hostile that is sent: no answer may ever say it. */
const marker = 'q9z'

const pieces = fc.oneof(
  fc.constantFrom(`<script>${marker}</script>`, `"><img src=${marker} onerror=${marker}>`, `'${marker}`),
  fc.constantFrom(`javascript:${marker}`, `//${marker}.example`, `%0d%0aX-Header:%20${marker}`),
  fc.constantFrom('%', '%zz', '%00', '\0', '%c3%28', '%ff', '%e2%82', '%25%30%30', '%u0041', '\ud800'),
  fc.constantFrom('..', '../..', '%2e%2e%2f', '%2f', '%5c', '\\', '//', '/\\', ';', ':80', '@'),
  fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'toString', '*', ':path', '.git/config'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

const long = fc
  .constantFrom('a', '/', '%41', '%', '../', 'é', '?', '&category=', ',')
  .map((piece) => piece.repeat(Math.ceil(8192 / piece.length)))

const known = fc.constantFrom(...paths)

const path = fc.oneof(
  known,
  known.map((address) => `${address}/`),
  fc.tuple(known, pieces).map(([address, piece]) => address + piece),
  fc.tuple(known, pieces).map(([address, piece]) => `${address}/${piece}/`),
  fc.tuple(pieces, known).map(([piece, address]) => `/${piece}${address}/`),
  fc.array(pieces, { maxLength: 4 }).map((all) => `/${all.join('/')}`),
  fc.tuple(fc.constantFrom('/', '/contact', '/contact/'), long).map((all) => all.join('')),
)

const parameter = fc.tuple(
  fc.oneof(fc.constantFrom('category', 'category[]', 'Category', 'category%00'), pieces),
  fc.oneof(fc.constantFrom(...categories), pieces, long),
)

const query = fc.oneof(
  fc.constant(''),
  fc
    .array(parameter, { minLength: 1, maxLength: 3 })
    .map((all) => `?${all.map((each) => each.join('=')).join('&')}`),
  pieces.map((piece) => `?${piece}`),
)

/** Names that servers have been known to believe. What a header may not hold is not sent. */
const header = fc.tuple(
  fc.constantFrom('Accept', 'Cookie', 'If-None-Match', 'Range', 'X-Forwarded-Host', 'X-Original-URL'),
  fc
    .oneof(pieces, long, fc.constantFrom('*', 'POST', '/admin'))
    .map((value) => value.replaceAll(/[^\x20-\x7e]/g, '')),
)

/** Requests as scanners and mistaken programs send them, beside a few good ones. */
const badRequest = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND'),
  path: fc.tuple(path, query).map((all) => all.join('')),
  headers: fc.array(header, { maxLength: 3 }),
})

const promised = Object.entries(securityHeaders(inlineOf()))

function keepsToTheSite(location: string) {
  expect(location).toMatch(/^\/[^/\\]/)
  const target = new URL(location, 'https://www.example.com')
  expect(target.origin).toBe('https://www.example.com')
  expect(isPath(target.pathname) || isFeed(target.pathname), location).toBe(true)
}

function holdsTheLaws({ status, headers, body }: Answer, method = 'GET') {
  expect(status).toBeOneOf(method === 'GET' ? [200, 304, 308, 404] : [405])
  expect(headers.get('Allow')).toBe(status === 405 ? 'GET, HEAD' : null)
  expect(headers.get('Cache-Control') === 'no-store').toBe(status >= 400)
  expect(headers.get('Set-Cookie')).toBeNull()
  for (const [name, value] of promised) expect(headers.get(name), name).toBe(value)
  const location = headers.get('Location')
  expect(location !== null).toBe(status === 308)
  if (location !== null) keepsToTheSite(location)
  expect(body).not.toContain(marker)
  for (const [name, value] of headers) if (name !== 'location') expect(value).not.toContain(marker)
}

function same(a: Answer, b: Answer) {
  expect(b.status).toBe(a.status)
  expect([...b.headers]).toEqual([...a.headers])
}

describe('bad input', () => {
  it('of any kind is answered clearly, safely, and each time alike', async () => {
    await fc.assert(
      fc.asyncProperty(badRequest, async ({ method, path, headers }) => {
        const answer = await ask(worker, path, { method, headers })
        holdsTheLaws(answer, method)
        const again = await ask(worker, path, { method, headers })
        same(answer, again)
        expect(again.body === answer.body, 'the same bytes').toBe(true)
        if (method !== 'GET') return
        const head = await ask(worker, path, { method: 'HEAD', headers })
        same(answer, head)
        expect(head.body).toBe('')
      }),
      { numRuns: 1000 },
    )
    expect(error).not.toHaveBeenCalled()
  })

  it.each<[string, string, number, string?]>([
    ['percent-encoding that is no UTF-8', '/%c3%28', 404],
    ['an encoded null byte', '/contact%00', 404],
    ['another host as the path', '//evil.example/', 404],
    ['another host behind a known address', '/contact//evil.example/', 404],
    ['a backslash before the slash at the end', '/contact\\/', 404],
    ['traversal to a known address', '/case-studies/../contact', 200],
    ['an encoded query', '/contact?utm_source=%61', 200],
    ['encoded traversal', '/%2e%2e/%2e%2e/etc/passwd', 404],
    ['markup in a query that stays', '/contact/?<script>', 308, '/contact?%3Cscript%3E'],
    ['a host in a query that stays', '/contact/?//evil.example', 308, '/contact?//evil.example'],
  ])('%s', async (_, path, status, location) => {
    const answer = await ask(worker, path)
    holdsTheLaws(answer)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Location')).toBe(location ?? null)
  })

  it.each([
    '__proto__',
    '%ff',
    first.toUpperCase(),
    `${first}&category=${second}`,
    `&category=${first}`,
    `&other=${first}`,
  ])('the category %s shows all projects', async (category) => {
    const all = await ask(worker, '/portfolio')
    const { status, body } = await ask(worker, `/portfolio?category=${category}`)
    expect(status).toBe(200)
    expect(body === all.body, 'the same page').toBe(true)
  })
})
