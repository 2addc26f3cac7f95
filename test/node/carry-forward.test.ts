import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { carryForward } from '../../scripts/release/carry-forward.ts'

const dateOf = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

it.each<[string, Record<number, string[]>, string[], boolean?, number?]>([
  ['of the last four builds', { 1: ['a'], 2: ['b'], 3: ['c'], 4: ['d'], 5: ['e'] }, ['a', 'b', 'c', 'd']],
  ['of the last thirty days', { 29: ['a'], 31: ['b'] }, ['a']],
  ['up to 25 MB, the newest first', { 1: ['a', 'b'], 2: ['c'] }, ['a', 'b'], false, 10e6],
  ['that the new build does not have', { 1: ['own', 'a'] }, ['a']],
  ['that exist, with a warning', { 1: ['gone', 'a'] }, ['a'], true],
  ['that have not changed, with a warning', { 1: ['changed', 'a'] }, ['a'], true],
  ['of no build if one is outside of the folder, with a warning', { 1: ['../_headers', 'a'] }, [], true],
])('keeps the files %s', async (_, builds, carried, hasWarning = false, bytes = 3) => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/own'), 'new')
  const content = new Uint8Array(bytes)
  const list = Object.entries(builds).map(([days, names]) => {
    const hashes = names.map((name) => [`/assets/${name}`, name === 'changed' ? '' : hash('sha256', content)])
    return { date: dateOf(Number(days)), files: Object.fromEntries(hashes) }
  })
  const fetch = async ({ pathname }: URL) => {
    if (pathname === '/builds.json') return Response.json(list)
    return new Response(content, { status: pathname.endsWith('gone') ? 404 : 200 })
  }
  const release = (commit: string) =>
    carryForward(folder, 'https://a.dev', commit, { fetch, limit: 60_000, pause: 0 })

  const { warning, ...result } = await release('first')
  expect([result.carried, warning !== '']).toEqual([carried.length, hasWarning])
  // A second attempt does not count the files that the first one has added as its own.
  await release('second')
  expect(readdirSync(join(folder, 'assets'))).toEqual([...carried, 'own'])
  expect(readFileSync(join(folder, 'assets/own'), 'utf8')).toBe('new')
  const [own] = JSON.parse(readFileSync(join(folder, 'builds.json'), 'utf8'))
  expect(own).toMatchObject({ commit: 'second', files: { '/assets/own': hash('sha256', 'new') } })
  expect(Object.keys(own.files)).toEqual(['/assets/own'])
  rmSync(folder, { recursive: true })
})
