import { type ExecFileException, execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Result {
  code: number
  /** Both streams, one after the other. */
  output: string
  last: string
}

/** A home folder without accounts and settings. */
const home = join(tmpdir(), 'site-tests-home')

/**
 * Runs a command in a folder. It inherits only the path, so that neither vitest's variables nor anybody's account
 * have an effect.
 */
export function run(folder: string, command: string[], more: Record<string, string> = {}): Promise<Result> {
  const [file = '', ...args] = command
  const env = { PATH: process.env['PATH'], HOME: home, XDG_CONFIG_HOME: home, ...more }
  return new Promise((done) => {
    execFile(file, args, { cwd: folder, env }, (error: ExecFileException | null, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0
      done({ code, output: stdout + stderr, last: stdout.trim().split('\n').at(-1) ?? '' })
    })
  })
}
