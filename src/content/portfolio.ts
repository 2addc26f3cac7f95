import type { Stat } from './home.ts'
import { sample } from './sample.ts'
import type { Action, IsoDate, Seo } from './schema.ts'

export const portfolio = {
  updated: '2026-11-22' as IsoDate,
  seo: {
    title: 'Software development case studies, with figures',
    description:
      'Banks, hospital wards, classrooms, warehouses and one very busy laundry: what was hard, what we built, what changed. Filter by category and compare.',
  } satisfies Seo,
  hero: {
    heading: 'Our Portfolio',
    lede: 'Software case studies from banks, wards, classrooms, warehouses and one very busy laundry. Counted below are whole products that went live and the clients who ordered them; with audits and smaller work, our clients number 150+.',
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
  ] satisfies Stat[],
}

sample(portfolio.hero.lede)
