import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { carryForward } from '../../scripts/release/carry-forward.ts'
import { serve } from './serve.ts'

const now = new Date('2027-06-30T12:00:00Z')
const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000)

const commit = 'a'.repeat(40)

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/own'), 'new')
  return () => rmSync(folder, { recursive: true })
})

/** A site that lists these builds, by their age in days. All its files have the same content. */
function siteWith(builds: Record<number, string[]>, content: Uint8Array<ArrayBuffer> = Buffer.from('old')) {
  const hash = createHash('sha256').update(content).digest('hex')
  const list = Object.entries(builds).map(([days, files]) => ({
    date: daysFromNow(-Number(days)),
    files: Object.fromEntries(files.map((name) => [`/assets/${name}`, name === 'changed' ? 'other' : hash])),
  }))
  return serve(({ url }) => {
    if (url.endsWith('/builds.json')) return Response.json(list)
    return new Response(content, { status: url.endsWith('/gone') ? 404 : 200 })
  })
}

it.each<[string, Record<number, string[]>, string[], Uint8Array<ArrayBuffer>?]>([
  ['of the last four builds', { 1: ['a'], 2: ['b'], 3: ['c'], 4: ['d'], 5: ['e'] }, ['a', 'b', 'c', 'd']],
  ['of the last thirty days', { 29: ['a'], 31: ['b'] }, ['a']],
  ['up to 25 MB, the newest first', { 1: ['a', 'b'], 2: ['c'] }, ['a', 'b'], new Uint8Array(10e6)],
  ['that the new build does not have', { 1: ['own', 'a'] }, ['a']],
])('keeps the files %s', async (_, builds, carried, content) => {
  await using site = await siteWith(builds, content)
  const result = await carryForward(folder, site.address, commit, now)
  expect(result).toMatchObject({ carried: carried.length, warning: '' })
  expect(readdirSync(join(folder, 'assets'))).toEqual([...carried, 'own'])
  expect(readFileSync(join(folder, 'assets/own'), 'utf8')).toBe('new')
})

it.each([
  ['a file is missing', { 1: ['gone', 'a'] }, 1],
  ['a file has another content', { 1: ['changed', 'a'] }, 1],
  ['a file is outside of the folder of hashed files', { 1: ['../_headers', 'a'] }, 0],
])('warns, and keeps what is right, when %s', async (_, builds, carried) => {
  await using site = await siteWith(builds)
  const result = await carryForward(folder, site.address, commit, now)
  expect(result).toMatchObject({ carried, warning: expect.stringContaining(site.address) })
})

it('lists the new build first, with its commit, also after a failed attempt that has carried files', async () => {
  await using site = await siteWith({ 29: ['a'] })
  const builds = () => JSON.parse(readFileSync(join(folder, 'builds.json'), 'utf8'))
  const own = { commit, files: { '/assets/own': expect.any(String) } }
  expect(await carryForward(folder, site.address, commit, now)).toMatchObject({ carried: 1 })
  expect(builds()).toEqual([{ ...own, date: now.toISOString() }, expect.anything()])
  const later = daysFromNow(2)
  expect(await carryForward(folder, site.address, commit, later)).toMatchObject({ carried: 0 })
  expect(builds()).toEqual([{ ...own, date: later.toISOString() }])
  expect(readdirSync(join(folder, 'assets'))).toEqual(['own'])
})
