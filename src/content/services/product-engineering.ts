import { money } from '../counts.ts'
import { sample } from '../sample.ts'
import { numbered, type ProductEngineering } from '../schema.ts'

/** The content of the page `/services/product-engineering`. */
export const productEngineering: ProductEngineering = {
  name: 'Product Engineering',
  weave: 'steep',
  accent: 'yellow',
  updated: '2026-11-28',
  seo: {
    title: 'Product engineering and MVPs for founders',
    description:
      'New digital products by one team: research, design, build and launch. A first version takes 12–21 ' +
      'weeks, and you can stop after each phase.',
  },
  tagline: 'From research to launch',
  card: {
    description: 'One team builds your product, from research to launch.',
    features: ['First version in weeks', 'Pricing tests', 'Room for growth'],
  },
  hero: {
    badge: 'Product Engineering',
    heading: 'A first version in 12–\u206021 weeks, by one team.',
    lede:
      'Product engineering covers research, design, build and launch. The same person leads your product, ' +
      'from the first interview to the live version.',
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
    title: 'Four services for founders',
    text: 'Each can be ordered alone, also by a larger organisation.',
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
      title: 'First version (MVP)',
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
        'Browser, phone and server share their data definitions, so a wrong field name is found ' +
        'before release.',
      features: ['React and React Native', 'Drafts saved offline, then synced'],
    },
  ],
  phasesHeading: {
    title: 'A decision after each phase',
    text: 'The first five take 12–\u206021 weeks. Scale is work by the month.',
  },
  phases: numbered([
    {
      title: 'Research',
      description: 'We interview six people who have the problem, and watch three at work.',
      details: ['Problems ranked by frequency', 'Map of today’s workarounds'],
    },
    {
      title: 'Strategy',
      description: 'One page names buyer and price. Then we show the price to people who could buy.',
      details: ['Pricing test results', 'Roadmap, and a list of what is not on it'],
    },
    {
      title: 'Design',
      description: 'We test a prototype with groups of five people, on the device they will use.',
      details: ['Architecture and data model', 'First version of the component library'],
    },
    {
      title: 'Build',
      description: 'From week three of this phase, your own staff use the product on its final servers.',
      details: ['Automated tests on every change', 'Admin and support console'],
    },
    {
      title: 'Launch',
      description: 'Invited users come first, then one region, then everyone.',
      details: ['Live dashboards of sign-ups and errors', 'Rehearsed return to the earlier version'],
    },
    {
      title: 'Scale',
      description: 'We test the load that your sales plan expects, and train the engineers you hire.',
      details: ['Roadmap revised from usage', 'Handover to your own engineers'],
    },
  ]),
  toolsHeading: {
    title: 'Tools we use',
  },
  tools: [
    { name: 'Research and design', tools: ['Figma', 'Maze', 'Storybook'] },
    { name: 'Web and mobile', tools: ['React', 'Next.js', 'React Native', 'Swift', 'Kotlin'] },
    { name: 'Services and data', tools: ['Node.js', 'Go', 'Python', 'PostgreSQL', 'GraphQL'] },
    {
      name: 'Growth and operation',
      tools: ['Stripe', 'PostHog', 'Sentry', 'Kubernetes'],
    },
  ],
  partnerHeading: {
    title: 'Six reasons to partner with us',
  },
  partner: [
    'Engineers from the top 1% of applicants',
    'One lead from Research to Scale',
    'Working software every two weeks',
    'Your engineers, whom you meet before you sign',
    'Calls with two clients of your size before you sign',
    'Research, designs and code yours on full payment',
  ],
  launch: {
    heading: 'Ready to Launch?',
    text: 'A sketch is enough to begin. We reply with the phase to start from.',
    action: { label: 'Discuss Your Project', to: '/contact' },
  },
  proof: {
    heading: {
      title: 'First versions, and what came after',
      text:
        'Two buyers of advertising founded the vendor of Digital Marketing Platform, and paid for its first ' +
        'release themselves. The engineer from the first interviews led the work to handover.',
    },
    projects: {
      'InnovateLab Platform':
        'One site’s notebooks first; today four developers of the client run it for 100+ teams.',
      'EduMaster Platform': 'The pilot schools began after 14 weeks, and all 31 twelve weeks later.',
      'Digital Marketing Platform': 'One ad network and ten brands first; now four networks and 200+ brands.',
    },
    drawing: {
      name: 'proof-product-engineering',
      tall: 'proof-product-engineering-tall',
      alt: 'A learning platform moves from nine pilot schools to all 31',
    },
  },
  smallReleases: {
    heading: `First releases up to ${money(100_000)}, at today’s rates`,
    most: 100_000,
    others: [
      {
        title: 'Automatic billing for a software vendor',
        path: '/industries/saas-tech',
        price: 70_000,
        text: `12 weeks, 3 people, ${money(70_000)}`,
      },
      {
        title: 'Website for a maker of weighing machines',
        path: '/web-design',
        price: 70_000,
        text: `12 weeks, 3 people, ${money(70_000)}`,
      },
      {
        title: 'Mock exams for a tutoring firm',
        path: '/industries/edtech',
        price: 81_000,
        text: `14 weeks, 3 people, ${money(81_000)}`,
      },
      {
        title: 'Faster checkout for an outdoor clothing shop',
        path: '/industries/ecommerce',
        price: 91_000,
        text: `12 weeks, 4 people, ${money(91_000)}`,
      },
      {
        title: 'One listing form for an estate agency',
        path: '/industries/real-estate',
        price: 98_000,
        text: `13 weeks, 4 people, ${money(98_000)}`,
      },
    ],
  },
  closing: {
    heading: 'You can stop after each phase.',
    text:
      'The notice is 5 business days. What you have paid for is yours, and another team can continue ' +
      'with it.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}

sample(productEngineering)
