import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { type Copy, startCopy } from '../../node/copy.ts'

const port = 8789

interface Site extends Copy {
  /** Saves a file with something in another's place; `$&` is what stood there. */
  save: (file: string, replaced: string | RegExp, by: string) => Promise<void>
  /** Saves everything as it was before the test. */
  mend: () => Promise<void>
}

/** One server for all tests of a worker, which serves a copy of the site; each test leaves the copy as it was. */
export const test = base.extend<{ site: Site }, { copy: Copy }>({
  copy: [
    async ({ browserName: _ }, use) => {
      const copy = await startCopy()
      const program = join(copy.folder, '../node_modules/vite/bin/vite.js')
      const vite = spawn(process.execPath, [program, `--port=${port}`, '--strictPort'], {
        cwd: copy.folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      try {
        await expect(() => fetch(`http://localhost:${port}`)).toPass({ timeout: 50_000 })
        await use(copy)
      } finally {
        // The server stops even when it did not start in time. Otherwise, it would keep the port, and later tests would
        // look at this copy of the site.
        vite.kill()
        if (vite.exitCode === null) await once(vite, 'exit')
        await copy.remove()
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: `http://localhost:${port}`,

  site: async ({ copy }, use) => {
    const before = new Map<string, string>()
    async function save(file: string, replaced: string | RegExp, by: string) {
      if (!before.has(file)) before.set(file, await copy.read(file))
      await copy.edit(file, (source) => source.replace(replaced, by))
    }
    async function mend() {
      for (const [file, source] of before) await writeFile(join(copy.folder, file), source)
      before.clear()
    }
    await use({ ...copy, save, mend })
    await mend()
  },
})
