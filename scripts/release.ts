/**
 * Publishes the site: `npm run release`. If a step fails, the version that was live before gets all traffic again.
 *
 * 1. `upload` checks, builds, and uploads a version that gets no traffic. With `--built`, it takes the build in `dist`,
 *    which was tested before. It refuses files that differ from the commit, which the version names; with
 *    `--allow-dirty`, the version says that they differ. It refuses a commit that is older than the live one, except
 *    with `--allow-older`.
 * 2. `test` tests that version: every page by its answer, its states in a browser.
 * 3. `promote` gives it all traffic. `test` then tests the live site.
 *
 * `npm run release -- <steps>` runs only the named steps. For example, `undo test` gives the earlier version all
 * traffic again and tests it.
 * The address is `origin` in `src/content/company.ts`; the first release tests the one that wrangler prints.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { company } from '../src/content/company.ts'
import { carryForward } from './release/carry-forward.ts'
import { deployedVersions, wrangler } from './release/wrangler.ts'
import { endCommand, run } from './run.ts'

const { values, positionals } = parseArgs({
  options: {
    built: { type: 'boolean' },
    'allow-dirty': { type: 'boolean' },
    'allow-older': { type: 'boolean' },
  },
  allowPositionals: true,
})

/** What a step tells the next one, which may run in another process. These are the values before the first step. */
const nothingSent = {
  /** The id of the version that was live before; empty at the first release. */
  live: '',
  /** The id of the new version; empty until it is uploaded. */
  id: '',
  /** The hash of the build to expect; empty if any will do. */
  build: '',
  /** The origin to test. */
  site: company.origin,
  /** The header that selects the version there; empty if it is not needed. */
  override: '',
  /** Whether visitors get what is tested. */
  isLive: true,
  /** What the release has changed so far, and which commands continue or go back. */
  status: 'Nothing was sent. `npm run release` tries again.',
}
const file = '.wrangler/release.json'
let release = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as typeof nothingSent) : nothingSent

function save(changes: Partial<typeof nothingSent>): void {
  release = { ...release, ...changes }
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(file, JSON.stringify(release))
}

const log = (line: string) => console.log(`✓ ${line}`)

/** Whether the site has a domain of its own. The launch check compares `origin` with the domain in wrangler.toml. */
const hasDomain = !company.origin.endsWith('.workers.dev')

/** Elsewhere than in a terminal, wrangler replaces DNS records without asking. */
const mayDeployTriggers = !hasDomain || (process.stdin.isTTY && process.stdout.isTTY)

/** Deploys at once, because the platform takes no version before the Worker exists. */
async function uploadFirst(production: string[]): Promise<void> {
  const status =
    'This is the first release: there is no earlier version. ' +
    '`npm run release` tries again, and `npx wrangler delete` removes what was sent.'
  save({ status })
  const { entry } = await wrangler(['deploy', ...production], 'inherit')
  const { version_id: id, targets } = entry
  // `https://site.account.workers.dev` or `www.example.com (custom domain)`
  const [target = company.origin] = targets
  save({ id, site: target.replace(/ .*/, '').replace(/^(?!https?:)/, 'https://') })
}

async function uploadNext(live: string, production: string[]): Promise<void> {
  save({ live, status: `Version ${live} answers every request, as before. \`npm run release\` tries again.` })
  // Deploys the routes again, because the first release may have failed before its routes were deployed, or the routes
  // in wrangler.toml may have changed since.
  if (mayDeployTriggers) await wrangler(['triggers', 'deploy'], 'inherit')
  const { entry } = await wrangler(['versions', 'upload', ...production])
  const { version_id: id, worker_name, preview_url } = entry
  const status =
    `Version ${id} is uploaded and gets no traffic; ${live} was live before.\n` +
    `Continue with \`npm run release -- test promote test\`, or go back with \`npm run release -- undo test\`.`
  // The header selects a version only if it is deployed, for which no traffic is enough.
  const [site, override] = hasDomain ? [company.origin, `${worker_name}="${id}"`] : [preview_url, '']
  save({ id, site, override, isLive: false, status })
  if (hasDomain) await wrangler(['versions', 'deploy', `${live}@100%`, `${id}@0%`, '--yes'])
  log(`Uploaded as version ${id}, without traffic`)
}

/**
 * The hash of the build in `dist`. The file is read as text, because it may come from a job that runs code of others, and
 * this step has the token.
 */
function builtHash(): string {
  const [, build] =
    readFileSync('dist/worker/client.js', 'utf8').match(/^export const build = "([\da-f]{12})"$/m) ?? []
  if (!build) throw new Error('dist/worker/client.js names no build. Run `npm run build`.')
  return build
}

/** Whether a commit belongs to the history of another one. A clone that does not have one of them cannot tell. */
async function isAncestor(older: string, newer: string): Promise<boolean> {
  return run('git', ['merge-base', '--is-ancestor', older, newer]).then(
    () => true,
    () => false,
  )
}

