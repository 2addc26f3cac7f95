import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { judge, type Probe, probesOf } from '../../scripts/release/judge.ts'
import { createApp } from '../../src/app.tsx'
import { client } from '../../src/assets.ts'
import { company } from '../../src/content/company.ts'
import { pages } from '../../src/pages.tsx'
import { paths } from '../../src/routes.ts'
import { ask } from '../ask.ts'
import { listen } from './listen.ts'
import { run } from './run.ts'

const repository = join(import.meta.dirname, '../..')
const { build } = client
const app = createApp(pages)

interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

const files: Record<string, string> = {
  '/favicon.ico': 'image/x-icon',
  '/assets/a-1.css': 'text/css',
  '/assets/b-2.js': 'text/javascript',
  '/assets/c-3.woff2': 'font/woff2',
}
const named = '<link rel="stylesheet" href="/assets/a-1.css"><script src="/assets/b-2.js"></script>'

/** What a site in good order says to a path: the Worker, beside the files of a build. */
async function goodReply(path: string): Promise<Reply> {
  const type = files[path]
  const cached = { 'content-type': String(type), 'cache-control': 'public, max-age=31536000, immutable' }
  const headers = { 'x-content-type-options': 'nosniff', 'strict-transport-security': 'max-age=31536000' }
  if (type) return { status: 200, headers: { ...headers, ...cached }, body: 'url(/assets/c-3.woff2)' }
  const answer = await ask(app, path, {}, { APP_ENV: 'production' })
  return { ...answer, headers: Object.fromEntries(answer.headers), body: answer.body + named }
}

let server: Server | undefined

async function smoke(replyTo: (path: string) => Promise<Reply> | undefined, ...args: string[]) {
  server = createServer(async (request, response) => {
    const reply = await replyTo(request.url ?? '')
    if (reply) response.writeHead(reply.status, reply.headers).end(reply.body)
  })
  const address = await listen(server)
  return run(repository, ['npm', 'run', 'smoke', '--', address, '--patience', '2', ...args])
}

// From here on, pages come from the cache.
beforeAll(async () => {
  for (const { path } of probesOf(false)) await goodReply(path)
}, 60_000)

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const [page = '', other = ''] = paths.slice(-2)

/** The address that leads to another. */
const redirect = probesOf(false).find(({ status }) => status === 308) as Probe

const withHeader = (name: string, value: string) => (reply: Reply) => ({
  headers: { ...reply.headers, [name]: value },
})
const withBody = (more: string) => (reply: Reply) => ({ body: reply.body + more })

// test/built/release.test.ts runs it against each build, one that is late and one that a challenge stands before.
describe('the smoke test', () => {
  it('finds nothing wrong with a site in good order, and asks once more for what is wrong', async () => {
    const seen = new Set<string>()
    const once = async (path: string) => {
      const reply = await goodReply(path)
      return seen.size === seen.add(path).size ? reply : { ...reply, status: 500 }
    }
    const { code, last } = await smoke(once)
    expect(last).toMatch(new RegExp(`^${probesOf(false).length + 3} addresses of .+ asked, none wrong$`))
    expect(code).toBe(0)
  })

  it('expects previews to be kept out of search engines, and nothing else to be', async () => {
    const hiddenReply = async (path: string) => {
      const reply = await goodReply(path)
      return { ...reply, ...withHeader('x-robots-tag', 'noindex')(reply) }
    }
    expect(await smoke(hiddenReply, '--preview')).toMatchObject({ code: 0 })
    const { code, last } = await smoke(hiddenReply)
    expect(code).toBe(1)
    expect(last).toContain(`${paths.length} wrong`)
  })

  it.each<[string, string, (reply: Reply) => Partial<Reply>]>([
    [page, '500', () => ({ status: 500 })],
    [page, 'not there yet', () => ({ status: 530 })],
    [page, 'challenged by bot protection', withHeader('cf-mitigated', 'challenge')],
    [page, 'not there yet', withHeader('etag', '')],
    ['/assets/no-such.js', 'text/html', withHeader('content-type', 'text/html')],
    ['/no-such-page', 'cache-control', withHeader('cache-control', 'public')],
    [redirect.path, 'location', withHeader('location', '/')],
    [redirect.path, '200', () => ({ status: 200 })],
    ['/robots.txt', 'text/html', withHeader('content-type', 'text/html')],
    [page, 'content-security-policy: none', withHeader('content-security-policy', '')],
    [page, 'strict-transport-security: max-age=0', withHeader('strict-transport-security', 'max-age=0')],
    ['/favicon.ico', 'x-content-type-options: none', withHeader('x-content-type-options', '')],
    [page, `${company.origin}${other}`, ({ body }) => ({ body: body.replaceAll(page, other) })],
    ['/', 'http://a.dev/b.js', withBody('<script src="http://a.dev/b.js"></script>')],
    ['/', 'http://a.dev/c.svg', withBody('<p style="background:url(http://a.dev/c.svg)"></p>')],
    [page, 'noindex', withBody('<meta name="robots" content="noindex">')],
  ])('finds what is wrong with %s: %s', async (path, found, change) => {
    const probe = probesOf(false).find((each) => each.path === path) as Probe
    const reply = await goodReply(path)
    const { status, headers, body } = { ...reply, ...change(reply) }
    const faults = judge(probe, { status, headers: new Headers(headers) }, body, build)
    expect(faults.map((fault) => fault.join(': '))).toEqual([expect.stringContaining(found)])
  })

  it('does not wait for ever for an answer', async () => {
    const { code, output } = await smoke((path) => (path === page ? undefined : goodReply(path)))
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`\\| ${page} +\\| not there yet \\| .*timeout`))
  })
})
