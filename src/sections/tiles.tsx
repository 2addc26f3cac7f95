import type { ReactNode } from 'react'

const columns = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
}

export interface Tile {
  title: string
  description: string
  /** A drawing or a draft above the title. */
  sign?: ReactNode
  /** Something below the description, such as a list of features. */
  more?: ReactNode
}

/** Cells that share their hairlines, like the page of a swatch book. */
export function Tiles({ items, across = 3 }: { items: readonly Tile[]; across?: keyof typeof columns }) {
  return (
    <div className={`grid border-t border-l border-edge ${columns[across]}`}>
      {items.map(({ title, description, sign, more }) => (
        <article key={title} className="border-b border-r border-edge p-[clamp(1.1rem,1.8vw,1.75rem)]">
          {sign}
          <h3 className={sign ? 'mt-3.5' : ''}>{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
          {more && <div className="mt-4">{more}</div>}
        </article>
      ))}
    </div>
  )
}
