import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Locked {
  link?: true
  integrity?: string
  license?: string
  dev?: true
  optional?: true
  cpu?: string[]
  hasInstallScript?: true
}

const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const manifest = JSON.parse(read('package.json'))
const manifests = ['package.json', ...manifest.workspaces.map((folder: string) => `${folder}/package.json`)]
const locked: [string, Locked][] = Object.entries(JSON.parse(read('package-lock.json')).packages)
// The site and its workspaces are in the list too, as folders and as links to them.
const packages = locked.filter(([path, { link }]) => path.includes('node_modules/') && !link)

/** `'node_modules/a/node_modules/@b/c'` → `'@b/c'`. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

describe('dependencies', () => {
  it.each(manifests)('are pinned to one version each in %s', (file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file))
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    }
  })

  it('of production are Hono and React, and what React brings', () => {
    const production = packages.filter(([, { dev, optional }]) => !dev && !optional)
    expect(production.map(([path]) => nameOf(path))).toEqual(['hono', 'react', 'react-dom', 'scheduler'])
    for (const [path, { license }] of production) expect(license, path).toBe('MIT')
  })

  it('have a checksum, but for the binaries of other platforms', () => {
    const without = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    for (const [path, { optional, cpu }] of without) {
      expect({ path, optional, cpu: cpu?.length ?? 0 }).toEqual({ path, optional: true, cpu: 1 })
    }
    expect(without.length).toBeLessThan(packages.length / 20)
  })

  it('run no script when installed, but for those named', () => {
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
    const allowed = Object.fromEntries(scripted.map(([path]) => [nameOf(path), true]))
    expect(manifest.allowScripts).toEqual(allowed)
  })

  it('are under licences that ask nothing of a site that only builds with them', () => {
    const known =
      /^(MIT|Apache-2\.0|ISC|0BSD|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|Python-2\.0|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later|Zlib)$/
    const terms = packages.flatMap(([path, { license = 'MIT' }]) =>
      // Of a choice, one is enough.
      license
        .split(' AND ')
        .filter((choice) => !choice.match(/[^() ]+/g)?.some((term) => known.test(term)))
        .map((term) => ({ path, term })),
    )
    expect(terms).toEqual([])
  })
})
