import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { environmentOf } from '../environment.ts'
import { Document, type DocumentProps } from '../layout/document.tsx'
import { brokenOff } from '../layout/plain.ts'
import { endWhole } from './end-whole.ts'

/** Answers with a document whose `main` is what `content` returns. */
export type Render = (
  c: Context,
  content: () => ReactNode,
  head: Omit<DocumentProps, 'children' | 'environment'>,
) => Promise<Response>

/**
 * Renders documents whole before the first byte is sent, so that an error anywhere can still set the status.
 * Nothing on the site suspends, so nothing is waited for. Late parts could not be sent anyway: React wraps them
 * in inline scripts, which the security policy forbids.
 * @param onBreak is called when the stream breaks all the same; `c.error` is then set too
 * @returns a function that throws what any part of the page throws; always an `Error`, because Hono handles no
 * other values.
 */
export function renderer(onBreak: (error: Error, c: Context) => void): Render {
  return async (c, content, head) => {
    try {
      const stream = await rendered(
        <Document {...head} environment={environmentOf(c.env)}>
          {content()}
        </Document>,
      )
      const document = endWhole(stream, {
        ending: brokenOff,
        onBreak(error) {
          c.error = error
          onBreak(error, c)
        },
      })
      return c.body(document, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    } catch (thrown) {
      throw thrown instanceof Error ? thrown : new Error(String(thrown))
    }
  }
}

/** Throws what any part of the document throws, also where a boundary would hide it. */
async function rendered(document: ReactNode): Promise<ReadableStream<Uint8Array>> {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(document, {
    onError: (error) => void failures.push(error),
  })
  await stream.allReady
  if (failures.length === 0) return stream
  await stream.cancel()
  throw failures[0]
}
