import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { Band, Beside } from '../../build/social-pictures/frame.tsx'
import { measured } from '../../build/social-pictures/renderer.ts'
import { elementOf } from '../../build/social-pictures/social-picture.tsx'
import { company } from '../../src/content/company.ts'
import { paths } from '../../src/routes.ts'

type Measured = Awaited<ReturnType<typeof measured>>

/** The lines of text in a picture, with their places. */
function linesOf({ transform: [, , , , left, top], runs, children }: Measured): Measured['runs'][number][] {
  const own = runs.map((run) => ({ ...run, x: left + run.x, y: top + run.y }))
  return [...own, ...children.flatMap(linesOf)]
}

const long =
  'Donaudampfschifffahrtsgesellschaftskapitän: a title of very many words that must not be cut off 日本🎉Ж'
const words = { badge: long, heading: long, more: long }

it('the name of the company replaces a title in a script that no typeface has, and no badge is empty', async () => {
  const words = { badge: 'من نحن', heading: 'نحن شركة لتطوير البرمجيات، ونستخدم React.' }
  const lines = linesOf(await measured(Band({ words, height: 280, art: null })))
  expect(lines.map(({ text }) => text)).toEqual([company.name, company.name])
})

it.each(paths)('%s: no word of the title is broken', async (path) => {
  const element = elementOf(path)
  const { words } = (element as ReactElement<{ words: { heading: string } }>).props
  const lines = linesOf(await measured(element)).map(({ text }) => ` ${text.trim()} `)
  for (const word of words.heading.split(/\s+|(?<=-)/))
    expect(
      lines.some((line) => line.includes(word)),
      word,
    ).toBe(true)
})

it.each([
  ['a band at the bottom', Band({ words, height: 280, art: null })],
  ['a figure', Beside({ words, result: { value: '$100M+', label: long }, art: null })],
])('long text stays inside a picture with %s, without letters that no typeface has', async (_, element) => {
  const lines = linesOf(await measured(element))
  expect(lines.length).toBeGreaterThan(3)
  for (const { text, x, y, width, height } of lines) {
    expect(text).not.toMatch(/[日本🎉Ж]/u)
    expect(Math.min(x, y), text).toBeGreaterThanOrEqual(0)
    expect(x + width, text).toBeLessThanOrEqual(1200 - 36)
    expect(y + height, text).toBeLessThanOrEqual(630)
  }
})
