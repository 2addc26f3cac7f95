import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from './run.ts'

interface Locked {
  link?: true
  integrity?: string
  license?: string
  dev?: true
  optional?: true
  cpu?: string[]
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { allowScripts, workspaces } = read('package.json')
const packages = Object.entries<Locked>(read('package-lock.json').packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }))

it.each(['.', ...workspaces])('every dependency in %s/package.json is pinned to one version', (folder) => {
  const { dependencies, devDependencies } = read(`${folder}/package.json`)
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
  }
})

it('production needs only Hono, React and what React needs, under the MIT licence', () => {
  const production = packages.filter(({ dev, optional }) => !dev && !optional)
  const licences = production.map(({ name, license }) => `${name} ${license}`)
  expect(licences).toEqual(['hono MIT', 'react MIT', 'react-dom MIT', 'scheduler MIT'])
})

it('every package has a checksum, except the binaries for other platforms that SECURITY.md counts', () => {
  const without = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
  expect(without.filter(({ optional, cpu }) => !optional || cpu?.length !== 1)).toEqual([])
  const [, counted] = /has a checksum, except (\d+)/.exec(readFileSync('SECURITY.md', 'utf8')) ?? []
  expect(without.length).toBeLessThanOrEqual(Number(counted))
})

it('npm 11.16 and later refuse a package whose install script is not allowed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  const manifest = { name: 'scripted', version: '1.0.0', scripts: { postinstall: 'touch ../../ran' } }
  mkdirSync(join(folder, 'scripted'))
  writeFileSync(join(folder, 'scripted/package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts }))
  cpSync('.npmrc', join(folder, '.npmrc'))
  await run(join(folder, 'scripted'), ['npm', 'pack', '--pack-destination', folder])
  const { code, output } = await run(folder, ['npm', 'install', '--offline', './scripted-1.0.0.tgz'])
  const ran = existsSync(join(folder, 'ran'))
  rmSync(folder, { recursive: true })
  const [major = 0, minor = 0] = (await run('.', ['npm', '--version'])).output.split('.').map(Number)
  const isEnforced = major > 11 || (major === 11 && minor >= 16)
  expect({ ran, isRefused: code !== 0 }, output).toEqual({ ran: !isEnforced, isRefused: isEnforced })
})
