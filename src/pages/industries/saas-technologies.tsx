import type { StackGroup } from '../../content/schema.ts'

/** Technologies in a table, a row for each category. Its cells are coloured like a chessboard. */
export function SaasTechnologies({ groups }: { groups: readonly StackGroup[] }) {
  return (
    <div className="border-2 border-ink">
      {groups.map(({ category, tools }, row) => (
        <div key={category} className="lg:grid lg:grid-cols-[1fr_4fr]">
          <h3 className="self-end px-5 py-4">{category}</h3>
          <ul className="grid grid-cols-2 lg:grid-cols-4">
            {tools.map((tool, index) => (
              <li
                key={tool}
                className={`grid min-h-18 content-end bg-panel px-5 py-4 font-600 [overflow-wrap:anywhere] lg:min-h-28 lg:text-size-t3 ${cellColor(row, index)}`}
              >
                {tool}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** The colour of a cell, of which a row has two on small screens and four on large ones. */
function cellColor(row: number, index: number): string {
  const small = (Math.floor(index / 2) + index) % 2 === 0 ? 'lt-lg:bg-accent lt-lg:text-on-accent' : ''
  const large = (row + index) % 2 === 0 ? 'lg:bg-accent lg:text-on-accent' : ''
  return `${small} ${large}`
}
