import { expect, it } from 'vitest'
import { columns, threeOrTwo } from '../../src/ui/columns.ts'

/** The number of columns that the class of a breakpoint sets; one without a class. */
const columnsIn = (classes: string, breakpoint: 'md' | 'lg') =>
  Number(classes.match(new RegExp(`${breakpoint}:grid-cols-(\\d)`))?.[1] ?? 1)

const emptyCells = (items: number, columns: number) => (columns - (items % columns)) % columns
const upToSixty = Array.from({ length: 60 }, (_, index) => index + 1)

it.each(upToSixty)(
  'a list of %i items has three columns, or two where they leave fewer empty cells',
  (items) => {
    const chosen = threeOrTwo(items) ? 3 : 2
    const other = chosen === 3 ? 2 : 3
    expect(emptyCells(items, chosen)).toBeLessThanOrEqual(emptyCells(items, other))
    expect(emptyCells(items, chosen)).toBeLessThan(2)
  },
)

it.each(upToSixty)(
  'a grid of %i items has as few rows as its columns allow, and no empty column',
  (items) => {
    for (const most of [4, 6] as const) {
      const classes = columns(items, most)
      const [medium, large] = [columnsIn(classes, 'md'), columnsIn(classes, 'lg')]
      expect(Math.ceil(items / medium)).toBe(Math.ceil(items / 3))
      expect(Math.ceil(items / large)).toBe(Math.ceil(items / most))
      expect(Math.max(medium, large)).toBeLessThanOrEqual(items)
    }
  },
)
