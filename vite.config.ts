import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import devServer from '@hono/vite-dev-server'
import cloudflare from '@hono/vite-dev-server/cloudflare'
import unocss from 'unocss/vite'
import { defineConfig, type Manifest, type Plugin } from 'vite'
import { drawingColours } from './build/drawing-colours.ts'
import { cspHash, writeStaticHeaders } from './scripts/static-headers.ts'

const manifestFile = 'dist/manifest.json'

/** A short hash of everything a page can depend on: it changes when any page could. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(['src/**/*', 'client/**/*', 'package-lock.json'], { withFileTypes: true })) {
    if (file.isFile()) hash.update(readFileSync(`${file.parentPath}/${file.name}`))
  }
  return hash.digest('base64url').slice(0, 10)
}

/**
 * `virtual:client`: where the browser finds the client's script and stylesheet. The build knows the
 * hashed names once the client is built; the development server serves the sources.
 */
export function clientAddresses(): Plugin {
  const id = 'virtual:client'
  return {
    name: 'client-addresses',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(resolved) {
      if (resolved !== `\0${id}`) return null
      if (this.environment.mode !== 'build') {
        return `export const script = '/client/main.ts'
          export const styles = null
          export const styleHashes = []
          export const development = ${this.environment.config.mode === 'development'}
          export const build = 'dev'`
      }
      const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
      const entry = manifest['client/main.ts']
      const styles = readFileSync(`dist/client/${entry?.css?.[0]}`, 'utf8').trim()
      return `export const script = ${JSON.stringify(`/${entry?.file}`)}
        export const styles = ${JSON.stringify(styles)}
        export const styleHashes = ${JSON.stringify([cspHash(styles)])}
        export const development = false
        export const build = ${JSON.stringify(fingerprint())}`
    },
  }
}

/** `react-dom/server` brings a second renderer, for strings, that a page which is streamed never calls. */
function withoutLegacyRenderer(): Plugin {
  return {
    name: 'without-legacy-renderer',
    load: (id) => (id.includes('react-dom-server-legacy') ? 'module.exports = {}' : null),
  }
}

/**
 * Vite fetches ahead what an import will import, by a helper of a kilobyte in the first script. React is in
 * one file with what hydrates, which is asked for together with the island: there is nothing to fetch ahead.
 */
function withoutPreloadHelper(): Plugin {
  return {
    name: 'without-preload-helper',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null,
  }
}

/** Server code has no module in the browser: when it changes, the page is loaded again. */
function reloadWithServer(): Plugin {
  return {
    name: 'reload-with-server',
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        server.environments.client.hot.send({ type: 'full-reload' })
      }
    },
  }
}

export default defineConfig({
  appType: 'custom',
  plugins: [
    unocss(),
    drawingColours(),
    clientAddresses(),
    withoutLegacyRenderer(),
    withoutPreloadHelper(),
    reloadWithServer(),
    devServer({ entry: 'src/worker.ts', adapter: cloudflare, exclude: [/^\/(@|client|node_modules)/] }),
  ],
  build: {
    // The cloths are smaller than a request for one, and home asked for six.
    assetsInlineLimit: (file) => /\/cloth-\w+\.svg$/.test(file),
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rollupOptions: {
          input: 'client/main.ts',
          output: {
            codeSplitting: { groups: [{ name: 'hydrate', test: /node_modules|client\/(hydrate|ui)/ }] },
          },
        },
        modulePreload: false,
      },
    },
    worker: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true, conditions: ['workerd', 'worker', 'module', 'import'] },
      build: {
        outDir: 'dist/worker',
        copyPublicDir: false,
        emitAssets: true,
        minify: true,
        // Uploaded beside the Worker, for readable stack traces; the client has none.
        sourcemap: true,
        rollupOptions: { input: 'src/worker.ts', output: { entryFileNames: 'worker.js' } },
      },
    },
  },
  builder: {
    /** Client first: the Worker names its hashed files. The pictures that the Worker names are served. */
    async buildApp(builder) {
      const { client, worker } = builder.environments
      if (!client || !worker) throw new Error('Vite has lost an environment')
      await builder.build(client)
      // Out of the public folder: what is in there is served.
      await rename('dist/client/.vite/manifest.json', manifestFile)
      await rm('dist/client/.vite', { recursive: true })
      await builder.build(worker)
      // The stylesheet stands in every page.
      for (const file of globSync('dist/client/assets/*.css')) await rm(file)
      await cp('dist/worker/assets', 'dist/client/assets', { recursive: true })
      await rm('dist/worker/assets', { recursive: true })
      await writeStaticHeaders('dist/client')
    },
  },
})
