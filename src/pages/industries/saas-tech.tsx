import { saasTech as industry } from '../../content/industries/saas-tech.ts'
import { SectionHead } from '../../sections/section-head.tsx'
import { Section } from '../../ui/section.tsx'
import { IndustryPage } from './industry.tsx'
import { PlainWeave } from './plain-weave.tsx'
import { Stories } from './stories.tsx'
import { Tenants } from './tenants.tsx'

/** `/industries/saas-tech`: what a product needs, around the cloth that its tenants share. */
export function SaasTechPage() {
  return (
    <IndustryPage path="/industries/saas-tech">
      <Section id="solutions">
        <SectionHead heading={industry.intro} />
        <Tenants solutions={industry.solutions} picture={industry.cloth} />
      </Section>
      <Stories industry={industry} ground="tint" />
      <Section>
        <SectionHead look="stacked" heading={industry.stackHeading} />
        <PlainWeave groups={industry.stack} />
      </Section>
    </IndustryPage>
  )
}