async function upload(): Promise<void> {
  save(nothingSent)
  await run('node', ['scripts/launch-check.ts'])
  const changed = await run('git', ['status', '--porcelain'])
  if (changed && !values['allow-dirty']) {
    throw new Error(`These files differ from the commit. Commit them, or add --allow-dirty.\n${changed}`)
  }
  const [live] = await deployedVersions()
  if (!(live || mayDeployTriggers)) {
    throw new Error(
      'The first release to a domain needs a terminal: elsewhere, wrangler replaces DNS records without asking.',
    )
  }
  if (!values.built) {
    await run('npm', ['run', 'check', '--', 'test/validation/', 'test/node/html'])
    await run('npm', ['run', 'build'])
  }
  const build = builtHash()
  save({ build })
  log(values.built ? `Build ${build} of dist` : `Checked, and built ${build}`)

  const commit = (await run('git', ['rev-parse', 'HEAD'])).trim()
  const { carried, warning, before } = await carryForward('dist/client', live && company.origin, commit)
  const isOlder = before !== undefined && before !== commit && (await isAncestor(commit, before))
  if (isOlder && !values['allow-older']) {
    throw new Error(
      `Commit ${before} is live and newer than this one. Release that one, or add --allow-older.`,
    )
  }
  log(`${carried} files of earlier builds kept for pages that are open`)
  if (warning) console.warn(`! ${warning}. Pages that are open during the release may miss files.`)
  const message =
    commit +
    (changed ? ', with changes that are not committed' : '') +
    (isOlder ? `, older than ${before}` : '')
  const production = ['--var', 'APP_ENV:production', '--tag', build, '--message', message]
  if (live) await uploadNext(live, production)
  else await uploadFirst(production)
}

async function test(): Promise<void> {
  const { site, build, override, isLive } = release
  // It loads packages, which must not run in the steps that have the token.
  const { smoke } = await import('./smoke.ts')
  const headers = override ? { 'Cloudflare-Workers-Version-Overrides': override } : {}
  // After a return, the live version may have other pages than this clone.
  const { isRight, report } = await smoke({ site, build, headers, live: !build })
  const name = isLive ? 'Live' : 'That version'
  if (!isRight) throw new Error(`${name}\n${report}`)
  log(`${name}: ${report}`)
  if (isLive) return
  await run('npm', ['run', 'test:browsers'], { env: { ...process.env, SITE: site, VERSION: override } })
  log('Its menus, questions and filter work in a browser')
}

async function promote(): Promise<void> {
  const { live, id } = release
  if (!id) throw new Error('There is no uploaded version.')
  if (!live) return
  const [now = ''] = await deployedVersions()
  if (![live, id].includes(now)) {
    throw new Error(`Version ${now} was released meanwhile. Release again, from a commit with its changes.`)
  }
  const status =
    `Version ${id} may get all traffic already; ${live} was live before.\n` +
    `Continue with \`npm run release -- promote test\`, or go back with \`npm run release -- undo test\`.`
  save({ site: company.origin, override: '', isLive: true, status })
  await wrangler(['versions', 'deploy', `${id}@100%`, '--yes'])
  log(`Version ${id} gets all traffic`)
}

/** Changes nothing if the current deployment does not contain the new version, for example after another release. */
async function undo(): Promise<void> {
  const { live, id } = release
  if (live && id) {
    const deployed = await deployedVersions()
    const isDeployed = deployed.includes(id)
    if (isDeployed) await wrangler(['versions', 'deploy', `${live}@100%`, '--yes'])
    const status = isDeployed
      ? `Version ${live} answers every request again.`
      : `The current deployment does not contain version ${id}, so nothing was changed. Version ${deployed[0]} is live.`
    save({ ...nothingSent, status: `${status} \`npm run release\` tries again.` })
  }
  log(release.status)
}

const steps: Record<string, () => Promise<void>> = { upload, test, promote, undo }

/** @returns whether all steps have succeeded */
async function runSteps(names: string[]): Promise<boolean> {
  try {
    for (const name of names) {
      const step = steps[name]
      if (!step) throw new Error(`“${name}” is not one of the steps ${Object.keys(steps).join(', ')}`)
      await step()
    }
    return true
  } catch (error) {
    console.error(`✗ ${(error as Error).message}`)
    // A signal that ended a command also reached this script. Its handler runs during this pause.
    await sleep(100)
    return false
  }
}

for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
  process.once(signal, () => {
    endCommand()
    console.error(`✗ Interrupted. ${release.status}`)
    process.exit(code)
  })
}

const isWhole = positionals.length === 0
if (!(await runSteps(isWhole ? ['upload', 'test', 'promote', 'test'] : positionals))) {
  process.exitCode = 1
  const canUndo = isWhole && release.live && release.id
  if (!canUndo || !(await runSteps(['undo', 'test']))) console.error(`✗ ${release.status}`)
}
