import type { ProductEngineering } from '../../content/schema.ts'
import { ButtonLink } from '../../ui/button.tsx'
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
