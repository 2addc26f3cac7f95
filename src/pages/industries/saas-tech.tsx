import type { SaasTech, StackGroup } from '../../content/schema.ts'
import { Picture } from '../../ui/picture.tsx'

const tall = { name: 'tenants-tall', size: [700, 640] } as const

/** Solutions for SaaS companies above and below a drawing, each with a line that goes on in `tenants.svg`. */
export function SaasSolutions({ solutions, cloth }: Pick<SaasTech, 'solutions' | 'cloth'>) {
  return (
    <div className="grid gap-lg md:grid-cols-3 md:gap-x-[calc(100%*24/1344)] md:gap-y-0">
      {solutions.map(({ title, description }, index) => (
        <article
          key={title}
          className={`border-ink lt-md:border-t-2 lt-md:pt-md md:border-l-2 md:pl-md ${index < 3 ? 'md:pb-lg' : 'md:pt-lg'}`}
        >
          <h3>{title}</h3>
          <p className="mt-sm text-muted">{description}</p>
        </article>
      ))}
      <div className="lt-md:order-first -mr-[var(--gut)] md:col-span-3 md:row-start-2 md:mr-0">
        <Picture name="tenants" alt={cloth} size={[1344, 416]} tall={tall} className="w-full" />
      </div>
    </div>
  )
}

/** Technologies in a table, a row for each category. Its cells are coloured like a chessboard. */
export function SaasTechnologies({ groups }: { groups: readonly StackGroup[] }) {
  return (
    <div className="border-2 border-ink">
      {groups.map(({ category, tools }, row) => (
        <div key={category} className="lg:grid lg:cols-2-10">
          <h3 className="self-end px-md py-md">{category}</h3>
          <ul className="grid grid-cols-2 lg:grid-cols-4">
            {tools.map((tool, index) => (
              <li
                key={tool}
                className={`grid min-h-18 content-end bg-panel px-md py-md font-600 [overflow-wrap:anywhere] lg:min-h-28 lg:text-base ${cellColor(row, index)}`}
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
