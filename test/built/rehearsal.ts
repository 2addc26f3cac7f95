import type { ChildProcess } from 'node:child_process'
import { startCopy } from '../node/copy.ts'
import { run } from '../node/run.ts'
import { startPlatform } from './platform.ts'

/** The lines of wrangler.toml with which the site has a domain of its own instead of an address on workers.dev. */
export const domain = 'workers_dev = false\nroutes = [{ pattern = "www.acme.dev", custom_domain = true }]'

/** A copy of the site that is a git repository, and a platform to which the real wrangler releases it. */
export async function startRehearsal() {
  const copy = await startCopy()
  const platform = await startPlatform()
  const git = (...args: string[]) =>
    copy.succeed('git', '-c', 'user.name=a', '-c', 'user.email=a@acme.dev', ...args)

  // wrangler warns of this setting with each command, which must not change what a release reads.
  await copy.edit('wrangler.toml', (source) => source.replace('name = ', 'unknown_setting = true\n$&'))
  // These commands have tests of their own. Here they only write down the address that they were given.
  await copy.edit('package.json', (source) =>
    source
      .replace(/("check": )".*"/, '$1"exit 0"')
      .replace(/("test:browsers": )".*"/, '$1"echo $SITE $VERSION >> .wrangler/browsers.txt"'),
  )
  await copy.edit(
    'scripts/smoke.ts',
    () => `
      import { limit } from './run.ts'
      export async function smoke({ site, headers }) {
        const signal = AbortSignal.timeout(limit * 1000)
        const answer = await fetch(site, { headers, signal }).catch(() => undefined)
        return { isRight: answer?.ok && !(await answer.text().catch(() => 'cut off')), report: site }
      }`,
  )
  await git('init', '-q')
  await git('add', '-A')

  return {
    copy,
    platform,
    git,

    /** Runs `npm run release -- <args>`. Without the name of a step in `args`, all steps run. */
    runRelease: (args: string[], env: Record<string, string> = {}, onStart?: (child: ChildProcess) => void) =>
      run(
        copy.folder,
        ['npm', 'run', 'release', '--', ...args],
        { ...platform.env, PAUSE: '10', ...env },
        onStart,
      ),

    /** Commits what a test has changed. */
    commit: () => git('commit', '-qam', 'Change something', '--allow-empty'),

    /** The versions of a deployment and their shares of the traffic. Deployment 0 is the newest. */
    shares: (deployment: number) =>
      platform.deployments[deployment]?.versions
        .map(({ version_id, percentage }) => `${percentage} % of ${Number(version_id.slice(0, 8))}`)
        .join(),

    /** Sets the address of the site in the company's data and in wrangler.toml. */
    async setAddress(host: string, settings: string): Promise<void> {
      await copy.edit('src/content/company.ts', (source) =>
        source.replaceAll('example.com', 'acme.dev').replace(/\borigin: .*,/, `origin: 'https://${host}',`),
      )
      await copy.edit('wrangler.toml', (source) =>
        source.replace(/^routes = .*\n/m, '').replace(/^workers_dev = .*$/m, settings),
      )
    },

    async stop(): Promise<void> {
      await platform.stop()
      await copy.remove()
    },
  }
}
