import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { cachePages } from '../../src/middleware/cache-pages.ts'
import { ask } from '../ask.ts'

/** An app whose pages are 100 bytes long and say how often the app has rendered. */
function counting(limit?: number) {
  const app = new Hono()
  let renders = 0
  app.get(
    '*',
    cachePages((c) => (c.req.path === '/other' ? undefined : c.req.path), limit),
  )
  app.use(async (c, next) => {
    await next()
    c.header('X-Later', 'yes')
  })
  app.get('/missing', (c) => c.text(`${++renders}`, 404))
  app.all('*', (c) => c.html(`${++renders}`.padEnd(100, '.')))
  return async (path: string, method = 'GET') => {
    const { status, headers, body } = await ask(app, path, { method })
    return { status, headers: [...headers], body, render: Number.parseInt(body, 10) }
  }
}

describe('cached pages', () => {
  it('are rendered once and sent again as they were, with all headers', async () => {
    const get = counting()
    const first = await get('/a')
    expect(first.headers).toContainEqual(['x-later', 'yes'])
    expect(await get('/a')).toEqual(first)
    expect((await get('/b')).render).toBe(2)
  })

  it('answer HEAD with the same headers', async () => {
    const get = counting()
    const head = await get('/a', 'HEAD')
    const { headers, render } = await get('/a')
    expect(render).toBe(1)
    expect(head).toMatchObject({ headers, body: '' })
  })

  it.each([
    ['status other than 200', '/missing', 'GET'],
    ['method that could change something', '/a', 'POST'],
    ['request without a key', '/other', 'GET'],
  ])('are not those of a %s', async (_, path, method) => {
    const get = counting()
    await get('/a')
    expect((await get(path, method)).render).toBe(2)
    expect((await get(path, method)).render).toBe(3)
  })

  it('start again when they would outgrow the limit together', async () => {
    const get = counting(250)
    for (const path of ['/a', '/b', '/a', '/b']) await get(path)
    expect((await get('/c')).render).toBe(3)
    expect((await get('/c')).render).toBe(3)
    expect((await get('/a')).render).toBe(4)
  })
})
