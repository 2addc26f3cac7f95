import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { check, type Probe, probesOf } from '../../scripts/release/checks.ts'
import { createApp } from '../../src/app.tsx'
import { client } from '../../src/assets.ts'
import { company } from '../../src/content/company.ts'
import { pages } from '../../src/pages.tsx'
import { paths } from '../../src/routes.ts'
import { ask } from '../ask.ts'
import { run } from './run.ts'
import { serve } from './serve.ts'

const repository = join(import.meta.dirname, '../..')
const { build } = client
const app = createApp(pages)

const files: Record<string, string> = {
  '/favicon.ico': 'image/x-icon',
  '/assets/a-1.css': 'text/css',
  '/assets/b-2.js': 'text/javascript',
  '/assets/c-3.woff2': 'font/woff2',
}
const named = '<link rel="stylesheet" href="/assets/a-1.css"><script src="/assets/b-2.js"></script>'

/** What is otherwise than a site in good order says it. */
interface Change {
  status?: number
  headers?: Record<string, string>
  more?: string
}

/** What a site says to a path: the Worker, beside the files of a build. */
async function answerTo(path: string, { status, headers, more = '' }: Change = {}): Promise<Response> {
  const type = files[path]
  const answer = await ask(app, path, {}, { APP_ENV: 'production' })
  const cached = { 'content-type': String(type), 'cache-control': 'public, max-age=31536000, immutable' }
  const body = type ? 'url(/assets/c-3.woff2)' : answer.body + named + more
  return new Response(body, {
    status: status ?? (type ? 200 : answer.status),
    headers: { ...Object.fromEntries(answer.headers), ...(type && cached), ...headers },
  })
}

async function smoke(reply: (path: string) => Promise<Response>, ...args: string[]) {
  await using site = await serve(({ url }) => reply(new URL(url).pathname))
  return await run(repository, ['npm', 'run', 'smoke', '--', site.address, ...args], { PATIENCE: '2' })
}

// From here on, pages come from the cache.
beforeAll(async () => {
  for (const { path } of probesOf(false)) await answerTo(path)
}, 60_000)

const [page = '', other = ''] = paths.slice(-2)
const redirect = `${other}/`

// test/built/release.test.ts runs it against each build, one that is late and one that a challenge stands before.
describe('the smoke test', () => {
  it('finds nothing wrong with a site in good order, and asks once more for what is wrong', async () => {
    const seen = new Set<string>()
    const { code, last } = await smoke((path) =>
      answerTo(path, seen.size === seen.add(path).size ? {} : { status: 500 }),
    )
    expect(last).toMatch(new RegExp(`^${probesOf(false).length + 3} addresses of .+ asked, none wrong$`))
    expect(code).toBe(0)
  })

  it('expects previews to be kept out of search engines, and nothing else to be', async () => {
    const hidden = (path: string) => answerTo(path, { headers: { 'x-robots-tag': 'noindex' } })
    expect(await smoke(hidden, '--preview')).toMatchObject({ code: 0 })
    const { code, last } = await smoke(hidden)
    expect(code).toBe(1)
    expect(last).toContain(`${paths.length} wrong`)
  })

  it.each<[string, string, Change]>([
    [page, 'not there yet', { status: 530 }],
    [page, 'not there yet', { headers: { etag: '' } }],
    ['/assets/no-such.js', 'text/html', { headers: { 'content-type': 'text/html' } }],
    ['/no-such-page', 'cache-control', { headers: { 'cache-control': 'public' } }],
    [redirect, 'location', { headers: { location: '/' } }],
    [redirect, 'status: 200', { status: 200 }],
    ['/robots.txt', 'text/html', { headers: { 'content-type': 'text/html' } }],
    [page, 'content-security-policy: none', { headers: { 'content-security-policy': '' } }],
    [page, 'strict-transport-security: max-age=0', { headers: { 'strict-transport-security': 'max-age=0' } }],
    ['/favicon.ico', 'x-content-type-options: none', { headers: { 'x-content-type-options': '' } }],
    [page, company.origin + other, { more: `<link rel="canonical" href="${company.origin}${other}">` }],
    ['/', 'http://a.dev/b.js', { more: '<script src="http://a.dev/b.js"></script>' }],
    ['/', 'http://a.dev/c.svg', { more: '<p style="background:url(http://a.dev/c.svg)"></p>' }],
    [page, 'noindex', { more: '<meta name="robots" content="noindex">' }],
  ])('finds what is wrong with %s: %s', async (path, found, change) => {
    const probe = probesOf(false).find((each) => each.path === path) as Probe
    const answer = await answerTo(path, change)
    const faults = check(probe, answer, await answer.text(), build)
    expect(faults.map((fault) => fault.join(': '))).toEqual([expect.stringContaining(found)])
  })

  it('does not wait for ever for an answer', async () => {
    const { code, output } = await smoke((path) => (path === page ? new Promise(() => {}) : answerTo(path)))
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`\\| ${page} +\\| not there yet \\| .*timeout`))
  })

  it('refuses an address without a scheme in one line', async () => {
    const { code, output } = await run(repository, ['node', 'scripts/smoke.ts', 'localhost:8787'])
    expect(code).toBe(1)
    expect(output).toBe('“localhost:8787” does not begin with https:// or http://\n')
  })
})
