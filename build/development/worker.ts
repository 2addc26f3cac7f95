import { Hono } from 'hono/tiny'
import type { ViteDevServer } from 'vite'
import { createApp } from '../../src/app.tsx'
import { thirdParties } from '../../src/content/third-parties.ts'
import { pages } from '../../src/pages.tsx'
import { render } from '../../src/render.tsx'
import { paths } from '../../src/routes.ts'
import { securityHeaders } from '../../src/security-headers.ts'
import type { Violation } from '../../src/validation/entries.ts'
import { violations } from '../../src/validation/validation.ts'
import { checkContrast } from '../palette.ts'
import { checkPictureNames } from '../picture-files.ts'
import { SystemPage } from './system-page.tsx'
import { unknownClasses } from './unknown-classes.ts'

/** Shows the design system, at an address that only the development server has. */
const system = new Hono().get('/system', (c) =>
  render(c, SystemPage, { title: 'Design system', description: '' }),
)

/** What `server.ts` passes to the Worker with each request. */
interface Environment {
  vite: ViteDevServer
  /** Is added to the head and to the end of every page. */
  pageStart: string
  pageEnd: string
  /** The errors that the compiler reports. */
  mistakes: readonly Violation[]
}

/** The Worker in development. It renders every page anew, and shows an error only in the page that has it. */
export const worker = {
  async fetch(request: Request, { vite, pageStart, pageEnd, mistakes }: Environment) {
    const errors: Error[] = []
    const report = (error: Error) => {
      vite.ssrFixStacktrace(error)
      console.error(error)
      errors.push(error)
    }
    const { pathname } = new URL(request.url)
    // A new app for each request has an empty cache.
    const app = pathname === '/system' ? system : createApp(pages, { report })
    const { status, headers, body } = await app.fetch(request, { APP_ENV: 'production' })
    // In development, the tag does not change when a source does.
    headers.delete('ETag')
    headers.set('Cache-Control', 'no-store')
    // The same policy as in production, except that scripts and styles may have a nonce, and that there may be a worker,
    // because Vite adds both to each page.
    const nonce = crypto.randomUUID()
    const inline = [`nonce-${nonce}`]
    const others = { ...thirdParties, trustedTypes: ['default', ...thirdParties.trustedTypes] }
    const secure = Object.entries(securityHeaders({ styles: inline, scripts: inline }, others))
    for (const [name, value] of secure) {
      headers.set(name, value.replace('; trusted-types', '; worker-src blob:$&'))
    }
    const isPage = body && headers.get('Content-Type')?.startsWith('text/html')
    if (!isPage) return new Response(body, { status, headers })
    const html = await new Response(body).text()
    const attempt = (check: () => void) => {
      try {
        check()
      } catch (error) {
        report(error as Error)
      }
    }
    attempt(checkPictureNames)
    attempt(checkContrast)
    const start = `<meta property="csp-nonce" nonce="${nonce}">${pageStart}`
    const end = pageEnd + overlay(pathname, errors, [...mistakes, ...(await unknownClasses(html))])
    const page = html.replace('<head>', `$&${start}`) + end
    return new Response(page.replaceAll(/<script(?= type="module">|>)/g, `$& nonce="${nonce}"`), {
      status,
      headers,
    })
  },
}

/** Whether a file has the content of another page than this one. A file has the name of the last part of the address. */
function isOfAnotherPage(file: string, path: string): boolean {
  const nameOf = (address: string) => address.split('/').at(-1) || 'home'
  const name = file.replace(/^.*\/|\.ts.*$/g, '')
  return paths.some((other) => nameOf(other) === name) && name !== nameOf(path)
}

/** The broken rules of the content. A rule can throw while a field is missing, which the compiler reports. */
function brokenRules(): Violation[] {
  try {
    return violations()
  } catch {
    return []
  }
}

/**
 * Shows what is wrong with the page: what the compiler refuses, unknown classes, and rules of content that are broken. Below
 * are the errors of the page, which often have the same cause. A page with an error may show the content of any other.
 */
function overlay(path: string, errors: readonly Error[], mistakes: readonly Violation[]): string {
  const wrong = [...mistakes, ...brokenRules()].filter(
    ({ file }) => errors.length > 0 || !isOfAnotherPage(file, path),
  )
  const said = [
    ...wrong.map(({ file, field, message }) => `${file}\n${field}\n${message}`),
    ...errors.map(({ message }) => message),
  ]
  if (said.length === 0) return ''
  // The frames of React and of other packages are left out, because the cause is in the site.
  const frames =
    errors[0]?.stack?.match(/^ +at .*$/gm)?.filter((frame) => !frame.includes('/node_modules/')) ?? []
  const shown = JSON.stringify({ message: said.join('\n\n'), stack: `\n${frames.join('\n')}` }).replaceAll(
    '<',
    '\\u003c',
  )
  return `<script type="module">
    import { ErrorOverlay } from '/@vite/client'
    document.body.append(new ErrorOverlay(${shown}))
  </script>`
}
