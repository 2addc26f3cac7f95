import devServer from '@hono/vite-dev-server'
import type { Plugin } from 'vite'
import { drawnAt, reloadWithServer } from './reload-with-server.ts'

/**
 * `npm run dev`: the site from its sources. An open page follows every save, and shows what is wrong as an overlay
 * until it is mended.
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
      export: 'worker',
      env: () => ({ pageEnd: pageEnd(saves.count) }),
      // Vite answers these.
      exclude: [/^\/(@|__|client|src|node_modules)/],
      // `reloadWithServer` and `pageEnd` do what these would.
      handleHotUpdate: () => {},
      injectClientScript: false,
    }),
  ]
}

/** What every page ends with: it loads the stylesheet, connects to the server, and says at which save it was drawn. */
function pageEnd(saves: number): string {
  return `<script type="module">
    import '/src/styles.ts'
    import { createHotContext } from '/@vite/client'
    createHotContext(location.pathname).send('${drawnAt}', ${saves})
  </script>`
}
