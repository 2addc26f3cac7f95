import { beforeAll, expect, it, vi } from 'vitest'
import { pageMarkdown } from '../../build/markdown.ts'
import type { Probe, SmokeOptions } from '../../scripts/smoke.ts'
import { createApp } from '../../src/app.tsx'
import { client } from '../../src/assets.ts'
import { company } from '../../src/content/company.ts'
import { pages } from '../../src/pages.tsx'
import { paths } from '../../src/routes.ts'
import { ask } from '../ask.ts'
import { run } from './run.ts'
import { serve } from './serve.ts'

// The module reads it when it is loaded.
vi.stubEnv('PATIENCE', '1')
const { check, probesOf, smoke } = await import('../../scripts/smoke.ts')

const app = createApp(pages)

/** The types of the files that the site has, besides pictures and Markdown. */
const files: Record<string, string> = {
  '/favicon.ico': 'image/x-icon',
  '/site.webmanifest': 'application/manifest+json',
  '/assets/a-1.css': 'text/css',
  '/assets/b-2.js': 'text/javascript',
  '/assets/c-3.woff2': 'font/woff2',
  '/assets/d-4.js': 'text/javascript',
  '/assets/e-5.js': 'text/javascript',
}
const texts: Record<string, string> = {
  '/assets/a-1.css': 'a { src: url(/assets/c-3.woff2) }',
  '/assets/b-2.js': 'import{a}from"./d-4.js";a(()=>import(`./e-5.js`))',
}
const links = '<link rel="stylesheet" href="/assets/a-1.css"><script src="/assets/b-2.js"></script>'

/** The difference between an answer and that of a faultless site. `more` is added to its text. */
type Change = { status?: number; headers?: Record<string, string>; more?: string }

/** Answers like the Worker and the files of a build. */
async function answerTo(path: string, { status, headers, more = '' }: Change = {}): Promise<Response> {
  const typeByEnding: Record<string, string> = { png: 'image/png', svg: 'image/svg+xml', md: 'text/markdown' }
  const type = files[path] ?? typeByEnding[path.split('.')[1] ?? '']
  if (path.endsWith('.md'))
    return new Response(await markdownOf(path), {
      status: status ?? 200,
      headers: {
        'content-type': String(type),
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=1',
        ...headers,
      },
    })
  const answer = await ask(app, path, {}, { APP_ENV: 'production' })
  const cached = { 'content-type': String(type), 'cache-control': 'public, max-age=31536000, immutable' }
  return new Response(type ? (texts[path] ?? '') : answer.body.replace('</body>', `${links}${more}$&`), {
    status: status ?? (type ? 200 : answer.status),
    headers: { ...Object.fromEntries(answer.headers), ...(type && cached), ...headers },
  })
}

/** The Markdown file of a page, as the build writes it. */
async function markdownOf(file: string): Promise<string> {
  const path = file === '/index.md' ? '/' : file.replace('.md', '')
  const { body } = await ask(app, path, {}, { APP_ENV: 'production' })
  return pageMarkdown(body, {
    title: '',
    description: '',
    updated: '2026-01-01',
    canonical: `${company.origin}${path}`,
  })
}

async function result(
  reply: (path: string, sent: Headers) => Promise<Response>,
  options: Partial<SmokeOptions> = {},
) {
  await using site = await serve(({ url, headers }) => reply(new URL(url).pathname, headers))
  return await smoke({ site: site.address, ...options })
}

// Renders every page, so that later answers come from the cache.
beforeAll(async () => {
  for (const { path } of probesOf(false)) await answerTo(path)
})

const [page = '', other = ''] = paths.slice(-2)

it('waits until the version is there, and asks again after a wrong answer', async () => {
  // `smoke` repeats a request until the seconds in `PATIENCE` are over. The clock stands still, so that they are not over on a
  // slow machine before the version is there.
  vi.setSystemTime(Date.now())
  let early = 3
  const seen = new Set(['/'])
  const { report } = await result((path) => {
    if (early-- > 0) return answerTo(path, { status: 530 })
    return answerTo(path, seen.size === seen.add(path).size ? {} : { status: 500 })
  })
  vi.useRealTimers()
  expect(report).toMatch(/^\d+ addresses of .* asked, none wrong/)
})

it.each([
  [-1, true],
  [29, true],
  [31, false],
])('%i days before security.txt expires, it warns: %s', async (days, warns) => {
  vi.setSystemTime(Date.parse(company.securityTxtExpires) - days * 86_400_000)
  const { report } = await result((path) => answerTo(path))
  vi.useRealTimers()
  expect(report.includes('expires')).toBe(warns)
})

