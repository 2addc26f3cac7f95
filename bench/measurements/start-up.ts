import { gzipSync } from 'node:zlib'
import { type Modules, serveWorker } from '../servers/processes.ts'
import { type Figures, heldToFirst, measure, tableOf } from '../tables/compare.ts'

/**
 * From the start of workerd to the end of the first answer, on the clock and of processor, and the size of
 * each Worker. The first is what the others are held to. Returns a table.
 * @param folder where workerd's files are written
 */
export async function measureStartUp(
  folder: string,
  workers: Record<string, Modules>,
  pages: readonly string[],
  rounds: number,
): Promise<string> {
  async function start(worker: Modules, path: string): Promise<Figures> {
    const sizes = Object.values(worker).map((code) => gzipSync(code, { level: 9 }).length / 1024)
    const size = sizes.reduce((sum, each) => sum + each)
    const started = performance.now()
    const { usage, stop } = await serveWorker(folder, worker, path)
    const wall = performance.now() - started
    const { cpu } = await usage()
    await stop()
    return { 'start to first answer ms': wall, 'CPU ms': cpu, 'KiB gzip': size }
  }
  const rows = pages.flatMap((path) => {
    const all = Object.entries(workers)
    return heldToFirst(
      '×first',
      all.map(([name, worker]) => ({ labels: [path, name], measure: () => start(worker, path) })),
    )
  })
  return tableOf(['page', 'row'], await measure(rows, rounds), ['start to first answer ms'])
}
