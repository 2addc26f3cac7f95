import type { ProductEngineering } from '../../content/schema.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'

/** Reasons to choose the company as a partner, and a box with a call to action. */
export function PartnerReasons({ partnerHeading, partner, launch }: ProductEngineering) {
  return (
    <Section ground="accent" className="grid gap-x-cols gap-y-xl grid-cols-1 lg:cols-7-5">
      <div>
        <h2>{partnerHeading.title}</h2>
        <p className="mt-md text-base text-muted">{partnerHeading.text}</p>
        <ul className="mt-lg border-b border-edge">
          {partner.map((reason) => (
            <li key={reason} className="border-t border-edge py-sm">
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <aside data-ground="dark" aria-label={launch.heading} className="self-end p-xl">
        <h3 className="text-2xl">{launch.heading}</h3>
        <p className="mt-md mb-lg text-base">{launch.text}</p>
        <ButtonLink {...launch.action} size="xl" icon="arrow-right" />
      </aside>
    </Section>
  )
}
