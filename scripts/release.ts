/**
 * Publishes the site in three steps: `npm run release`.
 *
 * 1. Checks and builds. With `-- --built`, it publishes the build in `dist`, which was tested before. It refuses files that
 *    differ from the commit, which the version names; with `-- --allow-dirty`, the version says that they differ.
 * 2. Uploads a version that gets no traffic, and tests it: every page by its answer, its states in a browser.
 * 3. Gives it all traffic and tests again. If this fails, the version that was live before gets all traffic again.
 *
 * The address is `origin` in `src/content/company.ts`; the first release tests the one that wrangler prints.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { company } from '../src/content/company.ts'
import { carryForward } from './release/carry-forward.ts'
import { run } from './run.ts'
import { type SmokeOptions, smoke } from './smoke.ts'

const { values } = parseArgs({
  options: { built: { type: 'boolean' }, 'allow-dirty': { type: 'boolean' } },
})

// Only wrangler gets the token. The other commands run code of many packages.
const { CLOUDFLARE_API_TOKEN } = process.env
delete process.env['CLOUDFLARE_API_TOKEN']

/** The launch check compares `origin` with the domain in wrangler.toml. */
const hasDomain = !company.origin.endsWith('.workers.dev')

const log = (line: string) => console.log(`✓ ${line}`)

/** Undoes what the release has changed so far, and returns a message about it. */
let undo = () => 'Nothing was sent.'

/**
 * Runs wrangler on the existing build, with a copy of its settings that has no build command. The copy is in the same
 * folder, because the paths in it are relative.
 * @param stdio `inherit` if wrangler may ask questions in the terminal
 * @returns its output, and the last entry of its machine-readable report
 * @throws {Error} with the output if wrangler fails
 */
function wrangler(args: string[], stdio: 'inherit' | 'pipe' = 'pipe') {
  const [settings, report] = ['wrangler.built.toml', '.wrangler/report.ndjson']
  const source = readFileSync('wrangler.toml', 'utf8')
  writeFileSync(settings, source.replace(/^\[build\]\n(?:(?!\[).*\n)*/m, ''))
  const env = { ...process.env, CLOUDFLARE_API_TOKEN, WRANGLER_OUTPUT_FILE_PATH: report }
  const output = run('wrangler', [...args, '--config', settings], { stdio, env })
  const [entry = '{}'] = readFileSync(report, 'utf8').trim().split('\n').slice(-1)
  return { output, entry: JSON.parse(entry) }
}

/** The version that gets most of the traffic, or `undefined` before the first release. */
function liveVersion(): string | undefined {
  try {
    const { output } = wrangler(['deployments', 'status', '--json'])
    const { versions }: { versions: { version_id: string; percentage: number }[] } = JSON.parse(output)
    return versions.toSorted((one, other) => other.percentage - one.percentage)[0]?.version_id
  } catch (error) {
    // The platform's code for a Worker that does not exist, or wrangler's message about one that has only previews.
    if (/\b10007\b|has no deployments/.test(String(error))) return undefined
    // The variable that wrangler asks for, or the platform's code for a token that is not valid.
    if (!/CLOUDFLARE_API_TOKEN|code: 10000/.test(String(error))) throw error
    throw new Error(
      'wrangler is not logged in. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
    )
  }
}

/**
 * The commit that is released, as the message of the version.
 * @throws {Error} if files differ from it, without `--allow-dirty`
 */
function commitMessage(): string {
  const changed = run('git', ['status', '--porcelain'])
  if (changed && !values['allow-dirty']) {
    throw new Error(`These files differ from the commit. Commit them, or add --allow-dirty.\n${changed}`)
  }
  return run('git', ['rev-parse', 'HEAD']).trim() + (changed ? ', with changes that are not committed' : '')
}

async function test(name: string, options: SmokeOptions): Promise<void> {
  const { isRight, report } = await smoke(options)
  if (!isRight) throw new Error(`${name}\n${report}`)
  log(`${name}: ${report}`)
}

/** Deploys at once, because the platform takes no version before the Worker exists. */
async function releaseFirst(production: string[], build: string): Promise<void> {
  if (hasDomain && !process.stdin.isTTY) {
    throw new Error(
      'The first release to a domain needs a terminal: elsewhere, wrangler replaces DNS records without asking.',
    )
  }
  undo = () => 'This was the first release: there is no earlier version. `npx wrangler delete` removes it.'
  const { entry } = wrangler(['deploy', ...production], 'inherit')
  // `https://site.account.workers.dev` or `www.example.com (custom domain)`
  const [target = company.origin] = entry.targets
  await test('Live', { site: target.replace(/ .*/, '').replace(/^(?!https?:)/, 'https://'), build })
}

function rollBackTo(version: string): string {
  try {
    wrangler(['versions', 'deploy', `${version}@100%`, '--yes'])
    return `Version ${version} answers every request again.`
  } catch (error) {
    return `${error}\nGo back by hand: npx wrangler versions deploy ${version}@100% --yes`
  }
}

/** Tests the new version before it replaces the live one. */
async function releaseNext(live: string, production: string[], build: string): Promise<void> {
  const { version_id: id, worker_name, preview_url } = wrangler(['versions', 'upload', ...production]).entry
  log(`Uploaded as version ${id}, without traffic`)
  undo = () => `Version ${id} gets no traffic; ${live} answers every request, as before.`

  let version: SmokeOptions = { site: preview_url }
  let override = ''
  if (hasDomain) {
    // The header selects a version only if it is deployed, for which no traffic is enough.
    override = `${worker_name}="${id}"`
    version = { site: company.origin, headers: { 'Cloudflare-Workers-Version-Overrides': override } }
    undo = () => rollBackTo(live)
    wrangler(['versions', 'deploy', `${live}@100%`, `${id}@0%`, '--yes'])
  }
  await test('That version', { ...version, build })
  run('npm', ['run', 'test:browsers'], { env: { ...process.env, SITE: version.site, VERSION: override } })
  log('Its menus, questions and filter work in a browser')

  undo = () => rollBackTo(live)
  wrangler(['versions', 'deploy', `${id}@100%`, '--yes'])
  await test('Live', { site: company.origin, build })
}

try {
  run('node', ['scripts/launch-check.ts'])
  const message = commitMessage()
  const live = liveVersion()
  if (!values.built) {
    run('npm', ['run', 'check', '--', 'test/validation/', 'test/node/html'])
    run('npm', ['run', 'build'])
  }
  const { build } = await import(new URL('../dist/worker/client.js', import.meta.url).href)
  log(values.built ? `Build ${build} of dist` : `Checked, and built ${build}`)

  const production = ['--var', 'APP_ENV:production', '--tag', build, '--message', message]
  const { carried, warning } = await carryForward('dist/client', live && company.origin)
  log(`${carried} files of earlier builds kept for pages that are open`)
  if (warning) console.warn(`! ${warning}. Pages that are open during the release may miss files.`)
  await (live ? releaseNext(live, production, build) : releaseFirst(production, build))
} catch (error) {
  console.error(`✗ ${(error as Error).message}`)
  console.error(`✗ ${undo()}`)
  process.exitCode = 1
}
