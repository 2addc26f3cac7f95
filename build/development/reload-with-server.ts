import { relative } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** How often server code was saved: by it a page knows whether it was drawn from what stands there now. */
export interface Saves {
  count: number
}

/** What a page says when it is connected: at which save it was drawn. */
export const drawnAt = 'page:drawn-at'

/**
 * Server code and files of the public folder have no module in the browser: when they change, the page is
 * loaded again. By then the server has forgotten what it knew of them. A page that was on its way at that
 * moment, and could not be told, is loaded again as soon as it asks.
 */
export function reloadWithServer(saves: Saves): Plugin {
  return {
    name: 'reload-with-server',
    configureServer({ environments }) {
      environments.client.hot.on(drawnAt, (count, client) => {
        if (count !== saves.count) client.send({ type: 'full-reload' })
      })
    },
    hotUpdate: {
      // After those that find the modules which a new file concerns.
      order: 'post',
      handler({ file, modules, server, timestamp }) {
        const { name, moduleGraph } = this.environment
        if (name !== 'ssr') return
        const { root, publicDir, logger } = server.config
        const forgotten: Parameters<typeof moduleGraph.invalidateModule>[1] = new Set()
        for (const module of modules) moduleGraph.invalidateModule(module, forgotten, timestamp, true)
        if (modules.length > 0 || file.startsWith(`${normalizePath(publicDir)}/`)) {
          saves.count += 1
          logger.info(`page reload ${relative(root, file)}`, { timestamp: true })
          server.environments.client.hot.send({ type: 'full-reload' })
        }
        return []
      },
    },
  }
}
