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

it('NODE_ENV in the shell or in .env does not decide what is built', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  const envDir = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(envDir, '.env'), 'NODE_ENV=development')
  const cases = { '': 'build', development: 'build', test: 'build', production: 'serve' } as const
  for (const [shell, command] of Object.entries(cases)) {
    vi.stubEnv('NODE_ENV', shell)
    const { isProduction } = await resolveConfig({ envDir, configFile: 'vite.config.ts' }, command)
    expect(isProduction, shell).toBe(command === 'build')
  }
})

const own = Object.entries<string>(scripts).filter(([, command]) => !/^(npm|biome) /.test(command))
it.each(own)('npm run %s runs the settings first', (_, command) => {
  expect(command).toMatch(/^(exec )?node (--import \.\/)?scripts\/settings\.js /)
})

it('npm installs the tools when NODE_ENV is production', async () => {
  const { output } = await run('.', ['npm', 'config', 'get', 'omit'], { NODE_ENV: 'production' })
  expect(output).toBe('\n')
})

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
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  await using here = await serve(() => new Response())
  const addresses = ['http://a.example', 'https://b.example', here.address]
  const program = `for (const address of ${JSON.stringify(addresses)}) await fetch(address).catch(() => {})`
  await run('.', ['node', ...settings, '--eval', program], { HTTP_PROXY: address, HTTPS_PROXY: address })
  proxy.close()
  expect(asked).toEqual(['a.example:80', 'b.example:443'])
})
