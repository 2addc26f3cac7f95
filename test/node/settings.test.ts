import { once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { run } from './run.ts'
import { serve } from './serve.ts'

const settings = ['--import', './scripts/settings.js']
const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))

it.each(['development', 'production', 'test'])(
  'NODE_ENV=%s in the shell or in .env changes no build',
  async (value) => {
    onTestFinished(() => void vi.unstubAllEnvs())
    const envDir = await mkdtemp(join(tmpdir(), 'site-'))
    await writeFile(join(envDir, '.env'), `NODE_ENV=${value}`)
    for (const shell of [value, '']) {
      for (const command of ['build', 'serve'] as const) {
        vi.stubEnv('NODE_ENV', shell)
        const { isProduction } = await resolveConfig({ envDir, configFile: 'vite.config.ts' }, command)
        expect(isProduction, command).toBe(command === 'build')
      }
    }
  },
)

it.each(Object.entries<string>(scripts).filter(([, command]) => !/^(npm|biome) /.test(command)))(
  'npm run %s runs the settings first',
  (_, command) =>
    expect(command).toMatch(/^(exec )?node (scripts\/settings\.js && |--import \.\/scripts\/settings\.js )/),
)

it.each([{ NODE_ENV: 'production' }, { NPM_CONFIG_OMIT: 'dev' }])(
  'npm installs the tools with %o',
  async (shell) => {
    const { output } = await run('.', ['npm', 'config', 'get', 'omit'], shell)
    expect(output.trim()).toBe('')
  },
)

it('an old version of Node is refused with the way to the right one', async () => {
  // Such a version cannot run TypeScript.
  const { code, output } = await run('.', ['node', '--no-strip-types', ...settings, 'scripts/smoke.ts'])
  expect(code).toBe(1)
  expect(output).toMatch(/^✗ .*--ignore-scripts.*npm rebuild node/s)
})

it('requests use the proxy of the environment, except those to this computer', async () => {
  const asked: string[] = []
  const proxy = createServer().on('connect', ({ url = '' }, socket) => {
    asked.push(url)
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  onTestFinished(() => void proxy.close())
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  await using own = await serve(() => new Response())
  const addresses = ['http://a.example', 'https://b.example', own.address]
  const program = `for (const address of ${JSON.stringify(addresses)}) await fetch(address).catch(() => {})`
  const through = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  await run('.', ['node', ...settings, '--eval', program], { HTTP_PROXY: through, HTTPS_PROXY: through })
  expect(asked).toEqual(['a.example:80', 'b.example:443'])
})
