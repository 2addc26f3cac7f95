import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { currentPalette } from '../../build/palette.ts'
import { manifest } from '../../src/metadata/manifest.ts'
import { isPath, paths } from '../../src/routes.ts'
import { get } from './site.ts'

const repository = join(import.meta.dirname, '../..')

const pages = paths.map(async (path) => [path, parse((await get(path)).body)] as const)
const site = new Map<string, HTMLElement>(await Promise.all(pages))

/** What a page fetches besides other pages: files and feeds, with the part of the file if it names one. */
function fetched(page: HTMLElement): string[] {
  return page
    .querySelectorAll('img, script[src], link:not([rel=canonical]), use, source, image')
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
}

function fileAt(address: string): Promise<Buffer> {
  const folder = /^\/(client|node_modules)\//.test(address) ? '' : 'public'
  return readFile(join(repository, folder, address))
}

it('what the pages fetch is there, with the part that they name', async () => {
  const addresses = new Set([...site.values()].flatMap(fetched))
  expect(addresses.size).toBeGreaterThan(10)
  for (const each of addresses) {
    const [address = '', part] = each.split('#')
    const feed = () => get(address).then(({ status, body }) => (status === 200 ? body : ''))
    const found = await fileAt(address).catch(feed)
    expect(found.length, each).toBeGreaterThan(0)
    if (part) expect(found.toString(), each).toContain(`id="${part}"`)
  }
})

it('links lead from the home page to every page', () => {
  const reached = new Set<string>(['/'])
  for (const path of reached) {
    for (const link of site.get(path)?.querySelectorAll('a') ?? []) {
      const [target = ''] = (link.getAttribute('href') ?? '').split(/[?#]/)
      if (isPath(target)) reached.add(target)
    }
  }
  expect([...reached].sort()).toEqual([...paths].sort())
})

async function size(address: string): Promise<string> {
  const png = await fileAt(address)
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

it('icons are as large as the manifest and the head say', async () => {
  for (const { src, sizes } of manifest.icons) expect(await size(src)).toBe(sizes)
  expect(await size('/apple-touch-icon.png')).toBe('180x180')
  const ico = await fileAt('/favicon.ico')
  expect([ico.readUInt16LE(2), ico[6], ico[7]]).toEqual([1, 32, 32])
})

it('the colours of the browser’s frame are the paper of each scheme', async () => {
  const { light, dark } = currentPalette()
  const papers = [light.get('paper'), dark.get('paper')]
  const metas = site.get('/')?.querySelectorAll('meta[name=theme-color]') ?? []
  expect(metas.map((meta) => meta.getAttribute('content'))).toEqual(papers)
  expect([manifest.theme_color, manifest.background_color]).toEqual([papers[0], papers[0]])
})
