import type { ReactNode } from 'react'
import { aiAutomation } from '../../content/services/ai-automation.ts'
import { cloudDevops } from '../../content/services/cloud-devops.ts'
import { customDevelopment } from '../../content/services/custom-development.ts'
import { productEngineering } from '../../content/services/product-engineering.ts'
import { uiUxDesign } from '../../content/services/ui-ux-design.ts'
import type { ServicePath } from '../../content/services.ts'
import { FeatureList, FeatureRows, IllustratedTiles } from '../../sections/feature-list.tsx'
import { ReplacementSteps } from '../../sections/replacement-steps.tsx'
import { CumulativeSteps, HorizontalSteps } from '../../sections/steps.tsx'
import { Section } from '../../ui/section.tsx'
import { AiSolutions, AiSuccessStories } from './ai-automation.tsx'
import { CloudPhases } from './cloud-devops.tsx'
import { MatchRun, Projects, Technologies } from './common-sections.tsx'
import { DrawnList } from './drawn-list.tsx'
import { FiguresField } from './figures-field.tsx'
import { PartnerReasons } from './product-engineering.tsx'
import { ProgressSteps } from './ui-ux-design.tsx'

/** The main sections of the services whose page differs from the default of `service.tsx`. */
export const serviceSections: Partial<Record<ServicePath, () => ReactNode>> = {
  '/services/custom-development': () => (
    <>
      <Section variant="stacked" heading={customDevelopment.processHeading}>
        <ReplacementSteps steps={customDevelopment.process} cloths={customDevelopment.cloths} />
      </Section>
      <MatchRun {...customDevelopment} />
      <Section ground="accent" heading={customDevelopment.intro}>
        <FeatureList variant="strips" items={customDevelopment.services} />
      </Section>
      <Projects path="/services/custom-development" {...customDevelopment} />
      <Technologies {...customDevelopment} />
    </>
  ),

  '/services/product-engineering': () => (
    <>
      <Section variant="stacked" heading={productEngineering.phasesHeading}>
        <CumulativeSteps steps={productEngineering.phases} />
      </Section>
      <MatchRun {...productEngineering} />
      <PartnerReasons {...productEngineering} />
      <Section heading={productEngineering.intro}>
        <DrawnList items={productEngineering.services} drawing="mechanisms" size={[400, 300]} columns={2} />
      </Section>
      <Projects path="/services/product-engineering" {...productEngineering} />
      <Technologies {...productEngineering} />
    </>
  ),

  '/services/cloud-devops': () => (
    <>
      <Section heading={cloudDevops.intro}>
        <FeatureRows items={cloudDevops.services} />
      </Section>
      <Technologies {...cloudDevops} />
      <Section heading={cloudDevops.providersHeading}>
        <IllustratedTiles items={cloudDevops.providers} drawing="four-clouds" />
      </Section>
      <FiguresField heading={cloudDevops.benefitsHeading} figures={cloudDevops.benefits} />
      <Section heading={cloudDevops.phasesHeading}>
        <CloudPhases phases={cloudDevops.phases} alt={cloudDevops.phasesDrawn} />
      </Section>
      <MatchRun {...cloudDevops} />
      <Projects path="/services/cloud-devops" {...cloudDevops} />
    </>
  ),

  '/services/ui-ux-design': () => (
    <>
      <Section heading={uiUxDesign.intro}>
        <DrawnList items={uiUxDesign.services} drawing="one-control" size={[400, 200]} />
      </Section>
      <FiguresField heading={uiUxDesign.benefitsHeading} figures={uiUxDesign.benefits} />
      <Section badge={uiUxDesign.processBadge} heading={uiUxDesign.processHeading}>
        <ProgressSteps {...uiUxDesign} />
      </Section>
      <MatchRun {...uiUxDesign} />
      <Technologies {...uiUxDesign} />
      <Projects path="/services/ui-ux-design" {...uiUxDesign} />
    </>
  ),

  '/services/ai-automation': () => (
    <>
      <Section id="solutions" heading={aiAutomation.solutionsHeading}>
        <AiSolutions solutions={aiAutomation.solutions} />
      </Section>
      <Section heading={aiAutomation.intro}>
        <FeatureList variant="strips" items={aiAutomation.services} />
      </Section>
      <FiguresField
        heading={aiAutomation.investHeading}
        figures={aiAutomation.invest}
        action={aiAutomation.investAction}
      />
      <Section variant="stacked" heading={aiAutomation.phasesHeading}>
        <HorizontalSteps steps={aiAutomation.phases} />
      </Section>
      <MatchRun {...aiAutomation} />
      <Section variant="margin" heading={aiAutomation.storiesHeading}>
        <AiSuccessStories stories={aiAutomation.stories} />
      </Section>
      <Technologies {...aiAutomation} />
      <Projects path="/services/ai-automation" {...aiAutomation} />
    </>
  ),
}
