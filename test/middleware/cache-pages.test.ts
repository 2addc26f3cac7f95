import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { cachePages } from '../../src/middleware/cache-pages.ts'

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
