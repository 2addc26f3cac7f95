import { expect, it } from 'vitest'
import { Band, Beside, Title } from '../../build/social-pictures/frame.tsx'
import { measured } from '../../build/social-pictures/renderer.ts'

type Measured = Awaited<ReturnType<typeof measured>>

/** The lines of text in a picture, with their places. */
function linesOf({ transform: [, , , , left, top], runs, children }: Measured): Measured['runs'][number][] {
  const own = runs.map((run) => ({ ...run, x: left + run.x, y: top + run.y }))
  return [...own, ...children.flatMap(linesOf)]
}

const long =
  'A title of very many words that nobody would give a project and that must not be cut off all the same'

it.each([
  ['Title of Usual Length'],
  ['Donaudampfschifffahrtsgesellschaftskapitän'],
  [long],
  // Letters that the typefaces lack are left out, because each would be an empty box.
  ['ÀçñßøŁőžș&–’日本🎉Ж', 'ÀçñßøŁőžș&–’'],
])('the title “%s” fits into its space', async (text, shown = text) => {
  const { height, runs } = await measured(await Title({ text, largest: 96, width: 508, height: 212 }))
  expect(runs.map((run) => run.text).join('')).toBe(shown)
  for (const { x, width } of runs) expect(x + width).toBeLessThanOrEqual(508)
  expect(height).toBeLessThanOrEqual(212)
})

const words = { badge: long, heading: long, more: long }

it.each([
  ['a band at the bottom', Band({ words, height: 280, art: null })],
  ['a band at the top', Band({ words, height: 264, art: null, hanging: true })],
  ['a figure', Beside({ words, result: { value: '$100M+', label: long }, art: null })],
])('long text stays inside a picture with %s', async (_, element) => {
  const lines = linesOf(await measured(element))
  expect(lines.length).toBeGreaterThan(3)
  for (const { text, x, y, width, height } of lines) {
    expect(Math.min(x, y), text).toBeGreaterThanOrEqual(0)
    expect(x + width, text).toBeLessThanOrEqual(1200 - 36)
    expect(y + height, text).toBeLessThanOrEqual(630)
  }
})
