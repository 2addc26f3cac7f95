/** Tells the Worker where the browser finds the client's script, and what stylesheet and rules stand in the page. */
import { existsSync, readFileSync } from 'node:fs'
import type { Manifest, Plugin } from 'vite'
import { otherPages } from '../src/layout/kind-of-page.ts'
import { speculationRules } from '../src/layout/speculation-rules.ts'
import { fingerprintToCome } from './fingerprint.ts'
import { cspHash } from './static-headers.ts'

/** The manifest of the built client. Not in the public folder, whose files are all served. */
export const manifestFile = 'dist/manifest.json'

/** What stands in every page, and the address of the rest; missing until the build has split the stylesheet. */
export const stylesFile = 'dist/styles.json'

export interface Styles {
  first: string
  /** An address for each kind of page. */
  rest: Record<string, string>
}

/** The stylesheet in tests: with signs that escaping would change, so that its hash would no longer match. */
const testStyles = 'main > h1::before { content: "&"; }'

const id = 'virtual:client'

/** The address of the client's stylesheet, as Vite has built it. */
export function wholeStylesheet(): string {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  return `/${manifest['client/main.ts']?.css?.[0]}`
}

/** What the policy lets stand in the page. */
function inlineHashes(styles: string) {
  return { styles: [cspHash(styles)], scripts: [cspHash(speculationRules)] }
}

/** The client is built before the Worker: its manifest knows the hashed names. */
function built() {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const entry = manifest['client/main.ts']
  const { first: styles, rest }: Styles = existsSync(stylesFile)
    ? JSON.parse(readFileSync(stylesFile, 'utf8'))
    : { first: '', rest: { [otherPages]: wholeStylesheet() } }
  return {
    script: `/${entry?.file}`,
    styles,
    rest,
    inline: inlineHashes(styles),
    development: false,
    build: fingerprintToCome,
  }
}

/** The development server serves the sources; its script loads the stylesheet. */
function fromSources(development: boolean) {
  return {
    script: '/client/main.ts',
    styles: development ? null : testStyles,
    rest: development ? null : { [otherPages]: '/client/styles/base.css' },
    inline: inlineHashes(testStyles),
    development,
    build: 'dev',
  }
}

/** The plugin that provides `virtual:client`; `src/virtual.d.ts` has its types. */
export function clientAddresses(): Plugin {
  return {
    name: 'client-addresses',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(resolved) {
      if (resolved !== `\0${id}`) return null
      const { mode, config } = this.environment
      const client = mode === 'build' ? built() : fromSources(config.mode === 'development')
      return Object.entries(client)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
