import type { ReactNode } from 'react'
import type { industries } from '../../content/industries.ts'
import { ComplianceRules } from '../../sections/compliance-rules.tsx'
import { FeatureList } from '../../sections/feature-list.tsx'
import { TechnologyList } from '../../sections/technology-list.tsx'
import { NumberMark } from '../../ui/number-mark.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { EcommerceFeatures } from './ecommerce-features.tsx'
import { EdtechSolutions } from './edtech-solutions.tsx'
import { FintechSecurity } from './fintech-security.tsx'
import { HealthcareSecurity } from './healthcare-security.tsx'
import { LearningApproaches } from './learning-approaches.tsx'
import { PaymentRules } from './payment-rules.tsx'
import { RealEstateFeatures } from './real-estate-features.tsx'
import { RealEstateSolutions } from './real-estate-solutions.tsx'
import { SuccessStories } from './success-stories.tsx'

type Industries = typeof industries

/** The main sections of the industries whose page differs from the default of `industry.tsx`. */
export const industrySections: { [Path in keyof Industries]?: (industry: Industries[Path]) => ReactNode } = {
  '/industries/saas-tech': (industry) => (
    <>
      <Section id="solutions" heading={industry.intro}>
        {/* Solutions above and below a drawing, each with a line that goes on in `tenants.svg`, or a number on phones. */}
        <div className="grid gap-lg md:grid-cols-3 md:gap-x-[calc(100%*24/1344)] md:gap-y-0">
          {industry.solutions.map(({ title, description }, index) => (
            <article
              key={title}
              className={`border-ink lt-md:border-t-2 lt-md:pt-md md:border-l-2 md:pl-md ${index < 3 ? 'md:pb-lg' : 'md:pt-lg'}`}
            >
              <h3 className="flex items-center gap-sm">
                <NumberMark number={index + 1} className="md:hidden" />
                {title}
              </h3>
              <p className="mt-sm text-muted">{description}</p>
            </article>
          ))}
          <div className="lt-md:order-first -mr-[var(--gut)] md:col-span-3 md:row-start-2 md:mr-0">
            <Picture
              name="tenants"
              alt={industry.cloth}
              size={[1344, 416]}
              tall={{ name: 'tenants-tall', size: [700, 640] }}
              className="w-full"
            />
          </div>
        </div>
      </Section>
      <TechnologyList heading={industry.stackHeading} groups={industry.stack} />
      <SuccessStories industry={industry} ground="tint" />
    </>
  ),

  '/industries/real-estate': (industry) => (
    <>
      <Section id="solutions" heading={industry.intro}>
        <RealEstateSolutions floors={industry.solutions} />
      </Section>
      <Section id="features" variant="stacked" heading={industry.features.heading}>
        <RealEstateFeatures rooms={industry.features.items} />
      </Section>
      <TechnologyList heading={industry.stackHeading} groups={industry.stack} />
      <ComplianceRules ground="tint" rules={industry.rules} />
      <SuccessStories industry={industry} />
    </>
  ),

  '/industries/fintech': (industry) => (
    <>
      <Section id="solutions" heading={industry.intro}>
        <FeatureList variant="strips" items={industry.solutions} />
      </Section>
      <Section id="features" ground="tint" variant="stacked" heading={industry.rules.heading}>
        <PaymentRules stops={industry.rules.items} />
      </Section>
      <FintechSecurity {...industry} />
      <SuccessStories industry={industry} />
    </>
  ),

  '/industries/ecommerce': (industry) => (
    <>
      <Section id="solutions" variant="margin" heading={industry.intro}>
        <FeatureList variant="strips" columns={2} items={industry.solutions} />
      </Section>
      <Section id="features" variant="stacked" heading={industry.features.heading}>
        <EcommerceFeatures features={industry.features.items} />
      </Section>
      <ComplianceRules ground="tint" rules={industry.rules} />
      <TechnologyList heading={industry.stackHeading} groups={industry.stack} />
      <TechnologyList ground="dark" {...industry.integrations} />
      <SuccessStories industry={industry} />
    </>
  ),

  '/industries/healthcare': (industry) => (
    <>
      <Section id="solutions" heading={industry.intro}>
        <FeatureList variant="strips" columns={2} items={industry.solutions} />
      </Section>
      <TechnologyList heading={industry.stackHeading} groups={industry.stack} />
      <ComplianceRules id="features" ground="tint" rules={industry.rules} />
      <Section heading={industry.security.heading}>
        <HealthcareSecurity features={industry.security.items} />
      </Section>
      <SuccessStories industry={industry} />
    </>
  ),

  '/industries/edtech': (industry) => (
    <>
      <Section id="solutions" variant="stacked" heading={industry.intro}>
        <EdtechSolutions hours={industry.solutions} />
      </Section>
      <Section heading={industry.approaches.heading}>
        <LearningApproaches ways={industry.approaches.items} />
      </Section>
      <Section id="features" ground="dark" variant="margin" heading={industry.features.heading}>
        <FeatureList variant="strips" columns={2} items={industry.features.items} />
      </Section>
      <TechnologyList heading={industry.stackHeading} groups={industry.stack} />
      <ComplianceRules rules={industry.rules} />
      <SuccessStories industry={industry} ground="tint" />
    </>
  ),
}
