import { type CaseStudyTitle, studiesTitled } from './case-studies.ts'
import { capital, counted, money } from './counts.ts'
import { sample } from './sample.ts'
import type { Home } from './schema.ts'
import { type ServicePath, servicesAt } from './services.ts'
import { strings } from './strings.ts'

const servicePaths: readonly ServicePath[] = [
  '/services/custom-development',
  '/services/product-engineering',
  '/services/cloud-devops',
  '/services/ui-ux-design',
  '/services/ai-automation',
  '/mobile-app-development',
]

/** The services on the home page, in their order there. */
export const coreServices = servicesAt(servicePaths)

const studyTitles: readonly CaseStudyTitle[] = [
  'TechFlow Solutions',
  'HealthSync Pro',
  'EduMaster Platform',
  'RetailMax Commerce',
  'SecureVault Banking',
  'SmartLogistics Hub',
]

/** The case studies on the home page, in their order there. They link back to it, and all others to the portfolio. */
export const featured = studiesTitled(studyTitles)

/** The page `/`. Other pages may count differently, so they have figures of their own. */
export const home: Home = {
  updated: '2026-11-29',
  seo: {
    title: 'Custom software to replace outgrown systems',
    description:
      'We replace systems that companies have outgrown, and build first products for founders. On the free call you speak with the person who would lead your project.',
  },
  hero: {
    badge: 'Custom software & consulting',
    heading: 'Software that holds together.',
    lede: `We replace systems that companies have outgrown, and build first products for founders. Either way, the first release costs from ${money(60_000)}. We replaced a pump maker’s 13 software tools in ten months, for ${money(760_000)} at today’s rates; two founders had a product to sell after 12 weeks. On a free 30-\u2060minute call, you speak with the person who would lead your project.`,
    links: [
      { label: money(60_000), to: '/process#price' },
      { label: 'a pump maker’s 13 software tools', to: '/case-studies/techflow-solutions' },
      { label: 'two founders', to: '/case-studies/digital-marketing-platform' },
    ],
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
    picture: {
      name: 'hero-loom',
      tall: 'hero-loom-tall',
      alt: 'Loose threads become a woven cloth with a dashboard and a phone app: a product to sell.',
    },
    answers: {
      system: {
        problem: 'the old system',
        becomes: 'Reports',
        sentence: 'Reports show today’s orders.',
      },
      spreadsheets: {
        problem: 'spreadsheets',
        becomes: 'Orders',
        sentence: 'Orders are entered once.',
      },
      audits: {
        problem: 'audits by hand',
        becomes: 'Approved',
        sentence: 'Software tests card rules every night.',
      },
      vendors: {
        problem: 'three vendors',
        becomes: 'One app',
        sentence: 'The ward uses one app.',
      },
    },
    goal: 'a product to sell',
  },
  stats: [
    { value: '100+', label: 'Global Projects', note: 'whole products since 2014' },
    {
      value: '15+',
      label: 'Years Experience',
      note: 'two of us since 2011',
    },
    { value: '4', label: 'Global Offices', note: 'three for visitors, one test lab' },
  ],
  about: {
    badge: 'About us',
    text: 'We’re 28 people in India, the United States and Australia. One of our four founders signs your proposal and answers for it.',
    links: [
      { label: 'Replace a system', to: '/services/custom-development' },
      { label: 'Build a first product', to: '/services/product-engineering#small-releases' },
    ],
    facts: [
      { value: '150+', label: 'Happy clients', note: 'since 2014, small orders included' },
      { value: '25+', label: 'Team members' },
      { value: '15+', label: 'Industries served', note: 'since 2014' },
      {
        value: '99%',
        label: 'Client satisfaction',
        note: 'would order again: 146 of 148 answers since 2019',
      },
    ],
  },
  services: {
    badge: 'Core services',
    heading: {
      title: `${capital(counted(coreServices.length, 'service'))}, one team`,
    },
    action: { label: 'Discuss Your Project', to: '/contact' },
  },
  industries: {
    badge: 'Industries',
    heading: {
      title: 'Six of our industries',
    },
  },
  caseStudies: {
    badge: 'Case studies',
    heading: {
      title: 'Six systems and what they changed',
    },
  },
  why: {
    badge: 'Why choose us',
    title: 'Measured results',
    reasons: [
      {
        value: '0',
        label: 'Unexplained differences',
        description:
          'In a match run, the old and the new system do the same work before the new one takes over. In five of our case studies we compared both systems’ figures, and explained every difference.',
        ...(strings.matchRun && { link: strings.matchRun.link }),
      },
      {
        value: '40%',
        label: 'Faster delivery',
        description:
          'We took over the software of 24 clients in 2019–2025. A feature had taken seven weeks; in our first year it took five (medians): seven in the time of five.',
        link: strings.counting,
      },
      {
        bound: 'Top',
        value: '1%',
        label: 'Talent',
        description: 'Of 9,400 applicants since 2019 we’ve accepted 94, most of them as contractors.',
      },
      {
        value: '250%',
        label: 'Average ROI',
        description:
          'In a product’s first year, each dollar spent on it gained $2.50 net on average, and at least $1.40 in half of the products. Clients’ finance departments measured this for 38 of our 61 products of 2019–2025.',
        link: strings.counting,
      },
      {
        value: '150+',
        label: 'Launches',
        description: 'Whole products and their major versions since 2014.',
      },
    ],
  },
  stack: {
    badge: 'Technology stack',
    heading: {
      title: 'Tools we use',
    },
    groups: [
      { category: 'Frontend', tools: ['React', 'Vue', 'Angular'] },
      { category: 'Backend', tools: ['Node.js', 'Python', 'Java', '.NET'] },
      { category: 'Mobile', tools: ['React Native', 'Flutter', 'Swift', 'Kotlin'] },
      { category: 'Cloud & DevOps', tools: ['AWS', 'Azure', 'Google Cloud'] },
      { category: 'Data & AI', tools: ['PostgreSQL', 'MongoDB', 'PyTorch'] },
    ],
  },
  testimonials: {
    badge: 'Testimonials',
    title: 'What our clients say',
    clientsHeading: 'Our clients',
    clients: 'Book a Free Consultation',
  },
  offices: {
    badge: 'Global offices',
    heading: {
      title: 'Open at almost any hour on weekdays',
    },
  },
}

sample(home.seo)
sample(home.hero)
sample(home.stats)
sample(home.about.facts)
sample(home.caseStudies.heading)
sample(home.about.text)
sample(home.about.links)
sample(home.why.reasons)
sample(home.stack.heading)
sample(home.offices.heading)
sample(home.services)
sample(home.industries)
sample(home.testimonials)
