import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copySite } from '../scripts/copy-site.ts'

/** Does something with a copy of the site, which is gone afterwards. */
export async function withCopy<Result>(use: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = await copySite()
  return use(copy).finally(() => rm(copy, { recursive: true }))
}

/** Builds a copy as it would go live, and returns its Worker. */
export async function buildWorker(copy: string): Promise<Buffer> {
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'], env })
  return readFile(join(copy, 'dist/worker/worker.js'))
}
