import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** The files of at most so many builds are kept, for so many days, and up to so many bytes. */
const limits = { builds: 5, days: 30, bytes: 25e6 }

/** The path of the list of builds, the newest first: the ISO date of each release, and its files with a hash. */
const list = '/builds.json'

async function buildsOf(site: string): Promise<{ date: string; files: string[] }[]> {
  const answer = await fetch(new URL(list, site)).catch((error) => {
    throw new Error(`${site} does not answer (${error.cause}), so files of its builds cannot be kept.`)
  })
  return answer.ok ? answer.json() : []
}

/** The files of the build itself. Deletes those that an earlier release of the same build has added to them. */
function ownFiles(folder: string): string[] {
  const present = readdirSync(`${folder}/assets`).map((name) => `/assets/${name}`)
  if (!existsSync(folder + list)) return present
  const [{ files: own }] = JSON.parse(readFileSync(folder + list, 'utf8'))
  for (const file of present) if (!own.includes(file)) rmSync(folder + file)
  return own
}

/**
 * Adds the files of earlier builds to a build, so that pages that are open during the release find theirs, and writes
 * the list of builds for the next release.
 * @param folder the public files of the build
 * @param site the origin of the live site; `undefined` before the first release
 * @returns the number of added files
 * @throws {Error} if the site does not answer, or its list names a file outside `/assets`
 */
export async function carryForward(folder: string, site: string | undefined, now = new Date()) {
  const own = ownFiles(folder)
  const oldest = new Date(now.getTime() - limits.days * 86_400_000).toISOString()
  const recent = site ? (await buildsOf(site)).filter(({ date }) => date > oldest) : []
  const builds = [{ date: now.toISOString(), files: own }, ...recent].slice(0, limits.builds)
  // The list is written first: if this release fails, the next attempt knows the build's own files.
  writeFileSync(folder + list, JSON.stringify(builds))

  let carried = 0
  let room = own.reduce((left, file) => left - statSync(folder + file).size, limits.bytes)
  for (const file of builds.flatMap(({ files }) => files)) {
    if (!/^\/assets\/[\w.-]+$/.test(file)) throw new Error(`${site}${list} names ${file}`)
    if (existsSync(folder + file)) continue
    const answer = await fetch(new URL(file, site))
    if (!answer.ok) continue
    const content = await answer.bytes()
    room -= content.length
    if (room < 0) break
    writeFileSync(folder + file, content)
    carried += 1
  }
  return carried
}
