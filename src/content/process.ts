import { sample } from './sample.ts'
import type { Action, Exactly, Heading, PageContent, Point, Step } from './schema.ts'

/** A phase of the typical timeline. Weeks run end to end at their longest; `null` is open-ended. */
export interface TimelinePhase {
  phase: string
  /** As the spec writes it: '6-12 weeks'. */
  duration: string
  description: string
  weeks: { shortest: number; longest: number } | null
}

/** `/process`. */
export const process = {
  updated: '2026-11-22',
  seo: {
    title: 'Software development process, 12–21 weeks',
    description:
      'Six steps from the first call to support, a first release in 12–21 weeks, and a match run that keeps your old system working until the new one agrees with it.',
  },
  /** Second line in the menu, two to five words. */
  tagline: 'Six steps, 12–21 weeks',
  hero: {
    badge: 'Process',
    heading: 'Software development in six steps.',
    lede: 'The same people carry your project from the first call to the thousandth deploy. Here is what happens, in order, and what you have at the end of each step.',
  },
  /** Heard, not seen: the heading of the list of steps. */
  stepsHeading: 'The six steps',
  steps: [
    {
      title: 'Discovery',
      description:
        'We learn the business before the code: goals, users, systems, and the parts nobody wants to open.',
      details: ['Stakeholder interviews', 'Technical audit', 'Scope and success measure'],
    },
    {
      title: 'Design',
      description: 'Flows and prototypes you can click, tested with the people who will use them.',
      details: ['Wireframes and prototype', 'Architecture on one page', 'Fixed estimate'],
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
        'Fixes, improvements and a phone that is answered. To leave, give a month’s notice: code you have paid for is yours already, and accounts and notes follow it.',
      details: ['Agreed response times', 'Monthly health report', 'Roadmap reviews'],
    },
  ] satisfies Exactly<6, Step>,
  methodsHeading: {
    title: 'Four ways to run the work.',
    text: 'You need not choose. We propose one of these after discovery, and change it when the work changes.',
  } satisfies Heading,
  methods: [
    {
      title: 'Agile Scrum',
      description: 'Two-week sprints and a demo. For products that are still finding their shape.',
    },
    {
      title: 'Kanban',
      description: 'A steady flow, pulled when there is room. For support and many small changes.',
    },
    {
      title: 'Lean',
      description: 'Smallest test first. For ideas that need proof before budget.',
    },
    {
      title: 'DevOps',
      description: 'Build, ship, watch, repeat. For systems that must never stop.',
    },
  ] satisfies Exactly<4, Point>,
  matchRun: {
    badge: 'Match run',
    heading: {
      title: 'The old system stays until the new one agrees.',
      text: 'We call it a match run. Old and new do the same work side by side, and the new system takes over only when their figures have agreed for a time fixed beforehand. A model that is to replace a judgement is tested in the same way, beside the person who makes it.',
    } satisfies Heading,
    steps: [
      {
        title: 'Fix the terms',
        description:
          'Together we write down which figures must agree, and for how long. That depends on what an error costs: two weeks for a laboratory bench, four months for a settlement ledger.',
      },
      {
        title: 'Run both',
        description:
          'Each system gets the same orders, readings or payments. Every difference is traced to its cause, on whichever side that turns out to be.',
      },
      {
        title: 'Switch over',
        description:
          'Once the time has passed without a difference, the new system leads. The old one stays readable for as long as you ask.',
      },
    ] satisfies Exactly<3, Point>,
    listHeading: 'Projects that held one',
  },
  timelineBadge: 'Typical timeline',
  /** Beside the axis of weeks. */
  timelineUnit: 'Week',
  timelineHeading: {
    title: 'A first release in 12–\u206021 weeks.',
    text: 'Solid bars show the minimum; the open part is room for what discovery turns up. Most projects take three to twelve months, as a series of such releases; the programmes in our case studies are the long ones, up to 36.',
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
      description: 'Prototype, tests with users, the estimate.',
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
      description: 'The same people, for as long as you like.',
      weeks: null,
    },
  ] satisfies TimelinePhase[],
  actions: [
    { label: 'Book a Free Consultation', to: 'booking' },
    { label: 'See Our Work', to: '/portfolio' },
  ] satisfies Action[],
} satisfies PageContent

sample(process.steps[2].description)
