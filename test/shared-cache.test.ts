import { expect, it } from 'vitest'
import worker from '../src/worker.ts'
import { filtered } from './ask.ts'
import { get } from './site.ts'

const hosts = [
  'https://www.example.com',
  'https://example.com',
  'https://0a1b2c3d-site.acme.workers.dev',
  'http://localhost:8787',
  'https://203.0.113.7',
]

/** Request headers that must not change the answer, each with a value. */
const headerSets = [
  ['Accept', '*/*'],
  ['Accept', 'text/markdown'],
  ['Accept', 'application/json;q=0.9, text/html;q=0.1'],
  ['Accept-Encoding', 'identity'],
  ['Accept-Language', 'de-CH, fr;q=0.5'],
  ['Authorization', 'Basic YTpi'],
  ['Cache-Control', 'no-cache'],
  ['CF-Connecting-IP', '203.0.113.9'],
  ['CF-IPCountry', 'KE'],
  ['Cookie', 'session=1; theme=dark'],
  ['If-Modified-Since', 'Wed, 21 Oct 2026 07:28:00 GMT'],
  ['If-None-Match', '"other"'],
  ['Origin', 'https://elsewhere.example'],
  ['Range', 'bytes=0-99'],
  ['Referer', 'https://elsewhere.example/page'],
  ['Save-Data', 'on'],
  ['Sec-CH-Prefers-Color-Scheme', 'dark'],
  ['Sec-Purpose', 'prefetch;prerender'],
  ['User-Agent', 'Googlebot/2.1'],
  ['X-Forwarded-Host', 'elsewhere.example'],
] as const

it.each(['/', '/portfolio', filtered, '/contact/', '/nope', '/sitemap.xml'])(
  '%s has one answer for all hosts and request headers, because the key of the cache has neither',
  async (path) => {
    const ask = async (host: string, headers: HeadersInit = {}) => {
      const request = new Request(host + path, { headers, redirect: 'manual' })
      const answer = await worker.fetch(request, { APP_ENV: 'production' })
      return { status: answer.status, headers: [...answer.headers], body: await answer.text() }
    }
    const first = await ask('https://www.example.com')
    for (const host of hosts) {
      expect(await ask(host)).toEqual(first)
      for (const [name, value] of headerSets) expect(await ask(host, { [name]: value }), name).toEqual(first)
    }
  },
)

it.each(['/', filtered, '/sitemap.xml'])(
  'caches keep %s for a year, and browsers ask each time',
  async (path) => {
    const { headers } = await get(path)
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toBe('public, max-age=31536000')
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  },
)

it('a header longer than 4 KB is not parsed', async () => {
  const tag = (await get('/contact')).headers.get('ETag')
  const statusWith = async (before: string) =>
    (await get('/contact', { headers: { 'If-None-Match': `"${before}", ${tag}` } })).status
  expect(await statusWith('other')).toBe(304)
  expect(await statusWith('x'.repeat(4096))).toBe(200)
})
