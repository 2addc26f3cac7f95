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
    lede: 'Systems and first products, each with today’s price of its first release. To replace a system, begin with TechFlow, whose whole budget is shown; for a first product, with Digital Marketing, the cheapest; to see what can go wrong, with EduMaster; to check our sums, with RetailMax, where a test and a comparison share the credit. Each page gives the base and period of its figures.',
    actions: [
      { label: 'View Case Studies', to: '#work' },
      { label: 'Start Your Project', to: '/contact' },
    ],
  },
  stats: [
    { value: '100+', label: 'Projects Delivered', note: 'whole products since 2014' },
    { value: '50+', label: 'Happy Clients', note: 'those with whole products, of 150+' },
    {
      value: '15+',
      label: 'Industries Served',
      note: 'since 2014',
    },
    {
      value: '99%',
      label: 'Client Satisfaction',
      note: 'would order again: 146 of 148 answers since 2019',
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
