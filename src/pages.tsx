import type { ReactNode } from 'react'
import { studiesByPath } from './content/case-studies.ts'
import { cookiePolicy } from './content/legal/cookie-policy.ts'
import { privacy } from './content/legal/privacy.ts'
import { terms } from './content/legal/terms.ts'
import type { Category } from './content/schema.ts'
import { AboutPage } from './pages/about.tsx'
import { CaseStudyPage } from './pages/case-study/case-study.tsx'
import { ContactPage } from './pages/contact/contact.tsx'
import { CmsAndEcommercePage } from './pages/development/cms-and-e-commerce.tsx'
import { MobileAppDevelopmentPage } from './pages/development/mobile-app-development.tsx'
import { WebDesignPage } from './pages/development/web-design.tsx'
import { WebDevelopmentPage } from './pages/development/web-development.tsx'
import { HireExpertsPage } from './pages/hire-experts.tsx'
import { HomePage } from './pages/home/home.tsx'
import { EcommercePage } from './pages/industries/ecommerce.tsx'
import { EdtechPage } from './pages/industries/edtech.tsx'
import { FintechPage } from './pages/industries/fintech.tsx'
import { HealthcarePage } from './pages/industries/healthcare.tsx'
import { RealEstatePage } from './pages/industries/real-estate.tsx'
import { SaasTechPage } from './pages/industries/saas-tech.tsx'
import { IndustriesPage } from './pages/industries-index.tsx'
import { LegalPage } from './pages/legal.tsx'
import { PortfolioPage } from './pages/portfolio/portfolio.tsx'
import { ProcessPage } from './pages/process/process.tsx'
import { AiAutomationPage } from './pages/services/ai-automation.tsx'
import { CloudDevopsPage } from './pages/services/cloud-devops.tsx'
import { CustomDevelopmentPage } from './pages/services/custom-development.tsx'
import { ProductEngineeringPage } from './pages/services/product-engineering.tsx'
import { UiUxDesignPage } from './pages/services/ui-ux-design.tsx'
import { byPath, type Path } from './routes.ts'

/** All that a page may depend on besides its address. */
export interface PageRequest {
  /** The portfolio's filter; `null` on every other page. */
  category: Category | null
}

export type Page = (request: PageRequest) => ReactNode

/** Which page answers which address. A missing or surplus one does not compile. */
export const pages: Record<Path, Page> = {
  '/': () => <HomePage />,
  '/about': () => <AboutPage />,
  '/process': () => <ProcessPage />,
  '/industries': () => <IndustriesPage />,
  '/industries/saas-tech': () => <SaasTechPage />,
  '/industries/real-estate': () => <RealEstatePage />,
  '/industries/fintech': () => <FintechPage />,
  '/industries/ecommerce': () => <EcommercePage />,
  '/industries/healthcare': () => <HealthcarePage />,
  '/industries/edtech': () => <EdtechPage />,
  '/services/custom-development': () => <CustomDevelopmentPage />,
  '/services/product-engineering': () => <ProductEngineeringPage />,
  '/services/cloud-devops': () => <CloudDevopsPage />,
  '/services/ui-ux-design': () => <UiUxDesignPage />,
  '/services/ai-automation': () => <AiAutomationPage />,
  '/mobile-app-development': () => <MobileAppDevelopmentPage />,
  '/web-development': () => <WebDevelopmentPage />,
  '/cms-and-e-commerce': () => <CmsAndEcommercePage />,
  '/web-design': () => <WebDesignPage />,
  '/hire-experts': () => <HireExpertsPage />,
  '/portfolio': ({ category }) => <PortfolioPage category={category} />,
  '/contact': () => <ContactPage />,
  ...byPath(studiesByPath, (study) => () => <CaseStudyPage study={study} />),
  '/privacy': () => <LegalPage path="/privacy" content={privacy} />,
  '/terms': () => <LegalPage path="/terms" content={terms} />,
  '/cookie-policy': () => <LegalPage path="/cookie-policy" content={cookiePolicy} />,
}
