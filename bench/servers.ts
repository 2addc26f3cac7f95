import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
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
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/**
 * Runs a command at the root of the repository and waits for its first answer.
 * @returns the time until then, in milliseconds, and a function that stops the server
 */
export async function startServer(command: string, args: string[], port: number) {
  const started = performance.now()
  const cwd = join(import.meta.dirname, '..')
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  running.add(child)
  const ended = once(child, 'exit').then(() => running.delete(child))
  while (running.has(child)) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (await answer?.arrayBuffer()) break
    await sleep(2)
  }
  if (!running.has(child)) throw new Error(`${command} ${args.join(' ')} has ended.`)
  const stop = () => {
    child.kill()
    return ended
  }
  return { time: performance.now() - started, stop }
}
