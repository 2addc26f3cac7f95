import { parse } from 'node-html-parser'
import { expect, it, vi } from 'vitest'
import { createApp } from '../src/app.tsx'
import { company } from '../src/content/company.ts'
import { strings } from '../src/content/strings.ts'
import { pages } from '../src/pages.tsx'
import { ask, broken, filtered } from './ask.ts'

const withError = { ...pages, '/contact': broken }
const environments = ['production', 'preview', 'demo', '']

const warn = vi.spyOn(console, 'warn')

it.each([
  ['/portfolio', null],
  ['/portfolio/', null],
  ['/sitemap.xml', null],
  [filtered, null],
  ['/nope', 'noindex'],
  ['/contact', 'noindex'],
])('only in production may search engines list %s', async (path, expected) => {
  const app = createApp(withError)
  const robots = async (APP_ENV: string, init?: RequestInit) =>
    (await ask(app, path, init, { APP_ENV })).headers.get('X-Robots-Tag')
  expect(await robots('production')).toBe(expected)
  for (const name of ['preview', 'demo', 'Production', '']) {
    // The second answer comes from the cache, and the last two have no page.
    for (const init of [{}, {}, { headers: { 'If-None-Match': '*' } }, { method: 'POST' }]) {
      expect(await robots(name, init)).toBe('noindex')
    }
  }
})

it.each(environments)('robots.txt and the notice on pages with APP_ENV “%s”', async (APP_ENV) => {
  const app = createApp(withError)
  const text = (await ask(app, '/robots.txt', {}, { APP_ENV })).body
  // Robots may read every page, because they have to see that it is not to be listed.
  expect(text).toContain('Allow: /\n')
  expect(text).not.toContain('Disallow')
  const sitemap = `Sitemap: ${company.origin}/sitemap.xml\n`
  expect(/^Sitemap.*\n/m.exec(text)?.[0]).toBe(APP_ENV === 'production' ? sitemap : undefined)

  const { label, preview, demo } = strings.notice
  const expected = { preview: [preview], demo: [demo] }[APP_ENV] ?? []
  for (const path of ['/', '/nope', '/contact']) {
    const root = parse((await ask(app, path, {}, { APP_ENV })).body)
    const notices = root.querySelectorAll(`body > header + aside[aria-label="${label}"]`)
    expect(notices.map((notice) => notice.text)).toEqual(expected)
  }
})

it('the log has a line for each missing page and for one of ten missing files, with version, data centre and ray', async () => {
  const app = createApp(pages)
  // Only the deployed Worker has a version. A build asks for a missing page, too.
  await ask(app, '/missing', {}, { APP_ENV: 'production' })
  expect(warn).not.toHaveBeenCalled()
  const env = { APP_ENV: 'production', CF_VERSION: { id: 'v-1' } }
  const page = `/missing/"page"/${'x'.repeat(300)}`
  await ask(app, page, { headers: { 'cf-ray': 'a1-FRA' }, cf: { colo: 'FRA' } }, env)
  const file = '/assets/missing-1.css'
  const random = vi.spyOn(Math, 'random')
  for (const value of [0.09, 0.1, 0.99]) {
    random.mockReturnValueOnce(value)
    await ask(app, file, {}, env)
  }
  expect(warn.mock.calls).toEqual([
    [
      JSON.stringify({
        event: 'not-found',
        path: page.slice(0, 200),
        version: 'v-1',
        colo: 'FRA',
        ray: 'a1-FRA',
      }),
    ],
    [JSON.stringify({ event: 'missing-file', path: file, version: 'v-1' })],
  ])
})
