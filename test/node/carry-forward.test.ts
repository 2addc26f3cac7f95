import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { carryForward } from '../../scripts/release/carry-forward.ts'
import { serve } from './serve.ts'

const now = new Date('2027-06-30T12:00:00Z')

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/own.css'), 'own')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A site with these builds, by the days since each, all of whose files have this content. */
function siteWith(builds: Record<number, string[]>, content = 'old') {
  const list = Object.entries(builds).map(([days, files]) => {
    const date = new Date(now.getTime() - Number(days) * 86_400_000).toISOString()
    return { date, files: files.map((name) => `/assets/${name}`) }
  })
  return serve(({ url }) => {
    if (url.includes('gone')) return new Response('There is no such file.', { status: 404 })
    return url.endsWith('/builds.json') ? Response.json(list) : new Response(content)
  })
}

const large = 'x'.repeat(10e6)
const lastFive = { 1: ['1.css'], 2: ['2.css'], 3: ['3.css'], 4: ['4.css'], 5: ['5.css'] }

it.each<[string, Record<number, string[]>, string[], string?]>([
  ['four builds before its own', lastFive, ['1.css', '2.css', '3.css', '4.css']],
  ['thirty days', { 29: ['29.css'], 31: ['31.css'] }, ['29.css']],
  ['25 MB, the newest first', { 1: ['a.png', 'b.png'], 2: ['c.png'] }, ['a.png', 'b.png'], large],
  ['what is still there', { 1: ['own.css', 'gone.css', 'a.css'] }, ['a.css']],
])('keeps files of %s, and its own as they are', async (_, builds, carried, content) => {
  await using site = await siteWith(builds, content)
  expect(await carryForward(folder, site.address, now)).toBe(carried.length)
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([...carried, 'own.css'])
  expect(readFileSync(join(folder, 'assets/own.css'), 'utf8')).toBe('own')
})

it('writes nothing outside the folder of hashed files, and says so when the site does not answer', async () => {
  await using site = await siteWith({ 1: ['../_headers'] })
  await expect(carryForward(folder, site.address, now)).rejects.toThrow('names /assets/../_headers')
  await expect(carryForward(folder, 'http://127.0.0.1:1', now)).rejects.toThrow('does not answer')
})

it('does not count files that an earlier attempt has carried as files of the build', async () => {
  await using broken = await siteWith({ 29: ['29.css', '../_headers'] })
  await expect(carryForward(folder, broken.address, now)).rejects.toThrow('names')
  await using site = await siteWith({ 29: ['29.css'] })
  expect(await carryForward(folder, site.address, now)).toBe(1)
  const later = new Date(now.getTime() + 2 * 86_400_000)
  expect(await carryForward(folder, site.address, later)).toBe(0)
  expect(readdirSync(join(folder, 'assets'))).toEqual(['own.css'])
  const builds = JSON.parse(readFileSync(join(folder, 'builds.json'), 'utf8'))
  expect(builds).toEqual([{ date: later.toISOString(), files: ['/assets/own.css'] }])
})
