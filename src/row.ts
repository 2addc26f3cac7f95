import { company } from './content/company.ts'
import type { PlainPath } from './content/plain.ts'
import type { Accent, CaseStudy, IsoDate, Seo, Weave } from './content/schema.ts'

/** The menus of the header in their order, each with its name in the mobile menu. */
export const menus = { 'Who We Are': 'Company', Services: 'Development Services' }

/** The columns of the footer, in their order. */
export const columns = ['Company', 'Services', 'Industries', 'Legal'] as const

/** The kinds of pages in the order of `llms.txt`, each with the heading of its list there. */
export const kinds = {
  Service: 'Services',
  Industry: 'Industries',
  'Case study': 'Case studies',
  // The format of llmstxt.org lets readers skip the list of this name.
  Policy: 'Optional',
}

type SectionAddress = `/${'' | 'about' | 'process' | 'contact'}#${string}`

/** One address of the site. Menus, breadcrumbs, sitemap, head and tests are made from these rows. */
export interface Row {
  /** The name of the page in menus and breadcrumbs. */
  label: string
  /** The kind of the page. Left out on a page that is the only one of its kind. */
  kind?: keyof typeof kinds
  /** The title for browsers and search results, with the brand where it fits. */
  title: string
  description: string
  updated: IsoDate
  /** The content from which the row is made. Rules name its file and its fields. */
  source: Described | CaseStudy
  /** The badge and heading of the page, also in the picture of a shared link. The label replaces what is left out. */
  hero?: { badge?: string; heading: string } | undefined
  /** The accent colour of the whole page. */
  accent?: Accent | undefined
  /** The parent page, for breadcrumbs. Left out, it is the home page. */
  parent?: '/industries' | '/portfolio' | PlainPath | undefined
  /** The language of the page if it is not that of the site (BCP 47). */
  lang?: string | undefined
  /** Its place in the header. A top-level link has a `label` on desktop, and `phone` replaces it in the mobile menu. */
  header?:
    | { menu: keyof typeof menus; tagline: string; weave?: Weave | undefined }
    | { label: string; phone?: string; firstOnPhones?: true }
  footer?: (typeof columns)[number]
  /** Links to sections, which the footer shows after the link to this page. Some also end the mobile menu. */
  footerSections?: readonly { label: string; to: SectionAddress; onPhones?: true }[]
  /** Whether the footer has a call to action, because the page does not end with one. */
  footerCallToAction?: true
}

/** The fields of a page's content from which its row is made. */
interface Described extends Pick<Row, 'updated' | 'accent' | 'hero' | 'lang'> {
  seo: Seo
}

type Placement = Omit<Row, 'title' | 'description' | 'source' | Exclude<keyof Described, 'lang'>>

/** Adds the brand to a title if both fit into 65 characters, which is what search results show. */
export function titleWith(brand: string, title: string): string {
  const both = `${title} | ${brand}`
  return both.length > 65 ? title : both
}

/**
 * Makes a row. In development, `seo` can be missing: other pages work until it is there.
 * @param source the content itself if `content` was made from it
 */
export function row(content: Described, placement: Placement, source: Row['source'] = content): Row {
  const { seo = { title: '', description: '' }, updated, accent, hero, lang } = content
  const title = titleWith(company.name, seo.title)
  return { title, description: seo.description, updated, source, accent, hero, lang, ...placement }
}
