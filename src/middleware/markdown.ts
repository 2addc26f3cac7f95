import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { createMiddleware } from 'hono/factory'
import type { Env } from '../environment.ts'
import { markdownAddress, type Path } from '../routes.ts'
import { conditional } from './conditional.ts'

interface Page {
  Bindings: Env
  Variables: { path: Path }
}

/**
 * Answers with the page's Markdown file where `Accept` prefers Markdown to HTML, and says `Vary: Accept` on
 * both kinds of answer. Without such a file, as in the development server, everybody gets HTML.
 */
export const markdown = createMiddleware<Page>(async (c, next) => {
  const file = prefersMarkdown(c) ? await markdownFile(c) : undefined
  if (file) {
    await conditional(() => file.tag)(c, async () => {
      c.res = new Response(file.body, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } })
    })
  } else await next()
  c.res.headers.set('Vary', 'Accept')
})

/** Of types that are equally welcome, the one named first wins. A wildcard alone means HTML. */
export function prefersMarkdown(c: Context): boolean {
  // Most requests do not name it, and what browsers accept is long to parse.
  if (!/text\/markdown/i.test(c.req.header('Accept') ?? '')) return false
  const supports = ['text/html', 'text/markdown']
  return accepts(c, { header: 'Accept', supports, default: 'text/html' }) === 'text/markdown'
}

/** The static file, with the tag that it has at its own address too. */
async function markdownFile(c: Context<Page>) {
  try {
    const address = new URL(markdownAddress(c.var.path), c.req.url)
    const answer = await c.env.ASSETS?.fetch(address)
    const tag = answer?.headers.get('ETag')?.match(/"(.*)"/)?.[1]
    return answer?.ok && tag ? { body: answer.body, tag } : undefined
  } catch {
    // HTML will do as well.
    return undefined
  }
}
