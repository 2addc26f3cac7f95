import { sample } from './sample.ts'
import type { Portfolio } from './schema.ts'

/** The page `/portfolio`. The case studies that it lists are in `case-studies`. */
export const portfolio: Portfolio = {
  updated: '2026-11-29',
  seo: {
    title: 'Software development case studies, with figures',
    description:
      'A bank, hospital wards, classrooms, depots and a laundry service: what was hard, what we built, what changed. Filter by industry or category.',
  },
  badge: (projects) => `${projects} case studies`,
  hero: {
    heading: 'Our Portfolio',
    lede: 'If you want to replace a system, read TechFlow first: it shows a pump maker’s whole budget. For a first product, read Digital Marketing: of the 25 first releases, it was the cheapest. Each case study says when and how its figures were counted.',
    actions: [
      { label: 'View Case Studies', to: '#work' },
      { label: 'Start Your Project', to: '/contact' },
    ],
  },
  stats: [
    { value: '100+', label: 'Projects Delivered', note: 'whole products since 2014' },
    { value: '50+', label: 'Happy Clients', note: 'those with a whole product' },
    { value: '15+', label: 'Industries Served', note: 'since 2014' },
    { value: '99%', label: 'Client Satisfaction', note: 'would order again: 146 of 148 answers since 2019' },
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
