import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copySite } from '../test/built/copy.ts'
import type { Modules } from './servers/processes.ts'

/** Does something with a copy of the site, which is gone afterwards. */
export async function withCopy<Result>(use: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = await copySite()
  return use(copy).finally(() => rm(copy, { recursive: true }))
}

/** Builds a copy as it would go live, and returns its Worker. */
export async function buildWorker(copy: string): Promise<Modules> {
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'], env })
  return builtWorker(copy)
}

/** The Worker that has been built in a folder, of this commit or an older one, which may be of one module. */
export async function builtWorker(folder: string): Promise<Modules> {
  const names = ['worker.js', 'client.js'].filter((name) => existsSync(join(folder, 'dist/worker', name)))
  const codes = names.map(async (name) => [name, await readFile(join(folder, 'dist/worker', name))] as const)
  return Object.fromEntries(await Promise.all(codes))
}
