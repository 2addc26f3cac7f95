import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawing, drawingNames } from '../../build/drawings.ts'

const repository = join(import.meta.dirname, '../..')
const kilobyte = 1024

async function files(folder: string): Promise<string[]> {
  return (await readdir(join(repository, folder))).map((name) => join(repository, folder, name))
}

function gzipped(bytes: Uint8Array | string): number {
  return gzipSync(bytes, { level: 9 }).length
}

describe('what the first visit fetches stays small', () => {
  it('every drawing is at most 8 KB gzip', () => {
    for (const name of drawingNames()) {
      expect(gzipped(drawing(name)), name).toBeLessThanOrEqual(8 * kilobyte)
    }
  })

  it('both fonts together are at most 40 KB', async () => {
    const fonts = await Promise.all((await files('client/fonts')).map((file) => readFile(file)))
    expect(fonts.reduce((sum, font) => sum + font.length, 0)).toBeLessThanOrEqual(40 * kilobyte)
  })

  it('no drawing holds a script or fetches anything', () => {
    for (const name of drawingNames()) {
      expect(drawing(name), name).not.toMatch(/<script|<foreignObject|\son\w+=|https?:(?!\/\/www\.w3\.org)/)
    }
  })
})
