import * as fc from 'fast-check'
import { usedCategories as categories } from '../src/content/case-studies.ts'
import { slugOf } from '../src/content/schema.ts'
import { paths } from '../src/routes.ts'

/** Stands in everything hostile that is sent: no answer may ever say it. */
export const marker = 'q9z'

export interface BadRequest {
  method: string
  path: string
  headers: [string, string][]
}

const pieces = fc.oneof(
  fc.constantFrom(`<script>${marker}</script>`, `"><img src=${marker} onerror=${marker}>`, `'${marker}`),
  fc.constantFrom(`javascript:${marker}`, `//${marker}.example`, `%0d%0aX-Header:%20${marker}`),
  fc.constantFrom('%', '%zz', '%00', '\0', '%c3%28', '%ff', '%e2%82', '%25%30%30', '%u0041', '\ud800'),
  fc.constantFrom('..', '../..', '%2e%2e%2f', '%2f', '%5c', '\\', '//', '/\\', ';', ':80', '@'),
  fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'toString', '*', ':path', '.git/config'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

/** About 8 KB of the same. */
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
  fc.oneof(fc.constantFrom(...categories.map(slugOf)), pieces, long),
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
export const badRequest: fc.Arbitrary<BadRequest> = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND'),
  path: fc.tuple(path, query).map((all) => all.join('')),
  headers: fc.array(header, { maxLength: 3 }),
})
