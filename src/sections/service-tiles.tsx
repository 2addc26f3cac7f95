import type { ServiceCard, Weave } from '../content/schema.ts'
import { Draft } from '../ui/draft.tsx'
import { Ticks } from '../ui/list.tsx'
import { Mark } from '../ui/mark.tsx'
import { Ledger } from './ledger.tsx'
import { Tiles } from './tiles.tsx'

const sign = 'size-8.5 text-dye-text'

/** Service cards as cells of a swatch page. */
export function ServiceTiles({ cards, across = 3 }: { cards: readonly ServiceCard[]; across?: 2 | 3 }) {
  return (
    <Tiles
      across={across}
      items={cards.map(({ mark, title, description, features }) => ({
        title,
        description,
        sign: <Mark name={mark} className={sign} />,
        more: <Ticks items={features} />,
      }))}
    />
  )
}

/** Service cards as rows of a ledger. */
export function ServiceLedger({ cards }: { cards: readonly ServiceCard[] }) {
  return (
    <Ledger
      rows={cards.map(({ mark, title, description, features }) => ({
        title,
        description,
        sign: <Mark name={mark} className={`${sign} flex-none`} />,
        more: <Ticks items={features} />,
      }))}
    />
  )
}

/** Service cards under strips of draft, as in a swatch book. */
export function ServiceBook({ cards, weave }: { cards: readonly ServiceCard[]; weave: Weave }) {
  return (
    <div className="grid gap-x-cols gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ title, description, features }) => (
        <article key={title} className="border-t-2 border-ink">
          <Draft weave={weave} className="advances h-12 mb-5 [--px:8px]" />
          <h3>{title}</h3>
          <p className="mt-2 mb-4 text-muted">{description}</p>
          <Ticks items={features} />
        </article>
      ))}
    </div>
  )
}
