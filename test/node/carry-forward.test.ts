import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { carryForward } from '../../scripts/release/carry-forward.ts'
import { serve } from './serve.ts'

const now = new Date('2027-06-30T12:00:00Z')
const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000)

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/own'), 'new')
})

afterEach(() => rmSync(folder, { recursive: true }))

/** A site that lists these builds, by their age in days. All its files have the same content. */
function siteWith(builds: Record<number, string[]>, content: BodyInit = 'old') {
  const list = Object.entries(builds).map(([days, files]) => ({
    date: daysFromNow(-Number(days)),
    files: files.map((name) => `/assets/${name}`),
  }))
  return serve(({ url }) => {
    if (url.endsWith('/builds.json')) return Response.json(list)
    return new Response(content, { status: url.endsWith('/gone') ? 404 : 200 })
  })
}

it.each<[string, Record<number, string[]>, string[], BodyInit?]>([
  ['of the last four builds', { 1: ['a'], 2: ['b'], 3: ['c'], 4: ['d'], 5: ['e'] }, ['a', 'b', 'c', 'd']],
  ['of the last thirty days', { 29: ['a'], 31: ['b'] }, ['a']],
  ['up to 25 MB, the newest first', { 1: ['a', 'b'], 2: ['c'] }, ['a', 'b'], new Uint8Array(10e6)],
  ['that still exist and that the new build does not have', { 1: ['own', 'gone', 'a'] }, ['a']],
])('keeps the files %s', async (_, builds, carried, content) => {
  await using site = await siteWith(builds, content)
  expect(await carryForward(folder, site.address, now)).toBe(carried.length)
  expect(readdirSync(join(folder, 'assets'))).toEqual([...carried, 'own'])
  expect(readFileSync(join(folder, 'assets/own'), 'utf8')).toBe('new')
})

it('throws when the site does not answer, or names a file outside the folder of hashed files', async () => {
  await using site = await siteWith({ 1: ['../_headers'] })
  await expect(carryForward(folder, site.address, now)).rejects.toThrow('names /assets/../_headers')
  await expect(carryForward(folder, 'http://127.0.0.1:1', now)).rejects.toThrow('does not answer')
})

it('does not count the files that a failed attempt has carried as files of the new build', async () => {
  await using site = await siteWith({ 29: ['a'] })
  expect(await carryForward(folder, site.address, now)).toBe(1)
  expect(await carryForward(folder, site.address, daysFromNow(2))).toBe(0)
  expect(readdirSync(join(folder, 'assets'))).toEqual(['own'])
})
