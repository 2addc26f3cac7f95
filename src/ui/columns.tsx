const medium = ['', 'md:grid-cols-2', 'md:grid-cols-3']
const large = ['', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-5', 'lg:grid-cols-6']

/** Columns of a grid of any number of items: as few rows as there can be, and as full as they can be. */
export function columns(items: number, most: 4 | 6): string {
  return `${fill(medium, items)} ${fill(large.slice(0, most), items)}`
}

/** Of the classes for one column, two and so on, the one for the fewest that need no more rows than all do. */
function fill(classes: readonly string[], items: number): string {
  const rows = Math.ceil(items / classes.length)
  return classes[Math.ceil(items / rows) - 1] ?? ''
}
