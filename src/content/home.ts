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
  updated: '2026-11-25',
  seo: {
    title: 'Custom software company for outgrown systems',
    description:
      'We replace outgrown systems and build new products, for companies and for founders. The engineer on your first call leads the team that writes the code.',
  },
  hero: {
    badge: 'Custom software & consulting',
    heading: 'Software that holds together.',
    lede: `We build custom software: we replace systems that companies have outgrown, and develop new products for founders, with a first version from 12 weeks and ${money(60_000)}. The engineer on your first call leads the team that writes the code.`,
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
    picture: {
      name: 'hero-loom',
      tall: 'hero-loom-tall',
      alt: 'Loose threads of six colours become a woven cloth with a dashboard and a phone app.',
    },
    answers: {
      system: { tag: 'the old system', sentence: 'It becomes one count of all orders.' },
      spreadsheets: { tag: 'spreadsheets', sentence: 'They become a chart that is always up to date.' },
      launch: { tag: 'launch in 12 weeks', sentence: 'The first version is live on phones.' },
      vendors: { tag: 'three vendors', sentence: 'One system replaces theirs.' },
      standard: { tag: 'PCI DSS', sentence: 'The rules for card payments become tests that run each night.' },
    },
  },
  stats: [
    { value: '100+', label: 'Global Projects', note: 'whole products that went live' },
    { value: '15+', label: 'Years Experience', note: 'in custom software' },
    { value: '4', label: 'Global Offices', note: 'on three continents' },
  ],
  about: {
    badge: 'About us',
    text: 'Companies call us when a spreadsheet does the work of a system, or when a new product has a launch date but no team.',
    facts: [
      { value: '150+', label: 'Happy clients', note: 'in projects of every size' },
      { value: '25+', label: 'Team members' },
      { value: '15+', label: 'Industries served' },
      { value: '99%', label: 'Client satisfaction', note: '181 of 183 clients asked since 2019' },
    ],
  },
  services: {
    badge: 'Core services',
    heading: {
      title: `${capital(counted(coreServices.length, 'service'))}, one team.`,
      text: 'One lead answers for design, code and operation, so you explain things once.',
    },
    action: { label: 'Discuss Your Project', to: '/contact' },
  },
  industries: {
    badge: 'Industries',
    heading: {
      title: 'Industries whose rules we know.',
    },
  },
  caseStudies: {
    badge: 'Case studies',
    heading: {
      title: 'Six systems, and what they changed.',
      text: 'The titles name products, not clients.',
    },
  },
  why: {
    badge: 'Why choose us',
    title: 'Measured results.',
    reasons: [
      {
        value: '0',
        label: 'Differences unexplained',
        description: `In a match run, your old system and the new one do the same work side by side. You switch when their figures agree or each difference is explained; a forecast or an AI model must reach a threshold. ${countWithMatchRun} had one.`,
        ...(strings.matchRun && { link: strings.matchRun.link }),
      },
      {
        value: '40%',
        label: 'Faster delivery',
        description:
          'Our clients release a new feature five weeks after it is agreed. In the six months before us, they needed seven (medians of 24 clients).',
      },
      {
        value: '1%',
        label: 'Top 1% talent',
        description: 'One applicant in a hundred joins us. You meet your engineers before you sign.',
      },
      {
        value: '250%',
        label: 'Average ROI',
        description:
          'On average over 38 measured projects, each dollar spent brought $3.50 within a year: a gain of $2.50.',
      },
      {
        value: '150+',
        label: 'Launches',
        description:
          'New products and major versions. For two founders, three people built a first version in 12 weeks.',
        link: { label: 'Read the founders’ case study', to: '/case-studies/digital-marketing-platform' },
      },
    ],
  },
  stack: {
    badge: 'Technology stack',
    heading: {
      title: 'Tools we use',
      text: 'We choose widely maintained tools.',
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
    title: 'What our clients say.',
    clientsHeading: 'Our clients',
    clients: 'Book a Free Consultation',
  },
  offices: {
    badge: 'Global offices',
    heading: {
      title: 'Office hours that overlap with yours.',
      text: 'We answer within 2 hours on business days. From Monday to Friday, one of the offices below is open at almost any hour.',
    },
  },
}

sample(home.seo)
sample(home.hero.lede)
sample(home.hero.answers)
sample(home.stats)
sample(home.about.facts)
sample(home.caseStudies.heading)
sample(home.about.text)
sample(home.why.reasons)
sample(home.stack.heading)
sample(home.offices.heading)
