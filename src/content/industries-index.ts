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
      'What we build for SaaS, real estate, fintech, e-commerce, healthcare and education, what we learnt in each, and what first releases in other sectors cost.',
  },
  tagline: `${capital(sectors)} we know well`,
  hero: {
    badge: 'Industries',
    heading: `${capital(sectors)}, and what we learnt in each`,
    lede: 'We build software for vendors of software, property companies, banks, shops, hospitals and schools. Whichever is yours, someone on your project has released software for it before. Ten projects in other sectors follow, with today’s price of a first release: the part that goes live first.',
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
        'Your project’s lead reads the regulation before design begins, and asks what your last inspector wanted to see.',
    },
    {
      title: 'Compliance and security',
      description:
        'Whatever a program can check becomes a test in the first sprint, and your auditor gets its report. We wouldn’t leave this to the end: a rule found late changes the design.',
    },
    {
      title: 'Scalable architecture',
      description:
        'We size the system for its busiest hour: exam morning, the first day of a sale, month-end.',
    },
    {
      title: 'Ongoing support',
      description: 'If you order support, the person who led the work leads that too.',
    },
  ],
  otherTrades: 'Other sectors: what their first releases would cost today',
  otherProjects: (trades) => `All projects in other sectors: ${trades}`,
  closing: {
    heading: 'Don’t see your industry?',
    text: 'Tell us the rule that outsiders always get wrong. We’ve worked in 15+ industries, and we’ll say on the free call whether we know yours or would have to learn it.',
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
