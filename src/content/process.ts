import { caseStudies, studiesWithMatchRun } from './case-studies.ts'
import { company, telHref } from './company.ts'
import { capital, inWords, money } from './counts.ts'
import { firstReleasePrice, price, pricedPhases } from './price.ts'
import { sample } from './sample.ts'
import { numbered, type Process } from './schema.ts'

/** The teams of all case studies that name one, and how many of these developers were our own or contractors. */
const teams = caseStudies.flatMap(({ story }) => story?.teamSize ?? [])
const [developers, ours, contractors] = [teams.reduce((sum, size) => sum + size, 0), 119, 84]

const faultPhone = company.support?.phone ?? company.phone

/** The page `/process`. */
export const processPage: Process = {
  updated: '2026-11-28',
  seo: {
    title: 'Software development process with fixed prices',
    description:
      'Six steps from discovery to support: a first release in 12–21 weeks at a fixed price, and an old system that is replaced one part at a time.',
  },
  tagline: 'Six steps, prices, how you leave',
  hero: {
    badge: 'Process',
    heading: 'Software development in six steps',
    lede: 'You know the price before we build, your old system is replaced one part at a time, and you can leave after each phase.',
  },
  stepsHeading: 'The six steps',
  steps: numbered([
    {
      title: 'Discovery',
      description: 'We learn your goals, users and systems.',
      details: ['Scope, and a narrower price range'],
    },
    {
      title: 'Design',
      description: 'Your users try prototypes, while a change is still cheap.',
      details: ['Fixed price for the release'],
    },
    {
      title: 'Development',
      description: 'After each sprint of two weeks, you see software that works.',
      details: ['Code review on every change'],
    },
    {
      title: 'Testing',
      description: 'People try what automated tests do not cover.',
      details: ['Security, load and accessibility tests'],
    },
    {
      title: 'Deployment',
      description: 'We release in small stages, which can be undone.',
      details: ['Training for your team'],
    },
    {
      title: 'Support',
      description: 'An engineer who knows your system answers the phone.',
      details: ['Agreed response times'],
    },
  ]),
  methodsHeading: {
    title: 'Four ways to run the work',
    text: 'Most teams begin with Scrum, whose demos show what we’ve misunderstood.',
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
      text: `In a match run, the old and the new system do the same real work for some weeks, and the old one stays in charge. ${capital(inWords(studiesWithMatchRun.length))} of our ${caseStudies.length} case studies had one. Two of these compared a model with people. Model and people never agree exactly, so the model had to reach a threshold. Many of the other ${caseStudies.length - studiesWithMatchRun.length} were new products with nothing to compare. EnterpriseFlow ERP rehearsed each plant’s switch twice instead, because a production line can’t run in two systems. SecureVault Banking, HealthSync Pro and SmartLogistics Hub moved one group of users at a time.`,
    },
    steps: numbered([
      {
        title: 'Fix the terms',
        description:
          'The terms say which figures must agree, and for how long. For other differences, an explanation is enough.',
        details: ['Signed by both sides'],
      },
      {
        title: 'Run both',
        description: 'What the new system calculates goes only into a report.',
        details: [
          'The cause of each difference',
          'If figures that must agree differ once, we count again from zero',
        ],
      },
      {
        title: 'Switch over',
        description: 'You accept the new system, it takes over, and its warranty of 30 days begins.',
        details: ['The old one stays readable for a month'],
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
      title: 'Prices, and how you leave',
      text: 'A first release is the part that goes live first. Discovery can start three weeks after you sign for it.',
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
        ['Match run', 'Up to 5, before and during testing', 'Included', 'At its end'],
        ['First release', '12–21', money(...firstReleasePrice), 'At these times, on 5 business days’ notice'],
      ],
    },
    conditions: [
      {
        heading: { title: 'What it costs' },
        text: [
          {
            kind: 'list',
            items: [
              [
                `One person has cost about ${money(1_900)} a week since 2020, and less before. People × weeks × this price is about the price of a first release. The cheapest so far, automatic billing for a software vendor, took two people 16 weeks and cost ${money(60_000)}.`,
              ],
              [
                'For a project, a single price is what the client paid. A range, or a price “at today’s rates”, is what the same work would cost now.',
              ],
              [
                `Today the whole programmes of our ${caseStudies.length} case studies would cost from ${money(250_000)} to ${money(7_600_000)} each, clients’ developers included; half of them, less than about ${money(1_300_000)}.`,
              ],
              [
                `Other work: a website costs ${price.others.website}, a migration to the cloud ${price.others.cloud}, user research alone ${price.others.research}, and a person for your team ${price.others.hire} a month.`,
              ],
            ],
          },
        ],
      },
      {
        heading: { title: 'What is fixed' },
        text: [
          {
            kind: 'list',
            items: [
              [price.fixed],
              [price.overrun],
              [
                'You pay by milestone: discovery, design, every second sprint, acceptance. Taxes, third-party licences, cloud usage and agreed travel are extra.',
              ],
              [
                `${price.matchRun} Three of our ${inWords(studiesWithMatchRun.length)} match runs needed longer: 60 evenings, two month-ends or two quarters.`,
              ],
            ],
          },
        ],
      },
      {
        heading: { title: 'When you leave, and after' },
        text: [
          {
            kind: 'list',
            items: [
              [price.leave],
              [
                'For 30 days after acceptance we correct faults free of charge. Report one on ',
                { text: faultPhone, href: telHref(faultPhone) },
                '. A fault is critical when it stops people from working.',
              ],
              [
                'An hour of support costs about twice an hour of a project; on call, two and a half times, because someone must be free for you.',
              ],
              [`${price.law} `, { text: 'Read the terms', href: '/terms#liability' }],
            ],
          },
        ],
      },
      {
        heading: { title: 'Support, on 30 days’ notice' },
        text: [
          {
            kind: 'table',
            caption: 'Support: hours, response and price',
            head: ['Support', 'In office hours', 'On call, at any hour'],
            rows: [
              ['Critical fault', 'Within one hour', 'Within one hour'],
              ['Any other fault', 'On the next business day', 'On the next business day'],
              ['Work included', '20 hours a month', '40 hours a month'],
              ['Price of one system', `From ${money(1_800)} a month`, `From ${money(4_800)} a month`],
            ],
          },
        ],
      },
    ],
  },
  papers: [
    {
      title: 'What a statement of work looks like',
      description:
        'Scope, milestones, amounts, assumptions, who decides, and which office answers at each hour. An example comes with the proposal.',
    },
    {
      title: 'What a match run’s report says',
      description:
        '“Evening 14 of 60. 1,386 transfers compared, 1,385 agree. One differs by 0.01 yen, because the old database keeps decimals that the yen doesn’t have. Count back to zero.”',
    },
  ],
  counting: {
    id: 'how-we-count',
    heading: { title: 'How we count' },
    items: [
      {
        heading: { title: 'Average ROI' },
        text: [
          '250% is the mean of 38 projects that ended by October 2025. In the twelve months after handover, a dollar spent, running costs included, brought in $3.50: a gain of $2.50.',
          '61 whole products went live from 2019 to 2025. For these 38, and for no others, clients’ finance departments showed us the return. The lowest is −35%, the median (the middle one) 140%, the highest 1,150%.',
        ],
      },
      {
        heading: { title: 'Faster' },
        text: [
          '“40% faster” means seven pieces of work in the time of five; “400% faster”, five in the time of one.',
          'On the home page: all 24 clients who brought us software of their own from 2019 to October 2025. In their last year before us, a feature took seven weeks from approval to release; in our first, five (medians).',
        ],
      },
      {
        heading: { title: 'Client satisfaction' },
        text: [
          '“Would you order from us again?” Of 171 clients asked since 2019, 148 answered, and 146 of them said yes: 99%.',
          'The 150+ happy clients are these 146 and 17 earlier ones who ordered again. For 50+ of them we built a whole product.',
        ],
      },
      {
        heading: { title: 'Projects and launches' },
        text: [
          '500+ are orders of every size since 2014. 100+ of them are whole products: planned and built by us, and live. The 150+ launches are these and their major versions. In the 15+ industries, a client counts once, by its main trade.',
        ],
      },
      {
        heading: { title: 'Team' },
        text: [
          '“Team” in a case study is everyone who wrote code when the team was largest: our developers, the client’s, and contractors.',
          `The ${teams.length} case studies that name a team had ${developers} developers: ${ours} of ours, ${developers - ours - contractors} of the clients’ and ${contractors} contractors.`,
        ],
      },
      {
        heading: { title: 'Years, offices and people' },
        text: [
          '10+ years is the company, registered in 2014. 15+ includes what two of our four founders, Daniel Whitlock and Tomás Herrera, built together from 2011. Three of the four offices receive visitors; the fourth is our test lab in Ahmedabad.',
          'Team members are our 28 permanent staff. “Top 1%”: of 9,400 applicants since 2019 we took on 94, as staff or contractors, by the same tests.',
        ],
      },
    ],
  },
  timelineBadge: 'Typical timeline',
  timelineUnit: 'Week',
  timelineHeading: {
    title: 'A first release in 12–\u206021 weeks',
    text: 'Most of our 100+ whole products took three to twelve months. Solid bars show the shortest time, open ones the longest. The hours are those of your own people.',
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
      description: 'Ten hours a week, to try prototypes and decide.',
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
      description: '20 hours a week, to test it too.',
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
  closing: {
    heading: 'Begin with discovery.',
    text: price.discovery,
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
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
sample(processPage.counting)
sample(processPage.timelineHeading)
sample(processPage.timeline)
sample(processPage.closing)
