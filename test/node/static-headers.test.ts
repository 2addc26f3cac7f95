import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeStaticHeaders } from '../../build/static-headers.ts'
import { securityHeaders } from '../../src/middleware/security-headers.ts'

const origin = 'https://site.acme.workers.dev'

let folder: string
let text: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  for (let count = 0; count < 300; count++) {
    await writeFile(join(folder, `assets/${count}.svg`), `<svg><style>:root{--${count}:0}</style></svg>`)
  }
  await writeStaticHeaders(folder, origin)
  text = await readFile(join(folder, '_headers'), 'utf8')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The headers of a file, put together as the platform does: rules add up, `!` takes away. */
function headersOf(file: string, host = 'https://www.acme.dev'): Headers {
  const headers = new Headers()
  for (const rule of text.trim().split('\n\n')) {
    const [pattern = '', ...lines] = rule.split('\n').map((line) => line.trim())
    for (const line of new URLPattern(pattern, host).test(file, host) ? lines : []) {
      if (line.startsWith('! ')) headers.delete(line.slice(2))
      else headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())
    }
  }
  return headers
}

/** The security headers of a file that are not those of every other file. */
function differences(file: string): Record<string, string | null> {
  const headers = headersOf(file)
  return Object.fromEntries(
    Object.entries(securityHeaders())
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name]) => [name, headers.get(name)]),
  )
}

describe('static files', () => {
  it.each(['/favicon.ico', '/assets/main-abc.js', '/about.md', '/any/where'])(
    '%s has those of pages',
    (file) => expect(differences(file)).toEqual({}),
  )

  it('of /social may be shown by other sites, and differ in nothing else', () => {
    expect(differences('/social/about.png')).toEqual({ 'Cross-Origin-Resource-Policy': 'cross-origin' })
  })

  it('that are Markdown say so, and stay out of search engines in every deployment', () => {
    for (const file of ['/index.md', '/case-studies/some-study.md']) {
      expect(headersOf(file).get('Content-Type')).toBe('text/markdown; charset=utf-8')
      expect(headersOf(file).get('X-Robots-Tag')).toBe('noindex')
    }
    expect(headersOf('/favicon.ico').get('X-Robots-Tag')).toBeNull()
  })

  it.each([
    ['https://0a1b2c3d-site.acme.workers.dev', 'noindex'],
    ['https://other.acme.workers.dev', 'noindex'],
    [origin, null],
    ['https://www.acme.dev', null],
  ])('at %s say X-Robots-Tag: %s', (host, expected) => {
    for (const file of ['/favicon.ico', '/assets/ai-abc.svg']) {
      expect(headersOf(file, host).get('X-Robots-Tag')).toBe(expected)
    }
    expect(headersOf('/about.md', host).get('X-Robots-Tag')).toContain('noindex')
  })

  it.each(['/assets/ai-abc.svg', '/favicon.svg'])(
    '%s may have stylesheets, and differs in nothing else',
    (file) => {
      const { 'Content-Security-Policy': policy, ...others } = differences(file)
      expect(others).toEqual({})
      expect(policy?.split('; ').sort()).toEqual([
        "base-uri 'none'",
        "default-src 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "style-src 'unsafe-inline'",
      ])
    },
  )

  it('with a hash in their name are cached for a year, others are not', () => {
    expect(headersOf('/assets/main-abc.js').get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headersOf('/favicon.ico').get('Cache-Control')).toBeNull()
  })

  it('of any number have few rules, in lines of a length that the platform reads: 100, of 2,000', () => {
    expect(text.trim().split('\n\n').length).toBeLessThan(10)
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
  })
})
