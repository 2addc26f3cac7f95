import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { freePort, untilAnswering } from '../bench/workerd.ts'

/** The production build, as `npm start` serves it. */
interface Started {
  port: number
  /** Memory in MiB that all its workerd processes hold together. */
  memory: () => Promise<number>
  stop: () => void
}

/** Waits for the build too. Throws after two minutes. */
async function untilBuilt(port: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await untilAnswering(port)
    } catch (error) {
      if (attempt === 12) throw error
    }
  }
}

/** A process as Linux describes it: whose child it is, its name, its memory in KiB. */
async function statusOf(pid: string) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const field = (name: string) => status.match(new RegExp(`^${name}:\\s+(\\S+)`, 'm'))?.[1] ?? ''
  return { pid, parent: field('PPid'), name: field('Name'), memory: Number(field('VmRSS')) }
}

/**
 * Memory in MiB of the workerd processes below this one. Nothing limits it here, and workerd tidies up
 * late: one that only sends the same 60 KB climbs to 1.3 GiB within 60,000 answers, and stays there.
 */
async function memoryBelow(root: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(pids.map(statusOf))
  const below = new Set([String(root)])
  // Children may have lower numbers than their parents: until nobody is added.
  for (let size = 0; size < below.size; ) {
    size = below.size
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid)
  }
  const ours = all.filter(({ pid, name }) => below.has(pid) && name === 'workerd')
  return ours.reduce((sum, { memory }) => sum + memory, 0) / 1024
}

/** Runs `npm start` on a free port, and waits until it answers. */
export async function startSite(): Promise<Started> {
  const port = await freePort()
  // A group of its own, so that wrangler and both its workerd end together.
  const server = spawn('npm', ['start', '--', '--port', `${port}`, '--log-level', 'error'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { pid } = server
  if (!pid) throw new Error('npm start did not start')
  let stopped = false
  const stop = () => {
    if (!stopped) process.kill(-pid)
    stopped = true
  }
  process.once('exit', stop)
  try {
    await untilBuilt(port)
  } catch (error) {
    stop()
    throw error
  }
  return { port, memory: () => memoryBelow(pid), stop }
}
