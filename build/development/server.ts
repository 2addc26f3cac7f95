import devServer from '@hono/vite-dev-server'
import cloudflare from '@hono/vite-dev-server/cloudflare'
import { buildErrorMessage, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { drawnAt, reloadWithServer } from './reload-with-server.ts'
import { errorShown, type Shown, violationsShown } from './shown.ts'

/** The page below the overlay when the site cannot be loaded. */
const nothing = '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head><body>'

/**
 * `npm run dev`: the site from its sources. An open page follows every save. Errors are part of the page they
 * concern, as an overlay, and stay until they are mended.
 */
export function developmentServer(): Plugin[] {
  const saves = { count: 0 }
  return [
    {
      name: 'watch-every-save',
      // By default the watcher reports only the first of two saves within 50 ms, perhaps before it is complete.
      config: () => ({
        server: { watch: { awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 } } },
      }),
    },
    reloadWithServer(saves),
    devServer({
      entry: '/build/development/worker.ts',
      adapter: cloudflare,
      // Vite answers these.
      exclude: [/^\/(@|__|client|src|node_modules)/],
      loadModule: async (server, entry) => ({
        fetch: (request, env) => answer(server, entry, request, env, saves.count),
      }),
      // `reloadWithServer` and `pageEnd` do what these would.
      handleHotUpdate: () => {},
      injectClientScript: false,
    }),
  ]
}

async function answer(server: ViteDevServer, entry: string, request: Request, env: object, saves: number) {
  const { root, logger } = server.config
  try {
    const worker = await importWorker(server, entry)
    const { response, error, violations } = await worker.answer(request, env)
    const thrown = error && errorShown(error, root)
    return await fresh(response, saves, violations.length > 0 ? violationsShown(violations, thrown) : thrown)
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    logger.error(buildErrorMessage(error, [error.message]), { error, timestamp: true })
    const response = new Response(nothing, { status: 500, headers: { 'Content-Type': 'text/html' } })
    return fresh(response, saves, errorShown(error, root))
  }
}

async function importWorker(server: ViteDevServer, entry: string): Promise<typeof import('./worker.ts')> {
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment of Vite does not run modules')
  return ssr.runner.import(entry)
}

/** The answer with `pageEnd`, and cached by nobody: the tag of a page does not change with its sources. */
async function fresh(response: Response, saves: number, shown: Shown | undefined): Promise<Response> {
  const { status, body } = response
  const headers = new Headers(response.headers)
  headers.delete('ETag')
  headers.set('Cache-Control', 'no-store')
  const isPage = headers.get('Content-Type')?.startsWith('text/html')
  const page = isPage && body && (await response.text()) + pageEnd(saves, shown)
  return new Response(page || body, { status, headers })
}

/**
 * What every page ends with: it loads the stylesheet, connects to the server, says at which save it was drawn, and
 * shows what is wrong.
 */
function pageEnd(saves: number, shown: Shown | undefined): string {
  const json = JSON.stringify(shown)?.replaceAll('<', '\\u003c')
  return `<script type="module">
    import '/src/styles.ts'
    import { createHotContext, ErrorOverlay } from '/@vite/client'
    createHotContext(location.pathname).send('${drawnAt}', ${saves})
    ${json ? `document.body.append(new ErrorOverlay(${json}))` : ''}
  </script>`
}
