import { money } from '../counts.ts'
import { sample } from '../sample.ts'
import type { SaasTech } from '../schema.ts'

/** What `/industries/saas-tech` says. */
export const saasTech: SaasTech = {
  name: 'SaaS & Tech',
  accent: 'blue',
  icon: 'layers',
  updated: '2026-11-23',
  seo: {
    title: 'SaaS development that passes security reviews',
    description:
      'Multi-tenant platforms, subscription billing, admin consoles and public APIs, built to pass the security review of your first large customer.',
  },
  card: {
    description: 'Multi-tenant platforms, billing and the APIs in between.',
    examples: ['Subscription billing', 'Admin consoles', 'Public APIs'],
  },
  index:
    'Products that hundreds of companies share without seeing each other’s data. We build the walls between tenants, the invoice run and the API that your customers’ engineers will try to break.',
  hero: {
    badge: 'SaaS & Tech',
    heading: 'SaaS development that passes a security review.',
    lede: 'We build multi-tenant products, the billing behind them and the APIs by which other engineers will judge you. The parts that a customer’s security review asks about come first.',
    actions: [
      { label: 'Start Your SaaS Project', to: '/contact' },
      { label: 'Explore SaaS Solutions', to: '#solutions' },
    ],
  },
  picture: 'Digital Marketing Platform',
  intro: {
    title: 'What your product needs behind its sign-in.',
    text: 'From your first paying tenant to the first one who asks for a region of their own.',
  },
  matchRun:
    'The new billing runs a full cycle beside the old, and no invoice leaves it until every total agrees.',
  solutions: [
    {
      title: 'Multi-tenant platforms',
      description:
        'Row-level security in the database, so a forgotten filter in the code cannot show one tenant another’s data.',
      icon: 'layers',
    },
    {
      title: 'Subscription billing',
      description:
        'Trials, seats, metered use and mid-month upgrades, kept apart from the payment provider so that you can change either.',
      icon: 'receipt',
    },
    {
      title: 'Admin consoles',
      description:
        'Support staff see the account as the customer sees it, every visit is logged, and no ticket needs a query against production.',
      icon: 'settings',
    },
    {
      title: 'Public APIs',
      description:
        'Versioned endpoints, and signed webhooks that can be replayed, so your customers’ code outlives your next release.',
      icon: 'plug',
    },
    {
      title: 'Single sign-on and roles',
      description:
        'SAML, OIDC and SCIM, so that somebody who leaves your customer is out of your product within the hour.',
      icon: 'key',
    },
    {
      title: 'Usage analytics',
      description:
        'Which accounts opened the new screen, which have gone quiet, and whom to call before the renewal.',
      icon: 'chart',
    },
  ],
  cloth:
    'One cloth with a stripe each for a clinic, a bank and a shop; a yellow thread tries to leave the bank’s stripe and is turned back at the wall',
  stackHeading: {
    title: 'Technology stack.',
    text: 'Ordinary tools, chosen so that your next ten hires already know them.',
  },
  stack: [
    { category: 'Application', tools: ['TypeScript', 'React', 'Next.js', 'Node.js'] },
    { category: 'Data', tools: ['PostgreSQL', 'Redis', 'Kafka', 'ClickHouse'] },
    { category: 'Identity and billing', tools: ['WorkOS', 'Auth0', 'Stripe Billing', 'Chargebee'] },
    { category: 'Operations', tools: ['AWS', 'Kubernetes', 'Terraform', 'OpenTelemetry'] },
  ],
  storiesHeading: {
    title: 'Tenancy, APIs and billing in daily use.',
    text: 'A vendor of campaign software, and a maker of software for field service.',
  },
  stories: [
    {
      title: 'Tenancy: 200+ brands, some of them rivals',
      description:
        'The vendor’s customers are 200+ brands, and several of them bid for the same search words. Orders, audiences and budgets are rows that the database shows to one brand alone. Before the tenth brand came in, an outside firm spent a week signed in as one of the nine and trying to read another’s; it could not.',
      metrics: ['200+ brands', 'First 9 brands: 12 weeks, 3 people'],
      project: 'Digital Marketing Platform',
    },
    {
      title: 'APIs: four ad networks, one order book',
      description:
        'Google, Meta, LinkedIn and TikTok each have an API, and each claims the sale. The same product reads all four and lets the brand’s own order book decide. A customer who opts out is gone from every network’s audience by the next morning.',
      metrics: ['4 networks', '$10M+ ad spend a year', '400% median return, first year'],
    },
    {
      title: 'Billing: one plan change, one invoice',
      description: `A maker of field-service software charged for upgrades by hand. Three people built metered billing in 12 weeks for ${money(70_000)}. For one cycle old and new drafted the same 640 invoices; nine differed, and seven of the nine had been wrong for a year.`,
      metrics: ['12 weeks', '3 people', money(70_000)],
    },
  ],
  whyHeading: { title: 'Claims that your CTO can test.' },
  why: [
    'A test on every commit that signs in as one tenant and tries to read another’s data',
    'Feature flags from the first sprint, so that releasing and launching are two decisions',
    'Security questionnaires answered from the running system, not from memory',
    'PostgreSQL until you can measure the pain, and only then something cleverer',
    'Cloud accounts in your name from the first day, and code that is yours on full payment',
    'Restore drills for single tenants, because one customer will ask for last week’s data',
  ],
  ctaCard: {
    heading: 'Thirty minutes with a platform engineer',
    text: 'The call is free. We read your pricing page and your database schema beforehand, and tell you which of the two will cause trouble first.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Your first large customer has a spreadsheet of questions.',
    text: 'Send it to us with a sketch of the system as it stands. We mark which answers are already true and put a price range on the rest.',
    actions: [
      { label: 'Start Your SaaS Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
}

sample(saasTech.stories)
