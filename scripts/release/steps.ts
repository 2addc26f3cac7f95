import type { Context } from './context.ts'
import { message, nothingSent, readState, save } from './state.ts'
import { buildOf, deploy, liveVersion } from './wrangler.ts'

/** Tests every address of the version that was uploaded, and its states in a browser, or every address of the live site. */
export async function test({ smoke, run, origin }: Context): Promise<void> {
  const { stage, id, build, site = origin } = readState()
  const { isRight, report } = await smoke({ site, build, tolerance: 0 })
  const name = stage === 'uploaded' ? 'That version' : 'Live'
  if (!isRight) throw new Error(`${name}\n${report}`)
  console.log(`✓ ${name}: ${report}`)
  if (stage === 'uploaded') {
    await run('npm', ['run', 'test:browsers'], { env: { ...process.env, SITE: site } })
    console.log('✓ Its menus, questions and filter work in a browser')
  } else if (id) {
    save({ stage: 'released' })
    console.log(`✓ ${message()}`)
  }
}

export async function promote(context: Context): Promise<void> {
  const { live, id } = readState()
  if (!id) throw new Error('There is no uploaded version.')
  if (!live) return
  const now = await liveVersion(context)
  if (now !== live && now !== id) {
    save({ ...nothingSent, stage: 'unchanged', live: now })
    throw new Error(`Version ${now} was released meanwhile. Release again, from a commit with its changes.`)
  }
  save({ stage: 'promoting', site: undefined })
  await deploy(id, 'tested', context)
  console.log(`✓ Version ${id} gets all traffic`)
}

/**
 * Gives the version that was live before all traffic again. Changes nothing if the new version is not live: before its
 * promotion, after an undo, or after another release.
 */
export async function undo(context: Context): Promise<void> {
  const { live, id } = readState()
  if (!live)
    throw new Error(
      'This clone knows no version to go back to. `npm run rollback` lists those that there are.',
    )
  // The state may be older than the promotion, because another machine has made it.
  if (id) save({ stage: 'returning' })
  const now = await liveVersion(context)
  const target = now === id ? live : now
  const build = await buildOf(target, context)
  if (target !== now) await deploy(target, 'returned', context)
  save({ ...nothingSent, stage: 'unchanged', live: target, build })
  console.log(`✓ ${message()}`)
}
