import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { cachePages } from '../../src/middleware/cache-pages.ts'
import { ask } from '../ask.ts'

it('the cache starts again when its pages would exceed the limit together', async () => {
  const app = new Hono()
  let renders = 0
  app.get(
    '*',
    cachePages((c) => c.req.path, 250),
  )
  // Each page is 100 bytes long and begins with the number of renderings so far.
  app.get('*', (c) => c.html(`${++renders}`.padEnd(100, '.')))
  const pages: number[] = []
  for (const path of ['/a', '/b', '/a', '/c', '/c', '/a']) {
    pages.push(Number.parseInt((await ask(app, path)).body, 10))
  }
  expect(pages).toEqual([1, 2, 1, 3, 3, 4])
})
