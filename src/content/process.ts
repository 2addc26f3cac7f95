import { price } from './price.ts'
import { sample } from './sample.ts'
import {
  type Action,
  type Cloths,
  type Exactly,
  type Heading,
  type NumberedPoint,
  numbered,
  type PageContent,
  type PlainSection,
  type Point,
  type PointList,
  type ProcessStep,
  type TimelinePhase,
} from './schema.ts'

/** `/process`. */
export const process = {
  updated: '2026-11-23',
  seo: {
    title: 'Software development process with fixed prices',
    description:
      'Six steps from the first call to support, a first release in 12–21 weeks, and a match run that keeps your old system working until the new one agrees with it.',
  },
  /** Second line in the menu, two to six words. */
  tagline: 'Six steps, prices, how you leave',
  hero: {
    badge: 'Process',
    heading: 'Software development in six steps.',
    lede: 'The engineer on your first call leads the project, and is still on it after launch. Here is what happens, in order, and what you have at the end of each step.',
  },
  /** Heard, not seen: the heading of the list of steps. */
  stepsHeading: 'The six steps',
  steps: numbered([
    {
      title: 'Discovery',
      description:
        'We learn the business before the code: goals, users, systems, and the parts no one wants to open.',
      details: ['Stakeholder interviews', 'Technical audit', 'Scope with a narrower price range'],
    },
    {
      title: 'Design',
      description: 'Flows and prototypes you can click, tested with the people who will use them.',
      details: ['WireframeCards and prototype', 'Architecture on one page', 'Fixed price for the release'],
    },
    {
      title: 'Development',
      description:
        'Two-week sprints, each ending in something that runs. We work on encrypted laptops, sign in with two factors, and see only the data a task needs.',
      details: [
        'Working software every two weeks',
        'Code review on every change',
        'Open board, open repository',
      ],
    },
    {
      title: 'Testing',
      description: 'Machines check what machines can; people try what a machine would not think of.',
      details: ['Automated tests', 'Security and load tests', 'Accessibility audit'],
    },
    {
      title: 'Deployment',
      description:
        'A quiet release with a way back. Where it replaces an older system, a match run comes first.',
      details: ['Staged rollout', 'Monitoring from minute one', 'Team training'],
    },
    {
      title: 'Support',
      description:
        'Fixes, improvements and a phone that is answered. To leave support, give 30 days’ notice: code you have paid for is yours already, and accounts and notes follow it.',
      details: ['Agreed response times', 'Monthly health report', 'Roadmap reviews'],
    },
  ]) satisfies Exactly<6, ProcessStep>,
  methodsHeading: {
    title: 'Four ways to run the work.',
    text: 'You need not choose. We propose one of these after discovery, and change it when the work changes.',
  } satisfies Heading,
  methods: [
    {
      title: 'Agile Scrum',
      description: 'Two-week sprints and a demo. Most first releases run this way.',
    },
    {
      title: 'Kanban',
      description:
        'A steady flow, pulled when there is room. For support, and for sites that join one by one.',
    },
    {
      title: 'Lean',
      description: 'Smallest test first. For when a price on a page could settle the matter.',
    },
    {
      title: 'DevOps',
      description: 'Build, ship, watch, repeat. For the day your own team takes over.',
    },
  ] satisfies Exactly<4, Point>,
  matchRun: {
    badge: 'Match run',
    heading: {
      title: 'The old system stays until the new one agrees.',
      text: 'A match run is a rehearsal with real work. The old system goes on doing its job; the new one is given the same orders, readings or payments and works through them too, without acting on any. Every night a report lists where the two differ, and each difference is traced to its cause, on whichever side it lies; more often than not, it lies with the old one. Any new difference sets the count of days back to zero. Where old and new cannot run at once, as on a production line, the switch is rehearsed twice instead.',
    } satisfies Heading,
    steps: numbered([
      {
        title: 'Fix the terms',
        description:
          'Together we write down which figures must agree, and for how long. What an error would cost decides: two weeks for a laboratory bench, sixty evenings for a settlement ledger, two quarters for a forecast.',
      },
      {
        title: 'Run both',
        description:
          'The old system leads; what the new one computes goes nowhere but the report, which you read as we do. A model runs in the same way beside the person whose judgement it is to relieve; a threshold set in advance then stands in place of agreement.',
      },
      {
        title: 'Switch over',
        description:
          'Once the time has passed without a difference, the new system leads. The old one stays readable for a month, or longer if you order it.',
      },
    ]) satisfies Exactly<3, NumberedPoint>,
    cloths: {
      old: 'Old',
      replacement: 'New',
      alt: 'Two cloths woven side by side, compared row by row by a yellow thread; the old one frays only after the last row agrees.',
    } satisfies Cloths,
    listHeading: 'Projects that held one',
  },
  price: {
    id: 'price',
    heading: { title: 'What it costs, and how you leave.' },
    text: [
      `${price.call} ${price.discovery} ${price.design}`,
      `${price.fixed} ${price.matchRun} ${price.overrun}`,
      `${price.phases} ${price.support}`,
      price.leave,
    ],
  } satisfies PlainSection,
  papers: {
    heading: { title: 'Two papers to read first.' },
    items: [
      {
        title: 'What a statement of work looks like',
        description:
          'Ours has four pages: scope in your words, milestones with dates and amounts, what is assumed, and who decides. An example, with names removed, comes with the proposal. It marks each point at which you may leave.',
      },
      {
        title: 'What a match run’s report says',
        description:
          'One page a night: what was compared, how many figures agreed, and each difference with its cause. Here is one, shortened: “Evening 14 of 60. 1,212 transfers compared, 1,211 agree. One differs by 0.01 yen, and the yen has no cents; cause: the old database keeps two decimals. Count back to zero.” Ask for the whole of it on the call.',
      },
    ],
  } satisfies PointList,
  timelineBadge: 'Typical timeline',
  /** Beside the axis of weeks. */
  timelineUnit: 'Week',
  timelineHeading: {
    title: 'A first release in 12–\u206021 weeks.',
    text: 'Solid bars show the minimum; the open part is room for what discovery turns up. A match run of more than five weeks comes on top. Most projects take three to twelve months, as a series of such releases; the programmes in our case studies are the long ones, up to 36 months, and each names its first release, priced at today’s rates.',
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
      description: 'Three to six sprints, a demo after each.',
      weeks: { shortest: 6, longest: 12 },
    },
    {
      phase: 'Testing',
      duration: '2-3 weeks',
      description: 'Load, security, accessibility, your own people.',
      weeks: { shortest: 2, longest: 3 },
    },
    {
      phase: 'Deployment',
      duration: '1 week',
      description: 'Staged, watched, with a way back.',
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

sample(process.hero.lede)
sample(process.steps[2].description)
sample(process.methods[0].description)
sample(process.matchRun.heading)
sample(process.matchRun.steps[0].description)
sample(process.matchRun.steps[1].description)
sample(process.papers)
sample(process.timelineHeading)
