import { expect, it } from 'vitest'
import { columns, threeOrTwo } from '../../src/ui/columns.ts'

it.each([
  [4, 2],
  [5, 3],
  [7, 2],
])('a list of %i items has %i columns, which leave the fewest cells empty', (items, wanted) => {
  expect(threeOrTwo(items) ? 3 : 2).toBe(wanted)
})

it.each([
  [1, ' '],
  [7, 'md:grid-cols-3 lg:grid-cols-4'],
  [13, 'md:grid-cols-3 lg:grid-cols-5'],
])('a grid of %i items fills as few rows as possible, and no column is empty', (items, classes) => {
  expect(columns(items, 6)).toBe(classes)
})
