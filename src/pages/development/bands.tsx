import type { ReactNode } from 'react'
import { cmsAndEcommerce } from '../../content/development/cms-and-e-commerce.ts'
import { mobileAppDevelopment } from '../../content/development/mobile-app-development.ts'
import { webDesign } from '../../content/development/web-design.ts'
import { webDevelopment } from '../../content/development/web-development.ts'
import type { ServicePath } from '../../content/services.ts'
import { Band } from '../../sections/band.tsx'
import { DraftStack } from '../../sections/draft-stack.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Figures } from '../../sections/figures.tsx'
import { Staircase } from '../../sections/staircase.tsx'
import { Steps } from '../../sections/steps.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Round } from './round.tsx'
import { RoutesThroughSteps } from './routes-through-steps.tsx'
import { Wireframes } from './wireframes.tsx'

/** As `serviceBands`, of what is not under `/services`: each in an order of its own. */
export const developmentBands: Partial<Record<ServicePath, () => ReactNode>> = {
  /** Services, what they bring, and how it goes. */
  '/mobile-app-development': () => (
    <>
      <Band heading={mobileAppDevelopment.intro}>
        <Entries layout="tiles" items={mobileAppDevelopment.services} />
      </Band>
      <Band ground="vat" look="stacked" heading={mobileAppDevelopment.benefitsHeading}>
        <Round alt={mobileAppDevelopment.scene} />
        <Entries layout="patches" items={mobileAppDevelopment.benefits} />
      </Band>
      <Band heading={mobileAppDevelopment.processHeading}>
        <Steps steps={mobileAppDevelopment.process} />
      </Band>
      <Band ground="tint" look="stacked" heading={mobileAppDevelopment.resultsHeading}>
        <Figures look="result" items={mobileAppDevelopment.results} />
      </Band>
      <DraftStack service={mobileAppDevelopment} />
    </>
  ),

  /** Services in detail, then what came of them. */
  '/web-development': () => (
    <>
      <Band heading={webDevelopment.intro}>
        <Entries layout="rows" items={webDevelopment.services} />
      </Band>
      <Band ground="tint" look="stacked" heading={webDevelopment.resultsHeading}>
        <Figures look="result" items={webDevelopment.results} />
      </Band>
      <Band heading={webDevelopment.processHeading}>
        <RoutesThroughSteps steps={webDevelopment.process} />
      </Band>
      <Band look="margin" heading={webDevelopment.benefitsHeading}>
        <Entries layout="patches" items={webDevelopment.benefits} />
      </Band>
      <DraftStack service={webDevelopment} />
    </>
  ),

  /** Tools first, since the platform is what is asked about. */
  '/cms-and-e-commerce': () => (
    <>
      <DraftStack ground="tint" service={cmsAndEcommerce} />
      <Band look="stacked" heading={cmsAndEcommerce.intro}>
        <div className="mb-[clamp(1.5rem,3vw,2.75rem)] border-2 border-ink leading-none">
          <Picture
            name="cms-one-record"
            alt={cmsAndEcommerce.scene}
            width={1344}
            height={500}
            className="w-full"
            tall={{ name: 'cms-one-record-tall', width: 640, height: 1120 }}
          />
        </div>
        <Entries layout="strips" items={cmsAndEcommerce.services} />
      </Band>
      <Band heading={cmsAndEcommerce.processHeading}>
        <Staircase steps={cmsAndEcommerce.process} />
      </Band>
      <Band ground="vat" look="stacked" heading={cmsAndEcommerce.benefitsHeading}>
        <Entries layout="patches" items={cmsAndEcommerce.benefits} />
      </Band>
      <Band look="margin" heading={cmsAndEcommerce.resultsHeading}>
        <Figures look="result" items={cmsAndEcommerce.results} />
      </Band>
    </>
  ),

  /** The process first, since design is judged by how it is arrived at. */
  '/web-design': () => (
    <>
      <Band heading={webDesign.processHeading}>
        <Steps steps={webDesign.process} />
      </Band>
      <Band look="stacked" heading={webDesign.intro}>
        <Wireframes services={webDesign.services} />
      </Band>
      <Band ground="tint" look="margin" heading={webDesign.benefitsHeading}>
        <Entries layout="rows" items={webDesign.benefits} />
      </Band>
      <Band heading={webDesign.resultsHeading}>
        <Figures look="result" items={webDesign.results} />
      </Band>
      <DraftStack service={webDesign} />
    </>
  ),
}
