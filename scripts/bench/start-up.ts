import { join } from 'node:path'
import { cpuTimeOf } from './processes.ts'
import { spread, table } from './statistics.ts'
import { serveWorker, untilAnswering } from './workerd.ts'

/**
 * From the start of workerd to the end of the first answer, in milliseconds: on the clock, and of processor.
 * @param folder where workerd's files are written
 */
export async function firstAnswer(folder: string, worker: string | Uint8Array, path = '/') {
  const started = performance.now()
  const served = await serveWorker(folder, { 'worker.js': worker })
  await untilAnswering(served.port, path)
  const wall = performance.now() - started
  const cpu = await cpuTimeOf(served.pid)
  await served.stop()
  return { wall, cpu }
}

/** The first answer of each Worker, alternating between them. */
export async function compareStartUp(
  folder: string,
  workers: Record<string, string | Uint8Array>,
  rounds: number,
): Promise<string> {
  const times = Object.keys(workers).map((name) => ({ name, wall: [] as number[], cpu: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, wall, cpu } of times) {
      const first = await firstAnswer(join(folder, 'start'), workers[name] ?? '')
      wall.push(first.wall)
      cpu.push(first.cpu)
    }
  }
  return table([
    ['row', 'start to first answer ms', 'CPU ms'],
    ...times.map(({ name, wall, cpu }) => [name, spread(wall), spread(cpu)]),
  ])
}
