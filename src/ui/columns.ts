const medium = ['', 'md:grid-cols-2', 'md:grid-cols-3']
const large = ['', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-5', 'lg:grid-cols-6']

/** The classes for the columns of a grid: the items fill as few rows as possible, as evenly as possible. */
export function columns(items: number, most: 4 | 6): string {
  return `${fill(medium, items)} ${fill(large.slice(0, most), items)}`
}

/** `classes` are for one column, two, and so on. Returns that for the fewest columns with the least number of rows. */
function fill(classes: readonly string[], items: number): string {
  const rows = Math.ceil(items / classes.length)
  return classes[Math.ceil(items / rows) - 1] ?? ''
}

/** The class for three columns in wide windows, or `''` if a grid of two columns has fewer empty cells. */
export function threeOrTwo(items: number): '' | 'lg:grid-cols-3' {
  const emptyOfThree = (3 - (items % 3)) % 3
  return emptyOfThree > items % 2 ? '' : 'lg:grid-cols-3'
}
