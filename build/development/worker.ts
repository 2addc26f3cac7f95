import { createApp } from '../../src/app.tsx'
import { violations } from '../../src/laws/laws.ts'
import { pages } from '../../src/pages.tsx'

/** What the development server asks: the site as it goes live, and in each page what its server adds. */
export const worker = {
  /**
   * @param env what every page ends with
   * @throws {Error} what a page throws. Vite shows it with its place.
   */
  async fetch(request: Request, { pageEnd }: { pageEnd: string }): Promise<Response> {
    const errors: Error[] = []
    // A new app for each request, which has nothing cached.
    const app = createApp(pages, { report: (error) => errors.push(error) })
    const { status, headers, body } = await app.fetch(request, { APP_ENV: 'production' })
    const broken = violations()
    if (errors[0] && broken.length === 0) throw errors[0]
    // The tag of a page does not change with its sources.
    headers.delete('ETag')
    headers.set('Cache-Control', 'no-store')
    const isPage = body && headers.get('Content-Type')?.startsWith('text/html')
    // The second is often the same mistake.
    const said = [
      ...broken.map(({ file, field, message }) => `${file}\n${field}\n${message}`),
      ...errors.map(({ message }) => message),
    ]
    const page = isPage && (await new Response(body).text()) + pageEnd + overlay(said)
    return new Response(page || body, { status, headers })
  },
}

/** The laws that the content breaks, over the page: whoever looks at that can close it. */
function overlay(said: readonly string[]): string {
  if (said.length === 0) return ''
  const error = { plugin: 'content', message: said.join('\n\n'), stack: '' }
  return `<script type="module">
    import { ErrorOverlay } from '/@vite/client'
    document.body.append(new ErrorOverlay(${JSON.stringify(error).replaceAll('<', '\\u003c')}))
  </script>`
}
