/** The middle value, and the least and the most in parentheses: `583 (430–935)`. */
export function spread(values: readonly number[]): string {
  const sorted = values.map(Math.round).sort((a, b) => a - b)
  return `${Math.round(median(values))} (${sorted[0]}–${sorted.at(-1)})`
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new Error('There is nothing to take the median of.')
  return (low + high) / 2
}
