import type { ReactNode } from 'react'
import { cmsAndEcommerce } from '../../content/development/cms-and-e-commerce.ts'
import { mobileAppDevelopment } from '../../content/development/mobile-app-development.ts'
import { webDesign } from '../../content/development/web-design.ts'
import { webDevelopment } from '../../content/development/web-development.ts'
import type { ServicePath } from '../../content/services.ts'
import { FeatureList } from '../../sections/feature-list.tsx'
import { Figures } from '../../sections/figures.tsx'
import { CumulativeSteps, Steps } from '../../sections/steps.tsx'
import { ServiceTechnologies } from '../../sections/technology-list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { MobileAppExample } from './mobile-app-development.tsx'
import { WireframeCards } from './web-design.tsx'
import { WebDevelopmentSteps } from './web-development.tsx'

/** The main sections of the four development pages, such as `/web-development`. See `serviceSections`. */
export const developmentSections: Partial<Record<ServicePath, () => ReactNode>> = {
  '/mobile-app-development': () => (
    <>
      <Section heading={mobileAppDevelopment.intro}>
        <FeatureList variant="tiles" items={mobileAppDevelopment.services} />
      </Section>
      <Section ground="dark" variant="stacked" heading={mobileAppDevelopment.benefitsHeading}>
        <MobileAppExample alt={mobileAppDevelopment.scene} />
        <FeatureList variant="patches" items={mobileAppDevelopment.benefits} />
      </Section>
      <Section heading={mobileAppDevelopment.processHeading}>
        <Steps steps={mobileAppDevelopment.process} />
      </Section>
      <Section ground="tint" variant="stacked" heading={mobileAppDevelopment.resultsHeading}>
        <Figures variant="result" items={mobileAppDevelopment.results} />
      </Section>
      <ServiceTechnologies service={mobileAppDevelopment} />
    </>
  ),

  '/web-development': () => (
    <>
      <Section heading={webDevelopment.intro}>
        <FeatureList variant="rows" items={webDevelopment.services} />
      </Section>
      <Section ground="tint" variant="stacked" heading={webDevelopment.resultsHeading}>
        <Figures variant="result" items={webDevelopment.results} />
      </Section>
      <Section heading={webDevelopment.processHeading}>
        <WebDevelopmentSteps steps={webDevelopment.process} />
      </Section>
      <Section variant="margin" heading={webDevelopment.benefitsHeading}>
        <FeatureList variant="patches" items={webDevelopment.benefits} />
      </Section>
      <ServiceTechnologies service={webDevelopment} />
    </>
  ),

  /** The tools come first, because visitors ask for a platform. */
  '/cms-and-e-commerce': () => (
    <>
      <ServiceTechnologies ground="tint" service={cmsAndEcommerce} />
      <Section variant="stacked" heading={cmsAndEcommerce.intro}>
        <div className="mb-xl border-2 border-ink">
          <Picture
            name="cms-one-record"
            alt={cmsAndEcommerce.scene}
            size={[1344, 500]}
            className="w-full"
            tall={{ name: 'cms-one-record-tall', size: [640, 1120] }}
          />
        </div>
        <FeatureList variant="strips" items={cmsAndEcommerce.services} />
      </Section>
      <Section heading={cmsAndEcommerce.processHeading}>
        <CumulativeSteps steps={cmsAndEcommerce.process} />
      </Section>
      <Section ground="dark" variant="stacked" heading={cmsAndEcommerce.benefitsHeading}>
        <FeatureList variant="patches" items={cmsAndEcommerce.benefits} />
      </Section>
      <Section variant="margin" heading={cmsAndEcommerce.resultsHeading}>
        <Figures variant="result" items={cmsAndEcommerce.results} />
      </Section>
    </>
  ),

  /** The process comes first, because it shows how a design is made. */
  '/web-design': () => (
    <>
      <Section heading={webDesign.processHeading}>
        <Steps steps={webDesign.process} />
      </Section>
      <Section variant="stacked" heading={webDesign.intro}>
        <WireframeCards services={webDesign.services} />
      </Section>
      <Section ground="tint" variant="margin" heading={webDesign.benefitsHeading}>
        <FeatureList variant="rows" items={webDesign.benefits} />
      </Section>
      <Section heading={webDesign.resultsHeading}>
        <Figures variant="result" items={webDesign.results} />
      </Section>
      <ServiceTechnologies service={webDesign} />
    </>
  ),
}
