import type { ServiceCard } from '../../content/schema.ts'
import { Crop } from '../../ui/crop.tsx'
import { BulletList } from '../../ui/list.tsx'

/** The six services of product engineering, each beside its part of one drawing. */
export function IllustratedServices({ items }: { items: readonly ServiceCard[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-[clamp(1.5rem,4vw,4.5rem)] lg:grid-cols-2">
      {items.map(({ title, description, features }, index) => (
        <article
          key={title}
          className="grid content-start gap-x-cols gap-y-3 border-t border-edge py-5 grid-cols-[55%_minmax(0,1fr)] md:grid-cols-[5fr_6fr] md:grid-rows-[auto_1fr] md:gap-y-2 md:py-6"
        >
          <div className="md:row-span-2 self-start overflow-hidden aspect-[4/3] border-2 border-ink">
            <Crop name="mechanisms" size={[2400, 300]} part={[index * 400, 0, 400, 300]} />
          </div>
          <h3 className="lt-md:self-center">{title}</h3>
          <div className="lt-md:col-span-full">
            <p className="mb-3 text-muted">{description}</p>
            <BulletList items={features} />
          </div>
        </article>
      ))}
    </div>
  )
}
