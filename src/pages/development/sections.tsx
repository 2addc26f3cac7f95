import { FeatureList, FeatureRows } from '../../sections/feature-list.tsx'
import { HorizontalSteps, Steps } from '../../sections/steps.tsx'
import { Crop } from '../../ui/crop.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { Benefits, Process, Projects, Results, Technologies } from '../services/common-sections.tsx'
import { IllustratedList } from '../services/illustrated-list.tsx'
import type { ServiceSections } from '../services/sections.tsx'
import { WebDevelopmentSteps } from './web-development.tsx'

/** The main sections of the four development pages, such as `/web-development`. See `serviceSections`. */
export const developmentSections: ServiceSections = {
  '/mobile-app-development': (service) => (
    <>
      <Section heading={service.intro}>
        <FeatureList variant="strips" columns={2} items={service.services} />
      </Section>
      <Technologies {...service} />
      <Benefits {...service}>
        <div className="relative mb-xl">
          <Picture
            name="mobile-round"
            alt={service.scene}
            size={[1344, 400]}
            tall={{ name: 'mobile-round-tall', size: [400, 560] }}
            className="w-full lt-md:w-[calc(100%+var(--gut))] lt-md:max-w-none"
          />
          {/* The thread goes on to the right edge of the page, from what the drawing has beyond its edge. */}
          <Crop
            name="mobile-round"
            size={[1344, 400]}
            part={[1350, 0, 20, 400]}
            stretched
            className="absolute top-0 left-full h-full w-[calc((100vw-100%)/2)] lt-md:hidden"
          />
        </div>
      </Benefits>
      <Results {...service} />
      <Process heading={service.processHeading} matchRun={service.matchRun}>
        <Steps steps={service.process} />
      </Process>
      <Projects {...service} />
    </>
  ),

  '/web-development': (service) => (
    <>
      <Section heading={service.intro}>
        <FeatureRows items={service.services} />
      </Section>
      <Technologies {...service} />
      <Benefits {...service} />
      <Results {...service} />
      <Process heading={service.processHeading} matchRun={service.matchRun}>
        <WebDevelopmentSteps steps={service.process} />
      </Process>
      <Projects {...service} />
    </>
  ),

  '/cms-and-e-commerce': (service) => (
    <>
      <Section heading={service.intro}>
        <div className="mb-xl border-2 border-ink lt-md:hidden">
          <Picture name="cms-one-record" alt={service.scene} size={[1344, 500]} className="w-full" />
        </div>
        <FeatureRows items={service.services} />
      </Section>
      <Technologies {...service} />
      <Benefits {...service} />
      <Results {...service} />
      <Process heading={service.processHeading} matchRun={service.matchRun}>
        <HorizontalSteps steps={service.process} />
      </Process>
      <Projects {...service} />
    </>
  ),

  '/web-design': (service) => (
    <>
      <Section heading={service.intro}>
        <IllustratedList
          items={service.services}
          drawing="web-design-wireframes"
          size={[480, 320]}
          across={6}
        />
      </Section>
      <Technologies {...service} />
      <Benefits {...service} />
      <Results {...service} />
      <Process heading={service.processHeading} matchRun={service.matchRun}>
        <HorizontalSteps steps={service.process} />
      </Process>
      <Projects {...service} />
    </>
  ),
}
