import { expect, it } from 'vitest'
import { type ThirdParties, thirdParties } from '../src/content/third-parties.ts'
import { securityHeaders } from '../src/security-headers.ts'
import { get } from './site.ts'

// test/browser/every-page.spec.ts finds inline elements whose hash the policy lacks.
const hosts: readonly string[] = Object.values(thirdParties).flat()

it('the policy of a page allows nothing by default, no other hosts than third parties and nothing unsafe', async () => {
  // One page is enough here, because test/app.test.ts tests that all answers have the same security headers.
  const { headers } = await get('/portfolio')
  let policy = headers.get('Content-Security-Policy') ?? ''
  for (const host of hosts) policy = policy.replaceAll(` ${host}`, '')
  for (const name of ['default-src', 'frame-ancestors', 'base-uri']) {
    expect(policy?.split('; ')).toContain(`${name} 'none'`)
  }
  expect(policy).toMatch(/; script-src 'self'( 'sha256-\S+'){1,2}; /)
  expect(policy).toContain("; require-trusted-types-for 'script'; ")
  // Directives that the policy does not name fall back to `default-src`.
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(
    /unsafe|nonce|https?:|\*|object-src/,
  )
})

it.each([
  ['forms', 'form-action https://a.example https://b.example'],
  ['frames', 'frame-src https://a.example https://b.example'],
  ['scripts', "script-src 'self' https://a.example https://b.example"],
  ['styles', "style-src 'self' https://a.example https://b.example"],
  ['trustedTypes', 'trusted-types https://a.example https://b.example'],
  ['media', 'media-src https://a.example https://b.example'],
  ['measurements', "connect-src 'self' https://a.example https://b.example"],
] as const)('third parties of the list “%s” are in one directive of the policy', (list, directive) => {
  const lists = Object.keys(thirdParties).map((name) => [name, []])
  const none: ThirdParties = Object.fromEntries(lists)
  const policyOf = (hosts: ThirdParties) =>
    securityHeaders({ styles: [], scripts: [] }, hosts)['Content-Security-Policy'].split('; ')
  const own = policyOf(none)
  const policy = policyOf({ ...none, [list]: ['https://a.example', 'https://b.example'] })
  expect(policy.filter((each) => !own.includes(each))).toEqual([directive])
  expect(own).toContain("form-action 'none'")
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
