import { createMiddleware } from 'hono/factory'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { environmentOf } from '../environment.ts'
import { Document, type DocumentProps } from '../layout/document.tsx'

declare module 'hono' {
  interface ContextRenderer {
    // biome-ignore lint/style/useShorthandFunctionType: Hono declares an interface, to be merged into
    (content: ReactNode, props: Omit<DocumentProps, 'children' | 'environment'>): Promise<Response>
  }
}

/**
 * `c.render(page, head)` streams the whole document as React writes it. Nothing on the site suspends,
 * so a page that throws does so before the first byte, and the error handler can still choose the status.
 */
export function renderer() {
  return createMiddleware(async (c, next) => {
    c.setRenderer(async (content, props) => {
      const environment = environmentOf(c.env)
      const stream = await renderToReadableStream(
        <Document {...props} environment={environment}>
          {content}
        </Document>,
      )
      return c.body(stream, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    })
    await next()
  })
}
