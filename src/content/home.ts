import type { Action, ExplainedFigure, Figure, Heading, PageContent, StackGroup } from './schema.ts'

/** The home page. Its figures are its own: other pages state theirs. */
export const home = {
  updated: '2026-10-12',
  seo: {
    title: 'Custom software development and consulting',
    description:
      'Custom software, designed, built and looked after by one team. Book a free 30-minute consultation with the engineers who would do the work.',
  },
  hero: {
    badge: 'Custom software & consulting',
    heading: 'Software that holds together.',
    lede: 'Bring us the old system, the spreadsheet, the deadline. We design, build and look after the one product that replaces the lot.',
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
    text: 'We are the people you call when the spreadsheet has become the system, the vendor has gone quiet, and the launch date has not moved. We find out what is actually there, keep the parts that work, and weave the rest into software your team can lean on.',
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
      title: 'Six crafts, one team.',
      text: 'Each is drawn here the way weavers draw a cloth before weaving it: black square, warp up; white square, warp down. The first programs looked like this.',
    } satisfies Heading,
    action: { label: 'Discuss Your Project', to: '/contact' } satisfies Action,
  },
  industries: {
    badge: 'Industries',
    heading: {
      title: 'Six industries, six dyes.',
      text: 'Every sector has its own rules, rhythms and risks. Each gets a team that has met them before, and a colour you can follow through this site.',
    } satisfies Heading,
  },
  caseStudies: {
    badge: 'Case studies',
    heading: {
      title: 'Work that is still running.',
      text: 'Six of the hundred-odd. In every picture one thread leaves the cloth and turns into the thing the software does.',
    } satisfies Heading,
  },
  why: {
    badge: 'Why choose us',
    title: 'Five reasons clients come back.',
    reasons: [
      {
        value: '40%',
        label: 'Faster delivery',
        description: 'Working software every two weeks, so a wrong turn costs days and not quarters.',
      },
      {
        value: '1%',
        label: 'Top 1% talent',
        description: 'Senior people who stay on the project. You meet them before you sign.',
      },
      {
        value: '250%',
        label: 'Average ROI',
        description: 'We agree the number that matters at the start, and report on that one.',
      },
      {
        value: '99%',
        label: 'Client satisfaction',
        description: 'Asked after every release, not once a year.',
      },
      {
        value: '150+',
        label: 'Launches',
        description: 'Most of them boring, which is how a launch should be.',
      },
    ] satisfies ExplainedFigure[],
  },
  stack: {
    badge: 'Technology stack',
    heading: {
      title: 'Proven yarn.',
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
    clients: 'Your name here?',
  },
  offices: {
    badge: 'Global offices',
    heading: {
      title: 'Somebody is nearly always at the loom.',
      text: 'Our working days overlap to cover 21½ of every 24 hours. Leave a question at the end of your day and it is usually answered before the next.',
    } satisfies Heading,
  },
} satisfies PageContent
