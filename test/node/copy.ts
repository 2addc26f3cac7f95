import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Result, run } from './run.ts'

const repository = join(import.meta.dirname, '../..')

/** What no clone has. */
const left = /\/(node_modules|dist|screens|test-results|\.(git|tsbuild|wrangler))$/

export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/**
 * Copies the site into a temporary folder, to be changed and built there. Its dependencies are those of
 * the repository; what tools keep beside them is its own. The day that content has to set anew each year lies ahead.
 * Returns the folder.
 */
export async function copySite(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'site-'))
  await cp(repository, copy, { recursive: true, filter: (source) => !left.test(source) })
  const company = join(copy, 'src/content/company.ts')
  const source = await readFile(company, 'utf8')
  await writeFile(company, source.replace(/(securityTxtExpires: .*')[\d-]+'/, `$1${inDays(200)}'`))
  const modules = join(repository, 'node_modules')
  await mkdir(join(copy, 'node_modules'))
  for (const name of await readdir(modules)) {
    if (!name.startsWith('.vite')) await symlink(join(modules, name), join(copy, 'node_modules', name))
  }
  return copy
}

export async function startCopy() {
  const folder = await copySite()

  async function succeed(...command: string[]): Promise<Result> {
    const result = await run(folder, command)
    if (result.code !== 0) throw new Error(result.output)
    return result
  }

  async function edit(file: string, change: (source: string) => string): Promise<void> {
    const source = await readFile(join(folder, file), 'utf8')
    const changed = change(source)
    if (changed === source) throw new Error(`Nothing of ${file} has changed`)
    await writeFile(join(folder, file), changed)
  }

  return {
    folder,

    read: (file: string) => readFile(join(folder, file), 'utf8'),

    edit,

    succeed,

    async worker(): Promise<(path: string) => Promise<Response>> {
      const { default: worker } = await import(pathToFileURL(join(folder, 'dist/worker/worker.js')).href)
      const context = { waitUntil() {}, passThroughOnException() {} }
      return async (path) => worker.fetch(new Request(`https://localhost${path}`), {}, context)
    },

    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export type Copy = Awaited<ReturnType<typeof startCopy>>
