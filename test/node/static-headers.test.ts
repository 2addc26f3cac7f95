import { expect, it } from 'vitest'
import { icons } from '../../build/icons.ts'
import { staticHeaders } from '../../build/static-headers.ts'
import { securityHeaders } from '../../src/security-headers.ts'

const demo = 'https://site.acme.workers.dev'
const rules = staticHeaders(demo).trim().split('\n\n')

/** Applies the rules as the platform does: it adds up the headers of all that match, and `!` removes one first. */
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

const cached = { 'cache-control': 'public, max-age=31536000, immutable' }
const hidden = { 'x-robots-tag': 'noindex' }
const markdown = { 'content-type': 'text/markdown; charset=utf-8', ...hidden }
const shared = { 'cross-origin-resource-policy': 'cross-origin' }
const drawing = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

it.each([
  ['https://www.acme.dev/assets/main-abc.js', cached],
  ...[...Object.keys(await icons()), '/social/about.png'].map((path): [string, object] => [
    demo + path,
    shared,
  ]),
  ['https://www.acme.dev/case-studies/some-study.md', markdown],
  [`${demo}/assets/icon-abc.png`, cached],
  [`${demo}/about.md`, markdown],
  ['https://0a1b2c3d-site.acme.workers.dev/assets/ai-abc.svg', { ...cached, ...drawing, ...hidden }],
])('%s has the security headers of a page and headers of its own', (address, own) => {
  const secure = Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value])
  expect(headersOf(address)).toEqual({ ...Object.fromEntries(secure), ...own })
})
