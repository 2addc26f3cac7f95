import { money } from '../counts.ts'
import { sample } from '../sample.ts'
import { numbered, type ProductEngineering } from '../schema.ts'

/** The content of the page `/services/product-engineering`. */
export const productEngineering: ProductEngineering = {
  name: 'Product Engineering',
  weave: 'steep',
  accent: 'yellow',
  updated: '2026-11-25',
  seo: {
    title: 'Product engineering and MVPs for founders',
    description:
      'New digital products by one team: research, design, build and launch. A first version takes 12–21 ' +
      'weeks, and you can stop after each phase.',
  },
  tagline: 'From research to launch',
  card: {
    description: 'One team builds your new product, from the first interview to launch.',
    features: ['First version in weeks', 'Roadmaps and pricing tests', 'Room for growth'],
  },
  hero: {
    badge: 'Product Engineering',
    heading: 'Product engineering by one team.',
    lede:
      'We work for founders, and for heads of product in larger organisations, who need a first ' +
      'version in use within 12–21 weeks. One ' +
      'engineer stays with the product, from the user interviews to the live version.',
    actions: [
      { label: 'Build Your Product', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
  drawing: {
    image: 'finished-product',
    draft: 'draft-product',
    moves: 'grow',
    alt: 'A learning app on a phone',
  },
  intro: {
    title: 'Order only the parts you need.',
  },
  services: [
    {
      icon: 'compass',
      title: 'Product discovery',
      description: 'We find out whether people want the product before you pay to build it.',
      features: ['Interviews with people who have a budget', 'Pricing test with real offers'],
    },
    {
      icon: 'rocket',
      title: 'First version',
      description: 'We build the smallest product that a customer will pay for, with sign-in and billing.',
      features: ['Stripe billing and receipts', 'Feature flags from the first commit'],
    },
    {
      icon: 'layers',
      title: 'Multi-tenant platforms',
      description: 'One codebase serves all your customers, and the database itself keeps their data apart.',
      features: ['Row-level security in PostgreSQL', 'Single sign-on over SAML and OIDC'],
    },
    {
      icon: 'phone',
      title: 'Web and mobile apps',
      description:
        'Browser and phone share their data definitions with the server, so a wrong field name is ' +
        'found before release.',
      features: ['React and React Native', 'Drafts saved offline, then synced'],
    },
    {
      icon: 'chart',
      title: 'Product analytics',
      description: 'We measure each step that people take, so you see where they leave.',
      features: ['One list of measured events', 'Experiments with a rule for stopping'],
    },
    {
      icon: 'gauge',
      title: 'Performance and scale',
      description: 'We first correct what costs you most: slow queries, busy tables, long queues.',
      features: [
        'Load tests replayed from real traffic',
        'A time limit for each query, tested before release',
      ],
    },
  ],
  phasesHeading: {
    title: 'A decision after each phase.',
    text: 'The first five take 12–\u206021 weeks. Scale is work by the month.',
  },
  phases: numbered([
    {
      title: 'Research',
      description: 'We interview six people who have the problem, and watch three of them at work.',
      details: ['Problems ranked by frequency', 'Map of today’s workarounds'],
    },
    {
      title: 'Strategy',
      description:
        'One page says who the product is for and what it costs. Then we show the price to people who ' +
        'could buy.',
      details: ['Pricing test results', 'Roadmap, with a list of what is not on it'],
    },
    {
      title: 'Design',
      description: 'We test a prototype with groups of five people, on the device they will use.',
      details: ['Architecture and data model', 'First version of the component library'],
    },
    {
      title: 'Build',
      description:
        'From the second two-week sprint the product runs on its final servers, for your own staff.',
      details: ['Automated tests on every change', 'Admin and support console'],
    },
    {
      title: 'Launch',
      description:
        'Invited users come first, then one region, then everyone. We rehearse the return to the earlier ' +
        'version.',
      details: ['Live funnel and error dashboards', 'Support playbook'],
    },
    {
      title: 'Scale',
      description:
        'We test the load that your sales plan expects, and train the engineers you hire to take over.',
      details: ['Roadmap revised from usage', 'Handover to your own engineers'],
    },
  ]),
  toolsHeading: {
    title: 'Tools we use.',
  },
  tools: [
    { name: 'Research and design', tools: ['Figma', 'Maze', 'Dovetail', 'Storybook'] },
    { name: 'Web and mobile', tools: ['React', 'Next.js', 'React Native', 'Swift', 'Kotlin'] },
    { name: 'Services and data', tools: ['Node.js', 'Go', 'Python', 'PostgreSQL', 'GraphQL'] },
    {
      name: 'Growth and operation',
      tools: ['Stripe', 'PostHog', 'LaunchDarkly', 'Sentry', 'Kubernetes'],
    },
  ],
  partnerHeading: {
    title: 'Six reasons to partner with us.',
  },
  partner: [
    'Engineers from the top 1% of applicants; you meet yours before you sign',
    'One lead engineer from Research to Scale',
    'Working software every two weeks, shown by those who wrote it',
    'You can leave after each phase, with everything you have paid for',
    'Encrypted laptops, two-factor sign-in and code review of every change',
    'Research, designs and code that are yours on full payment',
  ],
  launch: {
    heading: 'Ready to Launch?',
    text: 'Tell us what you have, from sketch to beta version. We reply with the phase to start from.',
    action: { label: 'Discuss Your Project', to: '/contact' },
  },
  proof: {
    heading: {
      title: 'First versions, and what came after.',
      text:
        'Two people who bought advertising for brands founded a software company. Its product is ' +
        'Digital Marketing Platform. Its ' +
        'first release ' +
        `took 12 weeks and would cost ${money(65_000, 75_000)} today. The engineer from the first interviews led ` +
        'the work to handover.',
    },
    projects: {
      'EduMaster Platform': 'Nine pilot schools after 14 weeks, and all 31 schools twelve weeks later.',
      'Digital Marketing Platform': 'One ad network and ten brands first; now four networks and 200+ brands.',
    },
    drawing: {
      name: 'proof-product-engineering',
      tall: 'proof-product-engineering-tall',
      alt: 'A learning platform moves from nine pilot schools to all 31',
    },
  },
  closing: {
    heading: 'Tell us about your product.',
    text: 'Bring a pitch deck or a backlog. A product engineer tells you what to do first and what can wait.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}

sample(productEngineering.seo)
sample(productEngineering.hero.lede)
sample(productEngineering.intro)
sample(productEngineering.services)
sample(productEngineering.phasesHeading)
sample(productEngineering.phases)
sample(productEngineering.partner)
sample(productEngineering.launch)
sample(productEngineering.proof)
sample(productEngineering.closing)
