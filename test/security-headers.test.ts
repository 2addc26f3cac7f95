import { expect, it } from 'vitest'
import { securityHeaders } from '../src/security-headers.ts'
import { expectSecure, get } from './site.ts'

// test/browser/every-page.spec.ts finds inline elements whose hash the policy lacks.
it('the policy of a page allows nothing by default, no other hosts and nothing unsafe', async () => {
  const { headers } = await get('/portfolio')
  expectSecure(headers)
  for (const name of ['X-Powered-By', 'Access-Control-Allow-Origin']) expect(headers.get(name)).toBeNull()
  const policy = headers.get('Content-Security-Policy')
  for (const name of ['default-src', 'frame-ancestors', 'base-uri', 'form-action']) {
    expect(policy?.split('; ')).toContain(`${name} 'none'`)
  }
  expect(policy).toMatch(/; script-src 'self'( 'sha256-\S+')?; /)
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
