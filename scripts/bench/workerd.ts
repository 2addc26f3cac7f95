import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** The workerd that wrangler serves with, run without wrangler's own layers in front of the Worker. */
const { default: workerd }: { default: string } = createRequire(require.resolve('wrangler/package.json'))(
  'workerd',
)

/** Something that answers on a port of its own. */
export interface Served {
  port: number
  /** The process that serves, or has started those who do. */
  pid: number
  stop: () => Promise<void>
}

/** A port that nobody uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Waits until the port answers a request, and reads the answer. Throws when it never does. */
export async function untilAnswering(port: number, path = '/', seconds = 30): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    try {
      await (
        await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(10_000) })
      ).arrayBuffer()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }
  throw new Error(`Nothing answers on port ${port}`)
}

/**
 * Serves one bundled Worker on workerd itself.
 * @param folder where its files and configuration are written
 * @param modules the files by name, the entry first; what does not end in `.js` is data
 */
export async function serveWorker(
  folder: string,
  modules: Record<string, string | Uint8Array>,
): Promise<Served> {
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  const kinds: string[] = []
  for (const [name, content] of Object.entries(modules)) {
    await writeFile(join(folder, name), content)
    kinds.push(`(name = "${name}", ${name.endsWith('.js') ? 'esModule' : 'data'} = embed "${name}")`)
  }
  const date = (await readFile('wrangler.toml', 'utf8')).match(/compatibility_date = "(.+)"/)?.[1]
  await writeFile(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "site", worker = .site)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
const site :Workerd.Worker = (
  modules = [${kinds.join(', ')}],
  bindings = [(name = "APP_ENV", text = "production")],
  compatibilityDate = "${date}",
);
`,
  )
  const process = spawn(workerd, ['serve', join(folder, 'config.capnp')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (!process.pid) throw new Error('workerd did not start')
  return {
    port,
    pid: process.pid,
    stop: () =>
      new Promise((resolve) => {
        process.once('exit', () => resolve())
        process.kill()
      }),
  }
}
