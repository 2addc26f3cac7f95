import { money } from '../counts.ts'
import { sample } from '../sample.ts'
import type { SaasTech } from '../schema.ts'

/** The content of the page `/industries/saas-tech`. */
export const saasTech: SaasTech = {
  name: 'SaaS & Tech',
  accent: 'blue',
  icon: 'layers',
  updated: '2026-11-28',
  seo: {
    title: 'SaaS development that passes security reviews',
    description:
      'Multi-tenant platforms, subscription billing, admin consoles and public APIs, built to pass the ' +
      'security review of your first large customer.',
  },
  card: {
    description: 'One product for many customers, each with its own data.',
    examples: ['Subscription billing', 'Admin consoles', 'Public APIs'],
  },
  index:
    'Hundreds of companies use one product, and none may see another’s data. In one product that we built, ' +
    'the database keeps 200+ brands apart, some of them rivals.',
  hero: {
    badge: 'SaaS & Tech',
    heading: 'Will your product pass its first security review?',
    lede:
      'Your SaaS product serves many customers from one system, and none may see another’s data. We begin ' +
      'with the parts that a large customer asks about before it buys: separate data, sign-in, billing ' +
      'and the public API.',
    actions: [
      { label: 'Start Your SaaS Project', to: '/contact' },
      { label: 'Explore SaaS Solutions', to: '#solutions' },
    ],
  },
  picture: 'Digital Marketing Platform',
  intro: {
    title: 'Parts of every SaaS product',
    text: 'They work in one region or in several, as your customers require.',
  },
  solutions: [
    {
      title: 'Multi-tenant platforms',
      description:
        'With row-level security, the database refuses the rows of other customers, even if the code ' +
        'forgets a filter.',
    },
    {
      title: 'Subscription billing',
      description:
        'Trials, seats, metered use and mid-month upgrades. Billing is separate from the payment ' +
        'provider, so you can change either.',
    },
    {
      title: 'Admin consoles',
      description:
        'Support staff see an account as the customer sees it. Every visit is logged, and they need no ' +
        'access to the database.',
    },
    {
      title: 'Public APIs',
      description:
        'The API has versions. Its messages to your customers’ systems are signed and can be sent ' +
        'again. Old versions stay, so your next release does not break your customers’ code.',
    },
    {
      title: 'Single sign-on and roles',
      description:
        'SAML, OIDC and SCIM. A person who leaves your customer’s company loses access within an hour.',
    },
    {
      title: 'Usage analytics',
      description:
        'You see which accounts use a new screen, which use the product less, and whom to call before ' +
        'the renewal.',
    },
  ],
  cloth: 'One database for a clinic, a bank and a shop; none can read another’s rows',
  stackHeading: {
    title: 'Technology stack',
    text: 'These tools are common, so the next people you hire probably know them.',
  },
  stack: [
    { category: 'Application', tools: ['TypeScript', 'React', 'Next.js', 'Node.js'] },
    { category: 'Data', tools: ['PostgreSQL', 'Redis', 'Kafka', 'ClickHouse'] },
    { category: 'Identity and billing', tools: ['WorkOS', 'Auth0', 'Stripe Billing', 'Chargebee'] },
    { category: 'Operations', tools: ['AWS', 'Kubernetes', 'Terraform', 'OpenTelemetry'] },
  ],
  storiesHeading: {
    title: 'Separate data, APIs and billing that we built',
    text: 'One client sells software for campaigns, and one sells it for field service.',
  },
  stories: [
    {
      title: 'Separate data: 200+ brands, some of them rivals',
      description:
        'Several of the vendor’s 200+ customers compete for the same search words. The database shows ' +
        'orders, audiences and budgets only to the brand that owns them. An outside firm signed in as ' +
        'one brand and tried for a week to read another’s data. It could not, and its report answered ' +
        'the security review of the first large brand.',
      metrics: ['200+ brands', 'First release: 12 weeks, 3 people'],
      project: 'Digital Marketing Platform',
    },
    {
      title: 'APIs: four ad networks, one order book',
      description:
        'Google, Meta, LinkedIn and TikTok each claim the same sale. The product reads all four APIs ' +
        'and compares them with the brand’s own order book. The median brand spent one dollar on ads ' +
        'and got five in paid orders. That is a gain of four, before the cost of goods.',
      metrics: ['4 networks', '$10M+ ad spend', '400% ROI'],
    },
    {
      title: 'Billing: one plan change, one invoice',
      description: `In 2024 a vendor of field-service software billed upgrades by hand. In one billing cycle, each of 640 invoices was drafted twice: the old way and the new way. Ten differed: seven old ones were wrong, and three new. Billing has been automatic since.`,
      metrics: ['12 weeks', '3 people', money(70_000)],
    },
  ],
  whyHeading: { title: 'Points that your CTO can check' },
  why: [
    'A test on every change that signs in as one customer and tries to read another’s data',
    'Feature flags from the first sprint, so you decide when customers see a feature',
    'Cloud accounts in your name from the first day, and code that is yours on full payment',
    'Tested restores for single customers, because one of them will ask for last week’s data',
  ],
  ctaCard: {
    heading: 'Talk to a platform engineer',
    text:
      'Before the free call we read your pricing page. During the call we tell you which problems to expect first. ' +
      'We read a database schema only after a non-disclosure agreement.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Your first large customer sends questions.',
    text:
      'They are often confidential, so we sign a non-disclosure agreement first. Then we mark what your ' +
      'system already meets. A proposal for the rest follows within 48 hours.',
    actions: [
      { label: 'Start Your SaaS Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
}

sample(saasTech)
