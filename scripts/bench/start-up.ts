import { join } from 'node:path'
import { cpuTimeOf } from './processes.ts'
import { spread, table } from './statistics.ts'
import { serveWorker, untilAnswering } from './workerd.ts'

/** From the start of workerd to the end of the first answer, alternating between the Workers. */
export async function compareStartUp(
  folder: string,
  workers: Record<string, string | Uint8Array>,
  rounds: number,
): Promise<string> {
  const times = Object.keys(workers).map((name) => ({ name, wall: [] as number[], cpu: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, wall, cpu } of times) {
      const started = performance.now()
      const served = await serveWorker(join(folder, 'start'), { 'worker.js': workers[name] ?? '' })
      await untilAnswering(served.port)
      wall.push(performance.now() - started)
      cpu.push(await cpuTimeOf(served.pid))
      await served.stop()
    }
  }
  return table([
    ['row', 'start to first answer ms', 'CPU ms'],
    ...times.map(({ name, wall, cpu }) => [name, spread(wall), spread(cpu)]),
  ])
}
