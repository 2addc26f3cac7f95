import type { ReactNode } from 'react'
import { cmsAndEcommerce } from '../../content/development/cms-and-e-commerce.ts'
import { mobileAppDevelopment } from '../../content/development/mobile-app-development.ts'
import { webDesign } from '../../content/development/web-design.ts'
import { webDevelopment } from '../../content/development/web-development.ts'
import type { ServicePath } from '../../content/services.ts'
import { FeatureList, FeatureRows } from '../../sections/feature-list.tsx'
import { HorizontalSteps, Steps } from '../../sections/steps.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { Benefits, MatchRun, Projects, Results, Technologies } from '../services/common-sections.tsx'
import { DrawnList } from '../services/drawn-list.tsx'
import { WebDevelopmentSteps } from './web-development.tsx'

/** The main sections of the four development pages, such as `/web-development`. See `serviceSections`. */
export const developmentSections: Partial<Record<ServicePath, () => ReactNode>> = {
  '/mobile-app-development': () => (
    <>
      <Section heading={mobileAppDevelopment.processHeading}>
        <Steps steps={mobileAppDevelopment.process} />
      </Section>
      <MatchRun {...mobileAppDevelopment} />
      <Results {...mobileAppDevelopment} />
      <Section heading={mobileAppDevelopment.intro}>
        <FeatureList variant="strips" items={mobileAppDevelopment.services} />
      </Section>
      <Section heading={mobileAppDevelopment.benefitsHeading}>
        <div className="relative mb-xl lt-md:hidden">
          <Picture
            name="mobile-round"
            alt={mobileAppDevelopment.scene}
            size={[1344, 400]}
            className="w-full"
          />
          {/* The thread of the drawing goes on to the right edge of the page. */}
          <span
            aria-hidden="true"
            className="absolute left-full top-[49%] h-[2%] w-[calc((100vw-100%)/2)] bg-brand outline-ink outline-3 dark:outline"
          />
        </div>
        <FeatureList variant="strips" items={mobileAppDevelopment.benefits} />
      </Section>
      <Projects path="/mobile-app-development" {...mobileAppDevelopment} />
      <Technologies {...mobileAppDevelopment} />
    </>
  ),

  '/web-development': () => (
    <>
      <Section heading={webDevelopment.intro}>
        <FeatureRows items={webDevelopment.services} />
      </Section>
      <Technologies {...webDevelopment} />
      <Benefits {...webDevelopment} />
      <Results {...webDevelopment} />
      <Section heading={webDevelopment.processHeading}>
        <WebDevelopmentSteps steps={webDevelopment.process} />
      </Section>
      <MatchRun {...webDevelopment} />
      <Projects path="/web-development" {...webDevelopment} />
    </>
  ),

  '/cms-and-e-commerce': () => (
    <>
      <Section heading={cmsAndEcommerce.intro}>
        <div className="mb-xl border-2 border-ink lt-md:hidden">
          <Picture name="cms-one-record" alt={cmsAndEcommerce.scene} size={[1344, 500]} className="w-full" />
        </div>
        <FeatureRows items={cmsAndEcommerce.services} />
      </Section>
      <Technologies {...cmsAndEcommerce} />
      <Benefits {...cmsAndEcommerce} />
      <Results {...cmsAndEcommerce} />
      <Section heading={cmsAndEcommerce.processHeading}>
        <HorizontalSteps steps={cmsAndEcommerce.process} />
      </Section>
      <MatchRun {...cmsAndEcommerce} />
      <Projects path="/cms-and-e-commerce" {...cmsAndEcommerce} />
    </>
  ),

  '/web-design': () => (
    <>
      <Section heading={webDesign.intro}>
        <DrawnList items={webDesign.services} drawing="web-design-wireframes" size={[480, 320]} across={3} />
      </Section>
      <Results {...webDesign} />
      <Section heading={webDesign.processHeading}>
        <HorizontalSteps steps={webDesign.process} />
      </Section>
      <MatchRun {...webDesign} />
      <Benefits {...webDesign} />
      <Technologies {...webDesign} />
      <Projects path="/web-design" {...webDesign} />
    </>
  ),
}
