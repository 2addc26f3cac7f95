import type { ReactNode } from 'react'
import type { ServicePath, services } from '../../content/services.ts'
import { FeatureList, FeatureRows, IllustratedTiles } from '../../sections/feature-list.tsx'
import { ReplacementSteps } from '../../sections/replacement-steps.tsx'
import { CumulativeSteps, HorizontalSteps } from '../../sections/steps.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { AiSolutions, AiSuccessStories } from './ai-automation.tsx'
import { CloudPhases } from './cloud-devops.tsx'
import { FiguresField, Process, Projects, SmallReleases, Technologies } from './common-sections.tsx'
import { IllustratedList } from './illustrated-list.tsx'
import { ProgressSteps } from './ui-ux-design.tsx'

/** The functions that render the main sections of each service's page, by the address of the page. */
export type ServiceSections = {
  [Path in ServicePath]?: (service: (typeof services)[Path] & { path: Path }) => ReactNode
}

/** The services whose page differs from the default of `service.tsx`. */
export const serviceSections: ServiceSections = {
  '/services/custom-development': (service) => (
    <>
      <Section heading={service.intro}>
        <FeatureList variant="strips" items={service.services} />
      </Section>
      <Technologies {...service} />
      <Process variant="stacked" heading={service.processHeading} matchRun={service.matchRun}>
        <ReplacementSteps steps={service.process} cloths={service.cloths} />
      </Process>
      <Projects {...service} />
    </>
  ),

  '/services/product-engineering': (service) => (
    <>
      <Section heading={service.intro}>
        <IllustratedList
          items={service.services}
          drawing="mechanisms"
          size={[400, 300]}
          across={6}
          columns={2}
        />
      </Section>
      <Technologies {...service} />
      <Process variant="stacked" heading={service.phasesHeading} matchRun={service.matchRun}>
        <CumulativeSteps steps={service.phases} />
      </Process>
      {/* Reasons to choose the company as a partner, and a box with a call to action. */}
      <Section ground="accent" className="grid gap-y-xl grid-cols-1 lg:starts-3">
        <div>
          <h2>{service.partnerHeading.title}</h2>
          {service.partnerHeading.text && (
            <p className="mt-md text-base text-muted">{service.partnerHeading.text}</p>
          )}
          <ul className="mt-lg border-b border-edge">
            {service.partner.map((reason) => (
              <li key={reason} className="border-t border-edge py-sm">
                {reason}
              </li>
            ))}
          </ul>
        </div>
        <aside data-ground="dark" aria-label={service.launch.heading} className="self-end p-xl">
          <h3 className="text-2xl">{service.launch.heading}</h3>
          <p className="mt-md mb-lg text-base">{service.launch.text}</p>
          <ButtonLink {...service.launch.action} size="xl" arrow />
        </aside>
      </Section>
      <Projects {...service} />
      <SmallReleases {...service.smallReleases} />
    </>
  ),

  '/services/cloud-devops': (service) => (
    <>
      <Section heading={service.intro}>
        <FeatureRows items={service.services} />
      </Section>
      <Technologies {...service} />
      <Process heading={service.phasesHeading} matchRun={service.matchRun}>
        <CloudPhases phases={service.phases} alt={service.phasesDrawn} />
      </Process>
      <Section heading={service.providersHeading}>
        <IllustratedTiles items={service.providers} drawing="four-clouds" />
      </Section>
      <FiguresField heading={service.benefitsHeading} figures={service.benefits} />
      <Projects {...service} />
    </>
  ),

  '/services/ui-ux-design': (service) => (
    <>
      <Section heading={service.intro}>
        <IllustratedList items={service.services} drawing="one-control" size={[400, 200]} />
      </Section>
      <Technologies {...service} />
      <Process badge={service.processBadge} heading={service.processHeading} matchRun={service.matchRun}>
        <ProgressSteps {...service} />
      </Process>
      <FiguresField heading={service.benefitsHeading} figures={service.benefits} />
      <Projects {...service} />
    </>
  ),

  '/services/ai-automation': (service) => (
    <>
      <Section heading={service.intro}>
        <FeatureList variant="strips" items={service.services} />
      </Section>
      <Section id="solutions" heading={service.solutionsHeading}>
        <AiSolutions solutions={service.solutions} />
      </Section>
      <Technologies {...service} />
      <Process variant="stacked" heading={service.phasesHeading} matchRun={service.matchRun}>
        <HorizontalSteps steps={service.phases} />
      </Process>
      <FiguresField heading={service.investHeading} figures={service.invest} action={service.investAction} />
      <Section variant="margin" heading={service.storiesHeading}>
        <AiSuccessStories stories={service.stories} />
      </Section>
      <Projects {...service} />
    </>
  ),
}
