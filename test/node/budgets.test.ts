import { globSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawing, drawingNames } from '../../build/drawings.ts'
import { budgets, overBudget } from '../budgets.ts'

it.each(drawingNames())('the drawing %s is small, and browsers can show it', (name) => {
  const { light } = drawing(name)
  expect(gzipSync(light, { level: 9 }).length, overBudget(name)).toBeLessThanOrEqual(budgets.drawing)
})

it.each(globSync('client/fonts/!(*-accented|*-extended).woff2'))('the typeface %s is small', (file) => {
  expect(statSync(file).size, overBudget(file)).toBeLessThanOrEqual(budgets.typeface)
})
