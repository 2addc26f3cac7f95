import type { ArticleLeaf, Graph, OpeningHoursSpecification, Thing } from 'schema-dts'
import { pictureFile } from '../assets.ts'
import { studiesByPath } from '../content/case-studies.ts'
import { company, offices } from '../content/company.ts'
import { contact } from '../content/contact.ts'
import { home } from '../content/home.ts'
import { daysOpen } from '../content/office-hours.ts'
import { plainPages } from '../content/plain.ts'
import { projectPicture } from '../content/project-picture.ts'
import type { OpeningHours, PlainPage } from '../content/schema.ts'
import { services } from '../content/services.ts'
import { strings } from '../content/strings.ts'
import { ancestors, canonical, isKeyOf, type Path, routes, socialPicture } from '../routes.ts'

/** The company, also as the author or provider of something. */
const brand = {
  '@type': 'Organization',
  '@id': `${company.origin}/#organization`,
  name: company.name,
  url: company.origin,
} as const

function homeData(): Thing[] {
  return [
    {
      ...brand,
      logo: `${company.origin}/icon-512.png`,
      description: home.hero.lede,
      foundingDate: String(company.founded),
      sameAs: company.social.flatMap(({ href }) => href ?? []),
    },
    {
      '@type': 'WebSite',
      '@id': `${company.origin}/#website`,
      name: company.name,
      url: company.origin,
      inLanguage: strings.language.tag,
      publisher: { '@id': brand['@id'] },
    },
  ]
}

/** An office's opening hours as structured data. */
export function openingHours({ opens, closes, days }: OpeningHours) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOpen(days),
    opens: opens.padStart(5, '0'),
    closes: closes.padStart(5, '0'),
  } satisfies OpeningHoursSpecification
}

function contactData(): Thing[] {
  return [
    {
      ...brand,
      '@type': 'ProfessionalService',
      image: company.origin + socialPicture('/contact'),
      email: company.email,
      telephone: company.phone,
      address: company.address.join(', '),
      department: offices.map(({ city, countryCode, address, phone, email, hours }) => ({
        '@type': 'ProfessionalService' as const,
        name: company.name,
        address: {
          '@type': 'PostalAddress' as const,
          streetAddress: address.join(', '),
          addressLocality: city,
          addressCountry: countryCode,
        },
        email,
        ...(phone && { telephone: phone }),
        openingHoursSpecification: openingHours(hours),
      })),
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
    provider: brand,
  }
}

/** An article of the company. `images` begin with a slash. */
function articleData(path: Path, headline: string, images: string[], more: Partial<ArticleLeaf>): Thing {
  const { updated, lang } = routes[path]
  return {
    '@type': 'Article',
    '@id': `${canonical(path)}#article`,
    headline,
    dateModified: updated,
    image: images.map((url) => company.origin + url),
    inLanguage: lang ?? strings.language.tag,
    mainEntityOfPage: canonical(path),
    author: brand,
    publisher: { '@id': brand['@id'] },
    ...more,
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

/** Returns JSON for a `script` element. It contains no `<`, which could end the element or start a comment in HTML. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The page's structured data (schema.org). It contains nothing that the page does not show. */
export function structuredData(path: Path): Graph {
  const things: Thing[] = path === '/' ? homeData() : [breadcrumbs(path)]
  if (path === '/contact') things.push(...contactData())
  if (isKeyOf(services, path)) things.push(serviceData(path))
  if (isKeyOf(studiesByPath, path)) {
    const study = studiesByPath[path]
    const images = [socialPicture(path), pictureFile(projectPicture(study).file).src]
    const more = { description: study.summary, articleSection: study.category }
    things.push(articleData(path, study.title, images, more))
  }
  // A plain page below another one is an article.
  const text: PlainPage | undefined = (plainPages as Record<string, PlainPage>)[path]
  if (text && routes[path].parent) {
    things.push(articleData(path, text.hero.heading, [socialPicture(path)], { description: text.hero.lede }))
  }
  return { '@context': 'https://schema.org', '@graph': things }
}
