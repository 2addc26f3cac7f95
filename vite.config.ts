import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import unocss from 'unocss/vite'
import { defineConfig, type Plugin } from 'vite'
import { namedBreakpoints } from './build/breakpoints.ts'
import { buildSite } from './build/build-site.ts'
import { virtualClient } from './build/client.ts'
import { developmentServer } from './build/development/server.ts'
import { virtualColours } from './build/palette.ts'
import { pictures } from './build/pictures.ts'

/**
 * Leaves out Vite's helper that preloads the imports of a dynamic import: 1,733 of the 5,707 bytes of the first script. There
 * is nothing to preload, because the islands and React are in one file. `build.modulePreload: false` does not leave it out,
 * because the helper also loads stylesheets: Vite adds it to every build for browsers that is not a library.
 */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null),
}

/** Neither the shell nor `.env` decides what a build is: with their `NODE_ENV`, it would have the development version of React. */
const ownMode: Plugin = {
  name: 'own-mode',
  config(_, { command }) {
    process.env['NODE_ENV'] = command === 'build' ? 'production' : 'development'
    return { envDir: false }
  },
}

/** `react-dom/server` also contains React's renderer for strings, 28 KiB gzip. The Worker needs only this file of it. */
const withoutStringRenderer: Plugin = {
  name: 'without-string-renderer',
  apply: 'build',
  config: () => {
    const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
    const file = join(folder, 'cjs/react-dom-server.edge.production.js')
    return { resolve: { alias: { 'react-dom/server': file } } }
  },
}

export default defineConfig({
  appType: 'custom',
  // In a workspace, `node_modules` is in a folder above, and maybe read-only.
  cacheDir: '.cache',
  plugins: [
    ownMode,
    unocss(),
    pictures(),
    virtualClient(),
    virtualColours(),
    withoutPreloadHelper,
    withoutStringRenderer,
    developmentServer(),
  ],
  // By default, the watcher reports only the first of two saves within 50 ms, and maybe before the file is complete.
  server: { watch: { awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 } } },
  css: {
    postcss: { plugins: [namedBreakpoints] },
    modules: {
      // `solid` in src/ui/tag.module.css becomes `ui-tag_solid`: with its path, no other file can have the same class.
      generateScopedName: (name, file) => {
        const path = relative(import.meta.dirname, file)
          .replace('.module.css', '')
          .replace(/^src\//, '')
        const component = path.replaceAll('/', '-')
        return basename(path) === name ? component : `${component}_${name}`
      },
    },
  },
  build: {
    // Inlines small tiles to save requests: the home page uses eight weaves.
    assetsInlineLimit: (file) => /\/(weaves\/\w+\.png|cloth-\w+\.webp)$/.test(file),
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // The styles of islands are in the stylesheet, which the Worker's build writes.
        emitAssets: false,
        rollupOptions: { input: 'client/main.ts' },
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
        // It is uploaded with the Worker, for readable stack traces in the logs. The client has no map.
        sourcemap: true,
        // The stylesheet is named after the entry.
        rollupOptions: { input: { site: 'src/worker.ts' }, output: { entryFileNames: 'worker.js' } },
      },
    },
  },
  builder: { buildApp: buildSite },
})
