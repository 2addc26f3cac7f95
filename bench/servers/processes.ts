/** Servers to measure, each on a free port and in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import pidtree from 'pidtree'
import pidusage from 'pidusage'

const repository = join(import.meta.dirname, '../..')

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill()
})

export type Served = Awaited<ReturnType<typeof serve>>

/**
 * Runs a command and waits until it has answered once.
 * @throws {Error} when it ends before.
 */
async function serve(command: string, args: string[], port: number, cwd = repository, path = '/') {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  await once(child, 'spawn')
  running.add(child)
  const ended = once(child, 'exit').then(() => running.delete(child))
  const origin = `http://127.0.0.1:${port}`
  for (; running.has(child); await sleep(2)) {
    const answer = await fetch(origin + path).catch(() => undefined)
    if (await answer?.arrayBuffer()) break
  }
  if (!running.has(child)) throw new Error(`${command} ${args.join(' ')} has ended`)

  /** What it and all that it has started have used so far: processor time in ms, and memory in MiB. */
  async function usage() {
    const all = Object.values(await pidusage(await pidtree(child.pid ?? 0, { root: true })))
    const sum = (figure: 'ctime' | 'memory') => all.reduce((total, each) => total + each[figure], 0)
    return { cpu: sum('ctime'), memory: sum('memory') / 2 ** 20 }
  }
  async function stop() {
    child.kill()
    await ended
  }
  return { origin, usage, stop }
}

/** What `wrangler dev` serves in a folder, once it is built: what `npm start` does. */
export async function serveWithWrangler(cwd = repository, ...args: string[]): Promise<Served> {
  const port = await getPort()
  const settings = ['--var', 'APP_ENV:production', '--port', `${port}`, '--log-level', 'error']
  return serve('wrangler', ['dev', ...settings, ...args], port, cwd)
}

const fromWrangler = createRequire(createRequire(import.meta.url).resolve('wrangler'))

/** A Worker’s modules by name, the main one first. */
export type Modules = Record<string, string | Uint8Array>

/**
 * One bundled Worker on workerd itself, without wrangler's own layers in front of it.
 * @param folder where its files are written
 * @param path what it is asked for first
 */
export async function serveWorker(folder: string, modules: Modules, path?: string) {
  const port = await getPort()
  const date = (await readFile(join(repository, 'wrangler.toml'), 'utf8')).match(
    /compatibility_date = "(.+)"/,
  )?.[1]
  await mkdir(folder, { recursive: true })
  for (const [name, code] of Object.entries(modules)) await writeFile(join(folder, name), code)
  const embedded = Object.keys(modules).map((name) => `(name = "${name}", esModule = embed "${name}")`)
  await writeFile(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "site", worker = .site)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
const site :Workerd.Worker = (
  modules = [${embedded.join()}],
  bindings = [(name = "APP_ENV", text = "production")],
  compatibilityDate = "${date}",
);`,
  )
  return serve(fromWrangler('workerd').default, ['serve', join(folder, 'config.capnp')], port, folder, path)
}
