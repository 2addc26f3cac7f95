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
  updated: '2026-11-28',
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
      details: ['Technical audit', 'Scope, with a narrower price range'],
    },
    {
      title: 'Design',
      description: 'We test prototypes with the people who will use them.',
      details: ['Architecture on one page', 'Fixed price for the release'],
    },
    {
      title: 'Development',
      description: 'We show you working software every two weeks, after each sprint.',
      details: ['Code review on every change', 'Shared board and repository'],
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
    title: 'Four ways to run the work',
  },
  methods: [
    {
      title: 'Agile Scrum',
      description: 'A plan and a demo in each sprint.',
    },
    {
      title: 'Kanban',
      description: 'A task starts when the team has room for it.',
    },
    {
      title: 'Lean',
      description: 'We test demand before we build.',
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
      text: 'In a match run, the old system and the new one do the same real work, and the old one stays in charge. The run ends when each figure has agreed for a set time, or when each difference is explained. A forecast or an AI model must reach a threshold that was set before.',
    },
    steps: numbered([
      {
        title: 'Fix the terms',
        description: 'We write down which figures must agree, and for how long.',
        details: ['Terms that both sides sign'],
      },
      {
        title: 'Run both',
        description: 'The results of the new system go only into a report.',
        details: [
          'The cause of each difference',
          'Where figures must agree, a difference restarts the count',
        ],
      },
      {
        title: 'Switch over',
        description: 'The new system takes over. The old one stays readable for a month.',
        details: ['Its warranty of 30 days begins'],
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
      title: 'What it costs, and how you leave',
    },
    phases: pricedPhases,
    table: {
      kind: 'table',
      caption: 'Phases, prices, and when you can leave',
      head: ['Phase', 'Weeks', 'Price', 'When you can leave'],
      rows: [
        ...pricedPhases.map(({ phase, weeks, price: [least, most], leave }): [string, ...string[]] => [
          phase,
          weeks,
          least === most ? money(least) : money(least, most),
          leave,
        ]),
        ['First release', '12–21', money(...firstReleasePrice), 'At these times, on 5 business days’ notice'],
        [
          'Support',
          'Ongoing',
          `From ${money(1_800)} a month, from ${money(4_800)} with on-call at any hour`,
          'On 30 days’ notice',
        ],
      ],
    },
    text: [
      `${price.call} ${price.fixed} ${price.overrun} You pay by milestone: discovery, design, every second sprint, acceptance. Taxes, third-party licences, cloud usage and agreed travel are extra.`,
      {
        kind: 'text',
        content: [
          `The lowest price pays two or three people for 12 weeks, the highest six people for 21 weeks, at about ${money(1_900)} a week each. ${price.matchRun} ${price.later} ${price.leave} For 30 days after acceptance we correct faults free of charge. Clients report a fault on `,
          { text: faultPhone, href: telHref(faultPhone) },
          '.',
        ],
      },
      {
        kind: 'text',
        content: [`${price.law} `, { text: 'Read the terms', href: '/terms#liability' }],
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
        '“Evening 14 of 60. 1,386 transfers compared, 1,385 agree. One differs by 0.01 yen, because the old database keeps decimals that the yen does not have. Count back to zero.”',
    },
  ],
  timelineBadge: 'Typical timeline',
  timelineUnit: 'Week',
  timelineHeading: {
    title: 'A first release in 12–\u206021 weeks',
    text: 'Most projects take three to twelve months; most of our case studies are larger. Solid bars show the shortest time, open ones the longest. The hours are those that your people give.',
  },
  timeline: [
    {
      phase: 'Discovery',
      duration: '1-2 weeks',
      description: '12 hours a week, for interviews and access.',
      weeks: { shortest: 1, longest: 2 },
    },
    {
      phase: 'Design',
      duration: '2-3 weeks',
      description: 'Ten hours a week, for tests and decisions.',
      weeks: { shortest: 2, longest: 3 },
    },
    {
      phase: 'Development',
      duration: '6-12 weeks',
      description: 'Five hours a week, for questions and demos.',
      weeks: { shortest: 6, longest: 12 },
    },
    {
      phase: 'Testing',
      duration: '2-3 weeks',
      description: '20 hours a week, as they test it too.',
      weeks: { shortest: 2, longest: 3 },
    },
    {
      phase: 'Deployment',
      duration: '1 week',
      description: '16 hours, for training.',
      weeks: { shortest: 1, longest: 1 },
    },
    {
      phase: 'Support',
      duration: 'Ongoing',
      description: 'Two hours a month, to agree what comes next.',
      weeks: null,
    },
  ],
  actions: [
    { label: 'Book a Free Consultation', to: 'booking' },
    { label: 'See Our Work', to: '/portfolio' },
  ],
}

sample(processPage.seo)
sample(processPage.tagline)
sample(processPage.hero)
sample(processPage.steps)
sample(processPage.methodsHeading)
sample(processPage.methods)
sample(processPage.matchRun)
sample(processPage.papers)
sample(processPage.price)
sample(processPage.timelineHeading)
sample(processPage.timeline)
