import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { test as base } from '@playwright/test'
import getPort from 'get-port'
import { copySite } from '../../built/copy.ts'

/** A copy of the site, which the development server is serving. */
interface Served {
  folder: string
  url: string
}

interface Site {
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
      const port = await getPort()
      const url = `http://localhost:${port}`
      const program = join(folder, 'node_modules/vite/bin/vite.js')
      const vite = spawn(process.execPath, [program, `--port=${port}`], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      try {
        while (!(await fetch(url).catch(() => null))) await setTimeout(50)
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
