import { readFileSync } from 'node:fs'
import { answersPath, nameOf } from '../smoke/answers.ts'
import { carryForward } from './carry-forward.ts'
import type { Context } from './context.ts'
import { nothingSent, save } from './state.ts'
import { liveVersion, wrangler } from './wrangler.ts'

/** The options of `npm run release`. */
export type Options = Partial<Record<'built' | 'allow-dirty' | 'allow-older', boolean>>

/** Whether the site has a domain of its own. The launch check compares `origin` with the domain in wrangler.toml. */
const hasDomain = ({ origin }: Context) => !origin.endsWith('.workers.dev')

/** Elsewhere than in a terminal, wrangler replaces DNS records without asking. */
const mayDeployRoutes = (context: Context) => !hasDomain(context) || context.isTerminal

/** Deploys at once, because the platform takes no version before the Worker exists. */
async function uploadFirst(production: string[], context: Context): Promise<void> {
  save({ stage: 'first' })
  const { entry } = await wrangler(['deploy', ...production], context, 'inherit')
  // `https://site.account.workers.dev` or `www.example.com (custom domain)`
  const [target = context.origin] = entry.targets
  save({ id: entry.version_id, site: target.replace(/ .*/, '').replace(/^(?!https?:)/, 'https://') })
}

async function uploadNext(live: string, production: string[], context: Context): Promise<void> {
  save({ live, stage: 'unchanged' })
  // The routes may have changed, and the first release may have failed before it deployed them.
  if (mayDeployRoutes(context)) await wrangler(['triggers', 'deploy'], context, 'inherit')
  const { entry } = await wrangler(['versions', 'upload', ...production], context)
  const { version_id: id, preview_url: site } = entry
  if (!site)
    throw new Error(`Version ${id} has no address to test it: wrangler.toml needs \`preview_urls = true\`.`)
  save({ stage: 'uploaded', id, site })
  console.log(`✓ Uploaded as version ${id}, without traffic`)
}

export async function upload(context: Context, options: Options): Promise<void> {
  const { run } = context
  save(nothingSent)
  await run('node', ['scripts/launch-check.ts'])
  const changed = await run('git', ['status', '--porcelain'])
  if (changed && !options['allow-dirty'])
    throw new Error(`These files differ from the commit. Commit them, or add --allow-dirty.\n${changed}`)
  const live = await liveVersion(context)
  if (!(live || mayDeployRoutes(context)))
    throw new Error(
      'The first release to a domain needs a terminal: elsewhere, wrangler replaces DNS records without asking.',
    )
  if (!options.built) {
    await run('npm', ['run', 'check', '--', 'test/validation/', 'test/node/html'])
    await run('npm', ['run', 'build'])
  }
  const build = nameOf(readFileSync(`dist/client${answersPath}`))
  save({ build })
  console.log(options.built ? `✓ Build ${build} of dist` : `✓ Checked, and built ${build}`)

  const commit = (await run('git', ['rev-parse', 'HEAD'])).trim()
  const { added, leftOut, before } = await carryForward('dist/client', live, commit, context)
  // The newest commit that both contain is the older one of them. A clone that does not have both cannot tell.
  const base = before && (await run('git', ['merge-base', commit, before]).catch(() => ''))
  const isOlder = before !== commit && base?.trim() === commit
  if (isOlder && !options['allow-older'])
    throw new Error(`Commit ${before} is live and newer than this one. Release it, or add --allow-older.`)
  console.log(`✓ ${added.length} files of earlier builds kept for pages that are open`)
  if (leftOut.length > 0)
    console.warn(`! Pages that are open during the release may miss ${leftOut.join(', ')}.`)
  const notes = [commit, changed && 'with changes that are not committed', isOlder && `older than ${before}`]
  const message = notes.filter(Boolean).join(', ')
  const production = ['--var', 'APP_ENV:production', '--tag', build, '--message', message]
  await (live ? uploadNext(live, production, context) : uploadFirst(production, context))
}
