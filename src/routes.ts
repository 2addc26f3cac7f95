import { about } from './content/about.ts'
import { studiesByPath } from './content/case-studies.ts'
import { company } from './content/company.ts'
import { contact } from './content/contact.ts'
import { hireExperts } from './content/hire-experts.ts'
import { home } from './content/home.ts'
import { industries } from './content/industries.ts'
import { industriesIndex } from './content/industries-index.ts'
import { cookiePolicy } from './content/legal/cookie-policy.ts'
import { privacy } from './content/legal/privacy.ts'
import { terms } from './content/legal/terms.ts'
import { portfolio } from './content/portfolio.ts'
import { process } from './content/process.ts'
import type { Hue, IsoDate, Seo, Weave } from './content/schema.ts'
import { services } from './content/services.ts'

/** What the site knows of an address. Menus, breadcrumbs, sitemap, head and tests read nothing else. */
export interface Row {
  /** As menus and breadcrumbs name it. */
  label: string
  /** What it is one of; left out on pages that are the only ones of their kind. */
  kind?: 'Service' | 'Industry' | 'Case study' | 'Policy'
  /** For the browser's tab and search results, with the brand where it fits. */
  title: string
  description: string
  updated: IsoDate
  /** The dye of the whole page. */
  hue?: Hue
  /** The page above it, for breadcrumbs. Left out: the home page. */
  parent?: '/industries' | '/portfolio'
  /**
   * Its place in the header, and in the menu of phones: in a group, or alone under a label of its own. On phones that
   * is the page's, if `phone` gives no other.
   */
  header?:
    | { menu: 'Who We Are' | 'Services'; tagline: string; weave: Weave }
    | { label: string; phone?: string; firstOnPhones?: true }
  footer?: 'Company' | 'Services' | 'Industries' | 'Legal'
  /** What stands in the footer instead of the page, under another name: a part of a page that shows the same. */
  footerLink?: { label: string; to: `/#${string}` }
  /** The page itself ends by asking for a call or a talk. The foot of the page asks the others’ readers. */
  asks?: true
}

type Placement = Omit<Row, 'title' | 'description' | 'updated' | 'hue'>

/** The brand is added where both fit into 65 characters, which is what search results show. */
export function titleWith(brand: string, title: string): string {
  const both = `${title} | ${brand}`
  return both.length > 65 ? title : both
}

function row({ seo, updated, hue }: { seo: Seo; updated: IsoDate; hue?: Hue }, placement: Placement): Row {
  return {
    title: titleWith(company.name, seo.title),
    description: seo.description,
    updated,
    ...(hue && { hue }),
    ...placement,
  }
}

/** Rows of several pages of one kind; the keys stay literal, so that each address is a type. */
function rows<Path extends string, Item>(
  items: Record<Path, Item>,
  toRow: (item: Item, path: Path) => Row,
): Record<Path, Row> {
  const isOne = (path: string): path is Path => Object.hasOwn(items, path)
  const entries = Object.keys(items)
    .filter(isOne)
    .map((path): [Path, Row] => [path, toRow(items[path], path)])
  // No type says that the entries are all there.
  return Object.fromEntries(entries) as Record<Path, Row>
}

const table = {
  '/': row(home, { label: 'Home' }),
  '/about': row(about, {
    label: 'About',
    header: { menu: 'Who We Are', tagline: about.tagline, weave: 'plain' },
    footer: 'Company',
    asks: true,
  }),
  '/industries': row(industriesIndex, {
    label: 'Industries',
    header: { menu: 'Who We Are', tagline: industriesIndex.tagline, weave: 'hound' },
    footer: 'Company',
    asks: true,
  }),
  '/process': row(process, {
    label: 'Process',
    header: { menu: 'Who We Are', tagline: process.tagline, weave: 'twill' },
    footer: 'Company',
    asks: true,
  }),
  ...rows(services, (service, path) =>
    row(service, {
      label: service.name,
      kind: 'Service',
      header: { menu: 'Services', tagline: service.tagline, weave: service.weave },
      ...(path.startsWith('/services/') && { footer: 'Services' }),
      asks: true,
    }),
  ),
  ...rows(industries, (industry) =>
    row(industry, {
      label: industry.name,
      kind: 'Industry',
      parent: '/industries',
      footer: 'Industries',
      asks: true,
    }),
  ),
  '/hire-experts': row(hireExperts, {
    label: 'Hire Experts',
    header: { label: 'Hire Expert', phone: 'Hire Developers' },
    asks: true,
  }),
  '/portfolio': row(portfolio, {
    label: 'Portfolio',
    header: { label: 'Portfolio', firstOnPhones: true },
    footer: 'Company',
    footerLink: { label: 'Case Studies', to: '/#case-studies' },
  }),
  '/contact': row(contact, {
    label: 'Contact',
    header: { label: 'Contact Us' },
    footer: 'Company',
    asks: true,
  }),
  ...rows(studiesByPath, ({ title, searchTitle, seo, updated, hue }) =>
    row(
      { updated, hue, seo: { title: searchTitle, description: seo } },
      { label: title, kind: 'Case study', parent: '/portfolio', asks: true },
    ),
  ),
  '/privacy': row(privacy, { label: privacy.title, kind: 'Policy', footer: 'Legal' }),
  '/terms': row(terms, { label: terms.title, kind: 'Policy', footer: 'Legal' }),
  '/cookie-policy': row(cookiePolicy, { label: cookiePolicy.title, kind: 'Policy', footer: 'Legal' }),
}

/** Every address of the site. `<Link to>` takes nothing else. */
export type Path = keyof typeof table

/** One row per address. */
export const routes: Record<Path, Row> = table

export function isPath(path: string): path is Path {
  return Object.hasOwn(routes, path)
}

export const paths = Object.keys(routes).filter(isPath)

/** Pages of one kind look alike: what a row is one of, else its address; `''` for what is no row. */
export function kindOf(path = ''): string {
  return isPath(path) ? (routes[path].kind ?? path) : ''
}

/** The addresses outside the site that its links know by name. */
export const outside = { booking: company.booking, scheduling: company.scheduling }

/** The absolute address of a page, the one that search engines should know. */
export function canonical(path: Path): string {
  return company.origin + (path === '/' ? '' : path)
}

/** The address of the picture that a shared link shows of a page: `/social/home.png`, `/social/about.png` … */
export function socialPicture(path: Path): string {
  return `/social${path === '/' ? '/home' : path}.png`
}

/** Where the Markdown of a page stands: a static file, written by `build/markdown`. */
export function markdownAddress(path: Path): `/${string}.md` {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** The pages above a page, from home down. */
export function ancestors(path: Path): Path[] {
  if (path === '/') return []
  const { parent } = routes[path]
  return parent ? ['/', parent] : ['/']
}
