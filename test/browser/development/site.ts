import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { test as base } from '@playwright/test'
import { copySite } from '../../node/copy.ts'

/** A copy of the site, which the development server is serving. */
interface Served {
  folder: string
  url: string
}

export interface Site {
  /** Saves a file with something in another's place; `$&` is what stood there. */
  save: (file: string, replaced: string | RegExp, by: string) => Promise<void>
  write: (file: string, data: string | Buffer) => Promise<void>
  read: (file: string) => Promise<string>
  /** Saves everything as it was before the test. */
  mend: () => Promise<void>
}

/** One server for all tests of a worker; each test leaves the copy as it was. */
export const test = base.extend<{ site: Site }, { served: Served }>({
  served: [
    async ({ browserName: _ }, use) => {
      const folder = await copySite()
      const program = join(folder, 'node_modules/vite/bin/vite.js')
      // Vite chooses a free port for 0 and prints the address.
      const vite = spawn(process.execPath, [program, '--port=0'], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const output = createInterface(vite.stdout)
      try {
        const url = await new Promise<string>((resolve) => {
          output.on('line', (line) => {
            const [address] = stripVTControlCharacters(line).match(/http:\/\/localhost:\d+/) ?? []
            if (address) resolve(address)
          })
        })
        await use({ folder, url })
      } finally {
        vite.kill()
        if (vite.exitCode === null) await once(vite, 'exit')
        await rm(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: ({ served }, use) => use(served.url),

  site: async ({ served }, use) => {
    const before = new Map<string, string | null>()

    const read = (file: string) => readFile(join(served.folder, file), 'utf8')
    async function write(file: string, data: string | Buffer) {
      if (!before.has(file)) before.set(file, await read(file).catch(() => null))
      await writeFile(join(served.folder, file), data)
    }
    async function save(file: string, replaced: string | RegExp, by: string) {
      const text = await read(file)
      const saved = text.replace(replaced, by)
      if (saved === text) throw new Error(`${file} does not hold ${replaced}`)
      await write(file, saved)
    }
    async function mend() {
      for (const [file, text] of before) {
        const path = join(served.folder, file)
        await (text === null ? rm(path) : writeFile(path, text))
      }
      before.clear()
    }

    await use({ save, write, read, mend })
    await mend()
  },
})
