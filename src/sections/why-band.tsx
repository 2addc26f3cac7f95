import type { Industry } from '../content/schema.ts'
import { Checks } from '../ui/list.tsx'
import { Section } from '../ui/section.tsx'
import { SmallHeading } from '../ui/small-heading.tsx'
import { CtaCard } from './cta-card.tsx'

/** Near the end of an industry's page: what speaks for us, and an offer beside it. */
export function WhyBand({ industry }: { industry: Industry }) {
  return (
    <Section className="grid gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-8 lg:grid-cols-[7fr_5fr]">
      <div>
        <SmallHeading>{industry.whyHeading.title}</SmallHeading>
        {industry.whyHeading.text && <p className="mt-3 text-muted">{industry.whyHeading.text}</p>}
        <div className="mt-5">
          <Checks items={industry.why} />
        </div>
      </div>
      <CtaCard {...industry.ctaCard} />
    </Section>
  )
}
