import { describe, expect, it } from 'vitest'
import { placeOf } from '../client/islands/project-rows.ts'

/** Large as a capital, mirrored as R: `Lrl…`. */
function shelf(count: number): string {
  const places = Array.from({ length: count }, (_, index) => placeOf(index, count))
  return places.map(({ mirrored, large }) => (large ? (mirrored ? 'R' : 'L') : mirrored ? 'r' : 'l')).join('')
}

describe('the shelf', () => {
  it.each([
    [1, 'L'],
    [2, 'LR'],
    [3, 'Lrl'],
    [4, 'LrlR'],
    [5, 'Lrlrl'],
    [6, 'LrlrlR'],
    [7, 'LrlrlRL'],
    [25, 'LrlrlRlrlrLrlrlRlrlrLrlrl'],
  ])('of %i projects is %s', (count, expected) => {
    expect(shelf(count)).toBe(expected)
  })
})
