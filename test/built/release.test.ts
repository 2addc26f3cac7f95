import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '../node/run.ts'
import { idOf, refusal, result } from './platform.ts'
import { domain, startRehearsal } from './rehearsal.ts'

const { copy, platform, git, runRelease, commit, shares, setAddress, stop } = await startRehearsal()

/** Commits what the test has changed, and releases it. */
async function release(...args: string[]) {
  await commit()
  platform.visits.length = 0
  return runRelease(args)
}

/** Deploys a version that somebody else has released. */
const deployByHand = (version_id: string) =>
  platform.deployments.unshift({ versions: [{ version_id, percentage: 100 }] })

beforeAll(async () => {
  await setAddress(`${platform.worker}.account.workers.dev`, '# On workers.dev.\nworkers_dev = true')
})

afterAll(stop)

// Each test continues from the state that the one before it left.
it('wrangler deploy builds a clean clone and uploads a demo', async () => {
  const { code, output } = await run(copy.folder, ['npx', 'wrangler', 'deploy'], platform.env)
  expect(code, output).toBe(0)
  expect(platform.environments).toEqual(['demo'])
  // The “Deploy to Cloudflare” button would run a script of this name instead.
  expect(JSON.parse(await copy.read('package.json')).scripts).not.toHaveProperty('deploy')
  // With it, the stacks in the logs can be mapped to the sources.
  const { sources } = JSON.parse(await copy.read('dist/worker/worker.js.map'))
  expect(sources.join()).toContain('src/app.tsx')
  platform.deployments.length = 0
  platform.requests.length = 0
})

it('nothing is sent of sample text or uncommitted files, without a login, or after a refusal by the platform', async () => {
  await copy.edit('src/content/company.ts', (source) => `${source}export const motto = sample('Slow')\n`)
  const withSample = await release()
  expect(withSample.output).toMatch(/src\/content\/company\.ts: \d+\n[\s\S]*\| motto +\| Slow/)
  await copy.edit('src/content/sample.ts', (source) => source.replace(/if .*marked\.add\(value\)/, ''))
  await git('commit', '-qam', 'Change something')
  const loggedOut = await runRelease([], { CLOUDFLARE_API_TOKEN: '' })
  expect(loggedOut.output).toMatch(/wrangler is not logged in, or its token .* Run `npx wrangler login`/)
  await copy.edit('README.md', (source) => `${source}More.\n`)
  const changed = await runRelease([])
  expect(changed.output).toContain('Commit them, or add --allow-dirty.\n M README.md')
  expect(platform.requests).toEqual([])
  platform.fault = () => refusal(500, 10013)
  const refused = await release()
  expect(refused.output).toContain('[code: 10013]')
  for (const { code, output } of [withSample, loggedOut, changed, refused]) {
    expect(code).toBe(1)
    expect(output).toContain('Nothing was sent.')
    expect(output).not.toContain('Checked, and built')
  }
})

it('the first release to workers.dev goes live at once, also after a preview', async () => {
  // A Worker that has only previews exists, without deployments.
  platform.fault = ({ path }) => (path.endsWith('/deployments') ? result({ deployments: [] }) : undefined)
  const { code, output } = await release('--built')
  expect(code, output).toBe(0)
  expect(new Set(platform.visits)).toEqual(new Set([`https://${platform.worker}.account.workers.dev`]))
  expect(shares(0)).toBe('100 % of 2')
})

it('a first release that fails at its address can be repeated, and is tested at the address of its version', async () => {
  platform.deployments.length = 0
  platform.fault = ({ method, path }) =>
    method === 'POST' && path.endsWith('/subdomain') ? refusal(403, 10063) : undefined
  const first = await release('--built')
  expect(first.code).toBe(1)
  expect(first.output).toContain('`npm run release` tries again')
  expect(shares(0)).toBe('100 % of 3')
  platform.fault = undefined
  platform.requests.length = 0
  const { code, output } = await release('--built')
  expect(code, output).toBe(0)
  const host = `${platform.worker}.account.workers.dev`
  expect(platform.visits).toEqual([`https://00000004-${host}`, `https://${host}`])
  expect(await copy.read('.wrangler/browsers.txt')).toBe(`https://00000004-${host}\n`)
  expect(platform.requests).toContainEqual(expect.stringMatching(/^POST .*\/subdomain$/))
  expect(shares(0)).toBe('100 % of 4')
  expect(platform.message).toBe((await git('rev-parse', 'HEAD')).output.trim())
})

it('the first release to a domain requires a terminal', async () => {
  await setAddress('www.acme.dev', domain)
  const deployments = platform.deployments.splice(0)
  const { code, output } = await release('--built')
  expect(code).toBe(1)
  expect(output).toContain('needs a terminal')
  platform.deployments.push(...deployments)
})

