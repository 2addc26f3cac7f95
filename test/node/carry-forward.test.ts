import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { carryForward } from '../../scripts/release/carry-forward.ts'
import { listen } from './listen.ts'

const now = new Date('2027-06-30T12:00:00Z')

let folder: string
let server: Server | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/own.css'), 'own')
})

afterEach(() => {
  server?.close()
  rmSync(folder, { recursive: true })
})

type Builds = [days: number, ...files: string[]][]

/** A site with these builds, by the days since each, all of whose files have this content. */
async function siteWith(builds: Builds, content = 'old'): Promise<string> {
  const list = builds.map(([days, ...files]) => {
    const date = new Date(now.getTime() - days * 86_400_000).toISOString()
    return { date, files: files.map((name) => `/assets/${name}`) }
  })
  server = createServer(({ url }, response) => {
    if (url?.includes('gone')) response.writeHead(404).end('There is no such file.')
    else response.end(url === '/builds.json' ? JSON.stringify(list) : content)
  })
  return listen(server)
}

it('begins a list where there is no site yet', async () => {
  expect(await carryForward(folder, undefined, now)).toBe(0)
  const list = JSON.parse(readFileSync(join(folder, 'builds.json'), 'utf8'))
  expect(list).toEqual([{ date: now.toISOString(), files: ['/assets/own.css'] }])
})

const large = 'x'.repeat(10e6)
const lastFive: Builds = [1, 2, 3, 4, 5].map((day) => [day, `${day}.css`])

it.each<[string, Builds, string[], string?]>([
  ['four builds before its own', lastFive, ['1.css', '2.css', '3.css', '4.css']],
  [
    'thirty days',
    [
      [29, '29.css'],
      [31, '31.css'],
    ],
    ['29.css'],
  ],
  [
    '25 MB, the newest first',
    [
      [1, 'a.png', 'b.png'],
      [2, 'c.png'],
    ],
    ['a.png', 'b.png'],
    large,
  ],
  ['what is still there', [[1, 'own.css', 'gone.css', 'a.css']], ['a.css']],
])('keeps files of %s, and its own as they are', async (_, builds, carried, content) => {
  expect(await carryForward(folder, await siteWith(builds, content), now)).toBe(carried.length)
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([...carried, 'own.css'])
  expect(readFileSync(join(folder, 'assets/own.css'), 'utf8')).toBe('own')
})

it('writes nothing outside the folder of hashed files, and says so when the site does not answer', async () => {
  const site = await siteWith([[1, '../_headers']])
  await expect(carryForward(folder, site, now)).rejects.toThrow('names /assets/../_headers')
  await expect(carryForward(folder, 'http://127.0.0.1:1', now)).rejects.toThrow('does not answer')
})
