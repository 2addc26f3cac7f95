import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { cachePages } from '../../src/middleware/cache-pages.ts'
import { ask } from '../ask.ts'

/** An app whose pages are 100 bytes long and begin with the number of renderings so far. */
function counting(limit?: number) {
  const app = new Hono()
  let renders = 0
  const keyOf = (path: string) => (path === '/other' ? undefined : path)
  app.get(
    '*',
    cachePages((c) => keyOf(c.req.path), limit),
  )
  app.get('/missing', (c) => c.text(`${++renders}`, 404))
  app.all('*', (c) => c.html(`${++renders}`.padEnd(100, '.')))
  return async (path: string, method = 'GET') => Number.parseInt((await ask(app, path, { method })).body, 10)
}

it.each([
  ['a page', '/a', 'GET', 1],
  ['no status other than 200', '/missing', 'GET', 2],
  ['no POST request', '/a', 'POST', 2],
  ['no request without a key', '/other', 'GET', 2],
])('caches %s', async (_, path, method, second) => {
  const get = counting()
  expect(await get(path, method)).toBe(1)
  expect(await get(path, method)).toBe(second)
})

it('starts again when the pages would exceed the limit together', async () => {
  const get = counting(250)
  const renders: number[] = []
  for (const path of ['/a', '/b', '/a', '/c', '/c', '/a']) renders.push(await get(path))
  expect(renders).toEqual([1, 2, 1, 3, 3, 4])
})
