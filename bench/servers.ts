import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill()
})

/** A port that no other program uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * Runs a command at the root of the repository and waits for its first answer.
 * @returns the time until then, in milliseconds, and a function that stops the server
 * @throws {Error} when the command ends before it answers.
 */
export async function startServer(command: string, args: string[], port: number) {
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  const ended = once(child, 'exit').then(() => running.delete(child))
  while (running.has(child)) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (await answer?.arrayBuffer()) break
    await sleep(2)
  }
  if (!running.has(child)) throw new Error(`${command} ${args.join(' ')} has ended.`)
  async function stop(): Promise<void> {
    child.kill()
    await ended
  }
  return { time: performance.now() - started, stop }
}
