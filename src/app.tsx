import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { tryDecodeURI } from 'hono/utils/url'
import { built, inlineOf } from './assets.ts'
import { canonicalAddress } from './canonical-path.ts'
import { notFound, refused, refusedPath } from './content/error-pages.ts'
import { thirdParties } from './content/third-parties.ts'
import { type Env, environmentOf } from './environment.ts'
import { feeds } from './metadata/metadata.ts'
import { cachePages } from './middleware/cache-pages.ts'
import { conditional } from './middleware/conditional.ts'
import { errorPage, missingPage } from './middleware/error-pages.tsx'
import { ErrorPage } from './pages/error-pages.tsx'
import type { Page } from './pages.tsx'
import { render } from './render.tsx'
import { isPath, type Path, paths, routes } from './routes.ts'
import { securityHeaders } from './security-headers.ts'

/** The share of requests for missing files that are logged. It is enough to notice a release whose files are missing. */
const loggedFiles = 0.1

/** The share of good answers that are logged. It is enough to compare errors with them, by page and data centre. */
const loggedAnswers = 0.01

/** No page has a path of so many characters. Decoding a longer one would cost more than rendering a page. */
const longestPath = 1024

/** Stands for every path that is too long. */
const tooLong = ''

/** The decoded path for the log, cut after 200 characters, because long paths would only cost storage. */
const loggedPath = (c: Context) => tryDecodeURI(c.req.path).slice(0, 200)

/** Without this header browsers would keep a redirect forever, and a wrong one could not be corrected. */
const keptForAnHour = 'public, max-age=3600'

/** Where a request was answered: the path, the version, and the data centre (`FRA`). */
function placeOf(c: Context<{ Bindings: Env }>) {
  return { path: loggedPath(c), version: c.env.CF_VERSION?.id, colo: c.req.raw.cf?.['colo'] }
}

/** The id of a request, for the lines of what went wrong. */
const rayOf = (c: Context) => c.req.header('cf-ray')

/** Only the platform gives the Worker a version. The build and tests ask for pages, too, which is not logged. */
const isSampled = (c: Context<{ Bindings: Env }>, share: number) =>
  Boolean(c.env.CF_VERSION?.id) && Math.random() < share

/** Logs one object, because the platform indexes the fields of one. Issues are grouped by its stack. */
function logError({ message, stack }: Error, c: Context<{ Bindings: Env }>) {
  console.error({ event: 'error', ...placeOf(c), ray: rayOf(c), message, stack })
}

/** Options for tests and the development server. */
interface AppOptions {
  /** Is called with every error. By default, it writes a line to the log. */
  report?: (error: Error, c: Context) => void
  errorPage?: typeof ErrorPage
}

/** The Worker. The platform serves files without calling it. */
export function createApp(
  pages: Record<Path, Page>,
  { report = logError, errorPage: Failed = ErrorPage }: AppOptions = {},
) {
  const app = new Hono<{ Bindings: Env }>({
    // Not decoded, so that an encoded spelling of a path is another path.
    getPath(request) {
      const { pathname } = new URL(request.url)
      return pathname.length > longestPath ? tooLong : pathname
    },
  })

  app.use(async (c, next) => {
    await next()
    const { status, headers } = c.res
    const isError = status >= 400
    // The error pages have other inline elements than the page at this path.
    const path = isError ? undefined : c.req.path
    const secure = securityHeaders(inlineOf(path), thirdParties, path)
    for (const [name, value] of Object.entries<string>(built.development ? {} : secure))
      headers.set(name, value)
    // Otherwise caches could keep the answer for minutes after a deployment that adds the page.
    if (isError) headers.set('Cache-Control', 'no-store')
    if (isError || environmentOf(c.env) !== 'production') headers.set('X-Robots-Tag', 'noindex')
    if (!isError && isSampled(c, loggedAnswers)) console.info({ event: 'answer', status, ...placeOf(c) })
  })

  app.use(async (c, next) => (c.req.path === tooLong ? c.text(refusedPath, 414) : next()))

  /** Answers at a path. `queryOf` returns what the answer depends on of the query of an address. */
  function answer(
    path: string,
    write: (c: Context, query: string) => Response | Promise<Response>,
    queryOf = (_url: string) => '',
  ) {
    /** Names everything that the answer depends on. */
    const tagOf = ({ env, var: { query } }: Context) => `${built.build}-${environmentOf(env)}${path}?${query}`
    const readQuery = createMiddleware<{ Variables: { query: string } }>(async (c, next) => {
      c.set('query', queryOf(c.req.url))
      await next()
    })
    app.get(path, readQuery, conditional(tagOf), cachePages(tagOf), (c) => write(c, c.var.query))
  }

  for (const path of paths) {
    const { title, description } = routes[path]
    const page = pages[path]
    if (typeof page === 'function') answer(path, (c) => render(c, page, { title, description, path }))
    else
      answer(
        path,
        (c, query) => render(c, () => page.render(query), { title: page.title(query), description, path }),
        page.query,
      )
  }
  for (const [path, { type, write }] of Object.entries(feeds))
    answer(path, (c) =>
      // They are no pages, so search engines list only what they name.
      c.body(write(environmentOf(c.env)), { headers: { 'Content-Type': type, 'X-Robots-Tag': 'noindex' } }),
    )

  const missing = missingPage()

  app.notFound((c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text(refused, 405, { Allow: 'GET, HEAD' })
    }
    const address = canonicalAddress(c.req.url, (path) => isPath(path) || Object.hasOwn(feeds, path))
    if (address) {
      c.header('Cache-Control', keptForAnHour)
      return c.redirect(address, 308)
    }
    const isFile = c.req.path.startsWith('/assets/')
    if (isSampled(c, isFile ? loggedFiles : 1)) {
      console.warn({ event: isFile ? 'missing-file' : 'not-found', ...placeOf(c), ray: rayOf(c) })
    }
    // Nobody would see a not-found page instead of a script or stylesheet, so the answer is a short text.
    if (isFile) return c.text(notFound.file, 404)
    return missing(c)
  })

  app.onError(errorPage(report, Failed))

  return app
}
