import type { Context } from './context.ts'
import { message, nothingSent, readState, save } from './state.ts'
import { buildOf, deploy, deployedVersions } from './wrangler.ts'

/** Tests every address of the version that was uploaded, and its states in a browser, or every address of the live site. */
export async function test({ smoke, run, origin }: Context): Promise<void> {
  const { stage, id, build, override, site = origin } = readState()
  const headers = override ? { 'Cloudflare-Workers-Version-Overrides': override } : {}
  const { isRight, report } = await smoke({ site, build, headers, tolerance: 0 })
  const name = stage === 'uploaded' ? 'That version' : 'Live'
  if (!isRight) throw new Error(`${name}\n${report}`)
  console.log(`✓ ${name}: ${report}`)
  if (stage === 'uploaded') {
    await run('npm', ['run', 'test:browsers'], { env: { ...process.env, SITE: site, VERSION: override } })
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
  const [now = ''] = await deployedVersions(context)
  if (![live, id].includes(now)) {
    save({ ...nothingSent, stage: 'unchanged', live: now })
    throw new Error(`Version ${now} was released meanwhile. Release again, from a commit with its changes.`)
  }
  save({ stage: 'promoting', site: undefined, override: '' })
  await deploy([`${id}@100%`], 'tested', context)
  console.log(`✓ Version ${id} gets all traffic`)
}

/**
 * Gives the version that was live before all traffic again. Changes nothing if the current deployment does not contain the
 * new version: after an undo, or after another release.
 */
export async function undo(context: Context): Promise<void> {
  const { live, id } = readState()
  if (!live)
    throw new Error(
      'This clone knows no version to go back to. `npm run rollback` lists those that there are.',
    )
  const deployed = await deployedVersions(context)
  const isDeployed = deployed.includes(id)
  const target = isDeployed ? live : (deployed[0] ?? live)
  const build = await buildOf(target, context)
  if (isDeployed) {
    save({ stage: 'returning' })
    await deploy([`${target}@100%`], 'returned', context)
  }
  save({ ...nothingSent, stage: 'unchanged', live: target, build })
  console.log(`✓ ${message()}`)
}
