import { Hono } from 'hono/tiny'
import { expect, it } from 'vitest'
import { canonicalPath } from '../../src/middleware/addresses.ts'

const known = ['/', '/about', '/case-studies/loom', '/robots.txt']
const app = new Hono()
app.get(
  '*',
  canonicalPath((path): path is string => known.includes(path)),
  (c) => c.text(c.var.path),
)

/** Signs at the end of an address, as typed, and encoded by the program that added them. */
const ends = [
  '/',
  '//',
  '.',
  ',',
  ')',
  ').',
  ']',
  '>',
  ';',
  ':',
  '!',
  "'",
  '"',
  '’',
  '”',
  '»',
  ' ',
  '\u00a0',
  '\u200b',
]

it.each([
  ...ends.flatMap((end) => [`/about${end}`, `/about${encodeURIComponent(end)}`]),
  ...[
    '/About',
    '/ABOUT/',
    '/%61bout',
    '/%41bout.',
    '/Case-Studies/Loom',
    '/robots%2Etxt',
    '/Robots.txt/',
    '/)',
  ],
])('%s redirects to the page and keeps the query', async (spelling) => {
  const { status, headers } = await app.request(`${spelling}?utm_source=x&a=%62`)
  const [path = '', query] = (headers.get('Location') ?? '').split('?')
  expect([status, query]).toEqual([308, 'utm_source=x&a=%62'])
  expect(headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect(known).toContain(path)
  expect(await (await app.request(path)).text()).toBe(path)
})

it.each([
  '/abou',
  '/about%3Futm_source=x',
  '/about&a',
  '//about',
  '/(about',
  '/about%2Fmore',
  '/case-studies',
])('%s is an unknown path', async (path) => expect((await app.request(path)).status).toBe(404))
