import type { Action, Figure, PageContent } from './schema.ts'

/** `/portfolio`, beside the case studies that it lists. */
export const portfolio = {
  updated: '2026-10-28',
  seo: {
    title: 'Portfolio: 25 case studies by category',
    description:
      'Twenty-five projects with their figures: banks, wards, classrooms, warehouses and one very busy laundry. Filter by category and read how each was built.',
  },
  /** On the swing tag, with the number of projects. */
  badge: (projects: number) => `${projects} case studies`,
  hero: {
    heading: 'Our Portfolio',
    lede: 'Banks, wards, classrooms, warehouses and one very busy laundry. One swatch for each, dyed by industry.',
    actions: [
      { label: 'View Case Studies', to: '#work' },
      { label: 'Start Your Project', to: '/contact' },
    ] satisfies [Action, Action],
  },
  stats: [
    { value: '100+', label: 'Projects Delivered' },
    { value: '50+', label: 'Happy Clients' },
    { value: '15+', label: 'Industries Served' },
    { value: '99%', label: 'Client Satisfaction' },
  ] satisfies Figure[],
  /** Heard, not seen: the heading of the list. */
  listHeading: 'Projects',
  filter: { label: 'Filter by Category', all: 'All', one: '1 project', many: 'projects' },
} satisfies PageContent
