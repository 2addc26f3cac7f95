import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { createApp } from '../src/app.tsx'
import { company } from '../src/content/company.ts'
import { strings } from '../src/content/strings.ts'
import { pages } from '../src/pages.tsx'
import { ask, broken, filtered } from './ask.ts'

const { label, preview, demo } = strings.notice
// The build asks one app for the answers of all environments.
const app = createApp({ ...pages, '/contact': broken })

it.each([
  ['production', []],
  ['preview', [preview]],
  ['demo', [demo]],
  ['Production', []],
])('with APP_ENV “%s”, only production is listed, and pages have their notice', async (APP_ENV, expected) => {
  const send = (path: string, init?: RequestInit) => ask(app, path, init, { APP_ENV })
  const isProduction = APP_ENV === 'production'
  for (const path of ['/portfolio', '/portfolio/', filtered]) {
    // The second answer comes from the cache, and the last one has no page.
    for (const init of [{}, {}, { headers: { 'If-None-Match': '*' } }]) {
      expect((await send(path, init)).headers.get('X-Robots-Tag')).toBe(isProduction ? null : 'noindex')
    }
  }
  // Search engines may read every page, because they have to see that it is not to be listed.
  const sitemap = isProduction ? `\nSitemap: ${company.origin}/sitemap.xml\n` : ''
  expect((await send('/robots.txt')).body).toBe(`User-agent: *\nAllow: /\n${sitemap}`)
  for (const path of ['/', '/nope', '/contact']) {
    const root = parse((await send(path)).body)
    const notices = root.querySelectorAll(`body > header + aside[aria-label="${label}"]`)
    expect(notices.map((notice) => notice.text)).toEqual(expected)
  }
})
