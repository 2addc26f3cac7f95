import { type ChildProcess, execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs a command in a folder. It does not get the environment of vitest or the accounts of the user. The output consists of
 * what the command wrote to standard output, followed by what it wrote to standard error.
 * @param onStart gets the process, for example to send it a signal
 */
export function run(
  folder: string,
  command: string[],
  more: Record<string, string> = {},
  onStart?: (child: ChildProcess) => void,
): Promise<{ code: number; output: string }> {
  const [file = '', ...args] = command
  const env = { PATH: process.env['PATH'], HOME: join(tmpdir(), 'site-tests-home'), ...more }
  return new Promise((done) => {
    const child = execFile(file, args, { cwd: folder, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr })
    })
    onStart?.(child)
  })
}
