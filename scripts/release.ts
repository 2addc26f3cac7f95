/**
 * Puts the site live in three steps: `npm run release`.
 *
 * 1. Checks and builds, with no token at hand. `-- --built` takes what stands in dist, built and tested before.
 * 2. Uploads it as a version that gets no traffic, and asks that version for every page and its states in a browser.
 * 3. Gives it all traffic and asks once more; the version that was live before comes back when an answer is wrong.
 *
 * `-- --site https://address` asks another address than the company’s `origin` (the first release asks the one that
 * wrangler names), `--patience` says for how many seconds.
 */
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { company } from '../src/content/company.ts'
import { carryForward } from './release/carry-forward.ts'
import { hasDomain, workerName, wrangler } from './release/wrangler.ts'
import { type SmokeOptions, smoke, tableOf } from './smoke.ts'

const { values } = parseArgs({
  options: {
    built: { type: 'boolean', default: false },
    site: { type: 'string', default: company.origin },
    patience: { type: 'string', default: '120' },
  },
})

const say = (line: string) => console.log(`✓ ${line}`)

/** What has to be done, and is said, when the release fails from here on. */
let afterwards = () => 'Nothing was sent.'

/** Runs a command without wrangler’s token. Throws with all that it says when it fails. */
function check(command: string, args: string[], more: Record<string, string> = {}): void {
  const { CLOUDFLARE_API_TOKEN: _, ...env } = { ...process.env, ...more }
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${stdout}${stderr}\n“${[command, ...args].join(' ')}” failed`)
}

/** Runs wrangler. Throws with all that it says when it fails. */
function must(...args: string[]) {
  const said = wrangler(args)
  if (said.code !== 0) throw new Error(said.output)
  return said
}

/** The version that answers most requests now; `undefined` before the first release. */
function liveVersion(): string | undefined {
  const { code, output } = wrangler(['deployments', 'status', '--json'])
  // The platform’s number for a Worker that does not exist.
  if (code !== 0 && /\b10007\b/.test(output)) return undefined
  if (code !== 0) throw new Error(output)
  const deployment: { versions: { version_id: string; percentage: number }[] } = JSON.parse(
    output.slice(output.indexOf('{')),
  )
  return deployment.versions.toSorted((one, other) => other.percentage - one.percentage)[0]?.version_id
}

async function ask(what: string, options: SmokeOptions): Promise<void> {
  const report = await smoke({ ...options, patience: Number(values.patience) })
  if (report.faults.length > 0) throw new Error(`${what}\n${tableOf(report)}`)
  say(`${what}: ${report.summary}`)
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
  const { code, entry } = wrangler(['deploy', ...production], true)
  if (code !== 0) throw new Error('wrangler says above why.')
  // As wrangler names it: `https://site.account.workers.dev`, or `www.example.com (custom domain)`.
  const [address = values.site] = entry('deploy').targets
  const site = address.replace(/ .*/, '').replace(/^(?!https?:)/, 'https://')
  await ask('Live', { site, build })
}

/** Gives a version all traffic again, and says what became of it. */
function goBack(version: string): string {
  const { code, output } = wrangler(['versions', 'deploy', `${version}@100%`, '--yes'])
  return code === 0
    ? `Version ${version} answers every request again.`
    : `${output}\nGo back by hand: npx wrangler versions deploy ${version}@100% --yes`
}

/** Tries the new version beside the live one before it replaces it. */
async function releaseBeside(before: string, production: string[], build: string): Promise<void> {
  const { version_id: id, preview_url: address } = must('versions', 'upload', ...production).entry(
    'version-upload',
  )
  say(`Uploaded as version ${id}, without traffic`)
  afterwards = () => `Version ${id} gets no traffic; ${before} answers every request, as before.`

  let version: SmokeOptions = { site: address, preview: true }
  let override = ''
  if (hasDomain) {
    // The header chooses among the versions that are deployed, be it for no traffic.
    override = `${workerName}="${id}"`
    version = { site: values.site, headers: { 'Cloudflare-Workers-Version-Overrides': override } }
    afterwards = () => goBack(before)
    must('versions', 'deploy', `${before}@100%`, `${id}@0%`, '--yes')
  }
  await ask('That version', { ...version, build })
  check('npm', ['run', 'test:browsers'], { SITE: version.site, VERSION: override })
  say('Its menus, questions and filter: right in a browser')

  afterwards = () => goBack(before)
  must('versions', 'deploy', `${id}@100%`, '--yes')
  await ask('Live', { site: values.site, build })
}

try {
  check('node', ['scripts/launch-check.ts'])
  if (!values.built) {
    check('npm', ['run', 'check', '--', 'test/laws/', 'test/node/html'])
    check('npm', ['run', 'build'])
  }
  const { build } = await import(pathToFileURL('dist/worker/client.js').href)
  say(values.built ? `Build ${build} of dist` : `Checked, and built ${build}`)

  const before = liveVersion()
  const production = ['--var', 'APP_ENV:production', '--tag', build]
  const carried = await carryForward('dist/client', before && values.site)
  say(`${carried} files of the last builds kept for pages that are open`)
  await (before ? releaseBeside(before, production, build) : releaseFirst(production, build))
} catch (error) {
  console.error(`✗ ${(error as Error).message}`)
  console.error(`✗ ${afterwards()}`)
  process.exitCode = 1
}
