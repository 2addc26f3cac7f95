import { type CaseStudyTitle, studiesTitled } from './case-studies.ts'
import { capital, counted, money } from './counts.ts'
import { countWithMatchRun } from './process.ts'
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
  updated: '2026-11-28',
  seo: {
    title: 'Custom software to replace outgrown systems',
    description:
      'We replace systems that companies have outgrown, and build first products for founders. On the free call you speak with the person who would lead your project.',
  },
  hero: {
    badge: 'Custom software & consulting',
    heading: 'Software that holds together.',
    lede: `We replace systems that companies have outgrown, and build first products for founders. In ten months, one system replaced a pump maker’s 13 tools. Two founders had a product to sell after 12 weeks. A first release costs from ${money(60_000)}.`,
    prices: { label: money(60_000), to: '/process#price' },
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
    picture: {
      name: 'hero-loom',
      tall: 'hero-loom-tall',
      alt: 'Loose threads become a woven cloth with a dashboard and a phone app.',
    },
    answers: {
      system: {
        problem: 'the old system',
        becomes: 'Reports',
        sentence: 'Each report shows the orders of today.',
      },
      spreadsheets: {
        problem: 'spreadsheets',
        becomes: 'Orders',
        sentence: 'Each order is entered once and counted once.',
      },
      audits: {
        problem: 'audits by hand',
        becomes: 'Approved',
        sentence: 'Card rules that software can check are tested every night.',
      },
      vendors: {
        problem: 'three vendors',
        becomes: 'One app',
        sentence: 'The ward has one app instead of three.',
      },
    },
    goal: 'launch in 12 weeks',
  },
  stats: [
    { value: '100+', label: 'Global Projects', note: 'whole products, of 500+ orders in all' },
    { value: '15+', label: 'Years Experience', note: 'with our founders’ work before 2014' },
    { value: '4', label: 'Global Offices', note: 'three of them receive visitors' },
  ],
  about: {
    badge: 'About us',
    text: 'We’re 28 people in India, the United States and Australia. Our first client, a cotton mill, kept its stock on paper cards. Our system ran next to them until both showed the same stock.',
    links: [
      { label: 'Replace a system', to: '/services/custom-development' },
      { label: 'Build a first product', to: '/services/product-engineering#small-releases' },
    ],
    facts: [
      { value: '150+', label: 'Happy clients', note: 'since 2014' },
      { value: '25+', label: 'Team members' },
      { value: '15+', label: 'Industries served' },
      { value: '99%', label: 'Client satisfaction', note: 'would order again: 146 of 148 asked since 2019' },
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
      title: 'Industries whose rules we know',
    },
  },
  caseStudies: {
    badge: 'Case studies',
    heading: {
      title: 'Six systems, and what they changed',
    },
  },
  why: {
    badge: 'Why choose us',
    title: 'Measured results',
    reasons: [
      {
        value: '0',
        label: 'Differences unexplained',
        description: `In a match run, old and new system do the same work until figures agree or we’ve explained every difference. ${countWithMatchRun} include one.`,
        ...(strings.matchRun && { link: strings.matchRun.link }),
      },
      {
        value: '40%',
        label: 'Faster delivery',
        description: 'In the time of five new features, 24 clients now get seven (median, 2019–2025).',
        link: strings.counting,
      },
      {
        bound: 'Top',
        value: '1%',
        label: 'Talent',
        description: 'Since 2019 we’ve taken on one applicant in a hundred.',
      },
      {
        value: '250%',
        label: 'Average ROI',
        description:
          'In their first year, 38 projects brought in $3.50 for each dollar spent: a gain of $2.50.',
        link: strings.counting,
      },
      {
        value: '150+',
        label: 'Launches',
        description: 'First products and major versions since 2014.',
        link: { label: 'Read the founders’ case study', to: '/case-studies/digital-marketing-platform' },
      },
    ],
  },
  stack: {
    badge: 'Technology stack',
    heading: {
      title: 'Tools we use',
    },
    groups: [
      { category: 'Frontend', tools: ['React', 'Next.js', 'Vue', 'Angular', 'TypeScript'] },
      { category: 'Backend', tools: ['Node.js', 'Python', 'Java', '.NET', 'Go'] },
      { category: 'Mobile', tools: ['React Native', 'Flutter', 'Swift', 'Kotlin'] },
      { category: 'Cloud & DevOps', tools: ['AWS', 'Azure', 'Google Cloud', 'Kubernetes', 'Terraform'] },
      { category: 'Data & AI', tools: ['PostgreSQL', 'MongoDB', 'PyTorch', 'TensorFlow'] },
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
      title: 'Open on weekdays, at almost any hour',
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
