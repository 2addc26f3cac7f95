import type { ProductEngineering, ServiceCard } from '../../content/schema.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Crop } from '../../ui/crop.tsx'
import { BulletList } from '../../ui/list.tsx'
import { Section } from '../../ui/section.tsx'

/** Reasons to choose the company as a partner, and a box with a call to action. */
export function PartnerReasons({ partnerHeading, partner, launch }: ProductEngineering) {
  return (
    <Section ground="dark" className="grid gap-x-cols gap-y-xl grid-cols-1 lg:cols-7-5">
      <div>
        <h2>{partnerHeading.title}</h2>
        <p className="mt-md text-base text-muted">{partnerHeading.text}</p>
        <ul className="mt-lg border-b border-edge">
          {partner.map((reason) => (
            <li
              key={reason}
              className="flex gap-md border-t border-edge py-md before:mt-xs before:size-[.7em] before:flex-none before:bg-brand before:content-empty"
            >
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <aside data-ground="surface" aria-label={launch.heading} className="self-end p-xl">
        <h3 className="text-2xl">{launch.heading}</h3>
        <p className="mt-md mb-lg text-base">{launch.text}</p>
        <ButtonLink {...launch.action} size="xl" icon="arrow-right" />
      </aside>
    </Section>
  )
}

/** The six services of product engineering, each beside its part of one drawing. */
export function IllustratedServices({ items }: { items: readonly ServiceCard[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-xl lg:grid-cols-2">
      {items.map(({ title, description, features }, index) => (
        <article
          key={title}
          className="grid content-start gap-x-cols gap-y-md border-t border-edge py-md grid-cols-[55%_minmax(0,1fr)] md:cols-5-7 md:grid-rows-[auto_1fr] md:gap-y-sm md:py-lg"
        >
          <div className="md:row-span-2 self-start overflow-hidden aspect-[4/3] border-2 border-ink">
            <Crop name="mechanisms" size={[2400, 300]} part={[index * 400, 0, 400, 300]} />
          </div>
          <h3 className="lt-md:self-center">{title}</h3>
          <div className="lt-md:col-span-full">
            <p className="mb-md text-muted">{description}</p>
            <BulletList items={features} />
          </div>
        </article>
      ))}
    </div>
  )
}
