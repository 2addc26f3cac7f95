import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { environmentOf } from '../environment.ts'
import { Document, type DocumentProps } from '../layout/document.tsx'
import { brokenOff } from '../layout/plain.ts'
import { endWhole } from './end-whole.ts'

declare module 'hono' {
  interface ContextRenderer {
    // biome-ignore lint/style/useShorthandFunctionType: Hono declares an interface, to be merged into
    (content: ReactNode, props: Omit<DocumentProps, 'children' | 'environment'>): Promise<Response>
  }
}

/**
 * `c.render(page, head)` streams the whole document as React writes it, from the moment that nothing in it
 * can fail any more. That is at once, because nothing on the site suspends. Were something to suspend,
 * React would send it later inside an inline script, which the security policy forbids: so it is waited
 * for, and if it throws, the error handler can still choose the status.
 * @param onBreak is told when a document breaks off on its way all the same; `c.error` says so too
 * @throws whatever any part of the page throws; always an `Error`, which is all that Hono handles.
 */
export function renderer(onBreak: (error: Error, c: Context) => void) {
  return createMiddleware(async (c, next) => {
    c.setRenderer(async (content, props) => {
      const failures: unknown[] = []
      const page = (
        <Document {...props} environment={environmentOf(c.env)}>
          {content}
        </Document>
      )
      const stream = await renderToReadableStream(page, {
        onError: (error) => void failures.push(error),
      })
      await stream.allReady
      if (failures.length > 0) {
        await stream.cancel()
        throw failures[0]
      }
      const document = endWhole(stream, {
        ending: brokenOff,
        onBreak(error) {
          c.error = error
          onBreak(error, c)
        },
      })
      return c.body(document, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    })
    try {
      await next()
    } catch (thrown) {
      throw thrown instanceof Error ? thrown : new Error(String(thrown))
    }
  })
}
