import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { type Context, context } from '../../scripts/release/context.ts'
import { release } from '../../scripts/release.ts'
import { run } from '../../scripts/run.ts'
import { nameOf } from '../../scripts/smoke/answers.ts'
import { idOf, startPlatform } from './platform.ts'

const answers = '{"files":{}}'

/** Writes the files of a small build into a git repository in the current folder. */
async function writeRepository(settings: string): Promise<void> {
  for (const name of ['dist/worker', 'dist/client/assets']) mkdirSync(name, { recursive: true })
  const files = {
    'wrangler.toml': settings,
    'dist/worker/worker.js': 'export default { fetch: () => new Response() }\n',
    'dist/worker/client.js': 'export const build = ""\n',
    'dist/client/answers.json': answers,
    '.gitignore': 'dist\n.wrangler\n',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(name, content)
  await run('git', ['init', '-q', '-b', 'my-branch'])
  await run('git', ['add', '-A'])
  await run('git', ['-c', 'user.name=a', '-c', 'user.email=a@acme.dev', 'commit', '-qm', 'Add files'])
}

it('wrangler does a first release, a second one, a rollback, and a preview with the name of the branch', async () => {
  const { deployments, uploads, requests, server } = await startPlatform()
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', `${server.address}/client/v4`)
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'account')
  vi.stubEnv('WRANGLER_SEND_METRICS', 'false')
  vi.stubEnv('CI', 'true')
  const [settings, repository] = [readFileSync('wrangler.toml', 'utf8'), process.cwd()]
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  process.chdir(folder)
  // wrangler warns of the unknown setting at each command, and a release must read its output all the same. The settings of a
  // domain are left out, because the stand-in of the platform has no domains.
  await writeRepository(`unknown_setting = true\n${settings.replaceAll(/^(routes|workers_dev) = .*/gm, '')}`)

  const tested: string[] = []
  const contextAt = (origin: string): Context => ({
    ...context,
    token: 'token',
    origin,
    isTerminal: true,
    // Other programs than these two do nothing, and the smoke test writes down what it is given.
    run: async (name, args, options) =>
      ['wrangler', 'git'].includes(name) ? run(name, args, { ...options, stdio: 'pipe' }) : '',
    fetch: async () => new Response(readFileSync('dist/client/builds.json')),
    smoke: async ({ site, build }) => {
      tested.push(`${site} ${build}`)
      return { isRight: true, report: '' }
    },
  })
  const print = vi.spyOn(console, 'log')
  expect(await release([], contextAt('https://site.acme.workers.dev'))).toBe(true)
  expect(await release([], contextAt('https://www.acme.dev'))).toBe(true)
  await release(['rollback'], contextAt('https://www.acme.dev'))
  expect(print.mock.calls.join('\n')).toMatch(
    new RegExp(`^\\| live +\\| ${idOf(2)} .*\n\\| before it +\\| ${idOf(1)} `, 'm'),
  )
  expect(await release(['rollback', idOf(1)], contextAt('https://www.acme.dev'))).toBe(true)
  await run('wrangler', ['preview'], { env: { ...process.env, CLOUDFLARE_API_TOKEN: 'token' } })

  const live = deployments.map(({ versions, annotations }) => [
    annotations?.['workers/message'],
    ...versions.map((each) => `${each.version_id} ${each.percentage}`),
  ])
  expect(live.toReversed()).toEqual([
    [undefined, `${idOf(1)} 100`],
    ['tested', `${idOf(2)} 100`],
    ['returned', `${idOf(1)} 100`],
  ])
  const [workersDev, own] = ['https://site.acme.workers.dev', 'https://www.acme.dev']
  const version = `https://${idOf(2).slice(0, 8)}-site.acme.workers.dev`
  expect(tested).toEqual(
    [workersDev, workersDev, version, own, own].map((site) => `${site} ${nameOf(answers)}`),
  )
  const commit = (await run('git', ['rev-parse', 'HEAD'])).trim()
  for (const { bindings, annotations } of uploads) {
    expect(bindings).toContainEqual(expect.objectContaining({ name: 'APP_ENV', text: 'production' }))
    expect(annotations).toEqual({ 'workers/message': commit, 'workers/tag': nameOf(answers) })
  }
  expect(requests).toContainEqual(expect.stringMatching(/^P.*\/previews\/my-branch$/))

  // The platform answers the version that does not exist with an error.
  const complain = vi.spyOn(console, 'error')
  expect(await release(['rollback', idOf(9)], contextAt(own))).toBe(false)
  expect(complain.mock.calls.join()).toMatch(/code: 10007.*CLOUDFLARE_API_TOKEN.*Nothing was changed/s)
  vi.unstubAllEnvs()
  process.chdir(repository)
  rmSync(folder, { recursive: true })
  await server[Symbol.asyncDispose]()
})
