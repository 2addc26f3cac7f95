import { createExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { brokenOff } from '../../src/layout/plain.ts'
import { endWhole } from '../../src/middleware/end-whole.ts'
import { keepPages } from '../../src/middleware/keep-pages.ts'
import { ask } from '../ask.ts'
import { textOf } from '../site.ts'

/** An app whose page breaks off after these pieces, the first time that it is asked for. */
function breaking(pieces: readonly string[]) {
  const errors: Error[] = []
  let asked = 0
  const app = new Hono()
  app.use(keepPages({ keyOf: (c) => c.req.path }))
  app.get('/', (c) => {
    const rest = [...pieces]
    const broken = asked++ === 0
    const document = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = rest.shift()
        if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece))
        else if (broken) controller.error(new Error('snapped'))
        else controller.close()
      },
    })
    const onBreak = (error: Error) => {
      c.error = error
      errors.push(error)
    }
    return c.body(endWhole(document, { ending: brokenOff, onBreak }))
  })
  return { app, errors }
}

describe('a page that breaks off on its way', () => {
  it.each([
    ['before its first byte', []],
    ['in its text', ['<!DOCTYPE html><html><body>', '<main><p>Half a sen']],
    ['in a tag', ['<!DOCTYPE html><html><body><main><a hr']],
    ['in an attribute', ['<!DOCTYPE html><html><body><main><a href="/ab']],
    ['in its stylesheet', ['<!DOCTYPE html><html><head><style>.a { color: r']],
    ['in its title', ['<!DOCTYPE html><html><head><title>Abo']],
    ['in a closed menu', ['<!DOCTYPE html><html><body><header><div popover="auto"><ul><li>Ab']],
  ])('%s ends with a note and a way home', async (_, pieces) => {
    const { app, errors } = breaking(pieces)
    const { body } = await ask(app, '/')
    expect(body.startsWith(pieces.join(''))).toBe(true)
    expect(body).toMatch(/<\/html>$/)
    expect(body.slice(pieces.join('').length)).toContain('<a href="/">Return to Home</a>')
    expect(errors).toEqual([new Error('snapped')])
  })

  it('is not kept, and the next visitor gets it whole', async () => {
    const { app, errors } = breaking(['<!DOCTYPE html><html><body>whole</body></html>'])
    await ask(app, '/')
    for (const _ of ['rendered', 'kept']) {
      expect((await ask(app, '/')).body).toBe('<!DOCTYPE html><html><body>whole</body></html>')
    }
    expect(errors).toHaveLength(1)
  })

  it('is sent as far as it has come before it breaks', async () => {
    const { app } = breaking(['<p>first</p>', '<p>second</p>'])
    const request = new Request('https://www.example.com/')
    const response = await app.fetch(request, {}, createExecutionContext())
    const { value } = (await response.body?.getReader().read()) ?? {}
    expect(textOf(parse(new TextDecoder().decode(value)))).toBe('first')
  })
})
