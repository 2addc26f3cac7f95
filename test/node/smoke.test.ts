import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { judge, probesOf } from '../../scripts/smoke.ts'
import { company } from '../../src/content/company.ts'
import { isPath, paths } from '../../src/routes.ts'
import { run } from './run.ts'

const repository = join(import.meta.dirname, '../..')

interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

/** What a site in good order says to a path. */
function goodReply(path: string): Reply {
  const headers = {
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  }
  const file = (type: string) => ({ status: 200, headers: { ...headers, 'content-type': type }, body: '' })
  if (path === '/sitemap.xml') return file('application/xml')
  if (path === '/robots.txt') return file('text/plain')
  if (path === '/favicon.ico') return file('image/x-icon')
  const html = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  }
  return isPath(path)
    ? {
        status: 200,
        headers: html,
        body: `<link rel="canonical" href="${company.origin}${path === '/' ? '' : path}"><a href="http://old.example/">old</a>`,
      }
    : { status: 404, headers: html, body: '<meta name="robots" content="noindex">' }
}

let server: Server | undefined

/** The smoke test's result for a site with these replies. */
async function smoke(replyTo: (path: string) => Reply, ...args: string[]) {
  server = createServer((request, response) => {
    const { status, headers, body } = replyTo(request.url ?? '')
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return run(repository, ['npm', 'run', 'smoke', '--', address, ...args])
}

afterEach(() => new Promise((closed) => server?.close(closed)))

/** Lines of the table that are about addresses in order, or not. */
const lines = (mark: string, output: string) =>
  output.split('\n').filter((line) => line.startsWith(`| ${mark}`))

const withHeader = (name: string, value: string) => (reply: Reply) => ({
  headers: { ...reply.headers, [name]: value },
})
const withBody = (more: string) => (reply: Reply) => ({ body: reply.body + more })

describe('the smoke test', () => {
  it('finds nothing wrong with a site in good order', async () => {
    const { code, output } = await smoke(goodReply)
    expect(lines('✗', output)).toEqual([])
    expect(lines('✓', output)).toHaveLength(paths.length + 4)
    expect(code).toBe(0)
  })

  it('expects previews to be kept out of search engines, and nothing else to be', async () => {
    const hiddenReply = (path: string) => {
      const reply = goodReply(path)
      return { ...reply, ...withHeader('x-robots-tag', 'noindex')(reply) }
    }
    expect(await smoke(hiddenReply, '--preview')).toMatchObject({ code: 0 })
    const { code, output } = await smoke(hiddenReply)
    expect(code).toBe(1)
    expect(lines('✗', output)).toHaveLength(paths.length)
  })

  it.each<[string, string, (reply: Reply) => Partial<Reply>]>([
    ['/about', '500', () => ({ status: 500 })],
    ['/there-is-no-such-page', '200', () => ({ status: 200 })],
    ['/robots.txt', 'text/html', withHeader('content-type', 'text/html')],
    ['/terms', 'no content-security-policy', withHeader('content-security-policy', '')],
    ['/terms', 'no strict-transport-security', withHeader('strict-transport-security', 'max-age=0')],
    ['/favicon.ico', 'no x-content-type-options', withHeader('x-content-type-options', '')],
    ['/contact', `${company.origin}/about`, () => ({ body: goodReply('/about').body })],
    ['/', 'http://a.dev/b.js', withBody('<script src="http://a.dev/b.js"></script>')],
    ['/', 'http://a.dev/c.svg', withBody('<p style="background:url(http://a.dev/c.svg)"></p>')],
    ['/privacy', 'noindex', withBody('<meta name="robots" content="noindex">')],
  ])('finds what is wrong with %s: %s', (path, found, change) => {
    const wrong = probesOf(false).flatMap((probe) => {
      const reply = goodReply(probe.path)
      const { status, headers, body } = { ...reply, ...(probe.path === path && change(reply)) }
      return judge(probe, { status, headers: new Headers(headers) }, body)
    })
    expect(wrong).toEqual([expect.stringContaining(found)])
  })

  it('says so when nobody answers', async () => {
    const { code, output } = await run(repository, ['npm', 'run', 'smoke', '--', 'http://127.0.0.1:1'])
    expect(code).toBe(1)
    expect(lines('✗', output)).toHaveLength(paths.length + 4)
  })
})
