import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { conditional } from './conditional.ts'

interface MarkdownOptions {
  /** The tag of the page; the one of its Markdown is made from it. */
  tagOf: (c: Context) => string
  /** The page as HTML. */
  draw: (c: Context) => Response | Promise<Response>
  /** The same as Markdown. */
  write: (page: Response, c: Context) => Promise<string>
}

/**
 * Answers who would rather have Markdown, at the same address. Both kinds of answer say that they depend
 * on `Accept`.
 */
export function markdown({ tagOf, draw, write }: MarkdownOptions) {
  const tagged = conditional((c) => `${tagOf(c)}.md`)
  return createMiddleware(async (c, next) => {
    if (wantsMarkdown(c)) {
      await tagged(c, async () => {
        const text = await write(await draw(c), c)
        c.res = c.body(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } })
      })
    } else await next()
    c.res.headers.set('Vary', 'Accept')
  })
}

/** Without workerd's HTML parser, as in the development server, everybody gets HTML. */
export function wantsMarkdown(c: Context): boolean {
  return prefersMarkdown(c.req.header('Accept')) && 'HTMLRewriter' in globalThis
}

/**
 * Whether `Accept` asks for Markdown rather than HTML: by name, and with the higher quality; with the
 * same quality only if HTML is not named. Browsers never name it.
 */
export function prefersMarkdown(accept = ''): boolean {
  if (!/text\/markdown/i.test(accept)) return false
  const qualities = new Map(accept.split(',').map(quality))
  const asked = qualities.get('text/markdown') ?? 0
  const named = qualities.get('text/html')
  if (named !== undefined) return asked > named
  return asked > 0 && asked >= (qualities.get('text/*') ?? qualities.get('*/*') ?? 0)
}

/** `'Text/HTML;level=1;q=0.8'` → `['text/html', 0.8]`. A quality that is no number counts as none. */
function quality(range: string): [type: string, quality: number] {
  const [type = '', ...parameters] = range
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  return [type, given ? Number(given.slice(2)) || 0 : 1]
}
