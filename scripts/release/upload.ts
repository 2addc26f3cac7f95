import { readFileSync } from 'node:fs'
import { answersPath, nameOf } from '../smoke/answers.ts'
import { carryForward } from './carry-forward.ts'
import type { Context } from './context.ts'
import { nothingSent, save } from './state.ts'
import { liveVersion, wrangler } from './wrangler.ts'

/** Deploys at once, because the platform takes no version before the Worker exists. */
async function uploadFirst(production: string[], context: Context): Promise<void> {
  save({ stage: 'first' })
  const { entry } = await wrangler(['deploy', ...production], context, 'inherit')
  save({ id: entry.version_id })
}

async function uploadNext(live: string, production: string[], context: Context): Promise<void> {
  save({ live, stage: 'unchanged' })
  // The routes may have changed, and the first release may have failed before it deployed them.
  if (context.isTerminal) await wrangler(['triggers', 'deploy'], context, 'inherit')
  const { entry } = await wrangler(['versions', 'upload', ...production], context)
  const { version_id: id, preview_url: site } = entry
  if (!site) throw new Error(`Version ${id} has no address for its test: set \`preview_urls = true\`.`)
  save({ stage: 'uploaded', id, site })
  console.log(`✓ Uploaded as version ${id}, without traffic`)
}

/** @param isBuilt whether `dist` has a build that is tested */
export async function upload(context: Context, isBuilt: boolean): Promise<void> {
  const { run } = context
  save(nothingSent)
  await run('node', ['scripts/launch-check.ts'])
  const changed = await run('git', ['status', '--porcelain'])
  if (changed) throw new Error(`Commit these files, which differ from the commit.\n${changed}`)
  const live = await liveVersion(context)
  // Elsewhere, wrangler replaces DNS records without asking.
  if (!live && !context.isTerminal) throw new Error('The first release needs a terminal.')
  if (!isBuilt) {
    await run('npm', ['run', 'check', '--', 'test/validation/', 'test/node/html'])
    await run('npm', ['run', 'build'])
  }
  const build = nameOf(readFileSync(`dist/client${answersPath}`))
  save({ build })
  console.log(isBuilt ? `✓ Build ${build} of dist` : `✓ Checked, and built ${build}`)

  const commit = (await run('git', ['rev-parse', 'HEAD'])).trim()
  const { added, leftOut, before } = await carryForward('dist/client', live, commit, context)
  // The newest commit that both contain is the older one of them. A clone that does not have both cannot tell.
  const base = before && (await run('git', ['merge-base', commit, before]).catch(() => ''))
  if (before !== commit && base?.trim() === commit)
    throw new Error(`Commit ${before} is live and newer than this one. Release it, or restore a version.`)
  console.log(`✓ ${added.length} files of earlier builds kept for pages that are open`)
  if (leftOut.length > 0) console.warn(`! Pages that are open during the release may miss ${leftOut}.`)
  const production = ['--var', 'APP_ENV:production', '--tag', build, '--message', commit]
  await (live ? uploadNext(live, production, context) : uploadFirst(production, context))
}
