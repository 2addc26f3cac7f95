import { expect, it } from 'vitest'
import { staticHeaders } from '../../build/static-headers.ts'
import { securityHeaders } from '../../src/middleware/security-headers.ts'

const demo = 'https://site.acme.workers.dev'
const text = staticHeaders(demo)
const rules = text.trim().split('\n\n')

/** The headers of a file, put together as the platform does: rules add up, `!` takes away. */
function headersOf(address: string): Record<string, string> {
  const headers = new Headers()
  for (const rule of rules) {
    const [pattern = '', ...lines] = rule.split('\n').map((line) => line.trim())
    for (const line of new URLPattern(pattern, address).test(address) ? lines : []) {
      if (line.startsWith('! ')) headers.delete(line.slice(2))
      else headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())
    }
  }
  return Object.fromEntries(headers)
}

const cached = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const hidden = { 'X-Robots-Tag': 'noindex' }
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' }
const markdown = { 'Content-Type': 'text/markdown; charset=utf-8', ...hidden }
const drawn = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

it.each([
  ['https://www.acme.dev/favicon.ico', {}],
  ['https://www.acme.dev/any/where', {}],
  ['https://www.acme.dev/assets/main-abc.js', cached],
  ['https://www.acme.dev/social/about.png', shared],
  ['https://www.acme.dev/index.md', markdown],
  ['https://www.acme.dev/case-studies/some-study.md', markdown],
  ['https://www.acme.dev/favicon.svg', drawn],
  ['https://www.acme.dev/assets/ai-abc.svg', { ...cached, ...drawn }],
  [`${demo}/favicon.ico`, {}],
  [`${demo}/about.md`, markdown],
  ['https://0a1b2c3d-site.acme.workers.dev/assets/ai-abc.svg', { ...cached, ...drawn, ...hidden }],
  ['https://other.acme.workers.dev/favicon.ico', hidden],
])('%s has the security headers of a page, and its own', (address, own) => {
  const expected = Object.entries({ ...securityHeaders(), ...own })
  expect(headersOf(address)).toEqual(
    Object.fromEntries(expected.map(([name, value]) => [name.toLowerCase(), value])),
  )
})

it('the rules are so few, in lines of such a length, that the platform reads them: 100, of 2,000', () => {
  expect(rules.length).toBeLessThan(10)
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
})
