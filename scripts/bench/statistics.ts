/** The middle of the values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}

/** `'0.114 (0.108–0.119)'`: median and spread. */
export function spread(values: readonly number[]): string {
  return `${digits(median(values))} (${digits(Math.min(...values))}–${digits(Math.max(...values))})`
}

/**
 * The median of one row's values over another's, taken round by round: both sides of a round ran a
 * moment apart, so what slowed the machine slowed both.
 */
export function ratio(values: readonly number[], base: readonly number[]): number {
  return median(values.map((value, round) => value / (base[round] ?? Number.NaN)))
}

/** Rows as a Markdown table, the first row its head. */
export function table([head = [], ...rows]: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column ? '--:' : '---'))), ...rows.map(line)].join('\n')
}
