import type { ProductEngineering, ServiceCard } from '../../content/schema.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Crop } from '../../ui/crop.tsx'
import { BulletList } from '../../ui/list.tsx'
import { Section } from '../../ui/section.tsx'

/** Reasons to choose the company as a partner, and a box with a call to action. */
export function PartnerReasons({ partnerHeading, partner, launch }: ProductEngineering) {
  return (
    <Section ground="dark" className="grid gap-x-cols gap-y-10 grid-cols-1 lg:grid-cols-[7fr_5fr]">
      <div>
        <h2>{partnerHeading.title}</h2>
        <p className="mt-4 text-t3 text-muted">{partnerHeading.text}</p>
        <ul className="mt-6 border-b border-edge">
          {partner.map((reason) => (
            <li
              key={reason}
              className="flex gap-4 border-t border-edge py-3 leading-[1.4] before:mt-[.35em] before:size-[.7em] before:flex-none before:bg-brand before:content-empty"
            >
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <aside
        data-ground="surface"
        aria-label={launch.heading}
        className="self-end p-[clamp(1.5rem,3vw,3rem)]"
      >
        <h3 className="text-t6">{launch.heading}</h3>
        <p className="mt-4 mb-6 text-t3">{launch.text}</p>
        <ButtonLink {...launch.action} size="xl" icon="arrow-right" />
      </aside>
    </Section>
  )
}

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
