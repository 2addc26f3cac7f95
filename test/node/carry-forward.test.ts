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
  writeFileSync(join(folder, 'assets/own.css'), 'own')
})

afterEach(() => rmSync(folder, { recursive: true }))

/** A site that lists these builds, by their age in days. All its files have the same content. */
function siteWith(builds: Record<number, string[]>, content: BodyInit = 'old') {
  const list = Object.entries(builds).map(([days, files]) => ({
    date: daysFromNow(-Number(days)).toISOString(),
    files: files.map((name) => `/assets/${name}`),
  }))
  return serve(({ url }) => {
    if (url.includes('gone')) return new Response('There is no such file.', { status: 404 })
    return url.endsWith('/builds.json') ? Response.json(list) : new Response(content)
  })
}

const fiveBuilds = { 1: ['1.css'], 2: ['2.css'], 3: ['3.css'], 4: ['4.css'], 5: ['5.css'] }

it.each<[string, Record<number, string[]>, string[], BodyInit?]>([
  ['of the last four builds', fiveBuilds, ['1.css', '2.css', '3.css', '4.css']],
  ['of the last thirty days', { 29: ['29.css'], 31: ['31.css'] }, ['29.css']],
  ['up to 25 MB, the newest first', { 1: ['a', 'b'], 2: ['c'] }, ['a', 'b'], new Uint8Array(10e6)],
  ['that still exist and that the new build does not have', { 1: ['own.css', 'gone.css', 'a'] }, ['a']],
])('keeps the files %s', async (_, builds, carried, content) => {
  await using site = await siteWith(builds, content)
  expect(await carryForward(folder, site.address, now)).toBe(carried.length)
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([...carried, 'own.css'])
  expect(readFileSync(join(folder, 'assets/own.css'), 'utf8')).toBe('own')
})

it('throws when the site does not answer, or names a file outside the folder of hashed files', async () => {
  await using site = await siteWith({ 1: ['../_headers'] })
  await expect(carryForward(folder, site.address, now)).rejects.toThrow('names /assets/../_headers')
  await expect(carryForward(folder, 'http://127.0.0.1:1', now)).rejects.toThrow('does not answer')
})

it('does not count the files that an earlier attempt has carried as files of the new build', async () => {
  await using broken = await siteWith({ 29: ['29.css', '../_headers'] })
  await expect(carryForward(folder, broken.address, now)).rejects.toThrow('names')
  await using site = await siteWith({ 29: ['29.css'] })
  expect(await carryForward(folder, site.address, now)).toBe(1)
  expect(await carryForward(folder, site.address, daysFromNow(2))).toBe(0)
  expect(readdirSync(join(folder, 'assets'))).toEqual(['own.css'])
})
