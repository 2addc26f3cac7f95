import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { environmentOf } from './environment.ts'
import { Document, type DocumentProps } from './layout/document.tsx'

/**
 * Answers with the stream of a document whose `main` is what `content` returns. The stream starts when all parts are
 * ready, so that an error in any of them can still set the status. No part can arrive later, because React would move
 * it into place with an inline script, which the security policy forbids.
 * @throws {Error} what any part of the document throws, also where a boundary would hide it. Always an `Error`,
 * because Hono handles no other values.
 */
export async function render(
  c: Context,
  content: () => ReactNode,
  head: Omit<DocumentProps, 'children' | 'environment'>,
): Promise<Response> {
  const errors: unknown[] = []
  try {
    const stream = await renderToReadableStream(
      <Document {...head} environment={environmentOf(c.env)}>
        {content()}
      </Document>,
      { onError: (error) => void errors.push(error) },
    )
    await stream.allReady
    if (errors.length > 0) throw errors[0]
    return c.body(stream, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  } catch (thrown) {
    throw thrown instanceof Error ? thrown : new Error(String(thrown))
  }
}
