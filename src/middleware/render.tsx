import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { environmentOf } from '../environment.ts'
import { Document, type DocumentProps } from '../layout/document.tsx'

/**
 * Answers with a document whose `main` is what `content` returns. React returns the stream when the document is
 * complete, so that any error can still set the status. It could not stream parts later, because it would wrap them in
 * inline scripts, which the security policy forbids.
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
    const { prelude } = await prerender(
      <Document {...head} environment={environmentOf(c.env)}>
        {content()}
      </Document>,
      { onError: (error) => void errors.push(error) },
    )
    if (errors.length > 0) throw errors[0]
    return c.body(prelude, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  } catch (thrown) {
    throw thrown instanceof Error ? thrown : new Error(String(thrown))
  }
}
