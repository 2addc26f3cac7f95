import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '../test/node/serve.ts'

/** A port that no other program uses now. */
export async function freePort(): Promise<number> {
  await using server = await serve(() => new Response())
  return Number(new URL(server.address).port)
}

/**
 * Runs a command at the root of the repository and waits for its first answer.
 * @returns the time until then, in milliseconds. The server runs until this is disposed of.
 */
export async function startServer(command: string, args: string[], port: number) {
  const started = performance.now()
  const cwd = join(import.meta.dirname, '..')
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  while (!hasEnded()) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (await answer?.arrayBuffer()) break
    await sleep(2)
  }
  if (hasEnded()) throw new Error(`${command} ${args.join(' ')} has ended.`)
  return {
    time: performance.now() - started,
    async [Symbol.asyncDispose](): Promise<void> {
      child.kill()
      await ended
    },
  }
}
