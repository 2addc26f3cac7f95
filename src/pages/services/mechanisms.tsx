import type { ServiceCard } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import { Ticks } from '../../ui/list.tsx'

/** Skills, each beside its sixth of one drawing: how the thing works, with what matters in yellow. */
export function Mechanisms({ items }: { items: readonly ServiceCard[] }) {
  return (
    <div className="grid gap-x-[clamp(1.5rem,4vw,4.5rem)] lg:grid-cols-2">
      {items.map(({ title, description, features }, index) => (
        <article
          key={title}
          className="grid content-start gap-x-cols gap-y-5 border-t border-edge py-7 md:grid-cols-[5fr_6fr]"
        >
          <div className="self-start overflow-hidden aspect-[4/3] border-2 border-ink">
            <Crop name="mechanisms" size={[2400, 300]} part={[index * 400, 0, 400, 300]} />
          </div>
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
