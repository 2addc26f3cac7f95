import { readFileSync } from 'node:fs'
import type { Manifest, Plugin } from 'vite'
import { fingerprintToCome } from './fingerprint.ts'
import { cspHash } from './static-headers.ts'

/** Where the client's build leaves the names of its files; not in the public folder, which is served. */
export const manifestFile = 'dist/manifest.json'

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
        export const build = ${JSON.stringify(fingerprintToCome)}`
    },
  }
}
