import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** A build, and its hashed files by address. */
interface Build {
  /** ISO date of its release. */
  date: string
  files: string[]
}

/** How many builds the site keeps the files of, for how many days, and of how many bytes. */
const limits = { builds: 5, days: 30, bytes: 25e6 }

const list = '/builds.json'

/** The builds whose files the site has, the newest first; none when it says nothing of them. */
async function buildsOf(site: string): Promise<Build[]> {
  const answer = await fetch(new URL(list, site)).catch((error) => {
    throw new Error(`${site} does not answer (${error.cause}), so files of its builds cannot be kept.`)
  })
  return answer.ok ? answer.json() : []
}

/** The build's own hashed files. Deletes those that an earlier attempt to release it has put beside them. */
function ownFiles(folder: string): string[] {
  const present = readdirSync(`${folder}/assets`).map((name) => `/assets/${name}`)
  if (!existsSync(folder + list)) return present
  const [{ files: own }] = JSON.parse(readFileSync(folder + list, 'utf8'))
  for (const file of present) if (!own.includes(file)) rmSync(folder + file)
  return own
}

/**
 * Puts the hashed files of the site’s last builds beside those of this one, so that pages that are open during the
 * release find theirs, and writes down whose they are for the next release.
 * @param folder the public files of this build
 * @param site where the last build runs; `undefined` when there is none
 * @returns how many files were carried
 * @throws {Error} when the site does not answer, or names what is no hashed file
 */
export async function carryForward(folder: string, site: string | undefined, now = new Date()) {
  const own = ownFiles(folder)
  const oldest = new Date(now.getTime() - limits.days * 86_400_000).toISOString()
  const recent = site ? (await buildsOf(site)).filter(({ date }) => date > oldest) : []
  const builds = [{ date: now.toISOString(), files: own }, ...recent].slice(0, limits.builds)
  // Written before any file is carried, so that another attempt knows the build's own files when this one fails.
  writeFileSync(folder + list, JSON.stringify(builds))

  let carried = 0
  let room = own.reduce((left, file) => left - statSync(folder + file).size, limits.bytes)
  for (const file of builds.flatMap(({ files }) => files)) {
    if (!/^\/assets\/[\w.-]+$/.test(file)) throw new Error(`${site}${list} names ${file}`)
    if (existsSync(folder + file)) continue
    const answer = await fetch(new URL(file, site))
    // Gone there already: then it cannot be kept here either.
    if (!answer.ok) continue
    const content = await answer.bytes()
    room -= content.length
    if (room < 0) break
    writeFileSync(folder + file, content)
    carried += 1
  }
  return carried
}
