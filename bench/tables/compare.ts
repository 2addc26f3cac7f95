/** Measures rows side by side, and says in a table how they compare. */
import { markdownTable } from 'markdown-table'

/** What one round measures, by the head of its column: `{ 'requests/s': 5551 }`. */
export type Figures = Record<string, number>

export interface Row {
  /** The first columns: page, name. */
  labels: string[]
  measure: () => Promise<Figures>
  /** Rows that this one is held to, by what the ratio's column is called. */
  against?: Record<string, Row>
}

/** The rows, of which all but the first are held to the first. */
export function heldToFirst(column: string, [base, ...others]: Row[]): Row[] {
  return base ? [base, ...others.map((row) => ({ ...row, against: { [column]: base } }))] : []
}

/** The middle of the values. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : `${Number(value.toPrecision(3))}`
}

/** `'0.114 (0.108–0.119)'`: median and spread. */
function spread(values: readonly number[]): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(digits)
  return least === most ? `${middle}` : `${middle} (${least}–${most})`
}

/**
 * Measures every row in each round, so that what slows the machine slows all of them. In every second
 * round neighbours change places: what ran before may slow what follows.
 */
export async function measure(rows: readonly Row[], rounds: number): Promise<Map<Row, Figures[]>> {
  const measured = new Map(rows.map((row) => [row, [] as Figures[]]))
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? rows.map((row, index) => rows[index ^ 1] ?? row) : rows
    for (const row of order) measured.get(row)?.push(await row.measure())
  }
  return measured
}

/**
 * The rows as a Markdown table: medians and spreads, and ratios, which are medians too, of pairs that ran in
 * the same round.
 * @param labels heads of the first columns
 * @param ratios figures of which each row's ratio to those it is held to is listed
 */
export function tableOf(labels: string[], measured: Map<Row, Figures[]>, ratios: string[] = []): string {
  const [[, [first = {}] = []] = []] = measured
  const names = Object.keys(first)
  const bases = [...new Set([...measured.keys()].flatMap(({ against = {} }) => Object.keys(against)))]
  const values = (row: Row | undefined, name: string) =>
    (row && measured.get(row))?.map((round) => round[name] ?? Number.NaN) ?? []
  const ratio = (row: Row, base: Row | undefined, name: string) => {
    const others = values(base, name)
    const middle = median(values(row, name).map((value, round) => value / (others[round] ?? Number.NaN)))
    return Number.isNaN(middle) ? '' : middle.toFixed(2)
  }
  const compared = bases.flatMap((base) => ratios.map((name) => ({ base, name })))
  const head = [...labels, ...names, ...compared.map(({ base, name }) => `${name} ${base}`)]
  const lines = [...measured.keys()].map((row) => [
    ...row.labels,
    ...names.map((name) => spread(values(row, name))),
    ...compared.map(({ base, name }) => ratio(row, row.against?.[base], name)),
  ])
  return markdownTable([head, ...lines], { align: head.map((_, at) => (at < labels.length ? 'l' : 'r')) })
}
