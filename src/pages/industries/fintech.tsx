import type { ReactNode } from 'react'
import { fintech as industry } from '../../content/industries/fintech.ts'
import { Band } from '../../sections/band.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { Terms } from '../../sections/terms.tsx'
import { Section } from '../../ui/section.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'
import { IndustryPage } from './industry.tsx'
import { PaymentThread } from './payment-thread.tsx'
import { Stories } from './stories.tsx'

/** `/industries/fintech`: rules, tools and security before the stories. */
export function FintechPage() {
  return (
    <IndustryPage path="/industries/fintech">
      <Solutions industry={industry} />
      <Band id="features" ground="tint" look="stacked" heading={industry.rules.heading}>
        <PaymentThread stops={industry.rules.items} />
      </Band>
      <Section className="grid gap-x-[clamp(1.5rem,6vw,7rem)] gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <SmallHeading>{industry.stackHeading.title}</SmallHeading>
          <p className="mt-3 text-muted">{industry.stackHeading.text}</p>
          <Terms
            className="mt-5"
            items={industry.stack.map(({ category, tools }) => ({
              title: category,
              description: tools,
            }))}
          />
        </div>
        <Safe>
          <SmallHeading>{industry.security.heading.title}</SmallHeading>
          <Terms className="mt-5" items={industry.security.items} />
        </Safe>
      </Section>
      <Stories industry={industry} />
    </IndustryPage>
  )
}

const steel = 'border-night dark:border-[var(--moon)]'

/** A steel door: a line of the page's dye within its edge, and two hinges. */
function Safe({ children }: { children: ReactNode }) {
  return (
    <div
      data-ground="deep"
      className={`${steel} relative mr-2.5 border-2 p-[clamp(1.75rem,3.4vw,3.25rem)] outline outline-2 outline-dye outline-offset--14px`}
    >
      {children}
      <span aria-hidden="true" className={`${steel} absolute inset-y-14 -right-3 w-2.5 border-y-[3.5rem]`} />
    </div>
  )
}
