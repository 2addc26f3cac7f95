import type { ProductEngineering } from '../schema.ts'

/** What `/services/product-engineering` says. */
export const productEngineering: ProductEngineering = {
  name: 'Product Engineering',
  weave: 'steep',
  hue: 'weld',
  updated: '2026-07-22',
  seo: {
    title: 'Product engineering, research to scale',
    description:
      'Research, strategy, design, build, launch and scale with one team answerable for all six phases. ' +
      'An early first version, and growth without a rewrite.',
  },
  tagline: 'Research to scale, one team',
  card: {
    description: 'Research to scale in six phases, with one team answerable for all of it.',
    features: ['First version in weeks', 'Roadmaps and pricing tests', 'Growth without rewrites'],
  },
  hero: {
    badge: 'Product Engineering',
    heading: 'Research to scale, without a relay.',
    lede:
      'Six phases, one team answerable for all of them. The engineer who sat in on your user interviews ' +
      'is the one on call after launch.',
    actions: [
      { label: 'Build Your Product', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
  drawing: {
    image: 'draft-product',
    alt:
      'A learning app on a phone: the left half drafted in black squares, the right half finished with a ' +
      'lesson and a growth chart, with a yellow thread between them.',
  },
  intro: {
    title: 'What goes into a product.',
    text: 'Called on in whichever phase needs them.',
  },
  services: [
    {
      mark: 'compass',
      title: 'Product discovery',
      description:
        'We find out whether anyone wants it before you pay to build it: interviews, a price on a page, a ' +
        'prototype with no code behind it.',
      features: [
        'Interviews with people who have a budget',
        'Pricing test with real offers',
        'A written go or no-go',
      ],
    },
    {
      mark: 'rocket',
      title: 'First version',
      description:
        'The narrowest product somebody will pay for, in production, with sign-in, billing and support ' +
        'tools in it.',
      features: [
        'Stripe billing and receipts',
        'Feature flags from the first commit',
        'A support console for your staff',
      ],
    },
    {
      mark: 'layers',
      title: 'Multi-tenant platforms',
      description:
        'One codebase for every customer. Their data is kept apart by the database, not by everyone ' +
        'remembering to.',
      features: [
        'Row-level security in PostgreSQL',
        'Single sign-on over SAML and OIDC',
        'Usage metered per tenant',
      ],
    },
    {
      mark: 'phone',
      title: 'Web and mobile clients',
      description:
        'Browser and phone share their types with the API, so a renamed field fails the build before it ' +
        'fails a user.',
      features: ['React and React Native', 'Drafts saved offline, then synced', 'Staged store releases'],
    },
    {
      mark: 'chart',
      title: 'Product analytics',
      description:
        'Funnels and experiments on events your team has named. You see the step people leave at and ' +
        'change that one.',
      features: [
        'A dictionary of events',
        'Experiments with a rule for stopping',
        'Dashboards your product manager edits',
      ],
    },
    {
      mark: 'gauge',
      title: 'Performance and scale',
      description:
        'The slow query, the hot table, the queue that backs up on Mondays. Fixed in the order they cost ' +
        'you.',
      features: [
        'Load tests replayed from real traffic',
        'Query time budgets in the pipeline',
        'Monthly cost per active user',
      ],
    },
  ],
  phasesHeading: {
    title: 'Six phases, in this order.',
    text: 'You can stop after any of them and keep everything made so far.',
  },
  phases: [
    {
      title: 'Research',
      description:
        'We interview twelve people who have the problem and watch six of them work around it. The ' +
        'current workaround is your real competitor.',
      details: [
        'Recordings and notes, yours to keep',
        'Problems ranked by how often they bite',
        'Map of today’s workarounds',
      ],
    },
    {
      title: 'Strategy',
      description:
        'One page: who it is for, what it costs them, what we leave out. Then the price is put in front ' +
        'of people who could say yes.',
      details: [
        'Positioning on one page',
        'Pricing test results',
        'Roadmap, with a list of what is not on it',
      ],
    },
    {
      title: 'Design',
      description:
        'A prototype on the device people will use, tested in rounds of five. Architecture is drawn in ' +
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
        'Two-week sprints. From the second one the product runs in production behind a flag, with your ' +
        'own staff as its first and least polite users.',
      details: [
        'Working release every sprint',
        'Automated tests on every change',
        'Admin and support console',
      ],
    },
    {
      title: 'Launch',
      description:
        'Invited users, then one region, then everyone. Store review, support replies and the way back ' +
        'are all rehearsed before a date is announced.',
      details: ['Rollout plan with stop criteria', 'Live funnel and error dashboards', 'Support playbook'],
    },
    {
      title: 'Scale',
      description:
        'We load-test ahead of the sales forecast, split only the services that need splitting, and train ' +
        'the people you hire to take over.',
      details: [
        'Capacity report each quarter',
        'Roadmap revised from usage',
        'Handover to your own engineers',
      ],
    },
  ],
  toolsHeading: {
    title: 'What it is made with.',
    text: 'Rented where a service is cheaper than a team. Written where it is the thing you sell.',
  },
  tools: [
    { category: 'Research and design', tools: ['Figma', 'Maze', 'Dovetail', 'Storybook'] },
    { category: 'Clients', tools: ['React', 'Next.js', 'React Native', 'Swift', 'Kotlin'] },
    { category: 'Services and data', tools: ['Node.js', 'Go', 'Python', 'PostgreSQL', 'GraphQL'] },
    {
      category: 'Growth and operation',
      tools: ['Stripe', 'PostHog', 'LaunchDarkly', 'Sentry', 'Kubernetes'],
    },
  ],
  partnerHeading: {
    title: 'Six reasons to partner with us',
    text: 'Each one is something you can check in the first month.',
  },
  partner: [
    'Top 1% talent, whom you meet before you sign',
    'The same people from Research to Scale',
    'Working software every two weeks, shown by those who wrote it',
    'A written no when a feature is not worth building',
    'Questions answered within 2 hours on business days',
    'Research, designs and code owned by you on final payment',
  ],
  launch: {
    heading: 'Ready to Launch?',
    text:
      'Tell us where the product stands: a sketch, a prototype, or a beta that nobody opens twice. We ' +
      'reply with the phase to start from.',
    action: { label: 'Launch Your Product', to: '/contact' },
  },
  proof: {
    heading: {
      title: 'From sketch to daily use.',
      text:
        'A learning platform for schools and a laundry app for Saudi Arabia. Different users, the same ' +
        'six phases.',
    },
    projects: ['EduMaster Platform', 'On-Demand Laundry App'],
  },
  closing: {
    heading: 'Start at the phase you are in.',
    text:
      'Bring the pitch deck, the backlog or the crash log. Half an hour with a product engineer, and you ' +
      'leave knowing what to do first.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}
