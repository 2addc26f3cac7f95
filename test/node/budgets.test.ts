import { globSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawing, drawingNames } from '../../build/drawings.ts'
import { budgets, overBudget } from '../budgets.ts'

it.each(drawingNames())('the drawing %s is small, and browsers can show it', (name) => {
  const { light } = drawing(name)
  expect(gzipSync(light, { level: 9 }).length, overBudget(name)).toBeLessThanOrEqual(budgets.drawing)
})

it('the typefaces are small together', () => {
  const size = globSync('client/fonts/!(*-accented|*-extended).woff2').reduce(
    (sum, file) => sum + statSync(file).size,
    0,
  )
  expect(size, overBudget('client/fonts')).toBeLessThanOrEqual(budgets.fonts)
})
