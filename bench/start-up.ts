import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'
import { spread } from './median.ts'
import { freePort, startServer } from './servers.ts'

const { default: workerd } = createRequire(createRequire(import.meta.url).resolve('wrangler'))('workerd')

/** Starts workerd itself with these modules, the main one first. Returns the milliseconds until its first answer. */
async function start(modules: Record<string, string>): Promise<number> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  for (const [name, code] of Object.entries(modules)) await writeFile(join(folder, name), code)
  const embedded = Object.keys(modules).map((name) => `(name = "${name}", esModule = embed "${name}")`)
  const { compatibility_date } = readConfig({ config: join(import.meta.dirname, '../wrangler.toml') })
  const file = join(folder, 'config.capnp')
  await writeFile(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "site", worker = .site)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
const site :Workerd.Worker = (
  modules = [${embedded.join()}],
  bindings = [(name = "APP_ENV", text = "production")],
  compatibilityDate = "${compatibility_date}",
);`,
  )
  await using server = await startServer(workerd, ['serve', file], port)
  await rm(folder, { recursive: true })
  return server.time
}

/** Starts the built Worker and a Worker that answers with one word, in turn. Returns the rows of a table. */
export async function measureStartUp(rounds: number): Promise<string[][]> {
  const folder = join(import.meta.dirname, '../dist/worker')
  const site: Record<string, string> = {}
  for (const name of ['worker.js', 'client.js']) site[name] = await readFile(join(folder, name), 'utf8')
  const oneWord = { 'worker.js': "export default { fetch: () => new Response('Word') }" }
  const workers = [
    { name: 'this site', modules: site, times: [] as number[] },
    { name: 'one word', modules: oneWord, times: [] as number[] },
  ]
  for (let round = 0; round < rounds; round += 1) {
    for (const { modules, times } of workers) times.push(await start(modules))
  }
  return workers.map(({ name, times }) => [name, spread(times)])
}
