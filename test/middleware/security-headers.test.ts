import { expect, it } from 'vitest'
import { securityHeaders } from '../../src/middleware/security-headers.ts'
import { expectSecure, get } from '../site.ts'

// The tests of requests use `expectSecure` for every kind of answer.
it.each([
  ['style-src', /<style>(.*?)<\/style>/gs],
  ['script-src', /<script type="speculationrules">(.*?)<\/script>/gs],
])('%s allows the inline element of the page by its hash', async (directive, inline) => {
  const { headers, body } = await get('/portfolio')
  expectSecure(headers, '/portfolio')
  for (const name of ['X-Powered-By', 'Access-Control-Allow-Origin']) expect(headers.get(name)).toBeNull()
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
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  // With either of them, browsers move each first page into another process before they paint it.
  for (const name of ['Opener', 'Embedder']) {
    expect(securityHeaders()).not.toHaveProperty(`Cross-Origin-${name}-Policy`)
  }
})
