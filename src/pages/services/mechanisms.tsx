import type { ServiceCard } from '../../content/schema.ts'
import { Ticks } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Skills, each beside its sixth of one drawing: how the thing works, with what matters in yellow. */
export function Mechanisms({ items }: { items: readonly ServiceCard[] }) {
  return (
    <div className="mechanisms grid">
      {items.map(({ title, description, features }) => (
        <article key={title} className="grid gap-x-cols gap-y-5 border-t border-edge">
          <Picture name="mechanisms" alt="" width={2400} height={300} className="part" />
          <div>
            <h3>{title}</h3>
            <p className="mt-2 mb-4 text-muted">{description}</p>
            <Ticks items={features} />
          </div>
        </article>
      ))}
    </div>
  )
}
