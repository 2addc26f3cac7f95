import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectedAnswers } from '../../build/expected-answers.ts'
import { headersOfFile } from '../../build/static-headers.ts'
import { answersPath } from '../../scripts/smoke/answers.ts'
import { type SmokeOptions, smoke } from '../../scripts/smoke.ts'
import { createApp } from '../../src/app.tsx'
import { company } from '../../src/content/company.ts'
import { pages } from '../../src/pages.tsx'
import { run } from './run.ts'

const site = company.origin
const app = createApp(pages)
const files = new Map([
  ['/about.md', '# About'],
  ['/assets/main-1.js', 'import("./react-2.js")'],
  ['/assets/site-1.css', 'a { color: red }'],
  ['/assets/text-1.woff2', 'glyphs'],
])
// Another app, because one keeps the not-found page of the environment that rendered it last.
const list = JSON.stringify(await expectedAnswers(createApp(pages), files))

type Right = { status: number; headers: object; body: string }
/** What a proxy changes of the answer to the nth request for a path. */
type Change = (right: Right, nth: number) => Partial<Right> | false

/** Puts the site in place of the network, behind a proxy, and returns the spy of its requests. */
function serve(wanted: RegExp | undefined, change: Change) {
  const requested: string[] = []
  const answerTo = vi.fn(async ({ pathname, search }: URL, _init: RequestInit) => {
    const path = pathname + search
    requested.push(path)
    const file = path === answersPath ? list : files.get(path)
    const answer = file
      ? new Response(file, { headers: headersOfFile(site + path, site) })
      : await app.fetch(new Request(site + path), { APP_ENV: 'production' })
    const { status } = answer
    const right = { status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
    const nth = requested.filter((each) => each === path).length
    const { body, ...init } = { ...right, ...(wanted?.test(path) && change(right, nth)) }
    return new Response(init.status === 308 ? null : body, init as ResponseInit)
  })
  vi.stubGlobal('fetch', answerTo)
  return answerTo
}

beforeEach(() => vi.stubEnv('PATIENCE', '0.1'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const same: Change = () => false
const failed: Change = () => ({ status: 500, body: 'An error' })
const once =
  (change: Change): Change =>
  (right, nth) =>
    nth === 1 && change(right, nth)
const replaced =
  (text: string | RegExp, by: string): Change =>
  ({ body }) => ({ body: body.replace(text, by) })
const header =
  (name: string, value: string): Change =>
  ({ headers }) => ({ headers: { ...headers, [name]: value } })

const page = /^\/contact$/
const policy = 'content-security-policy'

it.each<[fault: string, RegExp, Change, report: string | RegExp, Partial<SmokeOptions>?]>([
  ['pages and Markdown fail the first time', /^[^.]*$|\.md$/, once(failed), /none wrong, \d\d right/],
  ['a page of a release fails the first time', page, once(failed), 'right the second', { tolerance: 0 }],
  ['a script is cut off', /\.js$/, replaced(/\(.*/, ''), '/assets/main-1.js: expected `body: '],
  ['a page has another text', page, replaced(/<main.*<\/main>/s, '<main><h1>a'), /body: .* in `<main>`/],
  ['a page has no styles', page, replaced(/<link[^>]* rel="stylesheet"[^>]*>/g, ''), '`body: '],
  ['a page has another policy', page, header(policy, "default-src 'none'"), `found \`${policy}: default`],
  ['a page sets a cookie', page, header('set-cookie', 'a=b'), 'found `set-cookie: a=b`'],
  ['feeds are missing', /\/(security|llms)\.txt$/, () => ({ status: 404 }), '2 wrong'],
  ['a redirect leads elsewhere', /.\/$/, header('location', '/'), 'found `location: /`'],
  ['a missing page is found', /no-such/, () => ({ status: 200 }), 'found `status: 200`'],
  ['the environment is another one', page, same, /etag: W.* in `<main/, { environment: 'preview' }],
  ['the build is another one', page, same, /not there yet.*\n0 addresses/, { build: '0a1b2c3d4e5f' }],
])('fails when %s', async (_, wanted, change, expected, options) => {
  serve(wanted, change)
  const { isRight, report } = await smoke({ site, ...options })
  expect([isRight, report]).toEqual([false, expect.stringMatching(expected)])
})

it('waits until the build is there, and sends its headers with each request', async () => {
  // The clock stands still, so that the time is not over on a slow machine before the build is there.
  vi.setSystemTime(Date.now())
  const headers = { 'Cloudflare-Workers-Version-Overrides': 'site="1"' }
  const older = once((right) => ({ ...header('etag', 'W/"0a1b-"')(right, 1), status: 530 }))
  const requests = serve(/^\/(about|answers.json)$/, older)
  const { isRight, report } = await smoke({ site, headers, tolerance: 0 })
  expect([isRight, report]).toEqual([true, expect.stringMatching(/^\d\d .* none wrong, none right only/)])
  expect(requests.mock.calls.filter(([, init]) => init.headers !== headers)).toEqual([])
})

it.each([
  [29, true],
  [31, false],
])('%i days before security.txt expires, it warns: %s', async (days, warns) => {
  vi.setSystemTime(Date.parse(company.securityTxtExpires) - days * 86_400_000)
  serve(undefined, same)
  expect((await smoke({ site, pages: 1 })).report.includes('\nsecurity.txt expires')).toBe(warns)
})

it.each([
  [['--pages=abc'], 'abc'],
  [['http://127.0.0.1:1'], '1 wrong'],
])('the command %j fails, and says why', async (args, reason) => {
  const { code, output } = await run('.', ['node', 'scripts/smoke.ts', ...args], { PATIENCE: '0.1' })
  expect([code, output]).toEqual([1, expect.stringContaining(reason)])
})
