import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
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

/** Builds a copy as it would go live, and returns its Worker. */
export async function buildWorker(copy: string): Promise<Buffer> {
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'], env })
  return readFile(join(copy, 'dist/worker/worker.js'))
}

/** Does something with a copy, which is gone afterwards. */
export async function withCopy<Result>(use: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = await copySite()
  return use(copy).finally(() => rm(copy, { recursive: true }))
}
