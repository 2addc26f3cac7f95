import { parse } from 'node-html-parser'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from '../src/app.tsx'
import { company } from '../src/content/company.ts'
import { strings } from '../src/content/strings.ts'
import { type Env, isIndexed } from '../src/environment.ts'
import { pages } from '../src/pages.tsx'
import { ask as askApp, broken, filtered } from './ask.ts'
import { get } from './site.ts'

function deployed(env: Partial<Env>) {
  const app = createApp({ ...pages, '/contact': broken })
  return (path: string, init?: RequestInit) => askApp(app, path, init, env)
}

const warn = vi.spyOn(console, 'warn')
const error = vi.spyOn(console, 'error')

/** Every deployment that is not production. */
const hidden = [{ APP_ENV: 'preview' }, { APP_ENV: 'demo' }, { APP_ENV: 'Production' }, {}]

it.each([
  ['/portfolio', null],
  ['/portfolio/', null],
  ['/sitemap.xml', null],
  [filtered, null],
  ['/nope', 'noindex'],
  ['/contact', 'noindex'],
])('only production may let %s be indexed, and says %s', async (path, expected) => {
  const { headers } = await deployed({ APP_ENV: 'production' })(path)
  expect(headers.get('X-Robots-Tag')).toBe(expected)
  for (const ask of hidden.map(deployed)) {
    // The second answer is cached, and the last two have no page.
    for (const init of [{}, {}, { headers: { 'If-None-Match': '*' } }, { method: 'POST' }]) {
      expect((await ask(path, init)).headers.get('X-Robots-Tag')).toBe('noindex')
    }
  }
})

it.each(['production', 'preview', 'demo', ''])('lets robots in with APP_ENV “%s”', async (name) => {
  const text = (await deployed({ APP_ENV: name })('/robots.txt')).body
  // They have to see that they may not list it; what they may, has a sitemap.
  expect(text).toContain('Allow: /\n')
  expect(text).not.toContain('Disallow')
  const sitemap = name === 'production' ? `Sitemap: ${company.origin}/sitemap.xml\n` : undefined
  expect(/^Sitemap.*\n/m.exec(text)?.[0]).toBe(sitemap)
})

describe('production', () => {
  it('is not found at the address of a version, which shares the cached pages', async () => {
    const app = createApp(pages)
    const robots = async (host: string, init?: RequestInit) => {
      const request = new Request(`https://${host}/portfolio`, init)
      return (await app.fetch(request, { APP_ENV: 'production' })).headers.get('X-Robots-Tag')
    }
    const site = new URL(company.origin).host
    const version = '0a1b2c3d-site.acme.workers.dev'
    const hosts = [version, site, version, site]
    const expected = ['noindex', null, 'noindex', null]
    for (const [index, host] of hosts.entries()) {
      expect(await robots(host)).toBe(expected[index])
      expect(await robots(host, { headers: { 'If-None-Match': '*' } })).toBe(expected[index])
    }
  })

  it.each([
    ['https://www.acme.dev', 'https://www.acme.dev/portfolio', true],
    ['https://www.acme.dev', 'https://site.acme.workers.dev/portfolio', false],
    ['https://www.acme.dev', 'https://www.acme.dev/?.workers.dev', true],
    ['https://site.acme.workers.dev', 'https://site.acme.workers.dev/portfolio', true],
    ['https://site.acme.workers.dev', 'https://0a1b2c3d-site.acme.workers.dev/portfolio', false],
  ])('of %s says of %s that it is listed: %s', (origin, url, expected) => {
    expect(isIndexed({ APP_ENV: 'production' }, url, origin)).toBe(expected)
  })
})

const notice = `body > header + aside[aria-label="${strings.notice.label}"]`

it.each(['preview', 'demo', 'production', ''] as const)('the notice of “%s”, if any', async (name) => {
  const ask = deployed({ APP_ENV: name })
  const { preview, demo } = strings.notice
  for (const path of ['/', '/portfolio', '/nope', '/contact']) {
    const notices = parse((await ask(path)).body).querySelectorAll(notice)
    expect(notices.map(({ text }) => text)).toEqual({ preview: [preview], demo: [demo] }[String(name)] ?? [])
  }
})

it('the tag of a page differs between deployments', async () => {
  const answers = ['production', 'preview', 'demo'].map((name) => deployed({ APP_ENV: name })('/portfolio'))
  const tags = (await Promise.all(answers)).map(({ headers }) => headers.get('ETag'))
  expect(new Set(tags).size).toBe(3)
})

it('the log says which version did not find a page, and which could not draw one', async () => {
  const ask = deployed({ APP_ENV: 'production', CF_VERSION: { id: 'v-1', tag: '', timestamp: '' } })
  await ask('/missing/"page"')
  expect(warn).toHaveBeenCalledOnce()
  const line = JSON.parse(String(warn.mock.calls[0]?.[0]))
  expect(line).toEqual({ event: 'not-found', path: '/missing/"page"', version: 'v-1' })
  await ask('/contact')
  expect(error.mock.calls[0]?.[1]).toMatchObject({ event: 'error', version: 'v-1' })
})

it('a missing page is logged on the platform, which gives the Worker a version, and not in the build', async () => {
  await deployed({ APP_ENV: 'production' })('/missing')
  expect(warn).not.toHaveBeenCalled()
  await get('/missing')
  expect(warn.mock.calls[0]?.[0]).toContain('"version":"')
})
