import { fintech as industry } from '../../content/industries/fintech.ts'
import { SectionHead } from '../../sections/section-head.tsx'
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
      <Section id="features" ground="tint">
        <SectionHead look="stacked" heading={industry.rules.heading} />
        <PaymentThread stops={industry.rules.items} />
      </Section>
      <Section className="grid gap-x-[clamp(1.5rem,6vw,7rem)] gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div className="sheet">
          <SmallHeading>{industry.stackHeading.title}</SmallHeading>
          <p className="mt-3 text-muted">{industry.stackHeading.text}</p>
          <Terms
            look="details"
            className="mt-5"
            items={industry.stack.map(({ category, tools }) => ({
              title: category,
              description: tools.join(', '),
            }))}
          />
        </div>
        <div className="safe" data-ground="deep">
          <SmallHeading>{industry.security.heading.title}</SmallHeading>
          <Terms look="details" className="mt-5" items={industry.security.items} />
        </div>
      </Section>
      <Stories industry={industry} />
    </IndustryPage>
  )
}
