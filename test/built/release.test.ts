import type { ChildProcess } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Copy, startCopy } from '../node/copy.ts'
import { run } from '../node/run.ts'
import { refusal, startPlatform } from './platform.ts'

let copy: Copy
let platform: Awaited<ReturnType<typeof startPlatform>>
let edge: typeof platform.edge
/** The stylesheet of the first build. */
let stylesheet: string

const git = (...args: string[]) =>
  copy.succeed('git', '-c', 'user.name=a', '-c', 'user.email=a@acme.dev', ...args)

/** Runs the named steps of a release, or all of them. */
function runRelease(
  args: string[],
  env: Record<string, string> = {},
  onStart?: (child: ChildProcess) => void,
) {
  const command = ['npm', 'run', 'release', '--', ...args]
  return run(copy.folder, command, { ...platform.env, PATIENCE: '4', ...env }, onStart)
}

/** Commits what the test has changed, and releases it. */
async function release(...args: string[]) {
  await git('commit', '-qam', 'Change something', '--allow-empty')
  return runRelease(args)
}

/** The versions of a deployment and their shares of the traffic. Deployment 0 is the newest. */
const shares = (deployment: number) =>
  edge.deployments[deployment]?.versions
    .map(({ version_id, percentage }) => `${percentage} % of ${Number(version_id.slice(0, 8))}`)
    .join()

const idOf = (upload: number) => `${String(upload).padStart(8, '0')}-0000-4000-8000-000000000000`

const ask = (path: string) => edge.ask(`https://site.acme.dev${path}`)

/** Sets the address of the site in the company's data and in wrangler.toml. */
async function setAddress(host: string, settings: string): Promise<void> {
  await copy.edit('src/content/company.ts', (source) =>
    source.replaceAll('example.com', 'acme.dev').replace(/\borigin: .*,/, `origin: 'https://${host}',`),
  )
  await copy.edit('wrangler.toml', (source) =>
    source.replace(/^routes = .*\n/m, '').replace(/^workers_dev = .*$/m, settings),
  )
}

beforeAll(async () => {
  copy = await startCopy()
  platform = await startPlatform(copy.folder)
  edge = platform.edge
  // wrangler warns of this setting with each command, which must not change what a release reads.
  await copy.edit('wrangler.toml', (source) => source.replace('name = ', 'unknown_setting = true\n$&'))
  // The checks are tested elsewhere. Instead of opening a browser, the release notes which address it would open.
  await copy.edit('package.json', (source) =>
    source
      .replace(/("check": )".*"/, '$1"exit 0"')
      .replace(/("test:browsers": )".*"/, '$1"echo $SITE $VERSION >> browsers.txt"'),
  )
  await setAddress(`${platform.worker}.account.workers.dev`, '# On workers.dev.\nworkers_dev = true')
  await git('init', '-q')
  await writeFile(join(copy.folder, '.git/info/exclude'), 'versions/\nbrowsers.txt\n')
  await git('add', '-A')
})

afterAll(async () => {
  await platform.stop()
  await copy.remove()
})

