import { ecommerce as industry } from '../../content/industries/ecommerce.ts'
import { Band } from '../../sections/band.tsx'
import { CareLabel } from '../../sections/care-label.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { Stack } from '../../sections/stack.tsx'
import { IndustryPage } from './industry.tsx'
import { ShoppingString } from './shopping-string.tsx'
import { Stories } from './stories.tsx'

/** `/industries/ecommerce`: features first, then what they connect to. */
export function EcommercePage() {
  return (
    <IndustryPage path="/industries/ecommerce">
      <Band id="features" look="stacked" heading={industry.features.heading}>
        <ShoppingString features={industry.features.items} />
      </Band>
      <Solutions industry={industry} across={2} look="margin" />
      <Band ground="vat" look="margin" heading={industry.integrations.heading}>
        <Stack groups={industry.integrations.groups} />
      </Band>
      <Stories industry={industry} />
      <Band ground="tint" look="stacked" heading={industry.rules.heading}>
        <CareLabel rules={industry.rules.items} />
      </Band>
      <Band look="margin" heading={industry.stackHeading}>
        <Stack groups={industry.stack} />
      </Band>
    </IndustryPage>
  )
}
