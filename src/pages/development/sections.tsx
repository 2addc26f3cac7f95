import type { ReactNode } from 'react'
import { cmsAndEcommerce } from '../../content/development/cms-and-e-commerce.ts'
import { mobileAppDevelopment } from '../../content/development/mobile-app-development.ts'
import { webDesign } from '../../content/development/web-design.ts'
import { webDevelopment } from '../../content/development/web-development.ts'
import type { ServicePath } from '../../content/services.ts'
import { FeatureList } from '../../sections/feature-list.tsx'
import { HorizontalSteps, Steps } from '../../sections/steps.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { DrawnList } from '../services/drawn-list.tsx'
import { DrawingLedPage, ProcessLedPage, TableLedPage } from '../services/templates.tsx'
import { MobileAppExample } from './mobile-app-development.tsx'
import { Results } from './results.tsx'
import { WebDevelopmentSteps } from './web-development.tsx'

/** The main sections of the four development pages, such as `/web-development`. See `serviceSections`. */
export const developmentSections: Partial<Record<ServicePath, () => ReactNode>> = {
  '/mobile-app-development': () => (
    <ProcessLedPage
      path="/mobile-app-development"
      service={mobileAppDevelopment}
      steps={
        <Section heading={mobileAppDevelopment.processHeading}>
          <Steps steps={mobileAppDevelopment.process} />
        </Section>
      }
      field={<Results {...mobileAppDevelopment} />}
      services={
        <Section heading={mobileAppDevelopment.intro}>
          <FeatureList variant="strips" items={mobileAppDevelopment.services} />
        </Section>
      }
    >
      <Section heading={mobileAppDevelopment.benefitsHeading}>
        <MobileAppExample alt={mobileAppDevelopment.scene} />
        <FeatureList variant="strips" items={mobileAppDevelopment.benefits} />
      </Section>
    </ProcessLedPage>
  ),

  '/web-development': () => (
    <TableLedPage
      path="/web-development"
      service={webDevelopment}
      services={
        <Section heading={webDevelopment.intro}>
          <FeatureList variant="rows" items={webDevelopment.services} />
        </Section>
      }
      field={<Results {...webDevelopment} />}
      steps={
        <Section heading={webDevelopment.processHeading}>
          <WebDevelopmentSteps steps={webDevelopment.process} />
        </Section>
      }
    >
      <Section heading={webDevelopment.benefitsHeading}>
        <FeatureList variant="strips" items={webDevelopment.benefits} />
      </Section>
    </TableLedPage>
  ),

  '/cms-and-e-commerce': () => (
    <TableLedPage
      path="/cms-and-e-commerce"
      service={cmsAndEcommerce}
      services={
        <Section heading={cmsAndEcommerce.intro}>
          <div className="mb-xl border-2 border-ink lt-md:hidden">
            <Picture
              name="cms-one-record"
              alt={cmsAndEcommerce.scene}
              size={[1344, 500]}
              className="w-full"
            />
          </div>
          <FeatureList variant="rows" items={cmsAndEcommerce.services} />
        </Section>
      }
      field={<Results {...cmsAndEcommerce} />}
      steps={
        <Section heading={cmsAndEcommerce.processHeading}>
          <HorizontalSteps steps={cmsAndEcommerce.process} />
        </Section>
      }
    >
      <Section heading={cmsAndEcommerce.benefitsHeading}>
        <FeatureList variant="strips" items={cmsAndEcommerce.benefits} />
      </Section>
    </TableLedPage>
  ),

  '/web-design': () => (
    <DrawingLedPage
      path="/web-design"
      service={webDesign}
      services={
        <Section heading={webDesign.intro}>
          <DrawnList
            items={webDesign.services}
            drawing="web-design-wireframes"
            size={[480, 320]}
            across={3}
          />
        </Section>
      }
      field={<Results {...webDesign} />}
      steps={
        <Section heading={webDesign.processHeading}>
          <HorizontalSteps steps={webDesign.process} />
        </Section>
      }
    >
      <Section heading={webDesign.benefitsHeading}>
        <FeatureList variant="strips" items={webDesign.benefits} />
      </Section>
    </DrawingLedPage>
  ),
}
