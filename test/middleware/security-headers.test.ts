import { expect, it } from 'vitest'
import { createApp } from '../../src/app.tsx'
import { inlineOf } from '../../src/assets.ts'
import { securityHeaders } from '../../src/middleware/security-headers.ts'
import { pages } from '../../src/pages.tsx'
import { ask, broken, filtered } from '../ask.ts'

const app = createApp({ ...pages, '/contact': broken })
const withoutErrorPage = createApp({ ...pages, '/contact': broken }, { errorPage: broken })

// test/bad-input.test.ts tests other kinds of answers.
it.each([
  ['a page', 200, app, '/'],
  ['a filtered portfolio', 200, app, filtered],
  ['the not-found page', 404, app, '/nope'],
  ['a missing file', 404, app, '/assets/main-AbC123.js'],
  ['the error page', 500, app, '/contact'],
  ['the document that replaces the error page', 500, withoutErrorPage, '/contact'],
])('%s (%i) has all security headers', async (_, expected, app, path) => {
  const secure = securityHeaders(inlineOf(path))
  // The second answer may come from the cache.
  for (const { status, headers } of [await ask(app, path), await ask(app, path)]) {
    expect(status).toBe(expected)
    const sent = Object.keys(secure).map((name) => [name, headers.get(name)])
    expect(Object.fromEntries(sent)).toEqual(secure)
    for (const name of ['Set-Cookie', 'X-Powered-By', 'Access-Control-Allow-Origin']) {
      expect(headers.get(name)).toBeNull()
    }
  }
})

it.each([
  ['style-src', /<style>(.*?)<\/style>/gs],
  ['script-src', /<script type="speculationrules">(.*?)<\/script>/gs],
])('%s allows the inline element of the page by its hash', async (directive, inline) => {
  const { headers, body } = await ask(app, '/portfolio')
  const [text, ...others] = [...body.matchAll(inline)].map((match) => match[1])
  expect(others).toEqual([])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  expect(headers.get('Content-Security-Policy')).toContain(`; ${directive} 'self' 'sha256-${hash}'; `)
})

it('the policy allows nothing by default, no other hosts and nothing unsafe', () => {
  const policy = securityHeaders()['Content-Security-Policy']
  for (const name of ['default-src', 'frame-ancestors', 'base-uri', 'form-action']) {
    expect(policy.split('; ')).toContain(`${name} 'none'`)
  }
  expect(policy).toContain("; script-src 'self'; ")
  expect(policy).toContain("; require-trusted-types-for 'script'; ")
  // Directives that the policy does not name fall back to `default-src`.
  expect(policy).not.toMatch(/unsafe|nonce|https?:|\*|object-src/)
})

it('browsers use https for a year, and share as little as possible with other sites', () => {
  expect(securityHeaders()).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
})
