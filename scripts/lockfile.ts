/**
 * Completes `package-lock.json` after `npm install`: `npm run lockfile`.
 *
 * Tools ship a binary package for each platform. npm leaves those out that the registry at hand does not
 * serve, and `npm ci` then refuses the file on every machine: this adds them beside their siblings. npm also
 * forgets the checksum of what it finds installed already: this asks for each that is missing. And many tools
 * want a newer Node than `npm ci` may run on, though the `node` among the dependencies is theirs: their
 * demands go, for npm would print a warning for each.
 */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'

/** What this reads of a package. */
interface Locked {
  name?: string
  version: string
  integrity?: string
  link?: boolean
  dev?: boolean
  engines?: object
  optionalDependencies?: Record<string, string>
}

const file = 'package-lock.json'
const lock = JSON.parse(await readFile(file, 'utf8'))
const oses: Record<string, string> = {
  android: 'android',
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
}
const cpus: Record<string, string> = { arm64: 'arm64', x64: 'x64', 64: 'x64' }

let added = 0
for (const [parent, { optionalDependencies = {}, dev }] of Object.entries<Locked>(lock.packages)) {
  const names = Object.entries(optionalDependencies)
  const own = `${parent}/node_modules/`
  const above = `${parent.slice(0, parent.lastIndexOf('node_modules/'))}node_modules/`
  const folder = names.some(([name]) => lock.packages[own + name]) ? own : above
  for (const [name, version] of names) {
    if (!parent || lock.packages[own + name] || lock.packages[folder + name]) continue
    // `@cloudflare/workerd-darwin-arm64` says its platform.
    const words = name.split(/[-/]/)
    const platform = {
      cpu: words.flatMap((word) => cpus[word] ?? []),
      os: words.flatMap((word) => oses[word] ?? []),
    }
    lock.packages[folder + name] = { version, ...platform, ...(dev && { dev }), optional: true }
    added += 1
  }
}

const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
let checked = 0
for (const [path, entry] of Object.entries<Locked>(lock.packages)) {
  if (!path) continue
  delete entry.engines
  if (entry.integrity || entry.link) continue
  const name = entry.name ?? path.split('node_modules/').at(-1)
  // A registry that does not serve the package has no checksum either.
  const answer = await fetch(new URL(`${name}/${entry.version}`, registry))
  if (!answer.ok) continue
  const { version, ...rest } = entry
  lock.packages[path] = { version, integrity: (await answer.json()).dist.integrity, ...rest }
  checked += 1
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} platform packages and ${checked} checksums added to ${file}`)
