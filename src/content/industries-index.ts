import { capital, counted } from './counts.ts'
import { industryCards } from './industries.ts'
import { sample } from './sample.ts'
import type { IndustriesIndex } from './schema.ts'

const sectors = counted(industryCards.length, 'sector')

/** The page `/industries`. The industries that it lists are in `industries.ts`. */
export const industriesIndex: IndustriesIndex = {
  updated: '2026-11-28',
  seo: {
    title: `Industry-specific software for ${sectors}`,
    description:
      'What we build for SaaS, real estate, fintech, e-commerce, healthcare and education, which rules apply in each, and what first releases in other sectors cost.',
  },
  tagline: `${capital(sectors)} we know well`,
  hero: {
    badge: 'Industries',
    heading: `Industry-specific software for ${sectors}.`,
    lede: 'We build for software vendors, property companies, banks, shops, hospitals and schools. On your project, at least one person has released software in your sector before.',
  },
  listHeading: `The ${counted(industryCards.length, 'industry', 'industries')}`,
  cue: 'Learn More',
  heading: {
    title: 'The same in every sector',
  },
  points: [
    {
      title: 'Domain expertise',
      description:
        'In these six sectors, the lead of your project reads the regulation before design begins, and asks what your last inspector wanted to see.',
    },
    {
      title: 'Compliance and security',
      description:
        'Rules that software can check become tests in the first sprint. Your auditor gets a report from them.',
    },
    {
      title: 'Scalable architecture',
      description:
        'We size your system for its busiest hour, such as exam morning, the first day of a sale or the close of the month.',
    },
    {
      title: 'Ongoing support',
      description:
        'If you order support, the person who led the work also leads the support, and answers within agreed times.',
    },
  ],
  otherTrades: 'First releases in other sectors, at today’s rates',
  otherProjects: (trades) => `All projects in other sectors: ${trades}`,
  closing: {
    heading: 'Don’t see your industry?',
    text: 'We have worked in 15+ industries. On the free call you hear which parts of yours we know, and which we would have to learn.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to Our Experts', to: '/contact' },
    ],
  },
}

sample(industriesIndex.seo)
sample(industriesIndex.tagline)
sample(industriesIndex.hero)
sample(industriesIndex.heading)
sample(industriesIndex.points)
sample(industriesIndex.closing)
sample(industriesIndex.otherTrades)
