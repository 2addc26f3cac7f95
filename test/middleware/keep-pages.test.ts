import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { keepPages } from '../../src/middleware/keep-pages.ts'

/** An app whose pages are 100 bytes long and count how often they are rendered. */
function counting(limit: number) {
  const renders: string[] = []
  const app = new Hono()
  app.use(keepPages({ keyOf: (c) => c.req.path, limit }))
  app.get('/broken', (c) => {
    renders.push('/broken')
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('half a page'))
        controller.error(new Error('snapped'))
      },
    })
    return c.body(stream)
  })
  app.get('/missing', (c) => {
    renders.push('/missing')
    return c.text('not here', 404)
  })
  app.get('*', (c) => {
    renders.push(c.req.path)
    return c.html(c.req.path.padEnd(100, '.'))
  })

  async function ask(path: string): Promise<string> {
    const context = createExecutionContext()
    const response = await app.fetch(new Request(`https://www.example.com${path}`), {}, context)
    const text = await response.text().catch(() => 'broke off')
    await waitOnExecutionContext(context)
    return text
  }

  return { ask, renders }
}

describe('kept pages', () => {
  it('are rendered once and sent again as they were', async () => {
    const { ask, renders } = counting(1000)
    const first = await ask('/a')
    expect(await ask('/a')).toBe(first)
    expect(renders).toEqual(['/a'])
  })

  it('make room for others, the least recently used first', async () => {
    const { ask, renders } = counting(250)
    await ask('/a')
    await ask('/b')
    await ask('/a')
    await ask('/c')
    expect(renders).toEqual(['/a', '/b', '/c'])
    await ask('/a')
    expect(renders).toEqual(['/a', '/b', '/c'])
    await ask('/b')
    expect(renders).toEqual(['/a', '/b', '/c', '/b'])
  })

  it('are never larger together than the limit', async () => {
    const { ask, renders } = counting(50)
    await ask('/a')
    await ask('/a')
    expect(renders).toEqual(['/a', '/a'])
  })

  it.each(['/broken', '/missing'])('leave out %s', async (path) => {
    const { ask, renders } = counting(1000)
    await ask(path)
    await ask(path)
    expect(renders).toEqual([path, path])
  })
})
