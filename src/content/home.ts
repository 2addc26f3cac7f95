import { type CaseStudyTitle, studiesTitled } from './case-studies.ts'
import { offices } from './company.ts'
import { capital, counted, inWords } from './counts.ts'
import { industryCards } from './industries.ts'
import { price } from './price.ts'
import { countWithMatchRun } from './process.ts'
import { sample } from './sample.ts'
import type { Action, Figure, Heading, PageContent, Reason, StackGroup, WidePicture } from './schema.ts'
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
export const home = {
  updated: '2026-11-25',
  seo: {
    title: 'Custom software company for outgrown systems',
    description:
      'We replace outgrown systems and build new products for companies of 50 to 5,000 people. The engineers on your first call lead the team that writes the code.',
  },
  hero: {
    badge: 'Custom software & consulting',
    heading: 'Software that holds together.',
    lede: 'We design, build and run custom software for companies of 50 to 5,000 people. When we replace a system, the new one first does the same work beside the old one, if results can be compared. You switch only when both agree. We call this a match run.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ] satisfies [Action, Action],
    /** A photograph can be used too. The page shows its middle part. */
    picture: {
      name: 'hero-loom',
      tall: 'hero-loom-tall',
      alt: 'Loose threads of six colours become a woven cloth with a dashboard and a phone app.',
    } satisfies WidePicture,
    /** The five tags in the drawing, and what becomes of each. The drawing has the same words and their places. */
    answers: {
      system: { tag: 'the old system', sentence: 'It becomes one count of all orders.' },
      spreadsheets: { tag: 'spreadsheets', sentence: 'They become a chart that is always up to date.' },
      launch: { tag: 'launch in 12 weeks', sentence: 'It becomes an app for the ward.' },
      vendors: { tag: 'three vendors', sentence: 'They become one list of rooms.' },
      standard: { tag: 'PCI DSS', sentence: 'This card standard becomes a check of each payment.' },
    },
  },
  stats: [
    { value: '100+', label: 'Global Projects', note: 'whole products that went live' },
    { value: '15+', label: 'Years Experience', note: 'in custom software' },
    { value: '4', label: 'Global Offices', note: 'on three continents' },
  ] satisfies Figure[],
  about: {
    badge: 'About us',
    text: 'Companies call us when a spreadsheet does the work of a system, or when a new product has a launch date but no team. The engineers you meet first lead the team that writes the code.',
    price: price.short,
    facts: [
      { value: '150+', label: 'Happy clients', note: 'in projects of every size' },
      { value: '25+', label: 'Team members' },
      { value: '15+', label: 'Industries served' },
      { value: '99%', label: 'Client satisfaction', note: 'would hire us again' },
    ] satisfies Figure[],
  },
  services: {
    badge: 'Core services',
    heading: {
      title: `${capital(counted(coreServices.length, 'service'))}, one team.`,
      text: 'The people who design, build and run your software report to one lead, so you explain things once.',
    } satisfies Heading,
    action: { label: 'Discuss Your Project', to: '/contact' } satisfies Action,
  },
  industries: {
    badge: 'Industries',
    heading: {
      title: `${capital(counted(industryCards.length, 'industry', 'industries'))} whose rules we know.`,
    } satisfies Heading,
  },
  caseStudies: {
    badge: 'Case studies',
    heading: {
      title: 'Work that is still running.',
      text: `${capital(inWords(featured.length))} of 100+ projects: what was hard, what we built and what changed. The titles name products, not clients.`,
    } satisfies Heading,
  },
  why: {
    badge: 'Why choose us',
    title: 'Five reasons clients come back.',
    reasons: [
      {
        value: '0',
        label: 'Differences left',
        description: `A match run ends when no unexplained difference is left between old and new figures. Then you switch. ${countWithMatchRun} held one.`,
        link: strings.matchRun.link,
      },
      {
        value: '40%',
        label: 'Faster delivery',
        description:
          'At 24 clients, the median time from an agreed feature to its release is 40% shorter than in the six months before us.',
      },
      {
        value: '1%',
        label: 'Top 1% talent',
        description:
          'One applicant in a hundred joins us. Our people are senior, stay on the project, and meet you before you sign.',
      },
      {
        value: '250%',
        label: 'Average ROI',
        description:
          'Clients measured 31 projects. On average, the gain in one year, after costs, was 2.5 times the costs.',
      },
      {
        value: '150+',
        label: 'Launches',
        description:
          'New products, and new versions of live ones. For two founders, three people built a product in 12 weeks, for under $100,000.',
        link: { label: 'Read the founders’ case study', to: '/case-studies/digital-marketing-platform' },
      },
    ] satisfies Reason[],
  },
  stack: {
    badge: 'Technology stack',
    heading: {
      title: 'Tools we use.',
      text: 'We start with what your own developers know. We pick the rest because someone will still maintain it in ten years.',
    } satisfies Heading,
    groups: [
      { category: 'Frontend', tools: ['React', 'Next.js', 'Vue', 'Angular', 'TypeScript'] },
      { category: 'Backend', tools: ['Node.js', 'Python', 'Java', '.NET', 'Go'] },
      { category: 'Mobile', tools: ['React Native', 'Flutter', 'Swift', 'Kotlin'] },
      { category: 'Cloud & DevOps', tools: ['AWS', 'Azure', 'Google Cloud', 'Kubernetes', 'Terraform'] },
      { category: 'Data & AI', tools: ['PostgreSQL', 'MongoDB', 'PyTorch', 'TensorFlow'] },
    ] satisfies StackGroup[],
  },
  testimonials: {
    badge: 'Testimonials',
    title: 'What our clients say.',
    /** The heading of the logos of clients, which only screen readers announce. */
    clientsHeading: 'Our clients',
    /** The link after the logos of clients, which leads to the booking page. */
    clients: 'Book a Free Consultation',
  },
  offices: {
    badge: 'Global offices',
    heading: {
      title: 'Office hours that overlap with yours.',
      text: `On weekdays, one of our ${counted(offices.length, 'office')} is open at almost any hour. A question that you send at the end of your day is usually answered by the next morning.`,
    } satisfies Heading,
  },
} satisfies PageContent

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
