import { Hono } from 'hono'
import { categoryIn } from './category.ts'
import { company } from './content/company.ts'
import { allowMethods } from './middleware/allow-methods.ts'
import { canonicalPath } from './middleware/canonical-path.ts'
import { renderer } from './middleware/render.tsx'
import { ErrorPage } from './pages/error.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { pages } from './pages.tsx'
import { isPath, paths, routes } from './routes.ts'

/** The Worker. Static files have been answered before a request arrives here. */
const app = new Hono()

app.use(allowMethods('GET', 'HEAD'))
app.use(canonicalPath(isPath))
app.use(renderer())

for (const path of paths) {
  app.get(path, (c) => {
    const category = path === '/portfolio' ? categoryIn(c.req.queries('category')) : null
    const { title, description } = routes[path]
    return c.render(pages[path]({ category }), { title, description, path })
  })
}

app.notFound((c) => {
  console.warn(JSON.stringify({ event: 'not-found', path: c.req.path }))
  c.status(404)
  return c.render(<NotFoundPage />, {
    title: `Page not found | ${company.name}`,
    description: 'The page you asked for is not here, or has moved.',
  })
})

app.onError((error, c) => {
  console.error(
    JSON.stringify({ event: 'error', path: c.req.path, message: error.message, stack: error.stack }),
  )
  c.status(500)
  return c.render(<ErrorPage path={isPath(c.req.path) ? c.req.path : undefined} />, {
    title: `Unexpected Application Error! | ${company.name}`,
    description: 'The page could not be drawn. Loading it again often works.',
  })
})

export default app
