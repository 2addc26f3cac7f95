import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { cachePages } from '../../src/middleware/cache-pages.ts'
import { ask } from '../ask.ts'

it('the cache starts again when its pages would exceed the limit together', async () => {
  const app = new Hono()
  let renders = 0
  app.use(cachePages(({ req }) => req.path, 250))
  // Each page is 100 bytes long and begins with the number of renderings so far.
  app.get('*', (c) => c.html(`${++renders}`.padEnd(100, '.')))
  const pages: number[] = []
  for (const path of ['/a', '/b', '/a', '/c', '/c', '/a']) {
    pages.push(Number.parseInt((await ask(app, path)).body, 10))
  }
  expect(pages).toEqual([1, 2, 1, 3, 3, 4])
})

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
