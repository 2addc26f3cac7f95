import { extname } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { smoke } from '../../scripts/smoke.ts'
import { company } from '../../src/content/company.ts'
import { canonical, isPath, markdownAddress, paths, routes, socialPicture } from '../../src/routes.ts'
import { securityHeaders } from '../../src/security-headers.ts'
import { run } from './run.ts'

const site = company.origin

/** The types of files by the ending of their addresses. */
const types: Record<string, string> = {
  '.css': 'text/css',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.md': 'text/markdown',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** The texts of a small site with the addresses of this one. */
const texts = new Map([
  ['/assets/a-1.css', 'a { src: url(/assets/c-3.woff2) }'],
  ['/assets/b-2.js', 'import{a}from"./d-4.js";a("<script>",()=>import(`./e-5.js`))'],
  ['/sitemap.xml', paths.map((path) => `<loc>${canonical(path)}</loc>`).join('')],
])
for (const path of paths) {
  const main = '<main><h1>A heading</h1><p>Some text</p></main></html>'
  const files =
    '<link href="/favicon.ico"><link href="/assets/a-1.css"><script type="module" src="/assets/b-2.js"></script>'
  const own = `<link rel="canonical" href="${canonical(path)}"/><meta content="${site}${socialPicture(path)}">`
  texts.set(path, `<head><title>${routes[path].title}</title>${own}${files}${main}`)
  texts.set(markdownAddress(path), `---\ncanonical: ${canonical(path)}\n---`)
}

interface Change {
  status?: number
  headers?: Record<string, string>
  text?: (right: string) => string
}

const last = paths.at(-1) ?? ''
/** What differs from the answers for other addresses. */
const usual: Record<string, Change> = {
  '/no-such-page': { status: 404, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } },
  [`${last}/`]: { status: 308, headers: { location: last } },
}

const { 'Content-Security-Policy': _, ...secure } = securityHeaders()

/** Puts the site in place of the network, and returns the spy of its requests. */
function serve(changeOf: (path: string) => Change | false) {
  const answer = vi.fn(async ({ pathname: path }: URL, _init: RequestInit) => {
    const change = { text: (right: string) => right, ...usual[path], ...changeOf(path) }
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'content-type': types[extname(path)] ?? 'text/html',
      etag: `W/"0a1b2c3d-production${path}?"`,
      ...secure,
      ...usual[path]?.headers,
      ...change.headers,
    }
    const text = texts.get(path) ?? '<main><p>Not found</p></main></html>'
    return new Response(change.text(text), { status: change.status ?? 200, headers })
  })
  vi.stubGlobal('fetch', answer)
  return answer
}

async function reportOf(options: object = {}): Promise<string> {
  const { report } = await smoke({ site, ...options })
  return report.replaceAll(/ +/g, ' ')
}

