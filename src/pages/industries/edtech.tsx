import { edtech as industry } from '../../content/industries/edtech.ts'
import { CareLabel } from '../../sections/care-label.tsx'
import { Entries } from '../../sections/entries.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Section } from '../../ui/section.tsx'
import { IndustryPage } from './industry.tsx'
import { SchoolDay } from './school-day.tsx'
import { Stories } from './stories.tsx'
import { WaysToLearn } from './ways-to-learn.tsx'

/** `/industries/edtech`: ways of learning first, then what a school day needs. */
export function EdtechPage() {
  return (
    <IndustryPage path="/industries/edtech">
      <Section>
        <SectionHead heading={industry.approaches.heading} />
        <WaysToLearn ways={industry.approaches.items} />
      </Section>
      <Section id="solutions">
        <SectionHead look="stacked" heading={industry.intro} />
        <SchoolDay hours={industry.solutions} />
      </Section>
      <Section id="features" ground="vat">
        <SectionHead heading={industry.features.heading} />
        <Entries layout="tiles" items={industry.features.items} />
      </Section>
      <Section>
        <SectionHead look="stacked" heading={industry.rules.heading} />
        <CareLabel rules={industry.rules.items} />
      </Section>
      <Stories industry={industry} ground="tint" />
      <Section>
        <SectionHead look="stacked" heading={industry.stackHeading} />
        <Stack groups={industry.stack} />
      </Section>
    </IndustryPage>
  )
}
