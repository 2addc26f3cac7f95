import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

let running: ChildProcess | undefined

/** When the script is told to end, ends the command that is running and then the script, with a last message. */
export function onInterruption(message: () => string): void {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
    process.once(signal, () => {
      running?.kill()
      console.error(`✗ Interrupted. ${message()}`)
      process.exit(code)
    })
  }
}

/**
 * Runs a command without printing its output. npm scripts find the commands of installed packages by name.
 * @returns the standard output
 * @throws {Error} with the output if the command fails
 */
export async function run(command: string, args: string[], options: SpawnOptions = {}): Promise<string> {
  const child = spawn(command, args, options)
  running = child
  let [output, errors] = ['', '']
  child.stdout?.setEncoding('utf8').on('data', (text) => (output += text))
  child.stderr?.setEncoding('utf8').on('data', (text) => (errors += text))
  const [code] = await once(child, 'close')
  if (code === 0) return output
  // A signal that ended the command also reached this script. Its handler runs during this pause.
  await sleep(100)
  throw new Error(stripVTControlCharacters(`${output}${errors}\n“${[command, ...args].join(' ')}” failed`))
}

/** Prints a message without a stack trace, and ends the script with exit code 1. */
export function exitWith(message: string): never {
  console.error(message)
  process.exit(1)
}
