import { price } from '../price.ts'
import { sample } from '../sample.ts'
import { numbered, type ProductEngineering } from '../schema.ts'

/** What `/services/product-engineering` says. */
export const productEngineering: ProductEngineering = {
  name: 'Product Engineering',
  weave: 'steep',
  accent: 'yellow',
  updated: '2026-11-23',
  seo: {
    title: 'Product engineering for founders, priced by phase',
    description:
      'New digital products from research to scale with one team: prices tested before code, a first ' +
      'version in 12–21 weeks, and growth without a rewrite.',
  },
  tagline: 'Research to scale, one team',
  card: {
    description: 'New products from research to scale, with one team answerable for all six phases.',
    features: ['First version in weeks', 'Roadmaps and pricing tests', 'Growth without rewrites'],
  },
  hero: {
    badge: 'Product Engineering',
    heading: 'Product engineering by one team, research to scale.',
    lede:
      'For founders and heads of product who need a first version that customers pay for, and a second ' +
      'that keeps them. The engineer who sat in on your user interviews is still on call after launch.',
    actions: [
      { label: 'Build Your Product', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
  drawing: {
    image: 'finished-product',
    draft: 'draft-product',
    alt:
      'A learning app on a phone, with a lesson on quarters between the bars of four growing months. Drawn as a ' +
      'draft in black squares and, over that, finished, with a yellow thread between them.',
  },
  intro: {
    title: 'The skills your product will need.',
    text:
      'Each joins when a phase calls for it, so you do not pay for a full team while you are still asking ' +
      'questions.',
  },
  matchRun:
    'A new product has no predecessor, so its bills and totals are checked against a count by hand until a full month agrees.',
  services: [
    {
      icon: 'compass',
      title: 'Product discovery',
      description:
        'We find out whether anyone wants it before you pay to build it, with interviews, a price on a page ' +
        'and a prototype that has no code behind it.',
      features: [
        'Interviews with people who have a budget',
        'Pricing test with real offers',
        'A written go or no-go',
      ],
    },
    {
      icon: 'rocket',
      title: 'First version',
      description:
        'The narrowest product that somebody will pay for, running in production with sign-in, billing and ' +
        'the tools your support staff need.',
      features: [
        'Stripe billing and receipts',
        'Feature flags from the first commit',
        'A support console for your staff',
      ],
    },
    {
      icon: 'layers',
      title: 'Multi-tenant platforms',
      description:
        'One codebase serves every customer, and the database itself keeps their data apart. Safety does ' +
        'not depend on each developer remembering a filter.',
      features: [
        'Row-level security in PostgreSQL',
        'Single sign-on over SAML and OIDC',
        'Usage metered per tenant',
      ],
    },
    {
      icon: 'phone',
      title: 'Web and mobile clients',
      description:
        'Browser and phone share their types with the API, so a renamed field fails in the build and not on ' +
        'a customer’s screen.',
      features: ['React and React Native', 'Drafts saved offline, then synced', 'Staged store releases'],
    },
    {
      icon: 'chart',
      title: 'Product analytics',
      description:
        'Funnels and experiments run on events your team has named. You see the step at which people leave, ' +
        'and change that one first.',
      features: [
        'A dictionary of events',
        'Experiments with a rule for stopping',
        'Dashboards your product manager edits',
      ],
    },
    {
      icon: 'gauge',
      title: 'Performance and scale',
      description:
        'The slow query, the busy table, the queue that backs up on payday: fixed in the order in which ' +
        'they cost you money.',
      features: [
        'Load tests replayed from real traffic',
        'Query time budgets in the pipeline',
        'Monthly cost per active user',
      ],
    },
  ],
  phasesHeading: {
    title: 'Six phases, and a decision after each.',
    text: `${price.leave} Research to Launch usually takes 12–\u206021 weeks; Scale is work by the month.`,
  },
  phases: numbered([
    {
      title: 'Research',
      description:
        'We interview twelve people who have the problem and watch six of them work around it, because ' +
        'today’s workaround is your real competitor.',
      details: [
        'Recordings and notes, yours to keep',
        'Problems ranked by how often they bite',
        'Map of today’s workarounds',
      ],
    },
    {
      title: 'Strategy',
      description:
        'One page says who the product is for, what it costs them and what we leave out. Then the price is ' +
        'put in front of people who could say yes.',
      details: [
        'Positioning on one page',
        'Pricing test results',
        'Roadmap, with a list of what is not on it',
      ],
    },
    {
      title: 'Design',
      description:
        'A prototype on the device people will use, tested in rounds of five. The architecture is drawn in ' +
        'the same weeks, so neither promises what the other cannot keep.',
      details: [
        'Prototype with test findings',
        'Architecture and data model',
        'First cut of the component library',
      ],
    },
    {
      title: 'Build',
      description:
        'From the second two-week sprint the product runs in production behind a flag, with your own staff ' +
        'as its first and least polite users.',
      details: [
        'Working release every sprint',
        'Automated tests on every change',
        'Admin and support console',
      ],
    },
    {
      title: 'Launch',
      description:
        'Invited users come first, then one region, then everyone. Store review, support replies and the ' +
        'way back are all rehearsed before a date is announced.',
      details: ['Rollout plan with stop criteria', 'Live funnel and error dashboards', 'Support playbook'],
    },
    {
      title: 'Scale',
      description:
        'We load-test ahead of the sales forecast, split only the services that need splitting, and train ' +
        'the engineers you hire to take over from us.',
      details: [
        'Capacity report each quarter',
        'Roadmap revised from usage',
        'Handover to your own engineers',
      ],
    },
  ]),
  toolsHeading: {
    title: 'Tools we use.',
    text: 'We rent where a service is cheaper than a team, and write our own where it is the thing you sell.',
  },
  tools: [
    { name: 'Research and design', tools: ['Figma', 'Maze', 'Dovetail', 'Storybook'] },
    { name: 'Clients', tools: ['React', 'Next.js', 'React Native', 'Swift', 'Kotlin'] },
    { name: 'Services and data', tools: ['Node.js', 'Go', 'Python', 'PostgreSQL', 'GraphQL'] },
    {
      name: 'Growth and operation',
      tools: ['Stripe', 'PostHog', 'LaunchDarkly', 'Sentry', 'Kubernetes'],
    },
  ],
  partnerHeading: {
    title: 'Six reasons to partner with us.',
    text: 'You can check each of them in the contract or within the first month.',
  },
  partner: [
    'Top 1% talent, whom you meet before you sign',
    'One lead engineer from Research to Scale',
    'Working software every two weeks, shown by those who wrote it',
    'Your way out: the end of each phase, then a handover of all you have paid for',
    sample('Encrypted laptops, two-factor sign-in and a second reader for every change'),
    'Research, designs and code that are yours on full payment',
  ],
  launch: {
    heading: 'Ready to Launch?',
    text:
      'Tell us where the product stands, be it a sketch, a prototype or a beta that people open once, and ' +
      'we reply with the phase to start from. For a sketch it is Research, which our proposals call ' +
      `discovery. ${price.discovery}`,
    action: { label: 'Discuss Your Project', to: '/contact' },
  },
  proof: {
    heading: {
      title: 'From sketch to daily use.',
      text:
        'A learning platform for 31 schools and a campaign product used by 200+ brands went through the ' +
        'same six phases.',
    },
    projects: ['EduMaster Platform', 'Digital Marketing Platform'],
    drawing: {
      name: 'proof-product-engineering',
      tall: 'proof-product-engineering-tall',
      alt:
        'A pencilled graph becomes a draft in black squares, then nine threads, then a narrow cloth for ' +
        'nine schools in week 14. Twenty-two more threads join it to a cloth for 31 schools, and one yellow ' +
        'thread runs through all six phases.',
    },
  },
  closing: {
    heading: 'Start at the phase you are in.',
    text:
      'A pitch deck, a backlog or a crash log: any of them will do. Half an hour with a product engineer ' +
      `tells you what to do first and what can wait. ${price.phases}`,
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}
