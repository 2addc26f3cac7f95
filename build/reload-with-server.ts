import type { Plugin } from 'vite'

/** Server code has no module in the browser: when it changes, the page is loaded again. */
export function reloadWithServer(): Plugin {
  return {
    name: 'reload-with-server',
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        server.environments.client.hot.send({ type: 'full-reload' })
      }
    },
  }
}
