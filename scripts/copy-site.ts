import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '..')

/** Everything that a build reads. */
const parts = [
  'src',
  'client',
  'public',
  'scripts',
  'build',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'uno.config.ts',
  'wrangler.toml',
]

/** A copy of the site in a temporary folder, to be changed and built there. Returns the folder. */
export async function copySite(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'site-'))
  for (const part of parts) await cp(join(repository, part), join(copy, part), { recursive: true })
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
