import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { usedCategories } from '../src/content/case-studies.ts'
import { slugOf } from '../src/content/schema.ts'
import { isFeed } from '../src/metadata/metadata.ts'
import { isPath, paths } from '../src/routes.ts'
import { expectSecure, get } from './site.ts'

const categories = usedCategories.map((category) => slugOf(category))

/** A part of all hostile input. No answer may contain it. */
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

const parameter = fc
  .tuple(
    fc.oneof(fc.constantFrom('category', 'industry', 'category[]', 'Category', 'category%00'), pieces),
    fc.oneof(fc.constantFrom(...categories), pieces, long),
  )
  .map((all) => all.join('='))

const query = fc.array(parameter, { maxLength: 3 }).map((all) => `?${all.join('&')}`)

const badRequest = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND'),
  path: fc.tuple(path, query).map((all) => all.join('')),
})

function expectSafe(
  { status, headers, body }: Awaited<ReturnType<typeof get>>,
  { method, path }: { method: string; path: string },
) {
  expect(status).toBeOneOf(method === 'GET' ? [200, 308, 404, 414] : [405, 414])
  expect(headers.get('Allow')).toBe(status === 405 ? 'GET, HEAD' : null)
  expect(headers.get('Cache-Control') === 'no-store').toBe(status >= 400)
  if (status === 308) expect(headers.get('Cache-Control')).toBe('public, max-age=3600')
  expectSecure(headers, status === 200 ? new URL(path, 'https://www.example.com').pathname : undefined)
  const location = headers.get('Location')
  expect(location !== null).toBe(status === 308)
  if (location !== null) {
    // A redirect leads to a page or feed of this site.
    expect(location).toMatch(/^\/(?![/\\])/)
    const { origin, pathname } = new URL(location, 'https://www.example.com')
    expect(origin).toBe('https://www.example.com')
    expect(isPath(pathname) || isFeed(pathname), location).toBe(true)
  }
  expect(body).not.toContain(marker)
  for (const [name, value] of headers) if (name !== 'location') expect(value).not.toContain(marker)
}

it('a bad request gets a safe answer, and the same answer again', async () => {
  const error = vi.spyOn(console, 'error')
  await fc.assert(
    fc.asyncProperty(badRequest, async ({ method, path }) => {
      const answer = await get(path, { method })
      expectSafe(answer, { method, path })
      for (const again of method === 'GET' ? ['GET', 'HEAD'] : [method]) {
        const { status, headers, body } = await get(path, { method: again })
        expect(status).toBe(answer.status)
        expect([...headers]).toEqual([...answer.headers])
        expect(body === (again === 'HEAD' ? '' : answer.body), 'the same body').toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
  expect(error).not.toHaveBeenCalled()
})

it.each(['a', '/', '%41', '%', '%zz', '%c3%a9', '%u', '%%', '../', ';', '[]'])(
  'a path of more than 1,024 characters made of “%s” is refused before it is decoded, and not logged',
  async (piece) => {
    const warn = vi.spyOn(console, 'warn')
    const decode = vi.spyOn(globalThis, 'decodeURI')
    for (const length of [1025, 16_384]) {
      const path = `/${piece.repeat(length)}`.slice(0, length)
      // Two hyphens at the end, because a browser would shorten `..` there.
      const answer = await get(`${path}--`)
      if (new URL(`${path}--`, 'https://www.example.com').pathname.length <= 1024) continue
      expect([answer.status, answer.body]).toEqual([414, 'URI Too Long'])
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expectSecure(answer.headers)
    }
    expect(decode).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
    expect((await get(`/${'x'.repeat(1023)}`)).status).toBe(404)
  },
)
