import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

const repository = join(import.meta.dirname, '../..')
/** The folder with the packages, which is above the repository if this is a copy itself. */
const packages = join(createRequire(import.meta.url).resolve('vite/package.json'), '../..')

/** Files that a clone does not have. */
const ignored = /\/(node_modules|dist|screens|test-results|\.(cache|git|tsbuild|wrangler))$/

export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/**
 * Copies the site into a temporary folder, and returns functions that work there. The packages are in the folder above, as
 * in a workspace. The content gets a date in the future where a past one is an error.
 */
export async function startCopy() {
  const workspace = await mkdtemp(join(tmpdir(), 'site-'))
  const folder = join(workspace, 'site')
  await symlink(packages, join(workspace, 'node_modules'))
  await cp(repository, folder, { recursive: true, filter: (source) => !ignored.test(source) })
  const company = join(folder, 'src/content/company.ts')
  const source = await readFile(company, 'utf8')
  await writeFile(company, source.replace(/(securityTxtExpires: .*')[\d-]+'/, `$1${inDays(200)}'`))
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  return {
    folder,
    read,

    /** @throws {Error} with the output of the command if it fails */
    async succeed(...command: string[]) {
      const result = await run(folder, command)
      if (result.code !== 0) throw new Error(result.output)
      return result
    },

    /** @throws {Error} if the file stays as it was */
    async edit(file: string, change: (source: string) => string): Promise<void> {
      const source = await read(file)
      const changed = change(source)
      if (changed === source) throw new Error(`Nothing of ${file} has changed`)
      await writeFile(join(folder, file), changed)
    },

    remove: () => rm(workspace, { recursive: true, force: true, maxRetries: 5 }),
  }
}

export type Copy = Awaited<ReturnType<typeof startCopy>>
