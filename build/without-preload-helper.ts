import type { Plugin } from 'vite'

/**
 * Leaves out Vite's helper that preloads the imports of a dynamic import, a kilobyte in the first script. There is
 * nothing to preload: `hydrate-on-intent.ts` asks for the island and for React, which is in one file, at the same time.
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'without-preload-helper',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null,
  }
}
