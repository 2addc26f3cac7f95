import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { Band, Beside, Title } from '../../build/social-pictures/frame.tsx'
import { measured } from '../../build/social-pictures/renderer.ts'
import { type Path, paths, socialPicture } from '../../src/routes.ts'
import { budgets, overBudget } from '../budgets.ts'

/** What `npm run build` has made; in `npm test`, the server of the browsers' tests has just run it. */
const built = join(import.meta.dirname, '../../dist/client')

describe('social pictures', () => {
  const read = (path: Path) => readFile(join(built, socialPicture(path)))

  it.each(paths)('%s has a PNG of 1200 × 630 that is quickly fetched', async (path) => {
    const file = await read(path)
    expect(PNG.sync.read(file)).toMatchObject({ width: 1200, height: 630 })
    expect(file.length, overBudget(path)).toBeLessThanOrEqual(budgets.socialPicture)
  })

  it('no two pages share one', async () => {
    const files = await Promise.all(paths.map(read))
    const hashes = files.map((file) => createHash('sha256').update(file).digest('hex'))
    expect(new Set(hashes).size).toBe(paths.length)
  })
})

type Measured = Awaited<ReturnType<typeof measured>>

/** The lines of text in a picture, and where each stands in it. */
function linesOf({ transform: [, , , , left, top], runs, children }: Measured): Measured['runs'][number][] {
  const own = runs.map((run) => ({ ...run, x: left + run.x, y: top + run.y }))
  return [...own, ...children.flatMap(linesOf)]
}

const long =
  'A title of very many words that nobody would give a project and that must not be cut off all the same'

const words = { badge: long, heading: long, more: long }

describe('the text of a picture', () => {
  it.each([
    ['Title of Usual Length'],
    ['Power BI & Data Analytics – Überblick für Łódź'],
    ['Donaudampfschifffahrtsgesellschaftskapitän'],
    [long],
    // A box would stand for each letter that the typefaces lack.
    ['ÀçñßøŁőžș&–’日本🎉Ж', 'ÀçñßøŁőžș&–’'],
  ])('“%s” stays inside its space, whole', async (text, shown = text) => {
    const { height, runs } = await measured(await Title({ text, largest: 96, width: 508, height: 212 }))
    expect(runs.map((run) => run.text).join('')).toBe(shown)
    for (const { x, width } of runs) expect(x + width).toBeLessThanOrEqual(508)
    expect(height).toBeLessThanOrEqual(212)
  })

  it.each([
    ['a band at the foot', Band({ words, height: 280, art: null })],
    ['a band at the head', Band({ words, height: 264, art: null, hanging: true, hue: 'madder' })],
    ['a figure', Beside({ words, result: { value: '$100M+', label: long }, art: null })],
  ])('never leaves a picture with %s', async (_, element) => {
    const lines = linesOf(await measured(element))
    expect(lines.length).toBeGreaterThan(3)
    for (const { text, x, y, width, height } of lines) {
      expect(x, text).toBeGreaterThanOrEqual(0)
      expect(x + width, text).toBeLessThanOrEqual(1200 - 36)
      expect(y, text).toBeGreaterThanOrEqual(0)
      expect(y + height, text).toBeLessThanOrEqual(630)
    }
  })
})
