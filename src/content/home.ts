import { featured } from './case-studies.ts'
import { offices } from './company.ts'
import { capital, counted, inWords, quarters } from './counts.ts'
import { industryCards } from './industries.ts'
import { hoursCovered } from './office-hours.ts'
import { price } from './price.ts'
import { sample } from './sample.ts'
import type { Action, Figure, Heading, PageContent, Reason, StackGroup, WidePicture } from './schema.ts'
import { coreServices } from './services.ts'
import { strings } from './strings.ts'

/** The home page. Its figures are its own: other pages state theirs. */
export const home = {
  updated: '2026-11-23',
  seo: {
    title: 'Custom software, proven beside the system you run',
    description:
      'New products and replacements for outgrown systems, for companies of 50 to 5,000 people. The engineers on your first call lead the team that writes the code.',
  },
  hero: {
    badge: 'Custom software & consulting',
    heading: 'Software that holds together.',
    lede: 'We design, build and run custom software for companies of 50 to 5,000 people. In a match run, old and new do the same work side by side until their figures agree, and only then do we switch.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ] satisfies [Action, Action],
    /** A photograph is cut around its middle. */
    picture: {
      name: 'hero-loom',
      tall: 'hero-loom-tall',
      alt: 'Six colours of loose thread, tagged “spreadsheets”, “PCI DSS” and “launch in 12 weeks”, run through a reed and come out as woven cloth carrying a dashboard and a phone app.',
    } satisfies WidePicture,
  },
  stats: [
    { value: '100+', label: 'Global Projects', note: 'whole products that went live' },
    { value: '15+', label: 'Years Experience', note: 'average of our four leads' },
    { value: '4', label: 'Global Offices', note: 'three open to visitors' },
  ] satisfies Figure[],
  about: {
    badge: 'About us',
    text: 'People call us when a spreadsheet has become the system, or when a new product has a launch date and no team. The engineers you meet first lead the team that writes the code.',
    price: `${price.fixed} ${price.overrun}`,
    facts: [
      { value: '150+', label: 'Happy clients', note: 'smaller work included' },
      { value: '25+', label: 'Team members' },
      { value: '15+', label: 'Industries served' },
      { value: '99%', label: 'Client satisfaction' },
    ] satisfies Figure[],
  },
  services: {
    badge: 'Core services',
    heading: {
      title: `${capital(counted(coreServices.length, 'service'))}, one team.`,
      text: 'Whoever designs, builds and runs your software reports to the same lead, so you explain things once.',
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
      text: `What was hard, what we built and what changed, in ${inWords(featured.length)} of 100+ projects.`,
    } satisfies Heading,
  },
  why: {
    badge: 'Why choose us',
    title: 'Five reasons clients come back.',
    reasons: [
      {
        value: '0',
        label: 'Differences left',
        description:
          'A match run of figures ends when every difference between old and new has been traced to its cause and mended. Only then does the new system lead.',
        link: strings.matchRun.link,
      },
      {
        value: '40%',
        label: 'Faster delivery',
        description:
          'From the day a feature is agreed to the day it is live, against the client’s own pace before us.',
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
          'Over the projects whose return the client measured for a year, by a measure agreed at the start.',
      },
      {
        value: '150+',
        label: 'Launches',
        description:
          'New products, and new versions of products already live. Most were boring, which is how a launch should be.',
      },
    ] satisfies Reason[],
  },
  stack: {
    badge: 'Technology stack',
    heading: {
      title: 'Tools we use.',
      text: 'What your own developers know comes first. The rest we pick to be maintained in ten years.',
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
    title: 'In their strings.',
    /** Heard, not seen: the heading of the wall of clients. */
    clientsHeading: 'Our clients',
    /** The link after the clients; leads to the booking page. */
    clients: 'Book a Free Consultation',
  },
  offices: {
    badge: 'Global offices',
    heading: {
      title: 'Office hours that meet yours.',
      text: `From Monday in Geelong to Friday in Lowell, our ${counted(offices.length, 'office')} cover ${quarters(hoursCovered(offices))} of every 24 hours. Leave a question at the end of your day and it is usually answered before the next.`,
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
sample(home.offices.heading)
