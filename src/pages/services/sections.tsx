import type { ReactNode } from 'react'
import type { services } from '../../content/services.ts'
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

type Services = typeof services

/** For the address of a service, what renders the main sections of its page. */
export type ServiceSections = {
  [Path in keyof Services]?: (service: Services[Path] & { path: Path }) => ReactNode
}

/** The services whose page differs from the default of `service.tsx`. */
export const serviceSections: ServiceSections = {
  '/services/custom-development': (service) => (
    <>
      <Section variant="stacked" heading={service.processHeading}>
        <ReplacementSteps steps={service.process} cloths={service.cloths} />
      </Section>
      <MatchRun {...service} />
      <Section ground="accent" heading={service.intro}>
        <FeatureList variant="strips" items={service.services} />
      </Section>
      <Projects {...service} />
      <Technologies {...service} />
    </>
  ),

  '/services/product-engineering': (service) => (
    <>
      <Section variant="stacked" heading={service.phasesHeading}>
        <CumulativeSteps steps={service.phases} />
      </Section>
      <MatchRun {...service} />
      <PartnerReasons {...service} />
      <Section heading={service.intro}>
        <DrawnList items={service.services} drawing="mechanisms" size={[400, 300]} columns={2} />
      </Section>
      <Projects {...service} />
      <Technologies {...service} />
    </>
  ),

  '/services/cloud-devops': (service) => (
    <>
      <Section heading={service.intro}>
        <FeatureRows items={service.services} />
      </Section>
      <Technologies {...service} />
      <Section heading={service.providersHeading}>
        <IllustratedTiles items={service.providers} drawing="four-clouds" />
      </Section>
      <FiguresField heading={service.benefitsHeading} figures={service.benefits} />
      <Section heading={service.phasesHeading}>
        <CloudPhases phases={service.phases} alt={service.phasesDrawn} />
      </Section>
      <MatchRun {...service} />
      <Projects {...service} />
    </>
  ),

  '/services/ui-ux-design': (service) => (
    <>
      <Section heading={service.intro}>
        <DrawnList items={service.services} drawing="one-control" size={[400, 200]} />
      </Section>
      <FiguresField heading={service.benefitsHeading} figures={service.benefits} />
      <Section badge={service.processBadge} heading={service.processHeading}>
        <ProgressSteps {...service} />
      </Section>
      <MatchRun {...service} />
      <Technologies {...service} />
      <Projects {...service} />
    </>
  ),

  '/services/ai-automation': (service) => (
    <>
      <Section id="solutions" heading={service.solutionsHeading}>
        <AiSolutions solutions={service.solutions} />
      </Section>
      <Section heading={service.intro}>
        <FeatureList variant="strips" items={service.services} />
      </Section>
      <FiguresField heading={service.investHeading} figures={service.invest} action={service.investAction} />
      <Section variant="stacked" heading={service.phasesHeading}>
        <HorizontalSteps steps={service.phases} />
      </Section>
      <MatchRun {...service} />
      <Section variant="margin" heading={service.storiesHeading}>
        <AiSuccessStories stories={service.stories} />
      </Section>
      <Technologies {...service} />
      <Projects {...service} />
    </>
  ),
}
