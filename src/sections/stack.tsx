import type { StackGroup } from '../content/schema.ts'
import { TechMark } from '../ui/tech-mark.tsx'

const columns: Record<number, string> = {
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
  5: 'md:grid-cols-3 lg:grid-cols-5',
}

/** Tools by kind, in columns between hairlines. */
export function Stack({ groups }: { groups: readonly StackGroup[] }) {
  return (
    <div className={`grid gap-y-8 border-t-2 border-ink ${columns[groups.length] ?? columns[4]}`}>
      {groups.map(({ category, tools }) => (
        <div
          key={category}
          className="pt-5 md:pr-[var(--gap)] md:[&:not(:first-child)]:pl-[var(--gap)] md:[&:not(:first-child)]:border-l border-line"
        >
          <h3 className="mb-3.5 text-t3">{category}</h3>
          <ul className="lt-md:grid lt-md:grid-cols-2 lt-md:gap-x-4">
            {tools.map((tool) => (
              <li key={tool} className="flex items-center gap-[.7em] border-t border-line py-2">
                <TechMark name={tool} />
                {tool}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
