import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Fields = Record<string, unknown>

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { allowScripts, workspaces } = read('package.json')
const packages = Object.entries<Fields>(read('package-lock.json').packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, entry]): Fields => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }))

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

it('every package has a checksum, except binaries for other platforms', () => {
  const without = packages.filter(({ integrity }) => !String(integrity).startsWith('sha512-'))
  expect(without.filter(({ optional, cpu }) => !(optional && cpu))).toEqual([])
})

it('npm 11.16 and later run only install scripts that package.json allows, and all others are errors', () => {
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  expect(new Set(withScript)).toEqual(new Set(Object.keys(allowScripts)))
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m)
})
