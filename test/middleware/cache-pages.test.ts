import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { createApp } from '../../src/app.tsx'
import { notFound } from '../../src/content/error-pages.ts'
import { options } from '../../src/content/filter-options.ts'
import { cachePages } from '../../src/middleware/cache-pages.ts'
import { pages } from '../../src/pages.tsx'
import { ask } from '../ask.ts'
import { unread } from '../requests.ts'

it('hands a stream on before its end, and caches it only when it has ended', async () => {
  const app = new Hono()
  let page: ReadableStreamDefaultController<Uint8Array> | undefined
  const render = vi.fn((started: typeof page) => {
    page = started
    page?.enqueue(new TextEncoder().encode('begin'))
  })
  app.use(cachePages(({ req }) => req.path))
  app.get('*', (c) => c.body(new ReadableStream({ start: render })))
  const broken = (await app.request('/')).body?.getReader()
  expect(new TextDecoder().decode((await broken?.read())?.value)).toBe('begin')
  page?.error(new Error('The connection is lost.'))
  await expect(broken?.read()).rejects.toThrow('lost')

  const whole = await app.request('/')
  page?.close()
  expect(await whole.text()).toBe('begin')
  expect(await (await app.request('/')).text()).toBe('begin')
  expect(render).toHaveBeenCalledTimes(2)
})

it('has one portfolio for each filter, and one for all other queries', async () => {
  const render = vi.fn(pages['/portfolio'].render)
  const app = createApp({ ...pages, '/portfolio': { ...pages['/portfolio'], render } })
  await ask(app, '/portfolio', { headers: { 'If-None-Match': '*' } })
  expect(render, 'for a visitor who has the page').not.toHaveBeenCalled()
  const [first = '', second = ''] = Object.values(options).map((each) => each.at(-1)?.query)
  const others = ['', ...unread, first.toUpperCase(), `${first}&${second}`, `category=&${first}`]
  for (const asked of [...others, first, second])
    for (const method of ['HEAD', 'GET']) await ask(app, `/portfolio?${asked}`, { method })
  expect(render).toHaveBeenCalledTimes(3)
})

it('keeps one not-found page for all addresses of an environment', async () => {
  const app = createApp(pages)
  const first = await ask(app, '/nope', {}, { APP_ENV: 'preview' })
  const rendered = vi.spyOn(notFound, 'heading', 'get')
  expect(await ask(app, '/nowhere', {}, { APP_ENV: 'preview' })).toEqual(first)
  expect(rendered).not.toHaveBeenCalled()
  // The notices of environments differ.
  expect(await ask(app, '/nope', {}, { APP_ENV: 'demo' })).not.toEqual(first)
})
