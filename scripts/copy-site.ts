import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '..')

/** Everything that a build reads. */
const parts = ['src', 'client', 'public', 'build', 'scripts', 'package.json', 'tsconfig.json']
const settings = ['vite.config.ts', 'uno.config.ts', 'wrangler.toml']

/**
 * A copy of the site in a temporary folder, to be changed and built there. Its dependencies are those of
 * the repository; what tools keep beside them is its own. Returns the folder.
 */
export async function copySite(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'site-'))
  for (const part of [...parts, ...settings]) {
    await cp(join(repository, part), join(copy, part), { recursive: true })
  }
  const modules = join(repository, 'node_modules')
  await mkdir(join(copy, 'node_modules'))
  for (const name of await readdir(modules)) {
    if (!name.startsWith('.vite')) await symlink(join(modules, name), join(copy, 'node_modules', name))
  }
  return copy
}