it('a release to a domain is tested without traffic, and keeps the files of the build before', async () => {
  const { code, output } = await release()
  expect(code, output).toBe(0)
  expect(shares(1)).toBe('100 % of 4,0 % of 5')
  expect(shares(0)).toBe('100 % of 5')
  const tested = `https://www.acme.dev ${platform.worker}="${idOf(5)}"`
  expect(platform.visits).toEqual([tested, 'https://www.acme.dev'])
  expect(await copy.read('.wrangler/browsers.txt')).toContain(`\n${tested}\n`)
  expect(await copy.read('dist/client/assets/old.js')).toBe('old')
  const [, ...released] = platform.environments
  expect(new Set(released)).toEqual(new Set(['production']))
})

it.each([
  ['the smoke test gets no traffic', '100 % of 5,0 % of 6'],
  ['under traffic is replaced by the one that was live', '100 % of 7'],
])('a version that fails %s', async (_, deployed) => {
  platform.isBroken = () => shares(0) === deployed
  const { code, output } = await release('--built')
  platform.isBroken = () => false
  expect(code).toBe(1)
  expect(output).toContain(`Version ${idOf(5)} answers every request again.`)
  expect(output).toContain('\n✓ Live: https://www.acme.dev')
  // A build that was tested is not built again.
  expect(output).not.toContain('Checked, and built')
  expect(shares(1)).toBe(deployed)
  expect(shares(0)).toBe('100 % of 5')
})

it('a version is tested without the token, and replaces nothing that somebody else has released', async () => {
  const uploaded = await release('upload', '--built')
  expect(uploaded.code, uploaded.output).toBe(0)
  const tested = await runRelease(['test'], { CLOUDFLARE_API_TOKEN: '' })
  expect(tested.code, tested.output).toBe(0)
  expect(platform.visits).toEqual([expect.stringContaining(idOf(8))])
  deployByHand(idOf(4))
  const promoted = await runRelease(['promote'])
  expect(promoted.code).toBe(1)
  expect(promoted.output).toContain(`Version ${idOf(4)} was released meanwhile.`)
  expect(shares(0)).toBe('100 % of 4')
  platform.deployments.shift()
})

it('an interrupted release says how to go back, which also keeps what somebody else has released', async () => {
  const interrupted = await runRelease(['promote', 'test'], {}, (child) => {
    platform.isBroken = () => {
      child.kill('SIGTERM')
      return new Promise(() => {})
    }
  })
  platform.isBroken = () => false
  expect(interrupted.code).toBe(143)
  expect(interrupted.output).toContain('go back with `npm run release -- undo test`')
  expect(shares(0)).toBe('100 % of 8')
  deployByHand(idOf(4))
  const undone = await runRelease(['undo'])
  expect(undone.code, undone.output).toBe(0)
  expect(undone.output).toContain(`does not contain version ${idOf(8)}, so nothing was changed.`)
  expect(shares(0)).toBe('100 % of 4')
})

it('what an untrusted job has built never runs beside the token', async () => {
  const hostile =
    "import { writeFileSync } from 'node:fs'\nwriteFileSync('hostile.txt', process.env.CLOUDFLARE_API_TOKEN ?? '')\n"
  await copy.edit('dist/worker/client.js', (source) => hostile + source)
  const { code, output } = await release('upload', '--built')
  expect(code, output).toBe(0)
  await expect(copy.read('hostile.txt')).rejects.toThrow('ENOENT')
  await copy.edit('dist/worker/client.js', (source) =>
    source.replace(hostile, '').replace(/build = "\w+"/, 'build = "$(id)"'),
  )
  const refused = await release('upload', '--built')
  expect(refused.output).toContain('dist/worker/client.js names no build')
  await copy.edit('dist/worker/client.js', (source) =>
    source.replace('build = "$(id)"', 'build = "0123456789ab"'),
  )
  await runRelease(['undo'])
})

it('an older commit does not replace a newer one, unless it is told to', async () => {
  platform.commit = (await git('rev-parse', 'HEAD')).output.trim()
  const branch = (await git('branch', '--show-current')).output.trim()
  await git('checkout', '-q', 'HEAD~1')
  const refused = await runRelease(['upload', '--built'])
  expect(refused.code).toBe(1)
  expect(refused.output).toContain(`Commit ${platform.commit} is live and newer than this one.`)
  const allowed = await runRelease(['upload', '--built', '--allow-older'])
  expect(allowed.code, allowed.output).toBe(0)
  expect(platform.message).toMatch(/, older than [\da-f]{40}$/)
  await runRelease(['undo'])
  await git('checkout', '-q', branch)
  platform.commit = ''
})

it('a release that is told to end while the platform is silent ends at once, and names the state', async () => {
  const uploaded = await release('upload', '--built')
  expect(uploaded.code, uploaded.output).toBe(0)
  const { code, output } = await run(
    copy.folder,
    ['npm', 'run', 'release', '--', 'promote'],
    platform.env,
    (child) => {
      platform.fault = () => {
        child.kill('SIGTERM')
        return new Promise(() => {})
      }
    },
  )
  platform.fault = undefined
  expect(code).toBe(143)
  expect(output).toContain('Continue with `npm run release -- test promote test`')
})
