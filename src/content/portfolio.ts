import { inWords } from './counts.ts'
import { industryCards } from './industries.ts'
import { sample } from './sample.ts'
import type { Portfolio } from './schema.ts'

/** The page `/portfolio`. The case studies that it lists are in `case-studies`. */
export const portfolio: Portfolio = {
  updated: '2026-11-28',
  seo: {
    title: 'Software development case studies, with figures',
    description:
      'A bank, hospital wards, classrooms, depots and a laundry service: what was hard, what we built, what changed. Filter by industry or category.',
  },
  badge: (projects) => `${projects} case studies`,
  hero: {
    heading: 'Our Portfolio',
    lede: '25 systems that we built: replacements for companies that had outgrown the old one, and first products for founders. Most cases also say what their first release would cost today.',
    actions: [
      { label: 'View Case Studies', to: '#work' },
      { label: 'Start Your Project', to: '/contact' },
    ],
  },
  stats: [
    { value: '100+', label: 'Projects Delivered', note: 'whole products, of 500+ orders in all' },
    { value: '50+', label: 'Happy Clients', note: 'with whole products, of 150+ clients' },
    {
      value: '15+',
      label: 'Industries Served',
      note: `${inWords(industryCards.length)} with a page of their own`,
    },
    {
      value: '99%',
      label: 'Client Satisfaction',
      note: 'would order again: 146 of 148 asked since 2019',
    },
  ],
  listHeading: 'Projects',
  filter: {
    industry: 'Filter by Industry',
    category: 'Filter by Category',
    all: 'All',
    other: 'Other',
    one: '1 project',
    many: 'projects',
  },
}

sample(portfolio.seo)
sample(portfolio.hero.lede)
sample(portfolio.stats)
