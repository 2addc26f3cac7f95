import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { built, inlineOf } from './assets.ts'
import { canonicalAddress } from './canonical-path.ts'
import { notFound, refused, refusedPath } from './content/error-pages.ts'
import { thirdParties } from './content/third-parties.ts'
import { type Env, environmentOf } from './environment.ts'
import { logError, logSample } from './log.ts'
import { feeds } from './metadata/metadata.ts'
import { cachePages } from './middleware/cache-pages.ts'
import { conditional } from './middleware/conditional.ts'
import { errorPage, missingPage } from './middleware/error-pages.tsx'
import { ErrorPage } from './pages/error-pages.tsx'
import type { Page } from './pages.tsx'
import { render } from './render.tsx'
import { isPath, type Path, paths, routes } from './routes.ts'
import { securityHeaders } from './security-headers.ts'

/** No page has a path of so many characters. Decoding a longer one would cost more than rendering a page. */
const longestPath = 1024

/** The Worker, with what tests and the development server replace in it. The platform serves files without calling it. */
export function createApp(
  pages: Record<Path, Page>,
  options: { report?: (error: Error, c: Context) => void; errorPage?: typeof ErrorPage } = {},
) {
  const app = new Hono<{ Bindings: Env }>({
    // Not decoded, so that an encoded spelling of a path is another path.
    getPath: ({ url }) => new URL(url).pathname,
  })

  app.use(async (c, next) => {
    await next()
    const { headers } = c.res
    const isError = c.res.status >= 400
    // The error pages have other inline elements than the page at this path.
    const path = isError ? undefined : c.req.path
    const secure = securityHeaders(inlineOf(path), thirdParties, path)
    for (const [name, value] of Object.entries<string>(built.development ? {} : secure))
      headers.set(name, value)
    // Otherwise caches could keep the answer for minutes after a deployment that adds the page.
    if (isError) headers.set('Cache-Control', 'no-store')
    if (isError || environmentOf(c.env) !== 'production') headers.set('X-Robots-Tag', 'noindex')
    if (!isError) logSample('answer', c)
  })

  app.use(async (c, next) => (c.req.path.length > longestPath ? c.text(refusedPath, 414) : next()))

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
    const page = pages[path]
    const { render: content, title, query } = typeof page === 'function' ? { render: page } : page
    const { description } = routes[path]
    const headOf = (asked: string) => ({ title: title?.(asked) ?? routes[path].title, description, path })
    answer(path, (c, asked) => render(c, () => content(asked), headOf(asked)), query)
  }
  for (const [path, { type, write }] of Object.entries(feeds))
    answer(path, (c) =>
      // They are no pages, so search engines list only what they name.
      c.body(write(environmentOf(c.env)), { headers: { 'Content-Type': type, 'X-Robots-Tag': 'noindex' } }),
    )

  const missing = missingPage()
  app.notFound((c) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) return c.text(refused, 405, { Allow: 'GET, HEAD' })
    const address = canonicalAddress(c.req.url, (path) => isPath(path) || Object.hasOwn(feeds, path))
    if (address) {
      // Without this header browsers would keep a redirect forever, and a wrong one could not be corrected.
      c.header('Cache-Control', 'public, max-age=3600')
      return c.redirect(address, 308)
    }
    const isFile = c.req.path.startsWith('/assets/')
    logSample(isFile ? 'missing-file' : 'not-found', c)
    // Nobody would see a not-found page instead of a script or stylesheet, so the answer is a short text.
    return isFile ? c.text(notFound.file, 404) : missing(c)
  })

  app.onError(errorPage(options.report ?? logError, options.errorPage ?? ErrorPage))

  return app
}
