/**
 * Puts the site live in three steps: `npm run release`.
 *
 * 1. Checks and builds, with no token at hand. `-- --built` takes what stands in dist, built and tested before.
 * 2. Uploads it as a version that gets no traffic, and asks that version for every page and its states in a browser.
 * 3. Gives it all traffic and asks once more; the version that was live before comes back when an answer is wrong.
 *
 * The address is the company’s `origin`; the first release asks the one that wrangler names.
 */
import { parseArgs } from 'node:util'
import { company } from '../src/content/company.ts'
import { carryForward } from './release/carry-forward.ts'
import { wrangler } from './release/wrangler.ts'
import { run } from './run.ts'
import { type SmokeOptions, smoke } from './smoke.ts'

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } })

/** Whether wrangler.toml names a domain of the site’s own: the launch check holds that it names this host. */
const hasDomain = !company.origin.endsWith('.workers.dev')

const say = (line: string) => console.log(`✓ ${line}`)

/** What has to be done, and is said, when the release fails from here on. */
let afterwards = () => 'Nothing was sent.'

/** The version that answers most requests now; `undefined` before the first release. */
function liveVersion(): string | undefined {
  try {
    const { output } = wrangler(['deployments', 'status', '--json'])
    const { versions }: { versions: { version_id: string; percentage: number }[] } = JSON.parse(
      output.slice(output.indexOf('{')),
    )
    return versions.toSorted((one, other) => other.percentage - one.percentage)[0]?.version_id
  } catch (error) {
    // The platform’s number for a Worker that does not exist.
    if (/\b10007\b/.test(String(error))) return undefined
    throw error
  }
}

async function ask(what: string, options: SmokeOptions): Promise<void> {
  const { isRight, report } = await smoke(options)
  if (!isRight) throw new Error(`${what}\n${report}`)
  say(`${what}: ${report}`)
}

/** Sends everything at once, routes included: a version needs a Worker to belong to. */
async function releaseFirst(production: string[], build: string): Promise<void> {
  if (hasDomain && !process.stdin.isTTY) {
    throw new Error(
      'The first release to a domain belongs in a terminal: elsewhere wrangler replaces DNS records without asking.',
    )
  }
  afterwards = () =>
    'This was the first release, so there is nothing to go back to. `npx wrangler delete` takes it down.'
  const { entry } = wrangler(['deploy', ...production], 'inherit')
  // As wrangler names it: `https://site.account.workers.dev`, or `www.example.com (custom domain)`.
  const [address = company.origin] = entry.targets
  const site = address.replace(/ .*/, '').replace(/^(?!https?:)/, 'https://')
  await ask('Live', { site, build })
}

/** Gives a version all traffic again, and says what became of it. */
function goBack(version: string): string {
  try {
    wrangler(['versions', 'deploy', `${version}@100%`, '--yes'])
    return `Version ${version} answers every request again.`
  } catch (error) {
    return `${error}\nGo back by hand: npx wrangler versions deploy ${version}@100% --yes`
  }
}

/** Tries the new version beside the live one before it replaces it. */
async function releaseBeside(before: string, production: string[], build: string): Promise<void> {
  const { version_id: id, worker_name, preview_url } = wrangler(['versions', 'upload', ...production]).entry
  say(`Uploaded as version ${id}, without traffic`)
  afterwards = () => `Version ${id} gets no traffic; ${before} answers every request, as before.`

  let version: SmokeOptions = { site: preview_url, preview: true }
  let override = ''
  if (hasDomain) {
    // The header chooses among the versions that are deployed, be it for no traffic.
    override = `${worker_name}="${id}"`
    version = { site: company.origin, headers: { 'Cloudflare-Workers-Version-Overrides': override } }
    afterwards = () => goBack(before)
    wrangler(['versions', 'deploy', `${before}@100%`, `${id}@0%`, '--yes'])
  }
  await ask('That version', { ...version, build })
  run('npm', ['run', 'test:browsers'], { env: { ...process.env, SITE: version.site, VERSION: override } })
  say('Its menus, questions and filter: right in a browser')

  afterwards = () => goBack(before)
  wrangler(['versions', 'deploy', `${id}@100%`, '--yes'])
  await ask('Live', { site: company.origin, build })
}

try {
  run('node', ['scripts/launch-check.ts'])
  if (!values.built) {
    run('npm', ['run', 'check', '--', 'test/validation/', 'test/node/html'])
    run('npm', ['run', 'build'])
  }
  const { build } = await import(new URL('../dist/worker/client.js', import.meta.url).href)
  say(values.built ? `Build ${build} of dist` : `Checked, and built ${build}`)

  const before = liveVersion()
  const production = ['--var', 'APP_ENV:production', '--tag', build]
  const carried = await carryForward('dist/client', before && company.origin)
  say(`${carried} files of the last builds kept for pages that are open`)
  await (before ? releaseBeside(before, production, build) : releaseFirst(production, build))
} catch (error) {
  console.error(`✗ ${(error as Error).message}`)
  console.error(`✗ ${afterwards()}`)
  process.exitCode = 1
}
