import { describe, expect, it } from 'vitest'
import { Band, Beside, Title } from '../../build/social-pictures/frame.tsx'
import { measured } from '../../build/social-pictures/renderer.ts'

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
