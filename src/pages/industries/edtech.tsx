import { edtech as industry } from '../../content/industries/edtech.ts'
import { Band } from '../../sections/band.tsx'
import { CareLabel } from '../../sections/care-label.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Stack } from '../../sections/stack.tsx'
import { IndustryPage } from './industry.tsx'
import { SchoolDay } from './school-day.tsx'
import { Stories } from './stories.tsx'
import { WaysToLearn } from './ways-to-learn.tsx'

/** `/industries/edtech`: ways of learning first, then what a school day needs. */
export function EdtechPage() {
  return (
    <IndustryPage path="/industries/edtech">
      <Band heading={industry.approaches.heading}>
        <WaysToLearn ways={industry.approaches.items} />
      </Band>
      <Band id="solutions" look="stacked" heading={industry.intro}>
        <SchoolDay hours={industry.solutions} />
      </Band>
      <Band id="features" ground="vat" look="margin" heading={industry.features.heading}>
        <Entries layout="tiles" across={2} items={industry.features.items} />
      </Band>
      <Band look="stacked" heading={industry.rules.heading}>
        <CareLabel rules={industry.rules.items} />
      </Band>
      <Stories industry={industry} ground="tint" />
      <Band look="margin" heading={industry.stackHeading}>
        <Stack groups={industry.stack} />
      </Band>
    </IndustryPage>
  )
}