beforeEach(() => vi.stubEnv('PATIENCE', '0.1'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const page = '/contact'
const replaced = (text: string | RegExp, by: string): Change => ({ text: (right) => right.replace(text, by) })
const added = (text: string) => replaced('<main>', `${text}<main>`)
const main = (content: string) => replaced(/<p>.*<\/p>/, content)

it.each<[path: string, fault: string, Change, options?: { build?: string; preview?: true; live?: true }]>([
  ['/sitemap.xml', 'not there yet | status: 530', { status: 530 }],
  ['/sitemap.xml', 'not there yet | build: 0a1b2c3d, wanted: 4e5f', {}, { build: '4e5f' }],
  ['/sitemap.xml', 'wrong | pages: 0', { text: () => '' }],
  ['/sitemap.xml', 'wrong | pages: 0', { text: () => '' }, { live: true }],
  [page, 'not there yet | build: none', { headers: { etag: '' } }],
  [page, 'not there yet | build: 4e5f', { headers: { etag: 'W/"4e5f-production/contact?"' } }],
  [page, 'challenged by bot protection | status: 200', { headers: { 'cf-mitigated': 'challenge' } }],
  [page, 'wrong | status: 500', { status: 500 }],
  [page, 'wrong | content-security-policy: none', { headers: { 'content-security-policy': '' } }],
  [page, 'wrong | strict-transport-security: none', { headers: { 'Strict-Transport-Security': '' } }],
  [page, 'wrong | indexing: noindex', { headers: { 'x-robots-tag': 'noindex' } }],
  [page, 'wrong | indexing: noindex', added('<meta name="robots" content="noindex">')],
  ['/', 'wrong | indexing: index', {}, { preview: true }],
  [page, `wrong | canonical: ${site}${page} and /`, added('<link rel="canonical" href="/">')],
  [page, 'wrong | canonical: /', replaced(canonical(page), '/'), { live: true }],
  [page, `wrong | title: ${routes[page].title} and Another`, added('<title>Another</title>')],
  [page, 'wrong | main: none', main('')],
  [page, 'wrong | end: ', replaced('</html>', '')],
  [markdownAddress(page), 'wrong | status: 404', { status: 404 }],
  [markdownAddress(page), 'wrong | canonical: /', replaced(canonical(page), '/')],
  [socialPicture(page), 'wrong | status: 404', { status: 404 }],
  ['/favicon.ico', 'wrong | x-content-type-options: none', { headers: { 'X-Content-Type-Options': '' } }],
  ['/assets/a-1.css', 'wrong | cache-control: none', { headers: { 'cache-control': '' } }],
  ['/assets/b-2.js', 'wrong | content-type: text/html', { headers: { 'content-type': 'text/html' } }],
  ['/assets/c-3.woff2', 'wrong | status: 404', { status: 404 }],
  ['/assets/d-4.js', 'wrong | status: 404', { status: 404 }],
  ['/assets/e-5.js', 'wrong | status: 404', { status: 404 }],
  [page, 'wrong | zone: Email Address Obfuscation', added('<a href="/cdn-cgi/l/email-protection#0a">a</a>')],
  [page, 'wrong | zone: Rocket Loader, an added script', replaced('"module"', '"0a1b-module"')],
  [
    page,
    'wrong | zone: Web Analytics',
    added('<script src="https://static.cloudflareinsights.com/beacon.min.js">'),
  ],
  [
    page,
    'wrong | zone: JavaScript Detections',
    added("<script>a.src='/cdn-cgi/challenge-platform/a.js'</script>"),
  ],
  [page, 'wrong | zone: an added script', added('<script src="/a.js"></script>')],
  [page, 'wrong | zone: Network Error Logging', { headers: { nel: '{}' } }],
  [page, 'wrong | zone: HTML in another form', replaced('</h1>', '</h1>\n')],
  [page, 'wrong | zone: HTML in another form', replaced('"/>', '">')],
  [
    page,
    'wrong | strict-transport-security: max-age=1',
    { headers: { 'Strict-Transport-Security': 'max-age=1' } },
  ],
  [page, 'wrong | referrer-policy: none', { headers: { 'Referrer-Policy': '' } }],
  ['/robots.txt', 'wrong | zone: Managed robots.txt', { text: () => '# BEGIN Cloudflare Managed content' }],
  ['/no-such-page', 'wrong | cache-control: public', { headers: { 'cache-control': 'public' } }],
  [`${last}/`, 'wrong | location: /', { headers: { location: '/' } }],
])('reports of %s: %s', async (path, fault, change, options) => {
  serve((each) => each === path && change)
  const report = await reportOf(options)
  expect(report).toContain(`| ${path} | ${fault}`)
  expect(report).toContain(`asked, ${options?.preview ? paths.length : 1} wrong`)
})

function withoutPage(path: string): Change | false {
  if (path === '/sitemap.xml') return replaced(`<loc>${canonical(page)}</loc>`, '')
  return path === page && { status: 404 }
}

function afterThreePages(path: string): Change | false {
  if (path === `${paths[2]}/`) return { status: 308, headers: { location: `${paths[2]}` } }
  return isPath(path) && paths.indexOf(path) > 2 && { status: 500 }
}

it.each<[string, (path: string) => Change | false, object?]>([
  ['a page of one picture', (path) => path === page && main('<img src="/a.svg" alt="A picture">')],
  ['a page of one drawing', (path) => path === page && main('<svg role="img"></svg>')],
  ['a preview', (path) => isPath(path) && { headers: { 'x-robots-tag': 'noindex' } }, { preview: true }],
  [
    'a script that the policy allows',
    () => ({
      headers: { 'content-security-policy': 'script-src https://static.cloudflareinsights.com' },
      ...added('<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>'),
    }),
  ],
  [
    'a live site that has other headers',
    () => ({ headers: { 'Referrer-Policy': 'no-referrer' } }),
    { live: true },
  ],
  ['a live site that has other titles', () => replaced('<title>', '<title>Older'), { live: true }],
  ['a live site that has fewer pages', withoutPage, { live: true }],
  ['three pages, when the fourth is wrong', afterThreePages, { pages: 3 }],
])('finds nothing wrong with %s', async (_, changeOf, options) => {
  serve(changeOf)
  expect(await reportOf(options)).toMatch(/^\d+ addresses of .* asked, none wrong/)
})

it('waits until the version is there, asks again after a wrong answer, and sends its headers', async () => {
  // The clock stands still, so that the time is not over on a slow machine before the version is there.
  vi.setSystemTime(Date.now())
  const headers = { 'Cloudflare-Workers-Version-Overrides': 'site="1"' }
  let early = 3
  let wrong = 1
  const requests = serve((path) => {
    if (early-- > 0) return { status: 530 }
    return path === page && wrong-- > 0 && { status: 500 }
  })
  expect(await reportOf({ headers })).toContain('none wrong')
  expect(requests.mock.calls.filter(([, init]) => init.headers !== headers)).toEqual([])
})

it('stops waiting for an answer that never comes', async () => {
  const silent = (_: URL, { signal }: RequestInit) =>
    new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  vi.stubGlobal('fetch', silent)
  expect(await reportOf({ timeout: 10 })).toMatch(/\| \/sitemap.xml \| not there yet \| TimeoutError/)
})

it.each([
  [-1, true],
  [29, true],
  [31, false],
])('%i days before security.txt expires, it warns: %s', async (days, warns) => {
  vi.setSystemTime(Date.parse(company.securityTxtExpires) - days * 86_400_000)
  serve(() => false)
  expect((await reportOf()).includes('\nsecurity.txt expires')).toBe(warns)
})

it('the command fails for a site that does not answer', async () => {
  const command = ['node', 'scripts/smoke.ts', 'http://127.0.0.1:1']
  const { code, output } = await run('.', command, { PATIENCE: '0.1' })
  expect([code, output]).toEqual([1, expect.stringContaining('1 wrong')])
})
