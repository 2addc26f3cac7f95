import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { readQuery } from '../../src/middleware/read-query.ts'

it.each([
  ['/list?sort=age', '?sort=age', 1],
  ['/list', '', 1],
  ['/other?sort=age', '', 0],
])('what the page at %s reads is “%s”, and it is read once', async (address, expected, times) => {
  const read = vi.fn((url: string) => new URL(url).search)
  const app = new Hono()
  app.get(
    '*',
    readQuery((path) => (path === '/list' ? read : undefined)),
    (c) => c.text(c.var.query),
  )
  expect(await (await app.request(address)).text()).toBe(expected)
  expect(read).toHaveBeenCalledTimes(times)
})
