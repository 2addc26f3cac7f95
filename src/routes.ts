import { about } from './content/about.ts'
import { studiesByPath } from './content/case-studies.ts'
import { company } from './content/company.ts'
import { contact } from './content/contact.ts'
import { hireExperts } from './content/hire-experts.ts'
import { home } from './content/home.ts'
import { industries } from './content/industries.ts'
import { industriesIndex } from './content/industries-index.ts'
import { legalPages } from './content/legal.ts'
import { plainPages } from './content/plain.ts'
import { portfolio } from './content/portfolio.ts'
import { processPage } from './content/process.ts'
import type { PlainPage } from './content/schema.ts'
import { services } from './content/services.ts'
import { type Row, row } from './row.ts'

/** Maps the pages of one kind by path. The keys stay literal types, so that each address is a type. */
export function byPath<Path extends string, Item, Made>(
  items: Record<Path, Item>,
  make: (item: Item, path: Path) => Made,
): Record<Path, Made> {
  // `Object.entries` and `Object.fromEntries` lose the types of the keys.
  const entries = Object.entries(items) as [Path, Item][]
  return Object.fromEntries(entries.map(([path, item]) => [path, make(item, path)])) as Record<Path, Made>
}

export function isKeyOf<Table extends object>(table: Table, path: PropertyKey): path is keyof Table {
  return Object.hasOwn(table, path)
}

const table = {
  '/': row(home, { label: 'Home', footerCallToAction: true }),
  '/about': row(about, {
    label: 'About',
    header: { menu: 'Who We Are', tagline: about.tagline },
    footer: 'Company',
    footerSections: [
      { label: 'Security and Compliance', to: '/about#security' },
      ...(about.procurement ? [{ label: about.procurement.label, to: '/about#procurement' } as const] : []),
    ],
  }),
  '/industries': row(industriesIndex, {
    label: 'Industries',
    header: { menu: 'Who We Are', tagline: industriesIndex.tagline },
    footer: 'Company',
  }),
  '/process': row(processPage, {
    label: 'Process',
    header: { menu: 'Who We Are', tagline: processPage.tagline },
    footer: 'Company',
    footerSections: [{ label: 'Prices', to: '/process#price' }],
  }),
  ...byPath(services, (service) =>
    row(service, {
      label: service.name,
      kind: 'Service',
      header: { menu: 'Services', tagline: service.tagline, weave: service.weave },
      footer: 'Services',
    }),
  ),
  ...byPath(industries, (industry) =>
    row(industry, {
      label: industry.name,
      kind: 'Industry',
      parent: '/industries',
      footer: 'Industries',
    }),
  ),
  '/hire-experts': row(hireExperts, {
    label: 'Hire Expert',
    header: { label: 'Hire Expert', phone: 'Hire Developers' },
    footer: 'Company',
  }),
  '/portfolio': row(portfolio, {
    label: 'Portfolio',
    header: { label: 'Portfolio', firstOnPhones: true },
    footer: 'Company',
    footerSections: [{ label: 'Case Studies', to: '/#case-studies' }],
    footerCallToAction: true,
  }),
  '/contact': row(contact, {
    label: 'Contact',
    header: { label: 'Contact Us' },
    footer: 'Company',
    footerSections: company.support
      ? [{ label: contact.support.label, to: '/contact#support', onPhones: true }]
      : [],
  }),
  ...byPath(studiesByPath, (study) => {
    const { title, searchTitle, seo, updated, accent } = study
    return row(
      { updated, accent, seo: { title: `${searchTitle}: ${title}`, description: seo } },
      { label: title, kind: 'Case study', parent: '/portfolio' },
      study,
    )
  }),
  ...byPath(legalPages, (policy) =>
    row(policy, { label: policy.title, kind: 'Policy', footer: 'Legal', footerCallToAction: true }),
  ),
  // There may be no plain page, so that `path` may have the type `never`.
  ...byPath(plainPages, (page: PlainPage, path) => {
    const above = String(path).replace(/\/[^/]*$/, '')
    const parent = isKeyOf(plainPages, above) ? above : undefined
    return row(page, { label: page.label, ...(parent ? { parent } : { footer: 'Company' }) })
  }),
}

/** Every address of the site. `<Link to>` takes nothing else. */
export type Path = keyof typeof table

/** One row per address. */
export const routes: Record<Path, Row> = table

export function isPath(path: string): path is Path {
  return Object.hasOwn(routes, path)
}

export const paths = Object.keys(routes).filter(isPath)

/**
 * The name under which a page shares its styles with the pages of the same layout: its kind, or `Plain page`. A page that
 * is the only one of its layout has its address, and an unknown path has `''`.
 */
export function kindOf(path = ''): string {
  if (!isPath(path)) return ''
  return isKeyOf(plainPages, path) ? 'Plain page' : (routes[path].kind ?? path)
}

/** The absolute address of a page, for canonical links and the sitemap. */
export function canonical(path: Path): string {
  return company.origin + (path === '/' ? '' : path)
}

/** The address of the picture that a shared link shows of a page: `/social/home.png`, `/social/about.png` … */
export function socialPicture(path: string): string {
  return `/social${path === '/' ? '/home' : path}.png`
}

/** The address of a page's Markdown file, which `build/markdown.ts` writes. */
export function markdownAddress(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** The ancestors of a page, from the home page down. */
export function ancestors(path: Path): Path[] {
  if (path === '/') return []
  const { parent } = routes[path]
  // If this is a compile error, a parent was deleted: remove it from `Row` and from the rows that name it.
  return parent ? [...ancestors(parent), parent] : ['/']
}
