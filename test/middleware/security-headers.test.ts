import { describe, expect, it } from 'vitest'
import { createApp } from '../../src/app.tsx'
import { inlineOf } from '../../src/assets.ts'
import { securityHeaders } from '../../src/middleware/security-headers.ts'
import { pages } from '../../src/pages.tsx'
import { type Answer, ask, broken, filtered } from '../ask.ts'

const app = createApp({ ...pages, '/contact': broken })
const withoutErrorPage = createApp({ ...pages, '/contact': broken }, { errorPage: broken })

/** The kinds of answers that requests at random (`bad-input.test.ts`) do not get, and an answer from the cache. */
const kinds: [string, number, () => Promise<Answer>][] = [
  ['a cached page', 200, () => ask(app, '/').then(() => ask(app, '/'))],
  ['a page of a category', 200, () => ask(app, filtered)],
  ['a cached missing page', 404, () => ask(app, '/nope').then(() => ask(app, '/nope'))],
  ['a missing file', 404, () => ask(app, '/assets/main-AbC123.js')],
  ['a page that throws', 500, () => ask(app, '/contact')],
  ['a page that throws when the error page does too', 500, () => ask(withoutErrorPage, '/contact')],
]

describe('security headers', () => {
  it.each(kinds)('stand with %s (%i)', async (_, status, answer) => {
    const { headers, ...rest } = await answer()
    expect(rest.status).toBe(status)
    const expected = Object.entries(securityHeaders(inlineOf('/portfolio')))
    expect(expected.map(([name]) => [name, headers.get(name)])).toEqual(expected)
    expect(headers.get('Set-Cookie')).toBeNull()
    expect(headers.get('X-Powered-By')).toBeNull()
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it.each([
    ['stylesheet', 'style-src', /<style>(.*?)<\/style>/gs],
    ['rules', 'script-src', /<script type="speculationrules">(.*?)<\/script>/gs],
  ])('allow the %s that stand in the page, and no others', async (_, directive, inline) => {
    const { headers, body } = await ask(app, '/portfolio')
    const texts = [...body.matchAll(inline)].map(([, text = '']) => text)
    expect(texts).toHaveLength(1)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texts[0]))
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
    expect(headers.get('Content-Security-Policy')).toContain(`; ${directive} 'self' 'sha256-${hash}'; `)
  })

  it.each(['/', '/portfolio', '/nope'])('keep foreign code out of %s', async (path) => {
    const { headers, body } = await ask(app, path)
    const policy = headers.get('Content-Security-Policy') ?? ''
    // `object-src` and all other directives that are not named fall back to `default-src`.
    for (const name of ['default-src', 'frame-ancestors', 'base-uri', 'form-action']) {
      expect(policy.split('; ')).toContain(`${name} 'none'`)
    }
    expect(policy).not.toContain('object-src')
    expect(policy).toContain("; require-trusted-types-for 'script'; ")
    expect(policy).toMatch(/; script-src 'self'( 'sha256-[\w+/=]+')*; /)
    expect(policy).not.toMatch(/unsafe|nonce|https?:|\*/)
    expect(body).not.toMatch(/<script[^>]*\ssrc="(https?:)?\/\//)
  })

  it('keep to https for a year, which is what hstspreload.org wants', () => {
    const seconds = 365 * 24 * 60 * 60
    expect(securityHeaders()['Strict-Transport-Security']).toBe(`max-age=${seconds}`)
  })

  it('keep types, referrers and whole documents from others', () => {
    expect(securityHeaders()).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })
})
