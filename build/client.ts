/** Gives the Worker what is known when the client is built: addresses, styles of first screens, and colours. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type * as built from 'virtual:client'
import { minifySync, type Plugin } from 'vite'
import { speculationRules } from '../src/layout/speculation-rules.ts'
import { coloursFile, currentPalette } from './palette.ts'
import { cspHash } from './static-headers.ts'

/** The part of `src/virtual.d.ts` that differs between builds. */
export type Client = Pick<typeof built, 'script' | 'stylesheet' | 'stylesheets' | 'firstScreens'>

const id = 'virtual:client'

function written(client: Client & { development: boolean; build: string }): string {
  const { light, dark } = currentPalette()
  const paper = { light: light.get('paper'), dark: dark.get('paper') }
  const { code: earlyFilter } = minifySync('early-filter.js', readFileSync('client/early-filter.js', 'utf8'))
  const scripts = { rulesHash: cspHash(speculationRules), earlyFilter, earlyFilterHash: cspHash(earlyFilter) }
  return Object.entries({ ...client, ...scripts, paper })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
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
      return written({
        script: '/client/main.ts',
        stylesheet: development ? null : '/client/styles/base.css',
        stylesheets: {},
        firstScreens: {},
        development,
        build: 'dev',
      })
    },
  }
}

/** Writes `virtual:client` as a file beside the Worker. */
export async function writeClient(client: Client): Promise<void> {
  const worker = await readFile('dist/worker/worker.js', 'utf8')
  // Hexadecimal, because it tags the version, and wrangler takes a value that begins with a hyphen for an option.
  const build = hash('sha256', worker + JSON.stringify(client)).slice(0, 12)
  await writeFile('dist/worker/client.js', written({ ...client, development: false, build }))
}
