/**
 * Completes `package-lock.json` after `npm install`: `npm run lockfile`.
 *
 * Tools ship a binary package for each platform. npm leaves those out of the lock file that the
 * registry at hand does not serve, and `npm ci` then refuses the file on every machine. This adds the
 * missing ones beside their siblings, as optional packages for their platform.
 *
 * npm also forgets the checksum of what it finds installed already. This asks the registry for each that
 * is missing.
 *
 * Many tools want a newer Node than `npm ci` may run on. The `node` among the dependencies is theirs, so
 * their demands go: npm would print a warning for each.
 */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'

const file = 'package-lock.json'
const lock = JSON.parse(await readFile(file, 'utf8'))

/** The folder in which a package's dependency stands: its own, or that of a package above it. */
function folderOf(parent, siblings) {
  const own = `${parent}/node_modules/`
  return siblings.some((name) => lock.packages[own + name])
    ? own
    : `${parent.slice(0, parent.lastIndexOf('node_modules/'))}node_modules/`
}

/** `@cloudflare/workerd-darwin-arm64` → the platform its name says. */
function platformOf(name) {
  const os = { android: 'android', darwin: 'darwin', linux: 'linux', win32: 'win32', windows: 'win32' }
  const cpu = { arm64: 'arm64', x64: 'x64', 64: 'x64' }
  const words = name.split(/[-/]/)
  return {
    cpu: words.filter((word) => word in cpu).map((word) => cpu[word]),
    os: words.filter((word) => word in os).map((word) => os[word]),
  }
}

let added = 0
for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  const names = Object.keys(optionalDependencies)
  const folder = folderOf(parent, names)
  for (const name of names) {
    const found = [`${parent}/node_modules/`, folder].some((each) => lock.packages[each + name])
    if (found || !parent) continue
    lock.packages[folder + name] = {
      version: optionalDependencies[name],
      ...platformOf(name),
      ...(dev && { dev }),
      optional: true,
    }
    added++
  }
}

const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()

/** The registry's checksum of a package, or nothing where it does not serve that package. */
async function integrityOf(name, version) {
  const answer = await fetch(new URL(`${name}/${version}`, registry))
  return answer.ok ? (await answer.json()).dist.integrity : undefined
}

let checked = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path) delete entry.engines
  if (!path || entry.integrity || entry.link) continue
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const integrity = await integrityOf(name, entry.version)
  if (!integrity) continue
  const { version, ...rest } = entry
  lock.packages[path] = { version, integrity, ...rest }
  checked++
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} platform packages and ${checked} checksums added to ${file}`)
