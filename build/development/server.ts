import { relative } from 'node:path'
import devServer from '@hono/vite-dev-server'
import type { Plugin } from 'vite'
import { coloursFile } from '../palette.ts'

/** The event by which a page says at which save it was drawn. */
const drawnAt = 'page:drawn-at'

/** What every page ends with: it loads the stylesheet, connects to the server, and says at which save it was drawn. */
const pageEnd = (saves: number) => `<script type="module">
    import '/src/styles.ts'
    import { createHotContext } from '/@vite/client'
    createHotContext(location.pathname).send('${drawnAt}', ${saves})
  </script>`

/**
 * `npm run dev`: the site from its sources. An open page follows every save, and shows what is wrong as an overlay
 * until it is mended.
 */
export function developmentServer(): Plugin[] {
  /** How often a file was saved; a page that was drawn at an earlier save is out of date. */
  let saves = 0

  /**
   * Reloads pages when server code or a public file changes, which have no module in the browser. The server
   * invalidates its own modules first. A page that is not connected when a file is saved, whatever the file, misses
   * the message about it, and reloads as soon as it connects.
   */
  const reloadWithServer: Plugin = {
    name: 'reload-with-server',
    configureServer({ environments }) {
      environments.client.hot.on(drawnAt, (count, client) => {
        if (count !== saves) client.send({ type: 'full-reload' })
      })
    },
    hotUpdate: {
      // After the plugins that find the modules a new file concerns.
      order: 'post',
      handler({ file, modules, server, timestamp }) {
        const { name, moduleGraph } = this.environment
        if (name !== 'ssr') return
        saves += 1
        // The browser has these as modules of its own, and replaces them without loading the page again.
        const { root, publicDir, logger } = server.config
        if (/(?<!\.module)\.css$/.test(file) || relative(root, file) === coloursFile) return []
        for (const module of modules) moduleGraph.invalidateModule(module, new Set(), timestamp, true)
        if (modules.length > 0 || file.startsWith(`${publicDir}/`)) {
          logger.info(`page reload ${relative(root, file)}`, { timestamp: true })
          server.environments.client.hot.send({ type: 'full-reload' })
        }
        return []
      },
    },
  }
  return [
    reloadWithServer,
    devServer({
      entry: '/build/development/worker.ts',
      export: 'worker',
      env: () => ({ pageEnd: pageEnd(saves) }),
      // Vite answers these.
      exclude: [/^\/(@|__|client|src|node_modules)/],
      // `reloadWithServer` and `pageEnd` do what these would.
      handleHotUpdate: () => {},
      injectClientScript: false,
    }),
  ]
}
