import type { Context } from 'hono'
// The smallest of Hono's routers: the site has one route for all pages and one for each feed.
import { Hono } from 'hono/tiny'
import { client, inlineOf } from './assets.ts'
import { company } from './content/company.ts'
import { failure } from './content/error-pages.ts'
import { slugOf } from './content/schema.ts'
import { type Env, environmentOf } from './environment.ts'
import { feeds, isFeed } from './feeds/feeds.ts'
import { plainErrorPage } from './layout/plain.ts'
import { allowMethods } from './middleware/allow-methods.ts'
import { canonicalPath } from './middleware/canonical-path.ts'
import { conditional } from './middleware/conditional.ts'
import { exactPath } from './middleware/exact-path.ts'
import { keepPages } from './middleware/keep-pages.ts'
import { markdown } from './middleware/markdown.ts'
import { missingPage } from './middleware/missing-page.tsx'
import { movedAddresses } from './middleware/moved-addresses.ts'
import { noindex } from './middleware/noindex.ts'
import { renderer } from './middleware/render.tsx'
import { secure, securityHeaders } from './middleware/security-headers.ts'
import { type Moved, moved } from './moved.ts'
import { ErrorPage } from './pages/error.tsx'
import { categoryIn } from './pages/portfolio/category.ts'
import type { Page } from './pages.tsx'
import { isPath, type Path, routes } from './routes.ts'

/** The category that the portfolio is filtered by; `null` for all projects, and on every other page. */
function categoryOf(c: Context) {
  return c.req.path === '/portfolio' ? categoryIn(c.req.queries('category')) : null
}

/** Names everything that a page is a function of: build, environment, path and category. */
function tagOf(c: Context): string {
  const category = categoryOf(c)
  const query = category ? `?${slugOf(category)}` : ''
  return `${client.build}-${environmentOf(c.env)}${c.req.path}${query}`
}

function versionOf(c: Context<{ Bindings: Env }>): string | undefined {
  return c.env.CF_VERSION?.id
}

function logError({ message, stack }: Error, c: Context) {
  console.error(JSON.stringify({ event: 'error', path: c.req.path, version: versionOf(c), message, stack }))
}

/** What tests and the development server replace. */
interface AppOptions {
  /** Is told of every error; by default, it writes a line to the log. */
  report?: (error: Error, c: Context) => void
  /** Old addresses, and what replaces each. */
  old?: Moved
  /** The page for errors. */
  errorPage?: typeof ErrorPage
}

/** The Worker, top to bottom in the order a request meets it. Static files never reach it. */
export function createApp(
  pages: Record<Path, Page>,
  { report = logError, old = moved, errorPage: Failed = ErrorPage }: AppOptions = {},
) {
  const app = new Hono<{ Bindings: Env }>()

  app.use(secure((path) => (client.development ? {} : securityHeaders(inlineOf(path)))))
  app.use(noindex((c) => environmentOf(c.env) === 'production'))

  const render = renderer(report)
  const tagged = conditional(tagOf)
  const kept = keepPages({ keyOf: tagOf })

  feeds(app, exactPath(isFeed), tagged)

  // One route for all pages, however many rows the table has. They come first, so that a kept page is fast.
  app.get('*', exactPath(isPath), markdown, tagged, kept, (c) => {
    const { path } = c.var
    const { title, description } = routes[path]
    return render(c, () => pages[path]({ category: categoryOf(c) }), { title, description, path })
  })

  const otherMethod = allowMethods('GET', 'HEAD')
  const otherSpelling = canonicalPath((path) => isPath(path) || isFeed(path))
  const oldAddress = movedAddresses({ table: old, gone: missingPage(410, render) })
  const missing = missingPage(404, render)

  // What no page and no feed has answered.
  app.notFound(async (c) => {
    const answer = otherMethod(c) ?? otherSpelling(c) ?? (await oldAddress(c))
    if (answer) return answer
    console.warn(JSON.stringify({ event: 'not-found', path: c.req.path, version: versionOf(c) }))
    return missing(c)
  })

  app.onError(async (error, c) => {
    report(error, c)
    c.header('X-Robots-Tag', 'noindex')
    c.header('Cache-Control', 'no-store')
    c.status(500)
    try {
      return await render(c, () => <Failed path={isPath(c.req.path) ? c.req.path : undefined} />, {
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
