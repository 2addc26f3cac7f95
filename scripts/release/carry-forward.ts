import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Answers, answersPath } from '../smoke/answers.ts'
import type { Context } from './context.ts'

/** How many builds a release keeps, the new one included, and how many bytes of their files. */
const limits = { builds: 5, bytes: 25e6 }

/** The address of the list of builds that have been live one after the other, the newest first. */
export const buildsPath = '/builds.json'

export interface Build {
  /** The ISO date of the release. */
  date: string
  /** The hash of the commit. */
  commit: string
  /** The id of the version. The newest build does not know it, because it is uploaded with this list. */
  version?: string
  /** The SHA-256 of its files in `/assets`, by their addresses. */
  files: Record<string, string>
}

/** The files of the build itself. Deletes those that an earlier attempt to release it has added. */
function ownFiles(folder: string): Build['files'] {
  const { files }: Answers = JSON.parse(readFileSync(folder + answersPath, 'utf8'))
  const own = Object.entries(files).filter(([path]) => path.startsWith('/assets/'))
  for (const name of readdirSync(`${folder}/assets`)) {
    if (!files[`/assets/${name}`]) rmSync(`${folder}/assets/${name}`)
  }
  return Object.fromEntries(own.map(([path, { body }]) => [path, body]))
}

/**
 * Adds the files of earlier builds to a build, so that pages that are open during the release find theirs, and writes the
 * list of builds. A file is left out if its content has another hash than in the list, or if there is no room for it.
 * @param folder the public files of the build
 * @param live the id of the live version; empty before the first release
 * @returns the addresses of the files that are added and left out, and the commit that is live
 */
export async function carryForward(
  folder: string,
  live: string,
  commit: string,
  { fetch, origin }: Pick<Context, 'fetch' | 'origin'>,
) {
  const builds: Build[] = [{ date: new Date().toISOString(), commit, files: ownFiles(folder) }]
  const added: string[] = []
  const leftOut: string[] = []
  // All requests together have one limit of time, because a server may accept a request and never answer it.
  const signal = AbortSignal.timeout(60_000)
  async function get(path: string): Promise<Buffer | undefined> {
    try {
      const answer = await fetch(new URL(path, origin), { signal })
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
    } catch {
      return undefined
    }
  }
  if (live) {
    const list = `${await get(buildsPath)}`
    // Another site at this address may have no list, or answer with a page.
    const [newest, ...others]: Build[] = list.startsWith('[{') ? JSON.parse(list) : []
    if (newest) builds.push({ ...newest, version: live }, ...others.slice(0, limits.builds - 2))
    else leftOut.push(buildsPath)
  }
  let room = limits.bytes
  for (const [path, expected] of builds.flatMap(({ files }) => Object.entries(files))) {
    if (existsSync(folder + path)) continue
    const content = /^\/assets\/[\w.-]+$/.test(path) ? await get(path) : undefined
    if (!content || hash('sha256', content) !== expected || content.length > room) leftOut.push(path)
    else {
      room -= content.length
      writeFileSync(folder + path, content)
      added.push(path)
    }
  }
  writeFileSync(folder + buildsPath, JSON.stringify(builds))
  return { added, leftOut, before: builds[1]?.commit }
}
