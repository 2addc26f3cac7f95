import { type SpawnSyncOptions, spawnSync } from 'node:child_process'

/**
 * Runs a command without printing its output. npm scripts find the commands of installed packages by name.
 * @returns the standard output
 * @throws {Error} with the output if the command fails
 */
export function run(command: string, args: string[], options: SpawnSyncOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, options)
  if (error) throw error
  if (status !== 0) {
    throw new Error(`${stdout ?? ''}${stderr ?? ''}\n“${[command, ...args].join(' ')}” failed`)
  }
  return String(stdout ?? '')
}

/** Prints a message without a stack trace, and ends the script with exit code 1. */
export function exitWith(message: string): never {
  console.error(message)
  process.exit(1)
}
