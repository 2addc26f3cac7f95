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
import { process } from './content/process.ts'
import type { Hue, IsoDate, PlainPage, Seo, Weave } from './content/schema.ts'
import { services } from './content/services.ts'

/** The menus of the header in their order, each with its name on phones. */
export const menus = { 'Who We Are': 'Company', Services: 'Development Services' }

/** The columns of the footer, in their order. */
export const columns = ['Company', 'Services', 'Industries', 'Legal'] as const

/** What a page can be one of, in the order of `llms.txt`, each with the heading of its list there. */
export const kinds = {
  Service: 'Services',
  Industry: 'Industries',
  'Case study': 'Case studies',
  // llmstxt.org lets readers skip the one of this name.
  Policy: 'Optional',
}

/** What the site knows of an address. Menus, breadcrumbs, sitemap, head and tests read nothing else. */
export interface Row {
  /** As menus and breadcrumbs name it. */
  label: string
  /** What it is one of; left out on pages that are the only ones of their kind. */
  kind?: keyof typeof kinds
  /** For the browser's tab and search results, with the brand where it fits. */
  title: string
  description: string
  updated: IsoDate
  /** What the page says first, as does the picture of a shared link. What is left out is the label. */
  hero?: { badge?: string; heading: string }
  /** The dye of the whole page. */
  hue?: Hue
  /** The page above it, for breadcrumbs. Left out: the home page. */
  parent?: '/industries' | '/portfolio'
  /**
   * Its place in the header: an item of a menu, or a top-level link. `label` is the text of that link on desktop; `phone`
   * overrides the page's own label in the mobile menu.
   */
  header?:
    | { menu: keyof typeof menus; tagline: string; weave: Weave }
    | { label: string; phone?: string; firstOnPhones?: true }
  footer?: (typeof columns)[number]
  /** What stands in the footer instead of the page, under another name: a part of a page that shows the same. */
  footerLink?: { label: string; to: `/#${string}` }
  /** Whether the page ends with a call to action of its own. The footer shows one on the others. */
  hasCallToAction?: true
}

/** What a row takes from the content of its page. */
interface Described extends Pick<Row, 'updated' | 'hue' | 'hero'> {
  seo: Seo
}

type Placement = Omit<Row, 'title' | 'description' | keyof Described>

/** The brand is added where both fit into 65 characters, which is what search results show. */
export function titleWith(brand: string, title: string): string {
  const both = `${title} | ${brand}`
  return both.length > 65 ? title : both
}

function row({ seo, updated, hue, hero }: Described, placement: Placement): Row {
  return {
    title: titleWith(company.name, seo.title),
    description: seo.description,
    updated,
    ...(hue && { hue }),
    ...(hero && { hero }),
    ...placement,
  }
}

/** What is made of several pages of one kind, by path; the keys stay literal, so that each address is a type. */
export function byPath<Path extends string, Item, Made>(
  items: Record<Path, Item>,
  make: (item: Item, path: Path) => Made,
): Record<Path, Made> {
  const entries = Object.entries(items) as [Path, Item][]
  // No type says that the entries are all there.
  return Object.fromEntries(entries.map(([path, item]) => [path, make(item, path)])) as Record<Path, Made>
}

const table = {
  '/': row(home, { label: 'Home' }),
  '/about': row(about, {
    label: 'About',
    header: { menu: 'Who We Are', tagline: about.tagline, weave: 'plain' },
    footer: 'Company',
    hasCallToAction: true,
  }),
  '/industries': row(industriesIndex, {
    label: 'Industries',
    header: { menu: 'Who We Are', tagline: industriesIndex.tagline, weave: 'hound' },
    footer: 'Company',
    hasCallToAction: true,
  }),
  '/process': row(process, {
    label: 'Process',
    header: { menu: 'Who We Are', tagline: process.tagline, weave: 'twill' },
    footer: 'Company',
    hasCallToAction: true,
  }),
  ...byPath(services, (service, path) =>
    row(service, {
      label: service.name,
      kind: 'Service',
      header: { menu: 'Services', tagline: service.tagline, weave: service.weave },
      ...(path.startsWith('/services/') && { footer: 'Services' }),
      hasCallToAction: true,
    }),
  ),
  ...byPath(industries, (industry) =>
    row(industry, {
      label: industry.name,
      kind: 'Industry',
      parent: '/industries',
      footer: 'Industries',
      hasCallToAction: true,
    }),
  ),
  '/hire-experts': row(hireExperts, {
    label: 'Hire Experts',
    header: { label: 'Hire Expert', phone: 'Hire Developers' },
    hasCallToAction: true,
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
    hasCallToAction: true,
  }),
  ...byPath(studiesByPath, ({ title, searchTitle, seo, updated, hue }) =>
    row(
      { updated, hue, seo: { title: searchTitle, description: seo } },
      { label: title, kind: 'Case study', parent: '/portfolio', hasCallToAction: true },
    ),
  ),
  ...byPath(legalPages, (policy) => row(policy, { label: policy.title, kind: 'Policy', footer: 'Legal' })),
  ...byPath(plainPages, (page: PlainPage) =>
    row(page, { label: page.label, footer: 'Company', hasCallToAction: true }),
  ),
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

/** Where the Markdown of a page stands: a static file, written by `build/markdown.ts`. */
export function markdownAddress(path: Path): `/${string}.md` {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** The pages above a page, from home down. */
export function ancestors(path: Path): Path[] {
  if (path === '/') return []
  const { parent } = routes[path]
  // This does not compile when a parent is deleted: take it out of `Row` and of the rows below it.
  return parent ? ['/', parent] : ['/']
}
