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
  app.get('/missing', (c) => c.text(`${++renders}`, 404))
  app.all('*', (c) => c.html(`${++renders}`.padEnd(100, '.')))
  return async (path: string, method = 'GET') => Number.parseInt((await ask(app, path, { method })).body, 10)
}

describe('cached pages', () => {
  it.each([
    ['status other than 200', '/missing', 'GET'],
    ['method that could change something', '/a', 'POST'],
    ['request without a key', '/other', 'GET'],
  ])('are not those of a %s', async (_, path, method) => {
    const get = counting()
    await get('/a')
    expect(await get(path, method)).toBe(2)
    expect(await get(path, method)).toBe(3)
  })

  it('start again when they would outgrow the limit together', async () => {
    const get = counting(250)
    for (const path of ['/a', '/b', '/a', '/b']) await get(path)
    expect(await get('/c')).toBe(3)
    expect(await get('/c')).toBe(3)
    expect(await get('/a')).toBe(4)
  })
})
