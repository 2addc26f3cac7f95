import { type ExecFileException, execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Result {
  code: number
  /** Both streams, one after the other. */
  output: string
  last: string
}

/** A home that nobody lives in: no account, no settings. */
const home = join(tmpdir(), 'site-tests-home')

/**
 * Runs a command in a folder. Of this process's environment it gets the path alone, so that neither
 * vitest's variables nor anybody's account take part.
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
