import { parse } from 'node-html-parser'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from '../src/app.tsx'
import { studiesByPath } from '../src/content/case-studies.ts'
import { notFound } from '../src/content/error-pages.ts'
import { options } from '../src/content/portfolio-filter.ts'
import { pages } from '../src/pages.tsx'
import { ask } from './ask.ts'
import { everyPage, get, textOf } from './site.ts'

const [study = ''] = Object.keys(studiesByPath)

it.each(['/nope', '/%6Eope', '/case-studies/nope', '/services', '/assets', '/nope.md'])(
  '%s shows the not-found page',
  async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(404)
    const root = parse(body)
    expect(textOf(root.querySelector('h1'))).toBe(notFound.heading)
    expect(root.querySelector('main a[href="/"]')?.text).toBe(notFound.home)
    const forOthers = 'link[rel=canonical], meta[property], meta[name^=twitter], script[type*=json]'
    expect(root.querySelectorAll(forOthers)).toEqual([])
  },
)

it.each([
  ['/%63ontact/?a=%62', '/contact?a=%62'],
  [study.replace('-', '%2D'), study],
  ['/robots%2Etxt', '/robots.txt'],
  ['/robots.txt/?a', '/robots.txt?a'],
])('%s redirects to %s', async (path, target) => {
  // Puts the page into the cache.
  expect((await get(target)).status).toBe(200)
  const { status, headers } = await get(path)
  expect([status, headers.get('Location')]).toEqual([308, target])
})

it.each(everyPage)('$path is sent once to each visitor, and has one address', async ({ path, headers }) => {
  const tag = headers.get('ETag') ?? ''
  expect(tag).toMatch(/^W\/"[\x21\x23-\x7e]+"$/)
  // Browsers ask each time, and Cloudflare's cache keeps the answer until the next release.
  expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  expect(headers.get('Cloudflare-CDN-Cache-Control')).toBe('public, max-age=31536000')
  expect(headers.get('Vary')).toBeNull()
  for (const sent of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const again = await get(path, { headers: { 'If-None-Match': sent } })
    expect([again.status, again.headers.get('ETag'), again.body], sent).toEqual([304, tag, ''])
  }
  if (path !== '/') expect((await get(`${path}/?a=1`)).headers.get('Location')).toBe(`${path}?a=1`)
})

describe('the cache', () => {
  const query = vi.fn(pages['/portfolio'].query)
  const render = vi.fn(pages['/portfolio'].render)
  const withSpies = { ...pages, '/portfolio': { ...pages['/portfolio'], query, render } }

  it('is not needed for a page that the visitor has, which is not rendered', async () => {
    const app = createApp(withSpies)
    const init = { headers: { 'If-None-Match': '*' } }
    const cold = await ask(app, '/portfolio', init)
    expect(cold.status).toBe(304)
    expect(render).not.toHaveBeenCalled()
    const { headers } = await ask(app, '/portfolio')
    expect(await ask(app, '/portfolio', init)).toEqual(cold)
    headers.delete('Content-Type')
    expect(cold.headers).toEqual(headers)
  })

  it('has one page for each category and industry, and one for all other queries', async () => {
    const app = createApp(withSpies)
    const [first = '', second = ''] = Object.values(options).map((each) => each.at(-1)?.query)
    const unknown = ['category=__proto__', 'category=%ff', first.toUpperCase(), 'utm_source=x', 'industry=x']
    const others = ['', ...unknown, `${first}&${second}`, `category=&${first}`]
    const tags: (string | null)[] = []
    for (const query of [...others, first, second]) {
      tags.push((await ask(app, `/portfolio?${query}`)).headers.get('ETag'))
    }
    expect(new Set(tags.slice(0, others.length)).size).toBe(1)
    expect(new Set(tags).size).toBe(3)
    expect(render).toHaveBeenCalledTimes(3)
    expect(query).toHaveBeenCalledTimes(tags.length)
  })

  it('has one not-found page', async () => {
    // Rendered again, the page would show the notice of the other environment.
    const app = createApp(pages)
    const first = await ask(app, '/nope', {}, { APP_ENV: 'preview' })
    expect(await ask(app, '/nowhere', {}, { APP_ENV: 'demo' })).toEqual(first)
  })
})
