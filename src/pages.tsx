import type { ReactNode } from 'react'
import { studiesByPath } from './content/case-studies.ts'
import { industries } from './content/industries.ts'
import { legalPages } from './content/legal.ts'
import { plainPages } from './content/plain.ts'
import { services } from './content/services.ts'
import { AboutPage } from './pages/about.tsx'
import { CaseStudyPage } from './pages/case-study/case-study.tsx'
import { ContactPage } from './pages/contact/contact.tsx'
import { HireExpertsPage } from './pages/hire-experts.tsx'
import { HomePage } from './pages/home/home.tsx'
import { IndustryPage } from './pages/industries/industry.tsx'
import { IndustriesPage } from './pages/industries-index.tsx'
import { LegalPage } from './pages/legal.tsx'
import { PlainPage } from './pages/plain.tsx'
import { filteredTitle, filterIn } from './pages/portfolio/filter-query.ts'
import { PortfolioPage } from './pages/portfolio/portfolio.tsx'
import { ProcessPage } from './pages/process.tsx'
import { ServicePage } from './pages/services/service.tsx'
import { byPath, type Path } from './routes.ts'

/**
 * Renders a page. A page that depends on the query of its address has a function that reads it, too. Its results must be
 * few, because each is a page in the cache: `''` for a query that means nothing to the page.
 */
export type Page =
  | (() => ReactNode)
  | {
      query: (url: string) => string
      render: (query: string) => ReactNode
      /** The title of the page with this query. */
      title: (query: string) => string
    }

/** The page for each address. A missing or surplus entry is a compile error. */
export const pages = {
  '/': () => <HomePage />,
  '/about': () => <AboutPage />,
  '/process': () => <ProcessPage />,
  '/industries': () => <IndustriesPage />,
  ...byPath(industries, (_, path) => () => <IndustryPage path={path} />),
  ...byPath(services, (_, path) => () => <ServicePage path={path} />),
  '/hire-experts': () => <HireExpertsPage />,
  '/portfolio': {
    query: filterIn,
    render: (filter: string) => <PortfolioPage filter={filter} />,
    title: filteredTitle,
  },
  '/contact': () => <ContactPage />,
  ...byPath(studiesByPath, (study) => () => <CaseStudyPage study={study} />),
  ...byPath(legalPages, (_, path) => () => <LegalPage path={path} />),
  ...byPath(plainPages, (_, path) => () => <PlainPage path={path} />),
} satisfies Record<Path, Page>
