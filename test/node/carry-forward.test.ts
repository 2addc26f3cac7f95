import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { carryForward } from '../../scripts/release/carry-forward.ts'
import { listen } from './listen.ts'

const now = new Date('2027-06-30T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

let folder: string
let server: Server | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/own-1.css'), 'own')
})

afterEach(async () => {
  server?.close()
  await rm(folder, { recursive: true })
})

/** A site with these builds, by the days since each, all of whose files have this content. */
async function siteWith(builds: [days: number, ...files: string[]][], content = 'old'): Promise<string> {
  const list = builds.map(([days, ...files]) => ({ date: daysAgo(days), files }))
  server = createServer(({ url }, response) => {
    if (url?.includes('gone')) response.writeHead(404).end('There is no such file.')
    else response.end(url === '/builds.json' ? JSON.stringify(list) : content)
  })
  return listen(server)
}

const files = async () => (await readdir(join(folder, 'assets'))).sort()

it('begins a list where there is no site yet', async () => {
  expect(await carryForward(folder, undefined, now)).toBe(0)
  const list = JSON.parse(await readFile(join(folder, 'builds.json'), 'utf8'))
  expect(list).toEqual([{ date: now.toISOString(), files: ['/assets/own-1.css'] }])
})

it('keeps files of four builds before its own, and of thirty days', async () => {
  const last = [1, 2, 3, 4, 5].map((day): [number, string] => [day, `/assets/day-${day}.css`])
  expect(await carryForward(folder, await siteWith(last), now)).toBe(4)
  expect(await files()).toEqual(['day-1.css', 'day-2.css', 'day-3.css', 'day-4.css', 'own-1.css'])
  server?.close()
  const old = await siteWith([
    [29, '/assets/day-29.css'],
    [31, '/assets/day-31.css'],
  ])
  await carryForward(folder, old, now)
  expect(await files()).toContain('day-29.css')
  expect(await files()).not.toContain('day-31.css')
})

it('keeps 25 MB at most, the newest first', async () => {
  const site = await siteWith(
    [
      [1, '/assets/a.png', '/assets/b.png'],
      [2, '/assets/c.png'],
    ],
    'x'.repeat(10e6),
  )
  expect(await carryForward(folder, site, now)).toBe(2)
  expect(await files()).toEqual(['a.png', 'b.png', 'own-1.css'])
})

it('leaves its own files as they are, and does without those that are gone', async () => {
  const site = await siteWith([[1, '/assets/own-1.css', '/assets/gone.css', '/assets/a.css']])
  expect(await carryForward(folder, site, now)).toBe(1)
  expect(await readFile(join(folder, 'assets/own-1.css'), 'utf8')).toBe('own')
  expect(await files()).toEqual(['a.css', 'own-1.css'])
})

it('writes nothing outside the folder of hashed files, and says so when the site does not answer', async () => {
  const site = await siteWith([[1, '/assets/../_headers']])
  await expect(carryForward(folder, site, now)).rejects.toThrow('names /assets/../_headers')
  await expect(carryForward(folder, 'http://127.0.0.1:1', now)).rejects.toThrow('does not answer')
})
