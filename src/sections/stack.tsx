import type { StackGroup } from '../content/schema.ts'
import { Sign } from '../ui/sign.tsx'

/** Columns by the number of groups; a column that does not begin a row has a hairline at its left. */
const layouts: Record<number, { columns: string; cell: string }> = {
  3: {
    columns: 'md:grid-cols-3',
    cell: 'md:[&:not(:first-child)]:border-l md:[&:not(:first-child)]:pl-[var(--gap)]',
  },
  4: {
    columns: 'md:grid-cols-2 lg:grid-cols-4',
    cell: 'md:even:border-l md:even:pl-[var(--gap)] lg:[&:not(:first-child)]:border-l lg:[&:not(:first-child)]:pl-[var(--gap)]',
  },
  5: {
    columns: 'md:grid-cols-3 lg:grid-cols-5',
    cell: 'md:[&:not(:nth-child(3n+1))]:border-l md:[&:not(:nth-child(3n+1))]:pl-[var(--gap)] lg:[&:not(:first-child)]:border-l lg:[&:not(:first-child)]:pl-[var(--gap)]',
  },
}

/**
 * Technologies by kind, three to five kinds. With their signs only where every one has a sign; else a square
 * stands before each.
 */
export function Stack({ groups, signs = false }: { groups: readonly StackGroup[]; signs?: boolean }) {
  const layout = layouts[groups.length]
  return (
    <div className={`grid gap-y-8 border-t-2 border-ink ${layout?.columns}`}>
      {groups.map(({ category, tools }) => (
        <div key={category} className={`border-line pt-5 md:pr-[var(--gap)] ${layout?.cell}`}>
          <h3 className="mb-3.5 text-t3">{category}</h3>
          <ul className="lt-md:grid lt-md:grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] lt-md:gap-x-4">
            {tools.map((tool) => (
              <li key={tool} className="flex items-center gap-[.7em] py-2 border-t border-line">
                <Sign technology={signs ? tool : ''} />
                {tool}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
