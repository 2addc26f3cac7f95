import { type Context, Hono } from 'hono'
import { client } from './assets.ts'
import { categoryIn } from './category.ts'
import { company } from './content/company.ts'
import { slugOf } from './content/schema.ts'
import { plainErrorPage } from './layout/plain.ts'
import { allowMethods } from './middleware/allow-methods.ts'
import { canonicalPath } from './middleware/canonical-path.ts'
import { conditional } from './middleware/conditional.ts'
import { hints } from './middleware/hints.ts'
import { keepPages } from './middleware/keep-pages.ts'
import { only } from './middleware/only.ts'
import { renderer } from './middleware/render.tsx'
import { secure, securityHeaders } from './middleware/security-headers.ts'
import { ErrorPage } from './pages/error.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import type { Page } from './pages.tsx'
import { isPath, type Path, routes } from './routes.ts'

/** The portfolio's filter, from the address; `null` everywhere else. */
function categoryOf(c: Context) {
  return c.req.path === '/portfolio' ? categoryIn(c.req.queries('category')) : null
}

/** A page is a function of build, path and category: this says all but the build. */
function keyOf(c: Context): string {
  const category = categoryOf(c)
  return category ? `${c.req.path}?${slugOf(category)}` : c.req.path
}

function logError({ message, stack }: Error, c: Context) {
  console.error(JSON.stringify({ event: 'error', path: c.req.path, message, stack }))
}

/** The site, drawing these pages. Static files have been answered before a request arrives here. */
export function createApp(pages: Record<Path, Page>) {
  const app = new Hono()

  app.use(secure(client.development ? {} : securityHeaders({ styles: client.styleHashes })))
  app.use(allowMethods('GET', 'HEAD'))
  app.use(canonicalPath(isPath))
  app.use(renderer(logError))

  const tagged = conditional((c) => `${client.build}${keyOf(c)}`)
  const hinted = hints({ preload: client.preload, speculation: '/speculation-rules.json' })
  const kept = keepPages({ keyOf })
  const keptMissing = keepPages({ keyOf: () => 'any', status: 404 })

  // Every address is fixed, so the table itself is the router: one look, however many rows it has.
  app.get('*', only(isPath), tagged, kept, hinted, (c) => {
    const path = c.req.path as Path
    const { title, description } = routes[path]
    return c.render(pages[path]({ category: categoryOf(c) }), { title, description, path })
  })

  app.notFound(async (c) => {
    console.warn(JSON.stringify({ event: 'not-found', path: c.req.path }))
    const page = await keptMissing(c, async () => {
      c.status(404)
      c.res = await c.render(<NotFoundPage />, {
        title: `Page not found | ${company.name}`,
        description: 'The page you asked for is not here, or has moved.',
      })
    })
    return page ?? c.res
  })

  app.onError(async (error, c) => {
    logError(error, c)
    c.header('Cache-Control', 'no-store')
    c.status(500)
    try {
      return await c.render(<ErrorPage path={isPath(c.req.path) ? c.req.path : undefined} />, {
        title: `Unexpected Application Error! | ${company.name}`,
        description: 'The page could not be drawn. Loading it again often works.',
      })
    } catch (worse) {
      logError(worse as Error, c)
      return c.html(plainErrorPage)
    }
  })

  return app
}
