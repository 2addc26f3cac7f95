import type { Graph, Thing } from 'schema-dts'
import { pictureUrl } from '../assets.ts'
import { studiesByPath } from '../content/case-studies.ts'
import { company } from '../content/company.ts'
import { contact } from '../content/contact.ts'
import { home } from '../content/home.ts'
import { projectPicture } from '../content/pictures.ts'
import { services } from '../content/services.ts'
import { ancestors, canonical, type Path, routes, socialPicture } from '../routes.ts'
import { officeData } from './office-data.ts'

const organization = `${company.origin}/#organization`

/** The company as every page describes it. */
const brand = {
  '@id': organization,
  name: company.name,
  url: company.origin,
} as const

/** The company as the author or provider of something else. */
const mention = { '@type': 'Organization', ...brand } as const

function homeData(): Thing[] {
  const profiles = company.social.flatMap(({ href }) => href ?? [])
  return [
    {
      ...mention,
      logo: `${company.origin}/icon-512.png`,
      description: home.hero.lede,
      foundingDate: String(company.founded),
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@type': 'WebSite',
      '@id': `${company.origin}/#website`,
      name: company.name,
      url: company.origin,
      inLanguage: 'en',
      publisher: { '@id': organization },
    },
  ]
}

function contactData(): Thing[] {
  return [
    {
      '@type': 'ProfessionalService',
      ...brand,
      image: company.origin + socialPicture('/contact'),
      email: company.email,
      telephone: company.phone,
      address: company.address.join(', '),
      department: officeData(),
    },
    {
      '@type': 'FAQPage',
      '@id': `${canonical('/contact')}#faq`,
      mainEntity: contact.faqs.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    },
  ]
}

function serviceData(path: keyof typeof services): Thing {
  const { name, hero } = services[path]
  return {
    '@type': 'Service',
    '@id': `${canonical(path)}#service`,
    name,
    description: hero.lede,
    url: canonical(path),
    provider: mention,
  }
}

function caseStudyData(path: keyof typeof studiesByPath): Thing {
  const study = studiesByPath[path]
  return {
    '@type': 'Article',
    '@id': `${canonical(path)}#article`,
    headline: study.title,
    description: study.summary,
    articleSection: study.category,
    dateModified: study.updated,
    image: [socialPicture(path), pictureUrl(projectPicture(study).file)].map((url) => company.origin + url),
    inLanguage: 'en',
    mainEntityOfPage: canonical(path),
    author: mention,
    publisher: { '@id': organization },
  }
}

function breadcrumbs(path: Path): Thing {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonical(path)}#breadcrumbs`,
    itemListElement: [...ancestors(path), path].map((each, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: routes[each].label,
      item: canonical(each),
    })),
  }
}

function isKeyOf<Table extends object>(table: Table, path: PropertyKey): path is keyof Table {
  return Object.hasOwn(table, path)
}

/** What the page is about, beside its place on the site. */
function subjects(path: Path): Thing[] {
  if (path === '/contact') return contactData()
  if (isKeyOf(services, path)) return [serviceData(path)]
  return isKeyOf(studiesByPath, path) ? [caseStudyData(path)] : []
}

/** The page's structured data (schema.org). It contains nothing that the page does not show. */
export function structuredData(path: Path): Graph {
  const things = path === '/' ? homeData() : [breadcrumbs(path), ...subjects(path)]
  return { '@context': 'https://schema.org', '@graph': things }
}
