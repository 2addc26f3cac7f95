import type { Context } from './context.ts'
import { message, nothingSent, readState, save } from './state.ts'
import { buildOf, deploy, deployedVersions, testedVersions } from './wrangler.ts'

/** Tests every page of the version that was uploaded, and its states in a browser, or every page of the live site. */
export async function test({ smoke, run, origin }: Context): Promise<void> {
  const { stage, build, override, site = origin } = readState()
  const headers = override ? { 'Cloudflare-Workers-Version-Overrides': override } : {}
  // After a return, the live version may have other pages than this clone.
  const { isRight, report } = await smoke({ site, build, headers, live: !build || stage === 'unchanged' })
  const name = stage === 'uploaded' ? 'That version' : 'Live'
  if (!isRight) throw new Error(`${name}\n${report}`)
  console.log(`✓ ${name}: ${report}`)
  if (stage !== 'uploaded') return
  await run('npm', ['run', 'test:browsers'], { env: { ...process.env, SITE: site, VERSION: override } })
  console.log('✓ Its menus, questions and filter work in a browser')
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

/** Changes nothing if the current deployment does not contain the new version, for example after another release. */
export async function undo(context: Context): Promise<void> {
  if (!readState().id && context.isTerminal) {
    // No release of this clone can be undone, so a person means that of another one, which may be under test still.
    const [first = '', second] = await deployedVersions(context)
    const { before = '' } = second ? { before: first } : await testedVersions(context)
    save({ live: before, id: second ?? first })
  } else if (readState() === nothingSent)
    throw new Error('This clone has released nothing. `npm run rollback` lists the versions to go back to.')
  const { live, id } = readState()
  if (live && id) {
    const deployed = await deployedVersions(context)
    const isDeployed = deployed.includes(id)
    if (isDeployed) {
      save({ stage: 'returning' })
      await deploy([`${live}@100%`], 'returned after a fault', context)
    } else console.warn(`! The current deployment does not contain version ${id}, so nothing was changed.`)
    const [now, build] = isDeployed ? [live, await buildOf(live, context)] : [deployed[0] ?? 'none', '']
    save({ ...nothingSent, stage: 'unchanged', live: now, build })
  }
  console.log(`✓ ${message()}`)
}
