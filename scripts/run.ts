import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * The time limit in seconds of one command of wrangler, and of all requests together by which a release gets the files of
 * earlier builds. Tests set a shorter one in the environment.
 */
export const limit = Number(process.env['LIMIT'] ?? 60)

let running: ChildProcess | undefined

/** Ends the command that is running, for a script that is told to end. */
export function endCommand(): void {
  running?.kill()
}

/**
 * Runs a command without printing its output. npm scripts find the commands of installed packages by name.
 * @param options `timeout` is in milliseconds
 * @returns the standard output
 * @throws {Error} with the output if the command fails or takes too long
 */
export async function run(command: string, args: string[], options: SpawnOptions = {}): Promise<string> {
  const child = spawn(command, args, options)
  running = child
  let [output, errors] = ['', '']
  child.stdout?.setEncoding('utf8').on('data', (text) => (output += text))
  child.stderr?.setEncoding('utf8').on('data', (text) => (errors += text))
  const [code, signal] = await once(child, 'close')
  const name = [command, ...args].join(' ')
  if (signal && options.timeout)
    throw new Error(`“${name}” did not end within ${options.timeout / 1000} seconds`)
  if (code !== 0) throw new Error(`${output}${errors}\n“${name}” failed`)
  return output
}

/** Prints a message without a stack trace, and ends the script with exit code 1. */
export function exitWith(message: string): never {
  console.error(message)
  process.exit(1)
}
