import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const repository = join(import.meta.dirname, '../..')
const kilobyte = 1024

async function files(folder: string): Promise<string[]> {
  return (await readdir(join(repository, folder))).map((name) => join(repository, folder, name))
}

function gzipped(bytes: Uint8Array | string): number {
  return gzipSync(bytes, { level: 9 }).length
}

describe('what the first visit fetches stays small', () => {
  it('every drawing is at most 8 KB gzip', async () => {
    for (const file of await files('client/pictures')) {
      expect(gzipped(await readFile(file)), file).toBeLessThanOrEqual(8 * kilobyte)
    }
  })

  it('both fonts together are at most 40 KB', async () => {
    const fonts = await Promise.all((await files('client/fonts')).map((file) => readFile(file)))
    expect(fonts.reduce((sum, font) => sum + font.length, 0)).toBeLessThanOrEqual(40 * kilobyte)
  })

  it('no drawing holds a script or fetches anything', async () => {
    for (const file of await files('client/pictures')) {
      const svg = await readFile(file, 'utf8')
      expect(svg, file).not.toMatch(/<script|<foreignObject|\son\w+=|https?:(?!\/\/www\.w3\.org)/)
    }
  })
})
