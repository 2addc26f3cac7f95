import { expect, it } from 'vitest'
import { icons } from '../../build/icons.ts'
import { headersOfFile } from '../../build/static-headers.ts'
import { securityHeaders } from '../../src/security-headers.ts'

const demo = 'https://site.acme.workers.dev'
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
  ['https://0a1b2c3d-site.acme.workers.dev/assets/ai-abc.svg', { ...cached, ...drawing, ...hidden }],
])('%s has the security headers of a page and headers of its own', (address, own) => {
  const secure = Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value])
  expect(headersOfFile(address, demo)).toEqual({ ...Object.fromEntries(secure), ...own })
})
