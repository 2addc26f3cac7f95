import type { ReactNode } from 'react'
import { aiAutomation } from '../../content/services/ai-automation.ts'
import { cloudDevops } from '../../content/services/cloud-devops.ts'
import { customDevelopment } from '../../content/services/custom-development.ts'
import { productEngineering } from '../../content/services/product-engineering.ts'
import { uiUxDesign } from '../../content/services/ui-ux-design.ts'
import type { ServicePath } from '../../content/services.ts'
import { FeatureList, IllustratedTiles } from '../../sections/feature-list.tsx'
import { ReplacementSteps } from '../../sections/replacement-steps.tsx'
import { CumulativeSteps, Steps } from '../../sections/steps.tsx'
import { ServiceTechnologies } from '../../sections/technology-list.tsx'
import { Section } from '../../ui/section.tsx'
import { AiSolutions, AiSuccessStories } from './ai-automation.tsx'
import { CloudPhases } from './cloud-devops.tsx'
import { IllustratedServices, PartnerReasons } from './product-engineering.tsx'
import { ServiceBenefits } from './service-benefits.tsx'
import { ProgressSteps } from './ui-ux-design.tsx'

/** The main sections of the services whose page differs from the default of `service.tsx`. */
export const serviceSections: Partial<Record<ServicePath, () => ReactNode>> = {
  '/services/custom-development': () => (
    <>
      <Section heading={customDevelopment.intro}>
        <FeatureList variant="tiles" items={customDevelopment.services} />
      </Section>
      <Section variant="stacked" heading={customDevelopment.processHeading}>
        <ReplacementSteps steps={customDevelopment.process} cloths={customDevelopment.cloths} />
      </Section>
      <ServiceTechnologies ground="tint" service={customDevelopment} />
    </>
  ),

  '/services/product-engineering': () => (
    <>
      <Section variant="stacked" heading={productEngineering.phasesHeading}>
        <CumulativeSteps steps={productEngineering.phases} />
      </Section>
      <Section heading={productEngineering.intro}>
        <IllustratedServices items={productEngineering.services} />
      </Section>
      <PartnerReasons {...productEngineering} />
      <ServiceTechnologies service={productEngineering} />
    </>
  ),

  '/services/cloud-devops': () => (
    <>
      <Section heading={cloudDevops.providersHeading}>
        <IllustratedTiles columns={2} items={cloudDevops.providers} drawing="four-clouds" size={[640, 160]} />
      </Section>
      <Section variant="stacked" heading={cloudDevops.intro}>
        <FeatureList variant="rows" items={cloudDevops.services} />
      </Section>
      <ServiceBenefits heading={cloudDevops.benefitsHeading} reasons={cloudDevops.benefits} />
      <Section heading={cloudDevops.phasesHeading}>
        <CloudPhases phases={cloudDevops.phases} alt={cloudDevops.phasesDrawn} />
      </Section>
      <ServiceTechnologies service={cloudDevops} />
    </>
  ),

  '/services/ui-ux-design': () => (
    <>
      <Section heading={uiUxDesign.intro}>
        <IllustratedTiles items={uiUxDesign.services} drawing="one-control" size={[400, 200]} />
      </Section>
      <ServiceTechnologies variant="margin" service={uiUxDesign} />
      <Section variant="stacked" badge={uiUxDesign.processBadge} heading={uiUxDesign.processHeading}>
        <ProgressSteps {...uiUxDesign} />
      </Section>
      <ServiceBenefits heading={uiUxDesign.benefitsHeading} reasons={uiUxDesign.benefits} />
    </>
  ),

  '/services/ai-automation': () => (
    <>
      <Section heading={aiAutomation.intro}>
        <FeatureList variant="tiles" items={aiAutomation.services} />
      </Section>
      <Section id="solutions" ground="dark" variant="stacked" heading={aiAutomation.solutionsHeading}>
        <AiSolutions solutions={aiAutomation.solutions} />
      </Section>
      <Section heading={aiAutomation.phasesHeading}>
        <Steps steps={aiAutomation.phases} />
      </Section>
      <Section heading={aiAutomation.storiesHeading}>
        <AiSuccessStories stories={aiAutomation.stories} />
      </Section>
      <ServiceBenefits
        heading={aiAutomation.investHeading}
        reasons={aiAutomation.invest}
        action={aiAutomation.investAction}
      />
      <ServiceTechnologies variant="margin" service={aiAutomation} />
    </>
  ),
}
