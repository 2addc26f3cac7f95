import { saasTech as industry } from '../../content/industries/saas-tech.ts'
import { Band } from '../../sections/band.tsx'
import { IndustryPage } from './industry.tsx'
import { PlainWeave } from './plain-weave.tsx'
import { Stories } from './stories.tsx'
import { Tenants } from './tenants.tsx'

/** `/industries/saas-tech`: what a product needs, around the cloth that its tenants share. */
export function SaasTechPage() {
  return (
    <IndustryPage path="/industries/saas-tech">
      <Band id="solutions" heading={industry.intro}>
        <Tenants solutions={industry.solutions} picture={industry.cloth} />
      </Band>
      <Stories industry={industry} ground="tint" />
      <Band look="stacked" heading={industry.stackHeading}>
        <PlainWeave groups={industry.stack} />
      </Band>
    </IndustryPage>
  )
}
