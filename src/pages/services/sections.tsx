import type { ReactNode } from 'react'
import { aiAutomation } from '../../content/services/ai-automation.ts'
import { cloudDevops } from '../../content/services/cloud-devops.ts'
import { customDevelopment } from '../../content/services/custom-development.ts'
import { productEngineering } from '../../content/services/product-engineering.ts'
import { uiUxDesign } from '../../content/services/ui-ux-design.ts'
import type { ServicePath } from '../../content/services.ts'
import { FeatureList, IllustratedTiles } from '../../sections/feature-list.tsx'
import { ReplacementSteps } from '../../sections/replacement-steps.tsx'
import { CumulativeSteps, HorizontalSteps } from '../../sections/steps.tsx'
import { Section } from '../../ui/section.tsx'
import { AiSolutions, AiSuccessStories } from './ai-automation.tsx'
import { CloudPhases } from './cloud-devops.tsx'
import { DrawnList } from './drawn-list.tsx'
import { FiguresField } from './figures-field.tsx'
import { PartnerReasons } from './product-engineering.tsx'
import { DrawingLedPage, ProcessLedPage, TableLedPage } from './templates.tsx'
import { ProgressSteps } from './ui-ux-design.tsx'

/** The main sections of the services whose page differs from the default of `service.tsx`. */
export const serviceSections: Partial<Record<ServicePath, () => ReactNode>> = {
  '/services/custom-development': () => (
    <ProcessLedPage
      path="/services/custom-development"
      service={customDevelopment}
      steps={
        <Section variant="stacked" heading={customDevelopment.processHeading}>
          <ReplacementSteps steps={customDevelopment.process} cloths={customDevelopment.cloths} />
        </Section>
      }
      services={
        <Section ground="accent" heading={customDevelopment.intro}>
          <FeatureList variant="strips" items={customDevelopment.services} />
        </Section>
      }
    />
  ),

  '/services/product-engineering': () => (
    <ProcessLedPage
      path="/services/product-engineering"
      service={productEngineering}
      steps={
        <Section variant="stacked" heading={productEngineering.phasesHeading}>
          <CumulativeSteps steps={productEngineering.phases} />
        </Section>
      }
      field={<PartnerReasons {...productEngineering} />}
      services={
        <Section heading={productEngineering.intro}>
          <DrawnList items={productEngineering.services} drawing="mechanisms" size={[400, 300]} columns={2} />
        </Section>
      }
    />
  ),

  '/services/cloud-devops': () => (
    <TableLedPage
      path="/services/cloud-devops"
      service={cloudDevops}
      services={
        <Section heading={cloudDevops.intro}>
          <FeatureList variant="rows" items={cloudDevops.services} />
        </Section>
      }
      field={<FiguresField heading={cloudDevops.benefitsHeading} figures={cloudDevops.benefits} />}
      steps={
        <Section heading={cloudDevops.phasesHeading}>
          <CloudPhases phases={cloudDevops.phases} alt={cloudDevops.phasesDrawn} />
        </Section>
      }
    >
      <Section heading={cloudDevops.providersHeading}>
        <IllustratedTiles columns={2} items={cloudDevops.providers} drawing="four-clouds" size={[640, 160]} />
      </Section>
    </TableLedPage>
  ),

  '/services/ui-ux-design': () => (
    <DrawingLedPage
      path="/services/ui-ux-design"
      service={uiUxDesign}
      services={
        <Section heading={uiUxDesign.intro}>
          <DrawnList items={uiUxDesign.services} drawing="one-control" size={[400, 200]} />
        </Section>
      }
      field={<FiguresField heading={uiUxDesign.benefitsHeading} figures={uiUxDesign.benefits} />}
      steps={
        <Section badge={uiUxDesign.processBadge} heading={uiUxDesign.processHeading}>
          <ProgressSteps {...uiUxDesign} />
        </Section>
      }
    />
  ),

  '/services/ai-automation': () => (
    <DrawingLedPage
      path="/services/ai-automation"
      service={aiAutomation}
      services={
        <>
          <Section id="solutions" heading={aiAutomation.solutionsHeading}>
            <AiSolutions solutions={aiAutomation.solutions} />
          </Section>
          <Section heading={aiAutomation.intro}>
            <FeatureList variant="strips" items={aiAutomation.services} />
          </Section>
        </>
      }
      field={
        <FiguresField
          heading={aiAutomation.investHeading}
          figures={aiAutomation.invest}
          action={aiAutomation.investAction}
        />
      }
      steps={
        <Section variant="stacked" heading={aiAutomation.phasesHeading}>
          <HorizontalSteps steps={aiAutomation.phases} />
        </Section>
      }
    >
      <Section variant="margin" heading={aiAutomation.storiesHeading}>
        <AiSuccessStories stories={aiAutomation.stories} />
      </Section>
    </DrawingLedPage>
  ),
}
