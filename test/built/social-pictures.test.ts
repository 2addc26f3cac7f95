import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fitText } from '../../scripts/social-pictures/lines.ts'
import { title } from '../../scripts/social-pictures/parts.ts'
import { line, widthOf } from '../../scripts/social-pictures/type.ts'
import { paths } from '../../src/routes.ts'
import { socialPicture } from '../../src/social-picture.ts'

/** What `npm run build` has made; in `npm test`, the server of the browsers' tests has just run it. */
const built = join(import.meta.dirname, '../../dist/client')

describe('social pictures', () => {
  let files: Map<string, Buffer>

  beforeAll(async () => {
    files = new Map(
      await Promise.all(
        paths.map(async (path) => [path, await readFile(join(built, socialPicture(path)))] as const),
      ),
    )
  })

  it.each(paths)('%s has a PNG of 1200 × 630 that is quickly fetched', (path) => {
    const file = files.get(path) ?? Buffer.alloc(0)
    expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    expect(file.subarray(12, 16).toString('latin1')).toBe('IHDR')
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630])
    expect(file.subarray(-8, -4).toString('latin1')).toBe('IEND')
    expect(file.length).toBeLessThanOrEqual(60 * 1024)
  })

  it('no two pages share one', () => {
    const hashes = [...files.values()].map((file) => createHash('sha256').update(file).digest('hex'))
    expect(new Set(hashes).size).toBe(paths.length)
  })
})

describe('the text of a picture', () => {
  const space = { width: 508, height: 212 }

  it.each([
    'Parenting Support Platform',
    'Power BI & Data Analytics – Überblick für Łódź',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'A title of very many words that nobody would give a project and that must not be cut off all the same',
  ])('“%s” stays inside its space, whole', (text) => {
    const { lines, style } = fitText(text, title, space, [96, 88, 80])
    expect(lines.join(' ')).toBe(text)
    for (const each of lines) expect(widthOf(each, style)).toBeLessThanOrEqual(space.width)
    expect(lines.length * style.size * 0.95).toBeLessThanOrEqual(space.height + style.size * 0.25)
  })

  it('draws every letter, with accents of all Latin', () => {
    const letters = 'ÀçñßøŁőžș&–’'
    const drawn = line(letters, 0, 0, { ...title, size: 96 }, '#000')
    expect(drawn.match(/<path/g)).toHaveLength(letters.length)
  })
})
