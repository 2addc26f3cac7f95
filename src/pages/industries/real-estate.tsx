import { realEstate as industry } from '../../content/industries/real-estate.ts'
import { Band } from '../../sections/band.tsx'
import { CareLabel } from '../../sections/care-label.tsx'
import { Prose } from '../../sections/prose.tsx'
import { Stack } from '../../sections/stack.tsx'
import { FloorPlan } from './floor-plan.tsx'
import { IndustryPage } from './industry.tsx'
import { Stories } from './stories.tsx'
import { Tower } from './tower.tsx'

/** `/industries/real-estate`: features first, as a floor plan; then a tower in section. */
export function RealEstatePage() {
  return (
    <IndustryPage path="/industries/real-estate">
      <Band id="features" look="stacked" heading={industry.features.heading}>
        <FloorPlan rooms={industry.features.items} />
      </Band>
      <Band id="solutions" heading={industry.intro}>
        <Tower floors={industry.solutions} />
      </Band>
      <Band ground="tint" look="stacked" heading={industry.rules.heading}>
        <CareLabel rules={industry.rules.items} />
      </Band>
      <Stories industry={industry} />
      <Prose {...industry.account} />
      <Band look="margin" heading={industry.stackHeading}>
        <Stack groups={industry.stack} />
      </Band>
    </IndustryPage>
  )
}
