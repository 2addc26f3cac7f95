import type { Action, Exactly, Heading, Hue, PageContent, Point, Step, Weave } from './schema.ts'

/** A phase of the typical timeline. Weeks run end to end at their longest; `null` is open-ended. */
export interface TimelinePhase {
  phase: string
  /** As the spec writes it: '6-12 weeks'. */
  duration: string
  description: string
  hue: Hue
  weeks: { shortest: number; longest: number } | null
}

/** `/process`. */
export const process = {
  updated: '2026-08-18',
  seo: {
    title: 'Our process: six steps, one thread',
    description:
      'What happens between the first call and the thousandth deploy: six steps, four ways to run a project, and a typical timeline of twelve to twenty-one weeks.',
  },
  /** Second line in the menu, two to five words. */
  tagline: 'Six steps, no surprises',
  hero: {
    badge: 'Process',
    heading: 'Six steps, one thread.',
    lede: 'The same people carry your project from the first call to the thousandth deploy. Here is what happens, in order, and what you hold in your hands after each step.',
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
      description: 'Two-week sprints. At the end of each you get something that runs.',
      details: [
        'Working software every two weeks',
        'Code review on every change',
        'Open board, open repository',
      ],
    },
    {
      title: 'Testing',
      description: 'Machines check what machines can. People check the rest.',
      details: ['Automated tests', 'Security and load tests', 'Accessibility audit'],
    },
    {
      title: 'Deployment',
      description: 'A quiet release with a way back.',
      details: ['Staged rollout', 'Monitoring from minute one', 'Team training'],
    },
    {
      title: 'Support',
      description: 'We stay. Fixes, improvements and a phone that is answered.',
      details: ['Agreed response times', 'Monthly health report', 'Roadmap reviews'],
    },
  ] satisfies Exactly<6, Step>,
  methodsHeading: {
    title: 'Four ways to run it.',
    text: 'We fit the method to the project, and say so if yours does not fit.',
  } satisfies Heading,
  methods: [
    {
      weave: 'twill',
      title: 'Agile Scrum',
      description: 'Two-week sprints and a demo. For products that are still finding their shape.',
    },
    {
      weave: 'rib',
      title: 'Kanban',
      description: 'A steady flow, pulled when there is room. For support and many small changes.',
    },
    {
      weave: 'satin',
      title: 'Lean',
      description: 'Smallest test first. For ideas that need proof before budget.',
    },
    {
      weave: 'basket',
      title: 'DevOps',
      description: 'Build, ship, watch, repeat. For systems that must never stop.',
    },
  ] satisfies Exactly<4, Point & { weave: Weave }>,
  timelineBadge: 'Typical timeline',
  timelineHeading: {
    title: 'Twelve to twenty-\u2060one weeks.',
    text: 'Solid cloth is the shortest it takes; bare warp is the room we keep for what discovery turns up.',
  } satisfies Heading,
  timeline: [
    {
      phase: 'Discovery',
      duration: '1-2 weeks',
      description: 'Interviews, the audit, one page of scope.',
      hue: 'rose',
      weeks: { shortest: 1, longest: 2 },
    },
    {
      phase: 'Design',
      duration: '2-3 weeks',
      description: 'Prototype, tests with users, the estimate.',
      hue: 'weld',
      weeks: { shortest: 2, longest: 3 },
    },
    {
      phase: 'Development',
      duration: '6-12 weeks',
      description: 'Three to six sprints, a demo after each.',
      hue: 'indigo',
      weeks: { shortest: 6, longest: 12 },
    },
    {
      phase: 'Testing',
      duration: '2-3 weeks',
      description: 'Load, security, accessibility, your own people.',
      hue: 'verdigris',
      weeks: { shortest: 2, longest: 3 },
    },
    {
      phase: 'Deployment',
      duration: '1 week',
      description: 'Staged, watched, with a way back.',
      hue: 'madder',
      weeks: { shortest: 1, longest: 1 },
    },
    {
      phase: 'Support',
      duration: 'Ongoing',
      description: 'The same people, for as long as you like.',
      hue: 'walnut',
      weeks: null,
    },
  ] satisfies TimelinePhase[],
  actions: [
    { label: 'Book a Free Consultation', to: 'booking' },
    { label: 'See Our Work', to: '/portfolio' },
  ] satisfies Action[],
} satisfies PageContent
