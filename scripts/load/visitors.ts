import { Agent, get } from 'node:http'
import { createHistogram } from 'node:perf_hooks'

interface Answer {
  status: number
  body: Buffer
}

/** What has been seen in a stretch of time. */
export interface Seen {
  answers: number
  failures: number
  /** Milliseconds within which half, and all but one of a hundred, were answered. */
  p50: number
  p99: number
}

/** Asks once, and reads the answer to its end. Throws when that fails. */
function ask(agent: Agent, port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path, timeout: 30_000 }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const length = response.headers['content-length']
        if (length !== undefined && Number(length) !== body.length) reject(new Error('cut short'))
        else resolve({ status: response.statusCode ?? 0, body })
      })
    })
      .on('timeout', function (this: { destroy: (error: Error) => void }) {
        this.destroy(new Error('no answer within 30 s'))
      })
      .on('error', reject)
  })
}

/**
 * Visitors who ask without a pause, each for the next path as soon as the last has answered, and compare
 * each answer, byte by byte, with the first that the path was given.
 * @param expected paths, and the status of each
 */
export async function visitors(port: number, expected: ReadonlyMap<string, number>, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const paths = [...expected.keys()]
  const first = new Map<string, Answer>()
  for (const path of paths) {
    const answer = await ask(agent, port, path)
    if (answer.status !== expected.get(path)) throw new Error(`${path} answers ${answer.status}`)
    first.set(path, answer)
  }

  let stopped = false
  let failures = 0
  const reasons = new Map<string, number>()
  const times = createHistogram()

  async function visit(path: string): Promise<void> {
    const started = performance.now()
    try {
      const { status, body } = await ask(agent, port, path)
      const known = first.get(path)
      if (status !== known?.status) throw new Error(`status ${status} for ${path}`)
      if (!body.equals(known.body)) throw new Error(`wrong body for ${path}`)
    } catch (error) {
      failures += 1
      const reason = error instanceof Error ? error.message : String(error)
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    times.record(Math.max(1, Math.round((performance.now() - started) * 1000)))
  }

  async function wander(next: number): Promise<void> {
    for (; !stopped; next += 1) await visit(paths[next % paths.length] ?? '/')
  }
  // Each begins elsewhere, so that all paths are asked for at any moment.
  const all = Array.from({ length: connections }, (_, index) => wander(index * 7))

  return {
    /** Why requests have failed, and how many for each reason. */
    reasons,
    /** What has been seen since it was last asked. */
    seen(): Seen {
      const seen = {
        answers: times.count,
        failures,
        p50: times.percentile(50) / 1000,
        p99: times.percentile(99) / 1000,
      }
      times.reset()
      failures = 0
      return seen
    },
    async stop() {
      stopped = true
      await Promise.all(all)
      agent.destroy()
    },
  }
}
