import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { Context } from './context.ts'
import { persistently } from './persistently.ts'

/** How many builds a release keeps, the new one included, of how many days, and how many bytes of files in all. */
const limits = { builds: 5, days: 30, bytes: 25e6 }

/** The path of the list of builds, the newest first. */
const list = '/builds.json'

/** A release: its ISO date, and the SHA-256 of the content of its files in `/assets`, by path. */
interface Build {
  date: string
  /** The hash of the commit, which the hourly smoke test checks out. Builds of earlier releases may not name it. */
  commit?: string
  files: Record<string, string>
}

/** The files of the build itself. Deletes those that an earlier release of the same build has added to them. */
function ownFiles(folder: string): Build['files'] {
  const present = readdirSync(`${folder}/assets`).map((name) => `/assets/${name}`)
  if (!existsSync(folder + list))
    return Object.fromEntries(present.map((file) => [file, hash('sha256', readFileSync(folder + file))]))
  const [{ files: own }] = JSON.parse(readFileSync(folder + list, 'utf8'))
  for (const file of present) if (!(file in own)) rmSync(folder + file)
  return own
}

/**
 * Adds the files of earlier builds to a build, so that pages that are open during the release find theirs, and writes
 * the list of builds for the next release. A file whose content has another hash than in the list is left out.
 * @param folder the public files of the build
 * @param site the origin of the live site; `undefined` before the first release
 * @returns the number of added files, a warning if not all could be added, and the commit that is live
 */
export async function carryForward(
  folder: string,
  site: string | undefined,
  commit: string,
  { fetch, limit, pause }: Pick<Context, 'fetch' | 'limit' | 'pause'>,
) {
  const own = ownFiles(folder)
  const builds: Build[] = [{ date: new Date().toISOString(), commit, files: own }]
  let [carried, warning, before] = [0, '', undefined as string | undefined]
  // All requests together have one limit of time, because a server may accept a request and never answer it.
  const signal = AbortSignal.timeout(limit)
  const get = (path: string) =>
    persistently(async () => {
      const answer = await fetch(new URL(path, site), { signal })
      if (answer.status === 429 || answer.status >= 500) throw new Error(`status ${answer.status}`)
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
    }, pause)
  try {
    const content = site && (await get(list))
    // A site that was not built with this script has no list.
    const listed: Build[] = content ? JSON.parse(content.toString()) : []
    for (const file of listed.flatMap(({ files }) => Object.keys(files)))
      if (!/^\/assets\/[\w.-]+$/.test(file)) throw new Error(`${list} is not a list of builds`)
    before = listed[0]?.commit?.match(/^[\da-f]{40}$/)?.[0]
    const oldest = new Date(Date.now() - limits.days * 86_400_000).toISOString()
    builds.push(...listed.filter(({ date }) => date > oldest).slice(0, limits.builds - 1))
    let room = Object.keys(own).reduce((left, file) => left - statSync(folder + file).size, limits.bytes)
    for (const [file, expected] of builds.flatMap(({ files }) => Object.entries(files))) {
      if (existsSync(folder + file)) continue
      const content = await get(file)
      if (!content || hash('sha256', content) !== expected) {
        warning = `${site}${file} is not the file of its build`
        continue
      }
      room -= content.length
      if (room < 0) break
      writeFileSync(folder + file, content)
      carried += 1
    }
  } catch (error) {
    warning = `${site} does not give its files (${(error as Error).cause ?? error})`
  }
  // If this release fails, the next attempt knows the build's own files from this list.
  writeFileSync(folder + list, JSON.stringify(builds))
  return { carried, warning, before }
}
