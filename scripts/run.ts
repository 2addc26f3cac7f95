import { spawnSync } from 'node:child_process'

/**
 * Runs a command in this terminal. npm's scripts find those of the dependencies by their name. When it fails, this process ends with its exit code.
 */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
