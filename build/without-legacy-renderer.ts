import type { Plugin } from 'vite'

/** `react-dom/server` brings a second renderer, for strings, that a page which is streamed never calls. */
export function withoutLegacyRenderer(): Plugin {
  return {
    name: 'without-legacy-renderer',
    load: (id) => (id.includes('react-dom-server-legacy') ? 'module.exports = {}' : null),
  }
}
