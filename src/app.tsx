import { type Context, Hono } from 'hono'
import { client } from './assets.ts'
import { categoryIn } from './category.ts'
import { company } from './content/company.ts'
import { failure } from './content/error-pages.ts'
import { slugOf } from './content/schema.ts'
import { type Env, environmentOf } from './environment.ts'
import { feeds, isFeed } from './feeds/feeds.ts'
import { markdownPage } from './feeds/markdown.ts'
import { plainErrorPage } from './layout/plain.ts'
import { allowMethods } from './middleware/allow-methods.ts'
import { canonicalPath, isSpelt } from './middleware/canonical-path.ts'
import { conditional, isCurrent } from './middleware/conditional.ts'
import { hints } from './middleware/hints.ts'
import { keepPages } from './middleware/keep-pages.ts'
import { markdown, wantsMarkdown } from './middleware/markdown.ts'
import { missingPage } from './middleware/missing-page.tsx'
import { movedAddresses } from './middleware/moved-addresses.ts'
import { noindex } from './middleware/noindex.ts'
import { only } from './middleware/only.ts'
import { renderer } from './middleware/render.tsx'
import { secure, securityHeaders } from './middleware/security-headers.ts'
import { type Moved, moved } from './moved.ts'
import { ErrorPage } from './pages/error.tsx'
import type { Page } from './pages.tsx'
import { isPath, type Path, routes } from './routes.ts'

/** The portfolio's filter, from the address; `null` everywhere else. */
function categoryOf(c: Context) {
  return c.req.path === '/portfolio' ? categoryIn(c.req.queries('category')) : null
}

/** A page is a function of these: build, environment, path and category. */
function tagOf(c: Context): string {
  const category = categoryOf(c)
  const query = category ? `?${slugOf(category)}` : ''
  return `${client.build}-${environmentOf(c.env)}${c.req.path}${query}`
}

/** The page that is asked for, if it is asked for as it is: as HTML, by a visitor who has it not yet. */
function wholePageOf(c: Context): string | undefined {
  const { method, path } = c.req
  if (!isPath(path) || !isSpelt(c, path) || (method !== 'GET' && method !== 'HEAD')) return
  const tag = tagOf(c)
  return isCurrent(c, tag) || wantsMarkdown(c) ? undefined : tag
}

function versionOf(c: Context<{ Bindings: Env }>): string | undefined {
  return c.env.CF_VERSION?.id
}

function logError({ message, stack }: Error, c: Context) {
  console.error(JSON.stringify({ event: 'error', path: c.req.path, version: versionOf(c), message, stack }))
}

/**
 * The site, drawing these pages. Static files have been answered before a request arrives here.
 * @param report is told of every error; by default, the log is
 * @param old addresses that the site once had
 */
export function createApp(pages: Record<Path, Page>, report = logError, old: Moved = moved) {
  const app = new Hono<{ Bindings: Env }>()

  // First, so that a page which has been drawn once passes nothing else.
  app.use(keepPages({ keyOf: wholePageOf }))
  app.use(secure(client.development ? {} : securityHeaders({ styles: client.styleHashes })))
  app.use(noindex((c) => environmentOf(c.env) === 'production'))
  app.use(allowMethods('GET', 'HEAD'))
  app.use(canonicalPath((path) => isPath(path) || isFeed(path)))
  app.use(renderer(report))
  app.use(movedAddresses({ table: old, gone: missingPage(410) }))

  const tagged = conditional(tagOf)
  const hinted = hints({ preload: client.preload, speculation: '/speculation-rules.json' })
  const missing = missingPage(404)

  feeds(app, tagged)

  const draw = (c: Context) => {
    const path = c.req.path as Path
    const { title, description } = routes[path]
    return c.render(pages[path]({ category: categoryOf(c) }), { title, description, path })
  }
  const negotiated = markdown({ tagOf, draw, write: (page, c) => markdownPage(c.req.path as Path, page) })

  // Every address is fixed, so the table itself is the router: one look, however many rows it has.
  app.get('*', only(isPath), negotiated, tagged, hinted, draw)

  app.notFound((c) => {
    console.warn(JSON.stringify({ event: 'not-found', path: c.req.path, version: versionOf(c) }))
    return missing(c)
  })

  app.onError(async (error, c) => {
    report(error, c)
    c.header('X-Robots-Tag', 'noindex')
    c.header('Cache-Control', 'no-store')
    c.status(500)
    try {
      return await c.render(<ErrorPage path={isPath(c.req.path) ? c.req.path : undefined} />, {
        title: `${failure.title} | ${company.name}`,
        description: failure.description,
      })
    } catch (worse) {
      report(worse instanceof Error ? worse : new Error(String(worse)), c)
      return c.html(plainErrorPage)
    }
  })

  return app
}
