import { existsSync } from 'node:fs'
import { readdir, stat, writeFile } from 'node:fs/promises'

/** A build, and its hashed files by address. */
interface Build {
  /** ISO date of its release. */
  date: string
  files: string[]
}

/** How many builds the site keeps the files of, for how many days, and of how many bytes. */
const limits = { builds: 5, days: 30, bytes: 25e6 }

const list = '/builds.json'

/** The builds whose files the site has; none when it is new, or says nothing of them. */
async function buildsOf(site: string | undefined): Promise<Build[]> {
  if (!site) return []
  const answer = await fetch(new URL(list, site))
  return answer.ok ? answer.json() : []
}

/**
 * Puts the hashed files of the site’s last builds beside those of this one, so that pages that are open during the
 * release find theirs, and writes down whose they are for the next release.
 * @param folder the public files of this build
 * @param site where the last build runs; `undefined` when there is none
 * @returns how many files were carried
 * @throws {Error} when the site names a file that it does not have, or an address that is none of a hashed file
 */
export async function carryForward(
  folder: string,
  site: string | undefined,
  now = new Date(),
): Promise<number> {
  const own = (await readdir(`${folder}/assets`)).map((name) => `/assets/${name}`)
  const oldest = new Date(now.getTime() - limits.days * 86_400_000).toISOString()
  const before = (await buildsOf(site)).filter(({ date }) => date > oldest).slice(0, limits.builds - 1)

  let bytes = 0
  for (const file of own) bytes += (await stat(folder + file)).size
  const kept: Build[] = []
  let carried = 0
  for (const build of before) {
    for (const file of build.files.filter((each) => !existsSync(folder + each))) {
      if (!/^\/assets\/[\w.-]+$/.test(file)) throw new Error(`${site}${list} names ${file}`)
      const answer = await fetch(new URL(file, site))
      if (!answer.ok) throw new Error(`${site}${file}: status ${answer.status}`)
      const content = Buffer.from(await answer.arrayBuffer())
      bytes += content.length
      if (bytes > limits.bytes) break
      await writeFile(folder + file, content)
      carried += 1
    }
    if (bytes > limits.bytes) break
    kept.push(build)
  }
  await writeFile(folder + list, JSON.stringify([{ date: now.toISOString(), files: own }, ...kept]))
  return carried
}
