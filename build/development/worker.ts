import type { ViteDevServer } from 'vite'
import { createApp } from '../../src/app.tsx'
import { pages } from '../../src/pages.tsx'
import { violations } from '../../src/validation/validation.ts'

/** What `server.ts` adds: the server, and what every page ends with. */
interface Development {
  vite: Pick<ViteDevServer, 'ssrFixStacktrace'>
  pageEnd: string
}

/** What the development server asks: the site as it goes live. A page that is wrong says so itself, and no other. */
export const worker = {
  async fetch(request: Request, { vite, pageEnd }: Development): Promise<Response> {
    const errors: Error[] = []
    const report = (error: Error) => {
      vite.ssrFixStacktrace(error)
      console.error(error)
      errors.push(error)
    }
    // A new app for each request, which has nothing cached.
    const app = createApp(pages, { report })
    const { status, headers, body } = await app.fetch(request, { APP_ENV: 'production' })
    // The tag of a page does not change with its sources.
    headers.delete('ETag')
    headers.set('Cache-Control', 'no-store')
    const isPage = body && headers.get('Content-Type')?.startsWith('text/html')
    const page = isPage && (await new Response(body).text()) + pageEnd + overlay(errors)
    return new Response(page || body, { status, headers })
  },
}

/** The laws that the content breaks, and what the page throws below: it is often the same mistake. */
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
