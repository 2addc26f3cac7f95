import { Hono } from 'hono/tiny'
import type { ViteDevServer } from 'vite'
import { createApp } from '../../src/app.tsx'
import { pages } from '../../src/pages.tsx'
import { render } from '../../src/render.tsx'
import { violations } from '../../src/validation/validation.ts'
import { SystemPage } from './system-page.tsx'

/** Shows the design system, at an address that only the development server has. */
const system = new Hono().get('/system', (c) =>
  render(c, SystemPage, { title: 'Design system', description: '' }),
)

/** The Worker in development. It renders every page anew, and shows an error only in the page that has it. */
export const worker = {
  /** `server.ts` passes the environment. */
  async fetch(request: Request, { vite, pageEnd }: { vite: ViteDevServer; pageEnd: string }) {
    const errors: Error[] = []
    const report = (error: Error) => {
      vite.ssrFixStacktrace(error)
      console.error(error)
      errors.push(error)
    }
    // A new app for each request has an empty cache.
    const app = new URL(request.url).pathname === '/system' ? system : createApp(pages, { report })
    const { status, headers, body } = await app.fetch(request, { APP_ENV: 'production' })
    // In development, the tag does not change when a source does.
    headers.delete('ETag')
    headers.set('Cache-Control', 'no-store')
    const isPage = body && headers.get('Content-Type')?.startsWith('text/html')
    const page = isPage && (await new Response(body).text()) + pageEnd + overlay(errors)
    return new Response(page || body, { status, headers })
  },
}

/** Shows the rules that the content breaks, and below them the errors of the page, which often have the same cause. */
function overlay(errors: readonly Error[]): string {
  const broken = violations().map(({ file, field, message }) => `${file}\n${field}\n${message}`)
  const said = [...broken, ...errors.map(({ message }) => message)]
  if (said.length === 0) return ''
  const stack = errors[0]?.stack?.replace(/^[\s\S]*?(?=\n\s+at )/, '') ?? ''
  const shown = JSON.stringify({ message: said.join('\n\n'), stack }).replaceAll('<', '\\u003c')
  return `<script type="module">
    import { ErrorOverlay } from '/@vite/client'
    document.body.append(new ErrorOverlay(${shown}))
  </script>`
}
