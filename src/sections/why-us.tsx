import { Icon } from '../../client/ui/icon.tsx'
import type { Industry } from '../content/schema.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Section, SmallHeading } from '../ui/section.tsx'

/** Reasons to choose the company for an industry, as a list with check marks, and a call to action beside it. */
export function WhyUs({ industry: { whyHeading, why, ctaCard } }: { industry: Industry }) {
  return (
    <Section className="grid border-2 border-ink bg-panel grid-cols-1 lg:grid-cols-[8fr_4fr]">
      <div className="p-[clamp(1.25rem,2.4vw,2.25rem)]">
        <SmallHeading>{whyHeading.title}</SmallHeading>
        {whyHeading.text && <p className="mt-2 text-muted">{whyHeading.text}</p>}
        <ul className="mt-5 grid gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-3 md:grid-cols-2">
          {why.map((reason) => (
            <li key={reason} className="flex gap-3 leading-[1.4]">
              <Icon name="check" className="size-6.5 text-accent-text" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <aside
        aria-label={ctaCard.heading}
        className="border-ink bg-accent-tint p-[clamp(1.25rem,2.4vw,2.25rem)] lt-lg:border-t-2 lg:border-l-2"
      >
        <h3 className="mb-3 text-t5">{ctaCard.heading}</h3>
        <p className="mb-5">{ctaCard.text}</p>
        <ButtonLink {...ctaCard.action} variant="hero" size="lg" />
      </aside>
    </Section>
  )
}
