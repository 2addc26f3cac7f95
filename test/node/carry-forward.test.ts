import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { carryForward } from '../../scripts/release/carry-forward.ts'

it.each<[string, builds: string[][], carried: string[], bytes?: number]>([
  ['of the last four builds', [['a'], ['b'], ['c'], ['d'], ['e']], ['a', 'b', 'c', 'd']],
  ['up to 25 MB, the newest first', [['a', 'b'], ['c']], ['a', 'b'], 10e6],
  ['that the new build does not have', [['own', 'a']], ['a']],
  ['that have not changed', [['changed', 'a']], ['a']],
  ['of the folder', [['../_headers', 'a']], ['a']],
])('keeps the files %s, and names the others', async (_, builds, carried, bytes = 3) => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/own'), 'new')
  const files = { '/assets/own': { body: hash('sha256', 'new') }, '/about.md': { body: '' } }
  writeFileSync(join(folder, 'answers.json'), JSON.stringify({ files }))
  const content = new Uint8Array(bytes)
  const list = builds.map((names) => {
    const hashes = names.map((name) => [`/assets/${name}`, name === 'changed' ? '' : hash('sha256', content)])
    return { date: '2026-11-28', commit: 'earlier', files: Object.fromEntries(hashes) }
  })
  const fetch = async ({ pathname }: URL) =>
    pathname === '/builds.json' ? Response.json(list) : new Response(content)
  const release = () => carryForward(folder, 'v1', 'new', { fetch, origin: 'https://a.dev' })

  const { added, leftOut, before } = await release()
  expect(added).toEqual(carried.map((name) => `/assets/${name}`))
  const others = builds
    .slice(0, 4)
    .flat()
    .filter((name) => ![...carried, 'own'].includes(name))
  expect([leftOut, before]).toEqual([others.map((name) => `/assets/${name}`), 'earlier'])
  // A second attempt does not count the files that the first one has added as its own.
  await release()
  expect(readdirSync(join(folder, 'assets'))).toEqual([...carried, 'own'])
  const [own, live] = JSON.parse(readFileSync(join(folder, 'builds.json'), 'utf8'))
  expect([Object.keys(own.files), own.commit, live.version]).toEqual([['/assets/own'], 'new', 'v1'])
  rmSync(folder, { recursive: true })
})
