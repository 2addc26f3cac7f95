import { globSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawing, drawingNames } from '../../build/drawings.ts'
import { budgets, overBudget } from '../budgets.ts'

it('every drawing is small, and neither runs scripts nor loads files', () => {
  const names = drawingNames()
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    const svg = drawing(name)
    expect(gzipSync(svg, { level: 9 }).length, overBudget(name)).toBeLessThanOrEqual(budgets.drawing)
    expect(svg, name).not.toMatch(/<script|<foreignObject|\son\w+=|https?:(?!\/\/www\.w3\.org)/)
  }
})

it('the typefaces are small together', () => {
  const sizes = globSync('client/fonts/*').map((file) => statSync(file).size)
  const size = sizes.reduce((sum, each) => sum + each)
  expect(size, overBudget('client/fonts')).toBeLessThanOrEqual(budgets.fonts)
})
