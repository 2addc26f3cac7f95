import { markdownTable } from '../markdown-table.ts'
import { type Build, buildsPath } from './carry-forward.ts'
import type { Context } from './context.ts'
import { nothingSent, save } from './state.ts'
import { undo } from './steps.ts'
import { buildOf, liveVersion } from './wrangler.ts'

/** Prints the live version, and those that were live before it, as the live site lists them. */
export async function list(context: Context): Promise<void> {
  const live = await liveVersion(context)
  const signal = AbortSignal.timeout(20_000)
  const answer = await context.fetch(new URL(buildsPath, context.origin), { signal })
  const builds: Build[] = answer.ok ? await answer.json() : []
  const rows = builds.map(({ version = live, date, commit }, at) => {
    return [['live', 'before it'][at] ?? '', version, date.slice(0, 16), commit]
  })
  console.log(markdownTable([['', 'version', 'released', 'commit'], ...rows]))
  console.log(`Restore one with \`npm run rollback -- ${rows[1]?.[1] ?? '<id>'}\`.`)
}

/** Gives a version all traffic again. */
export async function restore(id: string, context: Context): Promise<void> {
  save(nothingSent)
  // This refuses an unknown id.
  await buildOf(id, context)
  const live = await liveVersion(context)
  save({ stage: 'released', live: id, id: live === id ? '' : live })
  await undo(context)
}
