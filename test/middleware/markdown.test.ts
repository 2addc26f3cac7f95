import { describe, expect, it } from 'vitest'
import { createApp } from '../../src/app.tsx'
import { securityHeaders } from '../../src/middleware/security-headers.ts'
import { pages } from '../../src/pages.tsx'
import { ask as askApp, filtered } from '../ask.ts'

/** Static files that say their address, with the headers that the platform sends with them. */
const ASSETS = {
  async fetch(input: URL) {
    const headers = {
      ETag: `"file${input.pathname}"`,
      'X-Robots-Tag': 'noindex',
      'Content-Type': 'text/plain',
    }
    return new Response(`# ${input.pathname}\n`, { headers })
  },
}

const app = createApp(pages)
const wanting = { Accept: 'text/markdown' }
const ask = (path: string, headers: HeadersInit = {}) =>
  askApp(app, path, { headers }, { APP_ENV: 'production', ASSETS })

describe('who asks for Markdown', () => {
  it.each([
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/html;q=0.5,text/markdown;q=0.6',
    'Text/Markdown; charset=utf-8; Q=0.8, text/*;q=0.8',
  ])('gets it: %s', async (accept) => {
    expect((await ask('/contact', { Accept: accept })).body).toBe('# /contact.md\n')
  })

  it.each([
    '',
    '*/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'text/html, text/markdown',
    'text/markdown;q=0.5, text/*;q=0.6',
    'text/markdown;q=0, */*',
    'text/markdownish',
  ])('does not: %s', async (accept) => {
    expect((await ask('/contact', { Accept: accept })).body).toMatch(/^<!DOCTYPE html>/)
  })

  it('gets the file of the page, whatever the query', async () => {
    expect((await ask('/', wanting)).body).toBe('# /index.md\n')
    expect((await ask(filtered, wanting)).body).toBe('# /portfolio.md\n')
    expect((await ask('/contact?utm_source=x', wanting)).body).toBe('# /contact.md\n')
  })

  it('gets it with the headers of a page, not with those of the file', async () => {
    const { status, headers } = await ask('/contact', wanting)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('X-Robots-Tag')).toBeNull()
    const { 'Strict-Transport-Security': transport } = securityHeaders()
    expect(headers.get('Strict-Transport-Security')).toBe(transport)
  })
})

describe.each(['/', filtered, '/contact'])('%s', (path) => {
  it('has a tag and a place in the cache for each kind, and says what they depend on', async () => {
    const kinds = [
      [{}, /^<!DOCTYPE html>/],
      [wanting, /^# /],
    ] as const
    const tags = await Promise.all(
      kinds.map(async ([headers]) => (await ask(path, headers)).headers.get('ETag')),
    )
    expect(tags[1]).toMatch(/^W\/"file\/\w+\.md"$/)
    for (const [place, [headers, begins]] of kinds.entries()) {
      for (const tag of tags) {
        const isOwn = tag === tags[place]
        const answer = await ask(path, { ...headers, 'If-None-Match': `"other", ${tag}` })
        expect(answer.status).toBe(isOwn ? 304 : 200)
        expect(answer.body).toMatch(isOwn ? /^$/ : begins)
        expect(answer.headers.get('Vary')).toBe('Accept')
        expect(answer.headers.get('ETag')).toBe(tags[place])
      }
    }
  })
})

const answering = (response: Response) => ({ fetch: async () => response })

it.each([
  ['because nothing serves files', null],
  ['because it is missing', answering(new Response('', { status: 404, headers: { ETag: '"a"' } }))],
  ['because it has no tag', answering(new Response('# Contact'))],
  ['because the files fail', { fetch: () => Promise.reject(new Error('the files are away')) }],
])('without a file: %s, everybody gets HTML', async (_, assets) => {
  const usual = await ask('/contact')
  const env = { APP_ENV: 'production', ...(assets && { ASSETS: assets }) }
  expect(await askApp(app, '/contact', { headers: wanting }, env)).toEqual(usual)
  expect(usual.status).toBe(200)
})

it.each(['/nope.md', '/contact.md/'])('%s is no page', async (path) => {
  for (const headers of [{}, wanting]) expect((await ask(path, headers)).status).toBe(404)
})
