import { caseStudies, studiesWithMatchRun } from './case-studies.ts'
import { company, telHref } from './company.ts'
import { capital, inWords, money } from './counts.ts'
import { firstReleasePrice, price, pricedPhases } from './price.ts'
import { sample } from './sample.ts'
import { numbered, type Process } from './schema.ts'

/** The beginning of a sentence about the case studies that held a match run: `'Seven of our 25 case studies'`. */
export const countWithMatchRun = `${capital(inWords(studiesWithMatchRun.length))} of our ${caseStudies.length} case studies`

const faultPhone = company.support?.phone ?? company.phone

/** The page `/process`. */
export const processPage: Process = {
  updated: '2026-11-25',
  seo: {
    title: 'Software development process with fixed prices',
    description:
      'Six steps from the free call to support: a first release in 12–21 weeks at a fixed price, and an old system that stays until the new one is proven.',
  },
  tagline: 'Six steps, prices, how you leave',
  hero: {
    badge: 'Process',
    heading: 'Software development in six steps.',
    lede: 'You know the price before we build, your old system stays until the new one is proven, and you can leave after each phase.',
  },
  stepsHeading: 'The six steps',
  steps: numbered([
    {
      title: 'Discovery',
      description: 'We learn your goals, users and systems.',
      details: ['Technical audit', 'Scope, with a narrower price range than the proposal’s'],
    },
    {
      title: 'Design',
      description: 'We test prototypes with the people who will use them.',
      details: ['Architecture on one page', 'Fixed price for the release'],
    },
    {
      title: 'Development',
      description:
        'We build in periods of two weeks (sprints), on encrypted laptops, and show you each result.',
      details: [
        'Working software every two weeks',
        'Code review on every change',
        'Shared board and repository',
      ],
    },
    {
      title: 'Testing',
      description: 'People try what automated tests do not cover.',
      details: ['Security and load tests', 'Accessibility audit'],
    },
    {
      title: 'Deployment',
      description: 'We release in stages that can be undone.',
      details: ['Monitoring from minute one', 'Team training'],
    },
    {
      title: 'Support',
      description: 'An engineer who knows your system answers the phone.',
      details: ['Agreed response times', 'Monthly health report'],
    },
  ]),
  methodsHeading: {
    title: 'Four ways to run the work.',
  },
  methods: [
    {
      title: 'Agile Scrum',
      description: 'Two-week sprints, with a demo after each.',
    },
    {
      title: 'Kanban',
      description: 'A task starts when the team has room for it.',
    },
    {
      title: 'Lean',
      description: 'We test demand before we build, for example with a price on a page.',
    },
    {
      title: 'DevOps',
      description: 'Those who write the software also release and watch it.',
    },
  ],
  matchRun: {
    badge: 'Match run',
    heading: {
      title: 'The old system stays until the new one agrees.',
      text: `In a match run, the old system and the new one do the same real work side by side. The old one stays in charge. The match run ends when each figure has agreed for a set time, or when each difference is explained. For a forecast or an AI model, it ends when the model reaches a threshold that was set before. ${countWithMatchRun} held one.`,
    },
    steps: numbered([
      {
        title: 'Fix the terms',
        description: 'We write down which figures must agree, and for how long.',
        details: [
          'Two weeks for a laboratory bench',
          'Sixty evenings for a settlement ledger',
          'A quarter for a forecast, two if it fails',
        ],
      },
      {
        title: 'Run both',
        description: 'The results of the new system go only into a nightly report.',
        details: [
          'The cause of each difference',
          'Where figures must agree, a difference restarts the count',
        ],
      },
      {
        title: 'Switch over',
        description: 'Where two systems cannot run at once, we practise the switch twice.',
        details: ['Its warranty of 30 days begins', 'The old one stays readable for a month'],
      },
    ]),
    cloths: {
      old: 'Old',
      replacement: 'New',
      key: 'Each pin is a term that both sides agreed. The diamond is a difference to explain.',
      alt: 'An old cloth and a new one, which a yellow thread compares row by row.',
    },
    listHeading: 'Case studies with a match run',
  },
  price: {
    id: 'price',
    heading: {
      title: 'What it costs, and how you leave.',
      text: 'The solid part of a phase is the least that it costs, and the open part goes up to the most.',
    },
    phases: pricedPhases,
    table: {
      kind: 'table',
      caption: 'Weeks and price of each phase, and when you can leave',
      head: ['Phase', 'Weeks', 'Price', 'When you can leave'],
      rows: [
        ...pricedPhases.map(({ phase, weeks, price: [least, most], leave }): [string, ...string[]] => [
          phase,
          weeks,
          least === most ? money(least) : money(least, most),
          leave,
        ]),
        ['First release', '12–21', money(...firstReleasePrice), 'On 5 business days’ notice'],
        [
          'Support',
          'Ongoing',
          `From ${money(1_800)} a month, from ${money(4_800)} with on-call at any hour`,
          'On 30 days’ notice',
        ],
      ],
    },
    text: [
      `${price.call} ${price.fixed} ${price.overrun}`,
      `The lowest price is for two or three people and 12 weeks, the highest for six people on average and 21 weeks. A person costs about ${money(1_900)} a week. You pay by milestone: discovery, design, every second sprint, acceptance. Invoices are due within 30 days. Taxes, third-party licences, cloud usage and agreed travel are extra. ${price.matchRun} ${price.later}`,
      {
        kind: 'text',
        content: [
          `${price.leave} For 30 days after acceptance we correct faults free of charge. ${price.fault} Call `,
          { text: faultPhone, href: telHref(faultPhone) },
          `. ${price.law} `,
          { text: 'Read the terms', href: '/terms#liability' },
        ],
      },
    ],
  },
  papers: [
    {
      title: 'What a statement of work looks like',
      description:
        'Scope, milestones with dates and amounts, assumptions, and who decides. An example comes with the proposal.',
    },
    {
      title: 'What a match run’s report says',
      description:
        '“Evening 14 of 60. 1,386 transfers compared, 1,385 agree. One differs by 0.01 yen. Cause: the old database keeps decimals that the yen does not have. Count back to zero.”',
    },
  ],
  timelineBadge: 'Typical timeline',
  timelineUnit: 'Week',
  timelineHeading: {
    title: 'A first release in 12–\u206021 weeks.',
    text: 'Solid bars show the shortest time of a phase, and open ones the longest. Most of our 100+ projects take three to twelve months, as one release or several. Our case studies are the larger ones, of 9 to 36 months.',
  },
  timeline: [
    {
      phase: 'Discovery',
      duration: '1-2 weeks',
      description: 'From your people: 12 hours a week, for interviews and access.',
      weeks: { shortest: 1, longest: 2 },
    },
    {
      phase: 'Design',
      duration: '2-3 weeks',
      description: 'From your people: ten hours a week, for tests and decisions.',
      weeks: { shortest: 2, longest: 3 },
    },
    {
      phase: 'Development',
      duration: '6-12 weeks',
      description: 'From your people: five hours a week, for questions and demos.',
      weeks: { shortest: 6, longest: 12 },
    },
    {
      phase: 'Testing',
      duration: '2-3 weeks',
      description: 'From your people: 20 hours a week, as they test it too.',
      weeks: { shortest: 2, longest: 3 },
    },
    {
      phase: 'Deployment',
      duration: '1 week',
      description: 'From your people: 16 hours in this week, for training.',
      weeks: { shortest: 1, longest: 1 },
    },
    {
      phase: 'Support',
      duration: 'Ongoing',
      description: 'From your people: two hours a month, to agree what comes next.',
      weeks: null,
    },
  ],
  actions: [
    { label: 'Book a Free Consultation', to: 'booking' },
    { label: 'See Our Work', to: '/portfolio' },
  ],
}

sample(processPage.seo)
sample(processPage.hero.lede)
sample(processPage.steps)
sample(processPage.methodsHeading)
sample(processPage.methods)
sample(processPage.matchRun)
sample(processPage.papers)
sample(processPage.price)
sample(processPage.timelineHeading)
sample(processPage.timeline)
