import type { Industry } from '../content/schema.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Checks } from '../ui/list.tsx'
import { Section } from '../ui/section.tsx'
import { SmallHeading } from '../ui/small-heading.tsx'

/** Near the end of an industry's page: what speaks for us, and an offer beside it. */
export function WhyBand({ industry: { whyHeading, why, ctaCard } }: { industry: Industry }) {
  return (
    <Section className="grid gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-8 grid-cols-1 lg:grid-cols-[7fr_5fr]">
      <div>
        <SmallHeading>{whyHeading.title}</SmallHeading>
        {whyHeading.text && <p className="mt-3 text-muted">{whyHeading.text}</p>}
        <div className="mt-5">
          <Checks items={why} />
        </div>
      </div>
      <aside
        aria-label={ctaCard.heading}
        className="self-start border-2 border-ink bg-dye-tint p-[clamp(1.25rem,2.4vw,2.25rem)]"
      >
        <h3 className="mb-3 text-t5">{ctaCard.heading}</h3>
        <p className="mb-5">{ctaCard.text}</p>
        <ButtonLink to={ctaCard.action.to} variant="hero" size="lg">
          {ctaCard.action.label}
        </ButtonLink>
      </aside>
    </Section>
  )
}
