import { expect, it } from 'vitest'
import worker from '../src/worker.ts'
import { filtered } from './ask.ts'

const hosts = ['https://www.example.com', 'https://0a1b2c3d-site.acme.workers.dev', 'http://localhost:8787']

/** Headers of requests that other sites answer differently. */
const unusual = {
  Accept: 'application/json;q=0.9, text/markdown',
  'Accept-Encoding': 'identity',
  'Accept-Language': 'de-CH, fr;q=0.5',
  Authorization: 'Basic YTpi',
  'CF-IPCountry': 'KE',
  Cookie: 'session=1; theme=dark',
  'If-Modified-Since': 'Wed, 21 Oct 2026 07:28:00 GMT',
  'If-None-Match': '"other"',
  Origin: 'https://elsewhere.example',
  Range: 'bytes=0-99',
  'Sec-CH-Prefers-Color-Scheme': 'dark',
  'User-Agent': 'Googlebot/2.1',
  'X-Forwarded-Host': 'elsewhere.example',
}

it.each(['/', '/portfolio', filtered, '/contact/', '/nope', '/sitemap.xml'])(
  '%s has one answer for all hosts and request headers, because the key of the cache has neither',
  async (path) => {
    const ask = async (host: string, headers: HeadersInit = {}) => {
      const request = new Request(host + path, { headers, redirect: 'manual' })
      const answer = await worker.fetch(request, { APP_ENV: 'production' })
      return { status: answer.status, headers: [...answer.headers], body: await answer.text() }
    }
    const first = await ask('https://www.example.com')
    for (const host of hosts) expect(await ask(host, unusual), host).toEqual(first)
  },
)
