import { spawn } from 'node:child_process'
import { freePort, type Served, untilAnswering } from './workerd.ts'

/**
 * Runs a command that ends in `wrangler dev`, on a free port, and waits until it answers.
 * @param minutes how long it may take to begin, its build included
 */
export async function serveWithWrangler(
  command: readonly string[],
  cwd: string,
  minutes = 2,
): Promise<Served> {
  const port = await freePort()
  const [program = '', ...args] = command
  // A group of its own, so that wrangler and both its workerd end together.
  const server = spawn(program, [...args, '--port', `${port}`, '--log-level', 'error'], {
    cwd,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { pid } = server
  if (!pid) throw new Error(`${command.join(' ')} did not start`)
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const kill = () => {
    if (server.exitCode === null && server.signalCode === null) process.kill(-pid)
  }
  process.once('exit', kill)
  const stop = () => {
    kill()
    return gone
  }
  try {
    await untilAnswering(port, '/', minutes * 60)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, pid, stop }
}
