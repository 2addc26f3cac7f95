import type { ReactNode } from 'react'
import { ecommerce } from '../../content/industries/ecommerce.ts'
import { edtech } from '../../content/industries/edtech.ts'
import { fintech } from '../../content/industries/fintech.ts'
import { healthcare } from '../../content/industries/healthcare.ts'
import { realEstate } from '../../content/industries/real-estate.ts'
import { saasTech } from '../../content/industries/saas-tech.ts'
import type { IndustryPath } from '../../content/industries.ts'
import { ComplianceRules } from '../../sections/compliance-rules.tsx'
import { FeatureList } from '../../sections/feature-list.tsx'
import { TechnologyList } from '../../sections/technology-list.tsx'
import { Section } from '../../ui/section.tsx'
import { EcommerceFeatures } from './ecommerce.tsx'
import { EdtechSolutions, LearningApproaches } from './edtech.tsx'
import { FintechSecurity, PaymentRules } from './fintech.tsx'
import { HealthcareSecurity } from './healthcare.tsx'
import { RealEstateFeatures, RealEstateSolutions } from './real-estate.tsx'
import { SaasSolutions } from './saas-tech.tsx'
import { SuccessStories } from './success-stories.tsx'

/** The main sections of the industries whose page differs from the default of `industry.tsx`. */
export const industrySections: Partial<Record<IndustryPath, () => ReactNode>> = {
  '/industries/saas-tech': () => (
    <>
      <Section id="solutions" heading={saasTech.intro}>
        <SaasSolutions {...saasTech} />
      </Section>
      <SuccessStories industry={saasTech} ground="tint" />
      <TechnologyList heading={saasTech.stackHeading} groups={saasTech.stack} />
    </>
  ),

  '/industries/real-estate': () => (
    <>
      <Section id="features" variant="stacked" heading={realEstate.features.heading}>
        <RealEstateFeatures rooms={realEstate.features.items} />
      </Section>
      <Section id="solutions" heading={realEstate.intro}>
        <RealEstateSolutions floors={realEstate.solutions} />
      </Section>
      <ComplianceRules ground="tint" rules={realEstate.rules} />
      <SuccessStories industry={realEstate} />
      <TechnologyList heading={realEstate.stackHeading} groups={realEstate.stack} />
    </>
  ),

  '/industries/fintech': () => (
    <>
      <Section id="solutions" heading={fintech.intro}>
        <FeatureList variant="strips" items={fintech.solutions} />
      </Section>
      <Section id="features" ground="tint" variant="stacked" heading={fintech.rules.heading}>
        <PaymentRules stops={fintech.rules.items} />
      </Section>
      <FintechSecurity {...fintech} />
      <SuccessStories industry={fintech} />
    </>
  ),

  '/industries/ecommerce': () => (
    <>
      <Section id="features" variant="stacked" heading={ecommerce.features.heading}>
        <EcommerceFeatures features={ecommerce.features.items} />
      </Section>
      <Section id="solutions" variant="margin" heading={ecommerce.intro}>
        <FeatureList variant="strips" columns={2} items={ecommerce.solutions} />
      </Section>
      <TechnologyList ground="dark" {...ecommerce.integrations} />
      <SuccessStories industry={ecommerce} />
      <ComplianceRules ground="tint" rules={ecommerce.rules} />
      <TechnologyList heading={ecommerce.stackHeading} groups={ecommerce.stack} />
    </>
  ),

  '/industries/healthcare': () => (
    <>
      <Section id="solutions" heading={healthcare.intro}>
        <FeatureList variant="strips" columns={2} items={healthcare.solutions} />
      </Section>
      <SuccessStories industry={healthcare} />
      <ComplianceRules id="features" ground="tint" rules={healthcare.rules} />
      <Section heading={healthcare.security.heading}>
        <HealthcareSecurity features={healthcare.security.items} />
      </Section>
      <TechnologyList heading={healthcare.stackHeading} groups={healthcare.stack} />
    </>
  ),

  '/industries/edtech': () => (
    <>
      <Section heading={edtech.approaches.heading}>
        <LearningApproaches ways={edtech.approaches.items} />
      </Section>
      <Section id="solutions" variant="stacked" heading={edtech.intro}>
        <EdtechSolutions hours={edtech.solutions} />
      </Section>
      <Section id="features" ground="dark" variant="margin" heading={edtech.features.heading}>
        <FeatureList variant="strips" columns={2} items={edtech.features.items} />
      </Section>
      <ComplianceRules rules={edtech.rules} />
      <SuccessStories industry={edtech} ground="tint" />
      <TechnologyList heading={edtech.stackHeading} groups={edtech.stack} />
    </>
  ),
}
