import { parse } from 'node-html-parser'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from '../src/app.tsx'
import { studiesByPath, usedCategories } from '../src/content/case-studies.ts'
import { notFound } from '../src/content/error-pages.ts'
import { slugOf } from '../src/content/schema.ts'
import { pages } from '../src/pages.tsx'
import { paths } from '../src/routes.ts'
import { ask } from './ask.ts'
import { get, textOf } from './site.ts'

const categories = usedCategories.slice(0, 2).map((category) => `?category=${slugOf(category)}`)

it.each(['/nope', '/%6Eope', '/Contact', '/case-studies/nope', '/services', '/index.html', '/nope.md'])(
  'an unknown address: %s shows the not-found page',
  async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(404)
    const root = parse(body)
    expect(textOf(root.querySelector('h1'))).toBe(notFound.heading)
    expect(root.querySelector('main a[href="/"]')?.text).toBe(notFound.home)
  },
)

it.each(['GET', 'HEAD'])('a missing file is answered to %s in a line of text, unlogged', async (method) => {
  const warn = vi.spyOn(console, 'warn')
  const app = createApp(pages)
  for (const path of ['/assets/main-AbC123.js', '/assets/', '/assets/a/b.svg?c', '/%61ssets/d']) {
    const { status, headers, body } = await ask(app, path, { method })
    expect(status).toBe(404)
    expect(headers.get('Content-Type')).toBe('text/plain; charset=UTF-8')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(body).toBe(method === 'GET' ? notFound.file : '')
  }
  expect((await ask(app, '/assets/a.js', { method: 'POST' })).status).toBe(405)
  expect(warn).not.toHaveBeenCalled()
  expect((await ask(app, '/assets')).headers.get('Content-Type')).toMatch(/^text\/html/)
})

it.each(paths.filter((path) => path !== '/'))('%s/ goes to the address without the slash', async (path) => {
  const { status, headers } = await get(`${path}/?a=1&b=2`)
  expect(status).toBe(308)
  expect(headers.get('Location')).toBe(`${path}?a=1&b=2`)
})

const [study = ''] = Object.keys(studiesByPath)

it.each([
  ['/%63ontact', '/contact'],
  ['/%63ontact/?a=%62', '/contact?a=%62'],
  [study.replace('-', '%2D'), study],
  ['/robots%2Etxt', '/robots.txt'],
])('another spelling: %s goes to %s', async (path, target) => {
  const app = createApp(pages)
  // The page is in memory by then.
  expect((await ask(app, target)).status).toBe(200)
  const { status, headers } = await ask(app, path)
  expect(status).toBe(308)
  expect(headers.get('Location')).toBe(target)
})

describe('a visitor who comes again', () => {
  it.each(paths)('is answered 304 on %s without a body', async (path) => {
    const first = await get(path)
    const tag = first.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^W\/"[\x21\x23-\x7e]+"$/)
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    const again = await get(path, { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('ETag')).toBe(tag)
    expect(again.body).toBe('')
  })

  it('is recognised by a strong tag, in a list, and by the star', async () => {
    const tag = (await get('/contact')).headers.get('ETag') ?? ''
    for (const sent of [tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      expect((await get('/contact', { headers: { 'If-None-Match': sent } })).status, sent).toBe(304)
    }
  })
})

it('a page is the same whatever types a client accepts, so that a cache keeps one copy', async () => {
  const { headers, body } = await get('/contact', { headers: { Accept: 'text/markdown' } })
  expect(headers.get('Vary')).toBeNull()
  expect(body).toMatch(/^<!DOCTYPE html>/)
})

describe('the cache', () => {
  const portfolio = vi.fn(pages['/portfolio'])

  it('is not asked for what the visitor has: nothing is rendered', async () => {
    const app = createApp({ ...pages, '/portfolio': portfolio })
    const init = { headers: { 'If-None-Match': '*' } }
    const cold = await ask(app, '/portfolio', init)
    expect(cold.status).toBe(304)
    expect(portfolio).not.toHaveBeenCalled()
    const { headers } = await ask(app, '/portfolio')
    expect(await ask(app, '/portfolio', init)).toEqual(cold)
    headers.delete('Content-Type')
    expect(cold.headers).toEqual(headers)
  })

  it('has one page and tag for each category that there is, and one for all other queries', async () => {
    const app = createApp({ ...pages, '/portfolio': portfolio })
    const others = ['', '?category=nope', '?utm_source=x', categories.join('&').replace('&?', '&')]
    const tags: (string | null)[] = []
    for (const query of [...others, ...categories]) {
      tags.push((await ask(app, `/portfolio${query}`)).headers.get('ETag'))
    }
    expect(new Set(tags.slice(0, others.length)).size).toBe(1)
    expect(new Set(tags).size).toBe(1 + categories.length)
    expect(portfolio).toHaveBeenCalledTimes(1 + categories.length)
  })

  it('has one not-found page, drawn once', async () => {
    // A deployment never changes its environment. Here, its notice would tell a second drawing.
    const app = createApp(pages)
    const first = await ask(app, '/nope', {}, { APP_ENV: 'preview' })
    expect(first.status).toBe(404)
    expect(await ask(app, '/nowhere', {}, { APP_ENV: 'demo' })).toEqual(first)
  })
})
