/** What Lighthouse says of a page. */
export interface Run {
  /** One for each category, 0 to 100. */
  scores: number[]
  /** Audits that cost points. */
  missed: string[]
}

/** A page that misses points, as an annotation that GitHub shows beside the run. */
export function warningOf(path: string, categories: readonly string[], { scores, missed }: Run): string {
  const low = categories
    .map((name, index) => `${name} ${scores[index]}`)
    .filter((_, index) => scores[index] !== 100)
  return `::warning title=Lighthouse ${path}::${low.join(', ')}${missed.length > 0 ? ` (${missed.join(', ')})` : ''}`
}

/** A table for the summary of the run, in Markdown. What stands behind the named columns is left out. */
export function inSummary(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.slice(0, columns.length).join(' | ')} |\n`
  return `### Lighthouse\n\n${line(columns)}${line(columns.map(() => '---'))}${rows.map(line).join('')}`
}
