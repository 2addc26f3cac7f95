/**
 * Completes `package-lock.json` after `npm install`: `npm run lockfile`.
 *
 * npm leaves out binaries of platforms that the registry at hand does not serve, and `npm ci` then refuses the
 * file: this adds them. npm forgets the checksum of what it finds installed: this asks for it. Tools that want a
 * newer Node get it from the `node` among the dependencies: their demands go, or `npm ci` would warn of each.
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
let added = 0
for (const [parent, { optionalDependencies = {}, dev }] of Object.entries<Locked>(lock.packages)) {
  const names = Object.entries(optionalDependencies)
  const own = `${parent}/node_modules/`
  const above = `${parent.slice(0, parent.lastIndexOf('node_modules/'))}node_modules/`
  const folder = names.some(([name]) => lock.packages[own + name]) ? own : above
  for (const [name, version] of names) {
    if (!parent || lock.packages[own + name] || lock.packages[folder + name]) continue
    // `@cloudflare/workerd-darwin-arm64` says its platform; some say `windows` and `64`.
    const words = name.replace('windows', 'win32').split(/[-/]/)
    const os = words.filter((word) => /^(android|darwin|linux|win32)$/.test(word))
    const cpu = words.map((word) => word.replace(/^64$/, 'x64')).filter((word) => /^(arm64|x64)$/.test(word))
    lock.packages[folder + name] = { version, cpu, os, ...(dev && { dev }), optional: true }
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
