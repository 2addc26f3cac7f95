import { money } from '../counts.ts'
import { price } from '../price.ts'
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
      'New digital products by one team, from the first interview to the launch. A first release takes 12–21 ' +
      `weeks; see those that cost up to ${money(100_000)}.`,
  },
  tagline: 'From research to launch',
  card: {
    description: 'We build the smallest product that you can sell.',
    features: ['First release in 12–21 weeks', 'Pricing tests'],
  },
  hero: {
    badge: 'Product Engineering',
    heading: 'A first release in 12–\u206021\u00a0weeks, by one team',
    lede: 'Product engineering is for founders, and for companies that want a product to sell. Two ad buyers had theirs after 12 weeks. They paid for it themselves, and ordered the rest when brands had bought it. By November 2026, 200+ brands used it.',
    actions: [
      { label: 'Build Your Product', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
  priceLine: `${price.short} The two ad buyers’ first release would cost ${money(65_000, 75_000)} today, a quarter of the whole. In most of our case studies, the whole cost at least ten times the first release; in the two smallest, three to four times. So plan for the rest, but order it when the first release sells. Support costs from ${money(1_800)} a month.`,
  drawing: {
    image: 'finished-product',
    draft: 'draft-product',
    moves: 'grow',
    alt: 'A learning app on a phone',
  },
  intro: {
    title: 'Four services for founders',
    text: 'Don’t let us build before someone has agreed to pay you. A spreadsheet and a telephone can serve your first ten customers, and they’ll teach you more than an app.',
  },
  services: [
    {
      icon: 'compass',
      title: 'Product discovery',
      description: 'We find out whether people want the product before you pay to build it.',
      features: ['Pricing test with real offers'],
    },
    {
      icon: 'rocket',
      title: 'First release (MVP)',
      description:
        'We build the smallest product that a customer will pay for. Only a payment proves that it’s wanted.',
      features: ['Stripe billing and receipts'],
    },
    {
      icon: 'layers',
      title: 'Multi-tenant platforms',
      description: 'One product serves all your customers, while the database keeps their data apart.',
      features: ['Single sign-on over SAML and OIDC'],
    },
    {
      icon: 'phone',
      title: 'Web and mobile apps',
      description: 'A field that changes in one place changes in browser, phone and server.',
      features: ['Drafts saved offline, then synced'],
    },
  ],
  phasesHeading: {
    title: 'Six phases, and where you can stop',
    text: `Research and Strategy together are discovery, and cost ${money(9_000)}. The first five phases take 12–\u206021 weeks; Scale is work by the month. You can stop after Strategy, after Design, after every second sprint of Build, or after the tests before Launch.`,
  },
  phases: numbered([
    {
      title: 'Research',
      description: 'We interview six people whom you introduce, and watch three of them at work.',
      details: ['Map of today’s workarounds'],
    },
    {
      title: 'Strategy',
      description: 'One page names buyer and price. Then we show the price to people who could pay it.',
      details: ['Pricing test results', 'List of what will not be built'],
    },
    {
      title: 'Design',
      description:
        'Five people try a prototype on the device they’ll use, and five more after we’ve corrected it.',
      details: ['Architecture and data model'],
    },
    {
      title: 'Build',
      description: 'From week three of this phase, your staff use the product on its final servers.',
      details: ['Automated tests on every change'],
    },
    {
      title: 'Launch',
      description: 'Invited users come first, then one region, then everyone.',
      details: ['Rehearsed return to the earlier version'],
    },
    {
      title: 'Scale',
      description: 'We test the load that your sales plan expects and train the engineers you hire.',
      details: ['Handover to your own engineers'],
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
    'One lead from Research to Scale',
    'Working software every two weeks',
    'Your engineers, whom you meet before you sign',
    'Calls with two clients of your size before you sign',
    'Research, designs and code yours on full payment',
    'Of every 100 applicants since 2019, one taken on',
  ],
  launch: {
    heading: 'Ready to Launch?',
    text: 'A sketch is enough. We’ll tell you which phase to start with.',
    action: { label: 'Discuss Your Project', to: '/contact' },
  },
  proof: {
    heading: {
      title: 'First releases, and what came after',
    },
    projects: {
      'InnovateLab Platform':
        'A maker of food ingredients began with the notebooks of one site. By 2024, 100+ teams used it.',
      'EduMaster Platform': 'Nine schools began after 14 weeks. Twelve weeks later all 31 had joined.',
      'Digital Marketing Platform':
        'Two founders began with one ad network and ten brands, and had sold it before they ordered more.',
    },
    drawing: {
      name: 'proof-product-engineering',
      tall: 'proof-product-engineering-tall',
      alt: 'A learning platform moves from nine pilot schools to all 31',
    },
  },
  smallReleases: {
    id: 'small-releases',
    heading: `First releases up to ${money(100_000)} (ranges are today’s prices)`,
    most: 100_000,
    others: [
      {
        title: 'Automatic billing for a software vendor',
        path: '/industries/saas-tech',
        price: 60_000,
        text: `16 weeks, 2 people, ${money(60_000)}`,
      },
      {
        title: 'Mock exams for a tutoring firm',
        path: '/industries/edtech',
        price: 79_000,
        text: `14 weeks, 3 people, ${money(79_000)}`,
      },
      {
        title: 'Faster checkout for a maker of outdoor clothing',
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
    heading: 'Talk about the price before the features.',
    text: 'If you can’t say yet what your first customer would pay, that’s our first subject on the free call.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}

sample(productEngineering)
