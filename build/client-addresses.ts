/** Tells the Worker where the browser finds the client's script, and what stylesheet and rules stand in the page. */
import { existsSync, readFileSync } from 'node:fs'
import type { Manifest, Plugin } from 'vite'
import { otherPages } from '../src/layout/kind-of-page.ts'
import { speculationRules } from '../src/layout/speculation-rules.ts'
import { fingerprintToCome } from './fingerprint.ts'
import { cspHash } from './static-headers.ts'

/** The manifest of the built client. Not in the public folder, whose files are all served. */
export const manifestFile = 'dist/manifest.json'

/** What the build has made of the stylesheet; missing until then. */
export const stylesFile = 'dist/styles.json'

/** By kind of page: what stands in the head, its hash, and the address of the rest. */
export type Styles = Record<string, { first: string; hash: string; rest: string }>

/** The stylesheet in tests: with signs that escaping would change, so that its hash would no longer match. */
const testStyles = 'main > h1::before { content: "&"; }'

const id = 'virtual:client'

/** The address of the client's stylesheet, as Vite has built it. */
export function wholeStylesheet(): string {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  return `/${manifest['client/main.ts']?.css?.[0]}`
}

/** The client is built before the Worker: its manifest knows the hashed names. */
function built() {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const entry = manifest['client/main.ts']
  const styles: Styles = existsSync(stylesFile)
    ? JSON.parse(readFileSync(stylesFile, 'utf8'))
    : { [otherPages]: { first: '', hash: cspHash(''), rest: wholeStylesheet() } }
  return { script: `/${entry?.file}`, styles, development: false, build: fingerprintToCome }
}

/** The development server serves the sources; its script loads the stylesheet. */
function fromSources(development: boolean) {
  const [first, rest] = [testStyles, '/client/styles/base.css']
  const styles: Styles = { [otherPages]: { first, hash: cspHash(first), rest } }
  return { script: '/client/main.ts', styles: development ? null : styles, development, build: 'dev' }
}

/** The plugin that provides `virtual:client`; `src/virtual.d.ts` has its types. */
export function clientAddresses(): Plugin {
  return {
    name: 'client-addresses',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(resolved) {
      if (resolved !== `\0${id}`) return null
      const { mode, config } = this.environment
      const inMode = mode === 'build' ? built() : fromSources(config.mode === 'development')
      const client = { ...inMode, rulesHash: cspHash(speculationRules) }
      return Object.entries(client)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
