import type { Plugin } from 'vite'

/**
 * Vite fetches ahead what an import will import, by a helper of a kilobyte in the first script. React is in
 * one file with what hydrates, which is asked for together with the island: there is nothing to fetch ahead.
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'without-preload-helper',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null,
  }
}
