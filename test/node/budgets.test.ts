import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawing, drawingNames } from '../../build/drawings.ts'
import { budgets, overBudget } from '../budgets.ts'

it.each(drawingNames())('%s is small, and holds no script and nothing to fetch', (name) => {
  const svg = drawing(name)
  expect(gzipSync(svg, { level: 9 }).length, overBudget(name)).toBeLessThanOrEqual(budgets.drawing)
  expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|https?:(?!\/\/www\.w3\.org)/)
})

it('the typefaces are small together', () => {
  const folder = join(import.meta.dirname, '../../client/fonts')
  const fonts = readdirSync(folder).map((name) => readFileSync(join(folder, name)))
  const size = fonts.reduce((sum, { length }) => sum + length, 0)
  expect(size).toBeGreaterThan(0)
  expect(size, overBudget('client/fonts')).toBeLessThanOrEqual(budgets.fonts)
})
