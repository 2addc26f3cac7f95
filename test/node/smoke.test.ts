import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { judge, type Probe, probesOf } from '../../scripts/release/judge.ts'
import { company } from '../../src/content/company.ts'
import { isPath, paths } from '../../src/routes.ts'
import { listen } from './listen.ts'
import { run } from './run.ts'

const repository = join(import.meta.dirname, '../..')

interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

const build = 'aBcDeFgHiJ'

const files: Record<string, string> = {
  '/sitemap.xml': 'application/xml',
  '/robots.txt': 'text/plain',
  '/favicon.ico': 'image/x-icon',
  '/assets/a-1.css': 'text/css',
  '/assets/b-2.js': 'text/javascript',
  '/assets/c-3.woff2': 'font/woff2',
}

/** What a site in good order says to a path. */
function goodReply(path: string): Reply {
  const headers = {
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    ...(path.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
  }
  const type = files[path]
  if (type)
    return { status: 200, headers: { ...headers, 'content-type': type }, body: 'url(/assets/c-3.woff2)' }
  if (path.startsWith('/assets/')) {
    const missing = { ...headers, 'content-type': 'text/plain', 'cache-control': 'no-store' }
    return { status: 404, headers: missing, body: 'There is no such file.' }
  }
  if (path.endsWith('/') && path !== '/') {
    return { status: 308, headers: { ...headers, location: path.slice(0, -1) }, body: '' }
  }
  const html = {
    ...headers,
    etag: `W/"${build}-production${path}"`,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  }
  if (!isPath(path)) {
    const missing = { ...html, 'cache-control': 'no-store' }
    return { status: 404, headers: missing, body: '<meta name="robots" content="noindex">' }
  }
  const canonical = `<link rel="canonical" href="${company.origin}${path === '/' ? '' : path}">`
  const assets = '<link rel="stylesheet" href="/assets/a-1.css"><script src="/assets/b-2.js"></script>'
  return { status: 200, headers: html, body: `${canonical}${assets}<a href="http://old.example/">old</a>` }
}

let server: Server | undefined

/** The smoke test's result for a site with these replies. */
async function smoke(replyTo: (path: string) => Reply | undefined, ...args: string[]) {
  server = createServer((request, response) => {
    const reply = replyTo(request.url ?? '')
    if (reply) response.writeHead(reply.status, reply.headers).end(reply.body)
  })
  const address = await listen(server)
  return run(repository, ['npm', 'run', 'smoke', '--', address, '--patience', '2', ...args])
}

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((closed) => server?.close(closed))
})

/** Two pages, whichever they are. */
const [page = '', other = ''] = paths.slice(-2)

/** The address that leads to another. */
const redirect = probesOf(false).find(({ location }) => location) as Probe

const withHeader = (name: string, value: string) => (reply: Reply) => ({
  headers: { ...reply.headers, [name]: value },
})
const withBody = (more: string) => (reply: Reply) => ({ body: reply.body + more })

describe('the smoke test', () => {
  it('finds nothing wrong with a site in good order', async () => {
    const { code, last } = await smoke(goodReply, '--build', build)
    expect(last).toMatch(new RegExp(`^${probesOf(false).length + 3} addresses of .+ asked, none wrong$`))
    expect(code).toBe(0)
  })

  it('expects previews to be kept out of search engines, and nothing else to be', async () => {
    const hiddenReply = (path: string) => {
      const reply = goodReply(path)
      return { ...reply, ...withHeader('x-robots-tag', 'noindex')(reply) }
    }
    expect(await smoke(hiddenReply, '--preview')).toMatchObject({ code: 0 })
    const { code, last } = await smoke(hiddenReply)
    expect(code).toBe(1)
    expect(last).toContain(`${paths.length} wrong`)
  })

  it('waits for a version that is not everywhere yet, and for no longer than it is told to', async () => {
    let asked = 0
    const late = (path: string) => {
      asked += 1
      const reply = goodReply(path)
      return asked < 9 ? { ...reply, ...withHeader('etag', 'W/"before-production/"')(reply) } : reply
    }
    expect(await smoke(late, '--build', build)).toMatchObject({ code: 0 })
    const { code, output } = await smoke(goodReply, '--build', 'another')
    expect(code).toBe(1)
    expect(output).toMatch(/\| \/ +\| not there yet \| tag .+, not of build another/)
  })

  it('asks once more for what is wrong', async () => {
    const seen = new Set<string>()
    const once = (path: string) => {
      const reply = seen.has(path) ? goodReply(path) : { ...goodReply(path), status: 500 }
      seen.add(path)
      return reply
    }
    expect(await smoke(once)).toMatchObject({ code: 0 })
  })

  it.each<[string, string, (reply: Reply) => Partial<Reply>]>([
    [page, '500', () => ({ status: 500 })],
    [page, 'not there yet', () => ({ status: 530 })],
    [page, 'challenged by bot protection', withHeader('cf-mitigated', 'challenge')],
    [page, 'not there yet', withHeader('etag', '')],
    ['/assets/there-is-no-such-file.js', 'text/html', withHeader('content-type', 'text/html')],
    ['/there-is-no-such-page', 'cache-control', withHeader('cache-control', 'public')],
    [redirect.path, 'location', withHeader('location', '/')],
    ['/there-is-no-such-page', '200', () => ({ status: 200 })],
    ['/robots.txt', 'text/html', withHeader('content-type', 'text/html')],
    [page, 'no content-security-policy', withHeader('content-security-policy', '')],
    [page, 'no strict-transport-security', withHeader('strict-transport-security', 'max-age=0')],
    ['/favicon.ico', 'no x-content-type-options', withHeader('x-content-type-options', '')],
    [page, `${company.origin}${other}`, () => ({ body: goodReply(other).body })],
    ['/', 'http://a.dev/b.js', withBody('<script src="http://a.dev/b.js"></script>')],
    ['/', 'http://a.dev/c.svg', withBody('<p style="background:url(http://a.dev/c.svg)"></p>')],
    [page, 'noindex', withBody('<meta name="robots" content="noindex">')],
  ])('finds what is wrong with %s: %s', (path, found, change) => {
    const wrong = probesOf(false).flatMap((probe) => {
      const reply = goodReply(probe.path)
      const { status, headers, body } = { ...reply, ...(probe.path === path && change(reply)) }
      return judge(probe, { status, headers: new Headers(headers) }, body, build)
    })
    expect(wrong.map((fault) => fault.join(': '))).toEqual([expect.stringContaining(found)])
  })

  it('does not wait for ever for an answer', async () => {
    const { code, output } = await smoke((path) => (path === page ? undefined : goodReply(path)))
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`\\| ${page} +\\| not there yet \\| .*timeout`))
  })

  it('says so when nobody answers', async () => {
    const nobody = ['http://127.0.0.1:1', '--patience', '1']
    const { code, output } = await run(repository, ['npm', 'run', 'smoke', '--', ...nobody])
    expect(code).toBe(1)
    expect(output).toMatch(/\| \/ +\| not there yet \|/)
  })
})
