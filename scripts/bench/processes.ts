import { readdir, readFile } from 'node:fs/promises'

/** A process as Linux describes it. */
interface Status {
  pid: string
  parent: string
  name: string
  /** MiB that it holds. */
  memory: number
}

async function statusOf(pid: string): Promise<Status> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const field = (name: string) => status.match(new RegExp(`^${name}:\\s+(\\S+)`, 'm'))?.[1] ?? ''
  return { pid, parent: field('PPid'), name: field('Name'), memory: Number(field('VmRSS')) / 1024 }
}

/** The workerd processes that a process is, or has started, itself or through others. */
async function workerdsOf(root: number): Promise<Status[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(pids.map(statusOf))
  const family = new Set([String(root)])
  // Children may have lower numbers than their parents: until nobody is added.
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.filter(({ pid, name }) => family.has(pid) && name === 'workerd')
}

/**
 * Memory in MiB that each workerd process of `root` holds. Nothing limits it outside the platform, and
 * workerd tidies up late: one that only sends the same 60 KB climbs to 1.3 GiB within 60,000 answers, and
 * stays there.
 */
export async function memoryOf(root: number): Promise<number[]> {
  return (await workerdsOf(root)).map(({ memory }) => memory)
}

/** Processor time in milliseconds that the workerd processes of `root` have used so far. */
export async function cpuTimeOf(root: number): Promise<number> {
  let time = 0
  for (const { pid } of await workerdsOf(root)) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in parentheses, may hold spaces: the fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    time += (Number(fields[11]) + Number(fields[12])) * 10
  }
  return time
}
