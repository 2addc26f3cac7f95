/**
 * Gives an earlier version all traffic, and tests the live site: `npm run rollback -- <id>`. Without an id, lists the versions
 * that have been live. Only in a terminal it also tests: elsewhere, `npm run release -- test` does, without the token.
 */
import { markdownTable } from './markdown-table.ts'
import { type Build, buildsPath } from './release/carry-forward.ts'
import { type Context, context } from './release/context.ts'
import { lock, message, nothingSent, save } from './release/state.ts'
import { buildOf, liveVersion } from './release/wrangler.ts'
import { release } from './release.ts'
import { exitWith, onInterruption } from './run.ts'

/** Prints the live version, and those that were live before it, as the live site lists them. */
async function list(live: string, { fetch, origin, limit }: Context): Promise<void> {
  const answer = await fetch(new URL(buildsPath, origin), { signal: AbortSignal.timeout(limit) })
  const builds: Build[] = answer.ok ? await answer.json() : []
  const rows = builds.map(({ version = live, date, commit }, at) => [
    ['live', 'before it'][at] ?? '',
    version,
    date.slice(0, 16),
    commit,
  ])
  console.log(markdownTable([['', 'version', 'released', 'commit'], ...rows]))
  console.log(`Restore one with \`npm run rollback -- ${rows[1]?.[1] ?? '<id>'}\`.`)
}

/** @returns whether the version is live and, in a terminal, right */
export async function rollback(id: string, context: Context): Promise<boolean> {
  try {
    const live = await liveVersion(context)
    if (!id) {
      await list(live, context)
      return true
    }
    // This refuses an unknown id.
    await buildOf(id, context)
    save({ ...nothingSent, stage: 'released', live: id, id: live === id ? '' : live })
  } catch (error) {
    console.error(
      `✗ ${(error as Error).message}\n✗ Nothing was changed. \`npm run rollback\` lists the versions.`,
    )
    return false
  }
  return release(context.isTerminal ? ['undo', 'test'] : ['undo'], context)
}

if (import.meta.main) {
  const [id = ''] = process.argv.slice(2)
  if (id && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) exitWith(`✗ “${id}” is no id of a version.`)
  onInterruption(message)
  try {
    lock()
    process.exitCode = (await rollback(id, context)) ? 0 : 1
  } catch (error) {
    exitWith(`✗ ${(error as Error).message}`)
  }
}
