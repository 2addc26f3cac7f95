import { healthcare as industry } from '../../content/industries/healthcare.ts'
import { Band } from '../../sections/band.tsx'
import { CareLabel } from '../../sections/care-label.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { Stack } from '../../sections/stack.tsx'
import { IndustryPage } from './industry.tsx'
import { Stories } from './stories.tsx'
import { WardDoor } from './ward-door.tsx'

/** `/industries/healthcare`: stories before rules and security. */
export function HealthcarePage() {
  return (
    <IndustryPage path="/industries/healthcare">
      <Solutions industry={industry} across={2} />
      <Stories industry={industry} />
      <Band id="features" ground="tint" look="stacked" heading={industry.rules.heading}>
        <CareLabel rules={industry.rules.items} />
      </Band>
      <Band heading={industry.security.heading}>
        <WardDoor features={industry.security.items} />
      </Band>
      <Band look="margin" heading={industry.stackHeading}>
        <Stack groups={industry.stack} />
      </Band>
    </IndustryPage>
  )
}
