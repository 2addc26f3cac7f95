import { featured } from './case-studies.ts'
import { offices } from './company.ts'
import { capital, counted, inWords, quarters } from './counts.ts'
import { industryList } from './industries.ts'
import { hoursCovered } from './office-hours.ts'
import { sample } from './sample.ts'
import type { Action, ExplainedFigure, Figure, Heading, PageContent, StackGroup } from './schema.ts'
import { coreServices } from './services.ts'

/** The home page. Its figures are its own: other pages state theirs. */
export const home = {
  updated: '2026-11-22',
  seo: {
    title: 'Software development company with fixed estimates',
    description:
      'New products and replacements for outgrown systems, for companies of 50 to 5,000 people. The engineers on your first free call are the ones who write the code.',
  },
  hero: {
    badge: 'Custom software & consulting',
    heading: 'Software that holds together.',
    lede: 'We design, build and run custom software for companies of 50 to 5,000 people, from funded startups to hospital groups: new products, and replacements for systems they have outgrown.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ] satisfies [Action, Action],
    alt: 'Six colours of loose thread, tagged “spreadsheets”, “PCI DSS” and “launch in 12 weeks”, run through a reed and come out as woven cloth carrying a dashboard and a phone app.',
  },
  stats: [
    { value: '100+', label: 'Global Projects' },
    { value: '15+', label: 'Years Experience' },
    { value: '4', label: 'Global Offices' },
  ] satisfies Figure[],
  about: {
    badge: 'About us',
    text: 'People call us when a spreadsheet has become the system, or when a new product has a launch date and no team. The engineers you meet first are the ones who write the code, and whatever they replace stays on until old and new agree. We were registered in 2014; the four people who lead the work average 15+ years in software.',
    facts: [
      { value: '150+', label: 'Happy clients' },
      { value: '25+', label: 'Team members' },
      { value: '15+', label: 'Industries served' },
      { value: '99%', label: 'Client satisfaction' },
    ] satisfies Figure[],
  },
  services: {
    badge: 'Core services',
    heading: {
      title: `${capital(counted(coreServices.length, 'service'))}, one team.`,
      text: 'Hire us for any of them or for all. Whoever designs, builds and runs your software reports to the same lead, so you explain things once.',
    } satisfies Heading,
    action: { label: 'Discuss Your Project', to: '/contact' } satisfies Action,
  },
  industries: {
    badge: 'Industries',
    heading: {
      title: `${capital(counted(industryList.length, 'industry', 'industries'))} whose rules we know.`,
      text: 'Your lead engineer has shipped in your sector before, and knows which regulator, season or busiest hour the design has to survive.',
    } satisfies Heading,
  },
  caseStudies: {
    badge: 'Case studies',
    heading: {
      title: 'Work that is still running.',
      text: `What was hard, what we built and what changed, in ${inWords(featured.length)} of 100+ projects. The 100+ are whole products that went live, in whichever country; smaller commissions are not among them.`,
    } satisfies Heading,
  },
  why: {
    badge: 'Why choose us',
    title: 'Five reasons clients come back.',
    reasons: [
      {
        value: '40%',
        label: 'Faster delivery',
        description:
          'Measured from the day a feature is agreed to the day it is live, against the pace of the client before us. Working software every two weeks does most of it.',
      },
      {
        value: '1%',
        label: 'Top 1% talent',
        description:
          'One applicant in a hundred joins us. They are senior, they stay on the project, and you meet them before you sign.',
      },
      {
        value: '250%',
        label: 'Average ROI',
        description:
          'Averaged over the projects whose return the client measured for a year. We agree the measure at the start, and report on that one.',
      },
      {
        value: '99%',
        label: 'Client satisfaction',
        description:
          'After every release we ask the client whether they would hire us again. This is the share that said yes.',
      },
      {
        value: '150+',
        label: 'Launches',
        description:
          'New products, and new versions of products already live. Most were boring, which is how a launch should be.',
      },
    ] satisfies ExplainedFigure[],
  },
  stack: {
    badge: 'Technology stack',
    heading: {
      title: 'Tools we use',
      text: 'We pick tools that will still be maintained when your product is ten years old.',
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
    title: 'In their words.',
    /** Heard, not seen: the heading of the wall of clients. */
    clientsHeading: 'Our clients',
    /** In the wall's last cell; leads to the booking page. */
    clients: 'Book a Free Consultation',
  },
  offices: {
    badge: 'Global offices',
    heading: {
      title: 'Someone is at work while you sleep.',
      text: `Between them, our offices cover ${quarters(hoursCovered(offices))} of every 24 hours. Leave a question at the end of your day and it is usually answered before the next.`,
    } satisfies Heading,
  },
} satisfies PageContent

sample(home.seo)
sample(home.hero.lede)
sample(home.stats)
sample(home.about.facts)
sample(home.caseStudies.heading)
sample(home.about.text)
sample(home.why.reasons)