// Each test continues from the state that the one before it left.
describe('deployments of a site', () => {
  it('wrangler deploy builds a clean clone and uploads a demo', async () => {
    const { code, output } = await run(copy.folder, ['npx', 'wrangler', 'deploy'], platform.env)
    expect(code, output).toBe(0)
    expect(platform.environments).toEqual(['demo'])
    // The “Deploy to Cloudflare” button would run a script of this name instead.
    expect(JSON.parse(await copy.read('package.json')).scripts).not.toHaveProperty('deploy')
    // With it, the stacks in the logs can be mapped to the sources.
    const { sources } = JSON.parse(await copy.read('dist/worker/worker.js.map'))
    expect(sources.join()).toContain('src/app.tsx')
    edge.deployments.length = 0
    edge.hasAddress = false
    platform.requests = 0
  })

  it('a release with sample text is refused before anything is sent', async () => {
    await copy.edit('src/content/company.ts', (source) => `${source}export const motto = sample('Slow')\n`)
    const { code, output } = await release('--built')
    expect(code).toBe(1)
    expect(output).toMatch(/src\/content\/company\.ts +\| motto +\| Slow/)
    expect(output).toContain('Nothing was sent.')
    expect(platform.requests).toBe(0)
    await copy.edit('src/content/sample.ts', (source) => source.replace(/if .*marked\.add\(value\)/, ''))
  })

  it('a release without a login, or with files that differ from the commit, is refused before it checks', async () => {
    await git('commit', '-qam', 'Change something')
    const loggedOut = await runRelease([], { CLOUDFLARE_API_TOKEN: '' })
    expect(loggedOut.output).toContain('wrangler is not logged in. Run `npx wrangler login`')
    await copy.edit('README.md', (source) => `${source}More.\n`)
    const changed = await runRelease([])
    expect(changed.output).toContain(
      'differ from the commit. Commit them, or add --allow-dirty.\n M README.md',
    )
    for (const { code, output } of [loggedOut, changed]) {
      expect(code).toBe(1)
      expect(output).not.toContain('built')
    }
    expect(platform.requests).toBe(0)
  })

  it('the first release to workers.dev goes live at once, also after a preview', async () => {
    platform.hasOnlyPreviews = true
    const { code, output } = await release('--built')
    expect(code, output).toBe(0)
    const address = `https://${platform.worker}.account.workers.dev`
    expect(output).toMatch(new RegExp(`Live: \\d+ addresses of ${address} asked, none wrong`))
    expect(shares(0)).toBe('100 % of 2')
  })

  it('a first release that fails at its address says that it can be repeated', async () => {
    edge.deployments.length = 0
    edge.hasAddress = false
    platform.fault = ({ method, path }) =>
      method === 'POST' && path.endsWith('/subdomain') ? refusal(403, 10063) : undefined
    const { code, output } = await release('--built')
    platform.fault = undefined
    expect(code).toBe(1)
    expect(output).toContain('`npm run release` tries again')
    expect(shares(0)).toBe('100 % of 3')
  })

  it('the next release deploys the address, too, and is tested at the address of its version', async () => {
    const { code, output } = await release('--built')
    expect(code, output).toBe(0)
    const version = `https://00000004-${platform.worker}.account.workers.dev`
    expect(output).toMatch(new RegExp(`That version: \\d+ addresses of ${version} asked, none wrong`))
    expect(await copy.read('browsers.txt')).toBe(`${version}\n`)
    expect(shares(0)).toBe('100 % of 4')
    expect(platform.message).toBe((await git('rev-parse', 'HEAD')).output.trim())
    stylesheet = /\/assets\/site-[\w-]+\.css/.exec(await (await ask('/')).text())?.[0] ?? 'none'
  })

  it('the first release to a domain requires a terminal', async () => {
    const routes = 'routes = [{ pattern = "www.acme.dev", custom_domain = true }]'
    await setAddress('www.acme.dev', `workers_dev = false\n${routes}`)
    const deployments = edge.deployments.splice(0)
    const { code, output } = await release('--built')
    expect(code).toBe(1)
    expect(output).toContain('needs a terminal')
    edge.deployments.push(...deployments)
  })

  it('a release to a domain is tested without traffic, and keeps the files of the build before', async () => {
    // Another colour changes the stylesheet and the drawings.
    await copy.edit('client/styles/colours.json', (source) =>
      source.replace(/"yellow": .*,/, '"yellow": "#0a7d7d",'),
    )
    const { code, output } = await release()
    expect(code, output).toBe(0)
    expect(shares(1)).toBe('100 % of 4,0 % of 5')
    expect(shares(0)).toBe('100 % of 5')
    const override = `${platform.worker}="${idOf(5)}"`
    expect(await copy.read('browsers.txt')).toContain(`\nhttps://www.acme.dev ${override}\n`)
    expect(await (await ask('/')).text()).not.toContain(stylesheet)
    expect((await ask(stylesheet)).status).toBe(200)
  })

  it('a version that fails the smoke test gets no traffic', async () => {
    edge.fault = (version) => (version === idOf(6) ? new Response('', { status: 500 }) : undefined)
    const { code, output } = await release('--built')
    expect(code).toBe(1)
    expect(output).toMatch(/\| \/ +\| wrong \| status: 500/)
    expect(output).toContain(`Version ${idOf(5)} answers every request again.`)
    expect(shares(1)).toBe('100 % of 5,0 % of 6')
    expect(shares(0)).toBe('100 % of 5')
  })

  it('a version that fails under traffic is rolled back to the one that was live', async () => {
    edge.fault = () => (shares(0) === '100 % of 7' ? new Response('', { status: 500 }) : undefined)
    const { code, output } = await release('--built')
    edge.fault = undefined
    expect(code).toBe(1)
    expect(output).toMatch(RegExp(`Version ${idOf(5)} answers every request again.\n✓ Live: .* none wrong`))
    expect(shares(1)).toBe('100 % of 7')
    expect(shares(0)).toBe('100 % of 5')
  })

  it('a retry waits until the version is everywhere, keeps the carried files and does not build', async () => {
    edge.late = 20
    const { code, output } = await release('--built')
    expect(code, output).toBe(0)
    expect(output).not.toContain('Checked, and built')
    expect(shares(0)).toBe('100 % of 8')
    expect((await ask(stylesheet)).status).toBe(200)
  })

  it('a version is tested without the token, and replaces nothing that somebody else has released', async () => {
    const uploaded = await release('upload', '--built')
    expect(uploaded.code, uploaded.output).toBe(0)
    const tested = await runRelease(['test'], { CLOUDFLARE_API_TOKEN: '' })
    expect(tested.code, tested.output).toBe(0)
    expect(tested.output).toMatch(/That version: .* none wrong/)
    edge.deployments.unshift({ versions: [{ version_id: idOf(4), percentage: 100 }] })
    const promoted = await runRelease(['promote'])
    expect(promoted.code).toBe(1)
    expect(promoted.output).toContain(`Version ${idOf(4)} was released meanwhile.`)
    expect(shares(0)).toBe('100 % of 4')
    edge.deployments.shift()
  })

  it('an interrupted release says how to go back, which also keeps what somebody else has released', async () => {
    const interrupted = await runRelease(['promote', 'test'], {}, (child) => {
      edge.fault = () => {
        child.kill('SIGTERM')
        return undefined
      }
    })
    edge.fault = undefined
    expect(interrupted.code).toBe(143)
    expect(interrupted.output).toContain('go back with `npm run release -- undo test`')
    expect(shares(0)).toBe('100 % of 9')
    edge.deployments.unshift({ versions: [{ version_id: idOf(4), percentage: 100 }] })
    const undone = await runRelease(['undo'])
    expect(undone.code, undone.output).toBe(0)
    expect(undone.output).toContain(`does not contain version ${idOf(9)}, so nothing was changed.`)
    expect(shares(0)).toBe('100 % of 4')
    edge.deployments.shift()
  })

  it('a bot challenge and a refusal by the platform are reported', async () => {
    edge.fault = () => new Response('', { status: 403, headers: { 'cf-mitigated': 'challenge' } })
    const challenged = await release('--built')
    edge.fault = undefined
    expect(challenged.code).toBe(1)
    expect(challenged.output).toMatch(/\| \/ +\| challenged by bot protection \|/)
    // The platform's codes for “please wait” and “unknown error”.
    for (const [status, code] of [[429, 971] as const, [500, 10013] as const]) {
      platform.fault = () => refusal(status, code)
      const refused = await release('--built')
      expect(refused.code).toBe(1)
      expect(refused.output).toContain(`[code: ${code}]`)
      expect(refused.output).toContain('Nothing was sent.')
    }
    platform.fault = undefined
    expect(shares(0)).toBe('100 % of 9')
    expect(new Set(platform.environments.slice(1))).toEqual(new Set(['production']))
  })
})
