import { type SpawnSyncOptions, spawnSync } from 'node:child_process'

/**
 * Runs a command, quietly; npm's scripts find those of the dependencies by their name.
 * @returns what it says
 * @throws {Error} with that when it fails
 */
export function run(command: string, args: string[], options: SpawnSyncOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, options)
  if (error) throw error
  const said = `${stdout ?? ''}${stderr ?? ''}`
  if (status !== 0) throw new Error(`${said}\n“${[command, ...args].join(' ')}” failed`)
  return said
}

/** Ends the script with exit code 1 and this sentence alone, because a stack trace says nothing about wrong input. */
export function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