it('sends its headers, and expects that only previews are hidden from search engines', async () => {
  const reply = (path: string, sent: Headers) =>
    answerTo(path, { headers: { 'x-robots-tag': sent.get('x-wanted') ?? '' } })
  const headers = { 'x-wanted': 'noindex' }
  expect((await result(reply, { headers, preview: true })).isRight).toBe(true)
  expect((await result(reply, { headers })).report).toContain(`${paths.length} wrong`)
})

it.each<[string, string, Change]>([
  [page, 'not there yet', { status: 530 }],
  [page, 'not there yet', { headers: { etag: '' } }],
  [page, 'challenged', { status: 403, headers: { 'cf-mitigated': 'challenge' } }],
  ['/assets/no-such.js', 'text/html', { headers: { 'content-type': 'text/html' } }],
  ['/no-such-page', 'cache-control', { headers: { 'cache-control': 'public' } }],
  [`${other}/`, 'location', { headers: { location: '/' } }],
  [page, 'content-security-policy: none', { headers: { 'content-security-policy': '' } }],
  [page, 'strict-transport-security: max-age=0', { headers: { 'strict-transport-security': 'max-age=0' } }],
  ['/favicon.ico', 'x-content-type-options: none', { headers: { 'x-content-type-options': '' } }],
  [page, company.origin + other, { more: `<link rel="canonical" href="${company.origin}${other}">` }],
  [page, 'noindex', { more: '<meta name="robots" content="noindex">' }],
  [page, 'title: ', { more: '<title>Another</title>' }],
  [page, 'heading: ', { more: '<h1>Another</h1>' }],
])('reports what is wrong with %s: %s', async (path, found, change) => {
  const probe = probesOf(false).find((each) => each.path === path) as Probe
  const answer = await answerTo(path, change)
  const faults = check(probe, answer, await answer.text(), client.build)
  expect(faults.map((fault) => fault.join(': '))).toEqual([expect.stringContaining(found)])
})

it.each<[string, (body: string) => string, string]>([
  [
    'an empty main part',
    (body) => body.replace(/(<main[^>]*>).*(<h1.*?<\/h1>).*(<\/main>)/s, '$1$2$3'),
    'main has',
  ],
  ['a page that is cut in half', (body) => body.slice(0, body.length / 2), 'end: '],
  [
    'a wrong heading',
    (body) => body.replace(/<h1([^>]*)>.*?<\/h1>/s, '<h1$1>Another</h1>'),
    'heading: Another',
  ],
  ['the title of another page', (body) => body.replace(/<title>.*?</, '<title>Another<'), 'title: Another'],
])('finds %s', async (_, change, found) => {
  const { report } = await result(async (path) => {
    const answer = await answerTo(path)
    return path === page ? new Response(change(await answer.text()), answer) : answer
  })
  expect(report).toContain(`| ${page}`)
  expect(report).toContain(found)
})

it('finds a page that a cache has kept from another build', async () => {
  const { report } = await result(async (path) => {
    const answer = await answerTo(path)
    if (path === page) answer.headers.set('etag', '"000000000000-production/x?"')
    return answer
  })
  expect(report).toMatch(/build 000000000000, other pages have another one/)
})

it('a site of another commit is tested with the pages of its own sitemap', async () => {
  const sitemap = ['', page].map((path) => `<url><loc>https://www.example.com${path}</loc></url>`).join('')
  const older = async (path: string) => {
    const answer = await answerTo(path, path === other ? { status: 404 } : {})
    if (path === '/sitemap.xml') return new Response(sitemap, answer)
    return path === page
      ? new Response((await answer.text()).replace(/<h1.*?<\/h1>/s, '<h1>Older</h1>'), answer)
      : answer
  }
  const { isRight, report } = await result(older, { live: true })
  expect(isRight, report).toBe(true)
  expect((await result(older)).isRight).toBe(false)
})

it('reports every missing file that a page, stylesheet or script names', async () => {
  const missing = new Set(['/assets/c-3.woff2', '/assets/d-4.js', '/assets/e-5.js'])
  const { report } = await result((path) => answerTo(path, missing.has(path) ? { status: 404 } : {}))
  for (const path of missing) expect(report).toMatch(new RegExp(`\\| ${path} +\\| wrong +\\| status: 404`))
})

it('stops waiting for an answer that never comes', async () => {
  const silent = (path: string) => (path === page ? new Promise<Response>(() => {}) : answerTo(path))
  const { report } = await result(silent, { timeout: 5000 })
  expect(report).toMatch(new RegExp(`\\| ${page} +\\| not there yet \\| .*timeout`))
})

it('the command fails for a site that does not answer', async () => {
  const command = ['node', 'scripts/smoke.ts', 'http://127.0.0.1:1']
  const { code, output } = await run('.', command, { PATIENCE: '0.1' })
  expect(code).toBe(1)
  expect(output).toContain('1 wrong')
})
