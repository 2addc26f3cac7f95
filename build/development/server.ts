import { join, relative } from 'node:path'
import devServer from '@hono/vite-dev-server'
import type { Connect, Plugin } from 'vite'
import { coloursFile } from '../palette.ts'
import { pictureFolder } from '../picture-files.ts'
import { checkTypes } from './types.ts'

/** With this event, a page tells the server how many changes the server had counted when it rendered the page. */
const drawnAt = 'page:drawn-at'

/** The end of every page: it loads the stylesheet, connects to the server, and sends the event. */
const pageEnd = (changes: number) => `<script type="module">
    import '/src/styles.ts'
    import { createHotContext } from '/@vite/client'
    createHotContext(location.pathname).send('${drawnAt}', ${changes})
  </script>`

/**
 * The beginning of every page: it shows errors of scripts, and what the security policy forbids, which production forbids
 * silently. The policy of trusted types lets Vite start the worker that waits for a restart of the server.
 */
const pageStart = `<script>
    globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url.startsWith('blob:') ? url : null) })
    const show = async (error, stack = error?.stack ?? '') => {
      const { ErrorOverlay } = await import('/@vite/client')
      document.body.append(new ErrorOverlay({ message: String(error), stack }))
    }
    addEventListener('error', ({ error }) => error && show(error))
    addEventListener('unhandledrejection', ({ reason }) => show(reason))
    addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, sourceFile, lineNumber }) => {
      const message = 'The security policy forbids ' + blockedURI + ' (' + effectiveDirective + '). ' +
        'src/content/third-parties.ts has the companies that it allows.'
      show(message, sourceFile && '\\n at ' + sourceFile + ':' + lineNumber)
    })
  </script>`

/** `npm run dev`: an open page shows each saved file, or an overlay with what is wrong until it is corrected. */
export function developmentServer(): Plugin[] {
  /** Counts the files that were saved, and the runs of the compiler that found other mistakes than the run before. */
  let changes = 0
  let types: ReturnType<typeof checkTypes> | undefined

  /** Adds what the compiler says to an error, because it often names the cause why a site cannot be loaded. */
  const withMistakes: Connect.ErrorHandleFunction = (error, _request, _response, next) => {
    const said = types?.found().map(({ file, field, message }) => `${file}\n${field}\n${message}\n\n`) ?? []
    error.message = said.join('') + error.message
    next(error)
  }

  /**
   * Reloads pages when server code or a public file changes, because the browser has no module for it. A page that was
   * rendered before the newest change, but connects after it, has missed the message. The server tells it to reload then.
   */
  const reloadWithServer: Plugin = {
    name: 'reload-with-server',
    configureServer({ config, environments, middlewares, watcher }) {
      types = checkTypes(config.root, () => {
        changes += 1
        environments.client.hot.send({ type: 'full-reload' })
      })
      types.check()
      // A save counts before and after Vite has handled it, because a page can be rendered in between.
      watcher.on('all', () => {
        changes += 1
        types?.check()
      })
      environments.client.hot.on(drawnAt, (count, client) => {
        if (count !== changes) client.send({ type: 'full-reload' })
      })
      // After all others, and before Vite's own page for errors.
      return () => middlewares.use(withMistakes)
    },
    hotUpdate: {
      // After the plugins that find the modules that a new file affects.
      order: 'post',
      handler({ file, modules, server, timestamp }) {
        const { name, moduleGraph } = this.environment
        if (name !== 'ssr') return
        changes += 1
        const { root, publicDir, logger } = server.config
        for (const module of modules) moduleGraph.invalidateModule(module, new Set(), timestamp, true)
        // The browser replaces these without loading the page again. Drawings follow with the next page.
        if (/(?<!\.module)\.css$/.test(file) || relative(root, file) === coloursFile) return []
        // A picture whose name is wrong has no module, and the page says what to rename it to.
        const isFile = [publicDir, join(root, pictureFolder)].some((place) => file.startsWith(`${place}/`))
        if (modules.length > 0 || isFile) {
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
      env: () => ({ pageStart, pageEnd: pageEnd(changes), mistakes: types?.found() ?? [] }),
      // Vite itself answers the requests for these addresses.
      exclude: [/^\/(@|__|(\.cache|client|src|node_modules)\/)/],
      // `reloadWithServer` and `pageEnd` do what these would.
      handleHotUpdate: () => {},
      injectClientScript: false,
    }),
  ]
}
