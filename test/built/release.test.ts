import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { type Context, context } from '../../scripts/release/context.ts'
import { release } from '../../scripts/release.ts'
import { rollback } from '../../scripts/rollback.ts'
import { run } from '../../scripts/run.ts'
import { idOf, startPlatform } from './platform.ts'

/** Writes the files of a small build into a git repository in the current folder. */
async function writeRepository(settings: string): Promise<void> {
  for (const name of ['dist/worker', 'dist/client/assets']) mkdirSync(name, { recursive: true })
  const files = {
    'wrangler.toml': settings,
    'dist/worker/worker.js': 'export default { fetch: () => new Response() }\n',
    'dist/worker/client.js': 'export const build = "0123456789ab"\n',
    '.gitignore': 'dist\n.wrangler\nwrangler.built.toml\n',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(name, content)
  await run('git', ['init', '-q', '-b', 'my-branch'])
  await run('git', ['add', '-A'])
  await run('git', ['-c', 'user.name=a', '-c', 'user.email=a@acme.dev', 'commit', '-qm', 'Add files'])
}

it('wrangler does a first release, a second one, a rollback, and a preview with the name of the branch', async () => {
  const { deployments, uploads, requests, refusal, server } = await startPlatform()
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', `${server.address}/client/v4`)
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'account')
  vi.stubEnv('WRANGLER_SEND_METRICS', 'false')
  vi.stubEnv('CI', 'true')
  const [settings, repository] = [readFileSync('wrangler.toml', 'utf8'), process.cwd()]
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  process.chdir(folder)
  // wrangler warns of this setting with each command, which must not change what a release reads.
  await writeRepository(`unknown_setting = true\n${settings}`)

  const tested: string[] = []
  let calls = 0
  const contextAt = (origin: string): Context => ({
    ...context,
    token: 'token',
    origin,
    isTerminal: true,
    // Other programs than these two do nothing, and the smoke test writes down what it is given.
    run: async (name, args, options) => {
      calls += Number(name === 'wrangler')
      return ['wrangler', 'git'].includes(name) ? run(name, args, { ...options, stdio: 'pipe' }) : ''
    },
    pause: 0,
    fetch: async () => new Response('', { status: 404 }),
    smoke: async ({ site, headers = {} }) => {
      tested.push([site, ...Object.values(headers)].join(' '))
      return { isRight: true, report: '' }
    },
  })
  expect(await release([], contextAt('https://site.acme.workers.dev'))).toBe(true)
  expect(await release([], contextAt('https://www.acme.dev'))).toBe(true)
  const print = vi.spyOn(console, 'log')
  await rollback('', contextAt('https://www.acme.dev'))
  const list = print.mock.calls.join('\n')
  expect(list).toMatch(new RegExp(`^\\| live +\\| ${idOf(2)} .*\n\\| before it +\\| ${idOf(1)} `, 'm'))
  await rollback(idOf(1), contextAt('https://www.acme.dev'))
  const env = { ...process.env, CLOUDFLARE_API_TOKEN: 'token' }
  await run('wrangler', ['preview', '--config', 'wrangler.built.toml'], { env })

  const shares = deployments.map(({ versions, annotations }) => [
    annotations?.['workers/message'],
    ...versions.map((each) => `${each.version_id} ${each.percentage}`),
  ])
  expect(shares.toReversed()).toEqual([
    [undefined, `${idOf(1)} 100`],
    ['under test', `${idOf(1)} 100`, `${idOf(2)} 0`],
    ['tested', `${idOf(2)} 100`],
    ['rolled back', `${idOf(1)} 100`],
  ])
  const [, name] = /^name = "(.*)"$/m.exec(settings) ?? []
  const live = `https://${name}.acme.workers.dev`
  const own = 'https://www.acme.dev'
  expect(tested).toEqual([live, live, `${own} ${name}="${idOf(2)}"`, own, own])
  const commit = (await run('git', ['rev-parse', 'HEAD'])).trim()
  for (const { bindings, annotations } of uploads) {
    expect(bindings).toContainEqual(expect.objectContaining({ name: 'APP_ENV', text: 'production' }))
    expect(annotations).toEqual({ 'workers/message': commit, 'workers/tag': '0123456789ab' })
  }
  expect(requests).toContainEqual(expect.stringMatching(/^P.*\/previews\/my-branch$/))

  /** Expects that a release ends after this number of calls, and says this. */
  async function expectEnd(text: RegExp, number: number): Promise<void> {
    calls = 0
    const print = vi.spyOn(console, 'error')
    expect(await release(['upload'], { ...contextAt(live), isTerminal: false })).toBe(false)
    expect([calls, print.mock.calls.join()]).toEqual([number, expect.stringMatching(text)])
    print.mockRestore()
  }
  const refusals = { 10000: 401, 9109: 403, 6003: 400, 971: 429 }
  for (const [code, status] of Object.entries(refusals)) {
    Object.assign(refusal, { code: Number(code), status })
    const isLasting = status < 404
    await expectEnd(
      isLasting ? new RegExp(`code: ${code}\\]\n.*CLOUDFLARE_API_TOKEN`) : /code/,
      isLasting ? 1 : 5,
    )
  }
  Object.assign(refusal, { code: 7003, status: 404 })
  await expectEnd(/code: 7003/, 1)
  refusal.status = 0
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', undefined)
  await expectEnd(/CLOUDFLARE_ACCOUNT_ID/, 1)
  vi.unstubAllEnvs()
  process.chdir(repository)
  rmSync(folder, { recursive: true })
  await server[Symbol.asyncDispose]()
})
