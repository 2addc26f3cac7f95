/** Gives the Worker what is known when the client is built: addresses, styles of first screens, and colours. */
import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type * as built from 'virtual:client'
import type { Plugin } from 'vite'
import { speculationRules } from '../src/layout/speculation-rules.ts'
import { coloursFile, currentPalette } from './palette.ts'
import { cspHash } from './static-headers.ts'

/** The part of `src/virtual.d.ts` that differs between builds. */
export type Client = Pick<typeof built, 'script' | 'stylesheet' | 'stylesheets' | 'firstScreens'>

const id = 'virtual:client'

/**
 * The text of `virtual:client`. `build` names everything that answers and their policy are made of: this text, and the code of
 * the Worker, which has the settings of the build and the headers.
 */
export function clientModule(
  client: Client & { development: boolean },
  worker: string,
  { light, dark } = currentPalette(),
  rules = speculationRules,
): string {
  const paper = { light: light.get('paper'), dark: dark.get('paper') }
  const text = Object.entries({ ...client, rulesHash: cspHash(rules), paper })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
  // Hexadecimal, because it tags the version, and wrangler takes a value that begins with a hyphen for an option.
  const build = client.development ? 'dev' : hash('sha256', text + worker).slice(0, 12)
  return `${text}export const build = ${JSON.stringify(build)}\n`
}

/**
 * Vite plugin that provides `virtual:client`; `src/virtual.d.ts` has its types. In a build it is a separate file,
 * because its content is only known when the Worker has rendered all pages.
 */
export function virtualClient(): Plugin {
  return {
    name: 'virtual-client',
    resolveId(source) {
      if (source !== id) return null
      return this.environment.mode === 'build' ? { id: './client.js', external: true } : `\0${id}`
    },
    load(resolved) {
      if (resolved !== `\0${id}`) return null
      this.addWatchFile(resolve(coloursFile))
      const development = this.environment.config.mode === 'development'
      const stylesheet = development ? null : '/client/styles/base.css'
      const client = { script: '/client/main.ts', stylesheet, stylesheets: {}, firstScreens: {} }
      return clientModule({ ...client, development }, '')
    },
  }
}

/** Writes `virtual:client` as a file beside the Worker. */
export async function writeClient(client: Client): Promise<void> {
  const worker = await readFile('dist/worker/worker.js', 'utf8')
  await writeFile('dist/worker/client.js', clientModule({ ...client, development: false }, worker))
}
