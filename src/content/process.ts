import { caseStudies, studiesWithMatchRun } from './case-studies.ts'
import { company } from './company.ts'
import { capital, inWords, money } from './counts.ts'
import { price } from './price.ts'
import { sample } from './sample.ts'
import {
  type Action,
  type Cloths,
  type Exactly,
  type Heading,
  numbered,
  type PageContent,
  type PlainSection,
  type Point,
  type ProcessStep,
  type TimelinePhase,
} from './schema.ts'

/** The beginning of a sentence about the case studies that held a match run: `'Seven of our 25 case studies'`. */
export const countWithMatchRun = `${capital(inWords(studiesWithMatchRun.length))} of our ${caseStudies.length} case studies`

/** The page `/process`. */
export const process = {
  updated: '2026-11-25',
  seo: {
    title: 'Software development process with fixed prices',
    description:
      'Six steps from the first call to support: a first release in 12–21 weeks at a fixed price, and an old system that stays until the new one gives the same figures.',
  },
  /** The second line in the menu, of two to six words. */
  tagline: 'Six steps, prices, how you leave',
  hero: {
    badge: 'Process',
    heading: 'Software development in six steps.',
    lede: 'The engineer on your first call leads the project and stays on it after launch.',
  },
  /** The heading of the list of steps, which only screen readers announce. */
  stepsHeading: 'The six steps',
  steps: numbered([
    {
      title: 'Discovery',
      description:
        'We learn your business before we write code: its goals, users and systems, and the parts that no one wants to open.',
      details: ['Stakeholder interviews', 'Technical audit', 'Scope with a narrower price range'],
    },
    {
      title: 'Design',
      description:
        'We draw flows and prototypes that you can click, and test them with the people who will use them.',
      details: ['Wireframes and prototype', 'Architecture on one page', 'Fixed price for the release'],
    },
    {
      title: 'Development',
      description:
        'We work on encrypted laptops, sign in with two factors, and see only the data that a task needs.',
      details: [
        'Working software every two weeks',
        'Code review on every change',
        'Shared board and repository',
      ],
    },
    {
      title: 'Testing',
      description: 'Automated tests run at every change. People try what those do not cover.',
      details: ['Automated tests', 'Security and load tests', 'Accessibility audit'],
    },
    {
      title: 'Deployment',
      description:
        'We release in stages that can be undone. Before we replace a system, we compare old and new or rehearse the switch.',
      details: ['Staged rollout', 'Monitoring from minute one', 'Team training'],
    },
    {
      title: 'Support',
      description:
        'You get fixes, improvements and an engineer who answers the phone. When you leave, we hand over accounts and notes.',
      details: ['Agreed response times', 'Monthly health report', 'Roadmap reviews'],
    },
  ]) satisfies Exactly<6, ProcessStep>,
  methodsHeading: {
    title: 'Four ways to run the work.',
    text: 'We propose one after discovery, and change it when the work changes.',
  } satisfies Heading,
  methods: [
    {
      title: 'Agile Scrum',
      description: 'Work runs in two-week sprints with a demo after each. Most first releases run this way.',
    },
    {
      title: 'Kanban',
      description:
        'A task starts when the team has room for it. This suits support, and a rollout site by site.',
    },
    {
      title: 'Lean',
      description: 'We test demand before we build, for example with a price on a page.',
    },
    {
      title: 'DevOps',
      description:
        'Those who write the software also release and watch it. This suits work that your own team will take over.',
    },
  ] satisfies Exactly<4, Point>,
  matchRun: {
    badge: 'Match run',
    heading: {
      title: 'The old system stays until the new one agrees.',
      text: `In a match run, the old system and the new one do the same real work side by side. The old one stays in charge, and every night a report lists the figures that differ. ${countWithMatchRun} held one: those in which figures can be compared.`,
    } satisfies Heading,
    steps: numbered([
      {
        title: 'Fix the terms',
        description:
          'Together we write down which figures must agree. The cost of an error decides for how long.',
        details: [
          'Two weeks for a laboratory bench',
          'Sixty evenings for a settlement ledger',
          'Two quarters for a forecast',
        ],
      },
      {
        title: 'Run both',
        description:
          'The results of the new system go only into the report, which you read too. An AI model runs beside the person whom it will help, and must reach a threshold agreed in advance.',
        details: [
          'A report of differences every night',
          'The cause of each, in either system',
          'A new difference sets the count of days to zero',
        ],
      },
      {
        title: 'Switch over',
        description:
          'When the agreed time has passed without a new difference, the new system takes over. Where both cannot run at once, as on a production line, we use a second method, the rehearsal: we practise the switch twice.',
        details: ['The old system stays readable for a month', 'Longer if you order it'],
      },
    ]) satisfies Exactly<3, ProcessStep>,
    cloths: {
      old: 'Old',
      replacement: 'New',
      key: 'Each pin is a term that both sides agreed. The diamond is a difference to explain.',
      alt: 'An old cloth and a new one, which a yellow thread compares row by row.',
    } satisfies Cloths,
    listHeading: 'Case studies with a match run.',
  },
  price: {
    id: 'price',
    heading: { title: 'What it costs, and how you leave.' },
    text: [
      `${price.call} ${price.discovery} ${price.design}`,
      `${price.fixed} ${price.overrun}`,
      `${price.phases} These are today’s rates, about ${money(1_900)} for each person and week. Case studies state the range that a proposal would give today.`,
      'You pay by milestone: discovery, design, every second sprint, acceptance. Invoices are due within 30 days. Taxes, third-party licences, cloud usage and agreed travel are extra.',
      price.matchRun,
      `For 30 days after acceptance we correct faults without charge. ${price.support} ${price.fault} Call ${company.phone}.`,
      price.leave,
    ],
  } satisfies PlainSection,
  /** Two documents that visitors can ask for. They follow the prices. */
  papers: [
    {
      title: 'What a statement of work looks like',
      description:
        'It has four pages: scope, milestones with dates and amounts, assumptions, and who decides. An example comes with the proposal.',
    },
    {
      title: 'What a match run’s report says',
      description:
        'For example: “Evening 14 of 60. 1,212 transfers compared, 1,211 agree. One differs by 0.01 yen. Cause: the yen has no cents, but the old database keeps two decimals. Count back to zero.” Ask for a complete report.',
    },
  ] satisfies Exactly<2, Point>,
  timelineBadge: 'Typical timeline',
  /** The label of the axis of the timeline. */
  timelineUnit: 'Week',
  timelineHeading: {
    title: 'A first release in 12–\u206021 weeks.',
    text: 'Solid bars show the shortest time of a phase, and the open part shows the longest. A match run of more than five weeks is extra. Most projects take three to twelve months, as a series of such releases. The programmes in our case studies take up to 36 months.',
  } satisfies Heading,
  timeline: [
    {
      phase: 'Discovery',
      duration: '1-2 weeks',
      description: 'Interviews, the audit, one page of scope.',
      weeks: { shortest: 1, longest: 2 },
    },
    {
      phase: 'Design',
      duration: '2-3 weeks',
      description: 'Prototype, tests with users, the fixed price.',
      weeks: { shortest: 2, longest: 3 },
    },
    {
      phase: 'Development',
      duration: '6-12 weeks',
      description: sample('Three to six sprints, a demo after each.'),
      weeks: { shortest: 6, longest: 12 },
    },
    {
      phase: 'Testing',
      duration: '2-3 weeks',
      description: 'Load, security, accessibility, and your own people.',
      weeks: { shortest: 2, longest: 3 },
    },
    {
      phase: 'Deployment',
      duration: '1 week',
      description: 'Released in stages that can be undone.',
      weeks: { shortest: 1, longest: 1 },
    },
    {
      phase: 'Support',
      duration: 'Ongoing',
      description: sample('The same lead, for as long as you like.'),
      weeks: null,
    },
  ] satisfies TimelinePhase[],
  actions: [
    { label: 'Book a Free Consultation', to: 'booking' },
    { label: 'See Our Work', to: '/portfolio' },
  ] satisfies Action[],
} satisfies PageContent

sample(process.seo)
sample(process.hero.lede)
sample(process.steps)
sample(process.methodsHeading)
sample(process.methods)
sample(process.matchRun)
sample(process.papers)
sample(process.price)
sample(process.timelineHeading)
