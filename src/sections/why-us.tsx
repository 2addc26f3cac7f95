import { Icon } from '../../client/ui/icon.tsx'
import type { Industry } from '../content/schema.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Section, SmallHeading } from '../ui/section.tsx'

/** Reasons to choose the company for an industry, as a list with check marks, and a call to action beside it. */
export function WhyUs({ industry: { whyHeading, why, ctaCard } }: { industry: Industry }) {
  return (
    <Section className="grid border-2 border-ink bg-panel grid-cols-1 lg:cols-8-4">
      <div className="p-lg">
        <SmallHeading>{whyHeading.title}</SmallHeading>
        {whyHeading.text && <p className="mt-sm text-muted">{whyHeading.text}</p>}
        <ul className="mt-md grid gap-x-xl gap-y-sm md:gap-y-md md:grid-cols-2">
          {why.map((reason) => (
            <li key={reason} className="flex gap-md">
              <Icon name="check" className="size-6.5 text-accent-text" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <aside
        aria-label={ctaCard.heading}
        className="border-ink bg-accent-tint p-lg lt-lg:border-t-2 lg:border-l-2"
      >
        <h3 className="mb-md text-xl">{ctaCard.heading}</h3>
        <p className="mb-md">{ctaCard.text}</p>
        <ButtonLink {...ctaCard.action} variant="hero" size="lg" />
      </aside>
    </Section>
  )
}
