import { sample } from '../sample.ts'
import type { SaasTech } from '../schema.ts'

/** What `/industries/saas-tech` says. */
export const saasTech: SaasTech = {
  name: 'SaaS & Tech',
  hue: 'indigo',
  mark: 'layers',
  updated: '2026-11-22',
  seo: {
    title: 'SaaS development company: tenants, billing, APIs',
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
  picture: 'PayFlow Gateway',
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
      mark: 'layers',
    },
    {
      title: 'Subscription billing',
      description:
        'Trials, seats, metered use and mid-month upgrades, kept apart from the payment provider so that you can change either.',
      mark: 'receipt',
    },
    {
      title: 'Admin consoles',
      description:
        'Support staff see the account as the customer sees it, every visit is logged, and answering a ticket takes no query in production.',
      mark: 'settings',
    },
    {
      title: 'Public APIs',
      description:
        'Versioned endpoints, and signed webhooks that can be replayed. When PayFlow Gateway took over, 10K+ merchants changed no line of checkout.',
      mark: 'plug',
    },
    {
      title: 'Single sign-on and roles',
      description:
        'SAML, OIDC and SCIM, so that somebody who leaves your customer is out of your product within the hour.',
      mark: 'key',
    },
    {
      title: 'Usage analytics',
      description:
        'Which accounts opened the new screen, which have gone quiet, and whom to call before the renewal.',
      mark: 'chart',
    },
  ],
  cloth:
    'One cloth with a stripe each for a clinic, a bank and a shop; a yellow thread tries to leave the bank’s stripe and is turned back at the wall',
  stackHeading: {
    title: 'Technology stack',
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
    text: 'Three platforms that many companies share, and what each of them proves.',
  },
  stories: [
    {
      title: 'Tenancy: 500+ engagements, kept apart',
      description:
        'On a consultancy’s hub each engagement is a tenant of its own, open to the advisers and to the client. A method can be found from all four practices, while what a client confided stays inside that client’s engagement.',
      metrics: ['500+ engagements', '95% client retention', '$10M+ client savings recorded'],
      project: 'Enterprise Consulting Hub',
    },
    {
      title: 'APIs: four ad networks, 200+ brands',
      description:
        'Google, Meta, LinkedIn and TikTok each have an API, and each claims the sale. The platform reads all four for every brand, lets that brand’s own order book decide, and withdraws a customer who opts out from all of them overnight.',
      metrics: ['400% return on investment', '200+ brands', '$10M+ ad spend managed'],
      project: 'Digital Marketing Platform',
    },
    {
      title: 'Billing: one day logged, two invoices drafted',
      description:
        'Independent advisers in eleven regions sell work together. When one of them logs a day, the platform converts the fee, splits it between the offices and drafts both invoices, on the terms that were in force for that engagement.',
      metrics: ['1K+ consultants', '5K+ projects', '250% growth in cross-border work'],
      project: 'Global Consulting Network',
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
    text: 'The call is free. Bring the pricing page and the database schema, and leave knowing which of the two will cause trouble first.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Your first large customer has a spreadsheet of questions.',
    text: 'Send it to us with a sketch of the system as it stands. We mark which answers are already true and price the rest.',
    actions: [
      { label: 'Start Your SaaS Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
}

sample(saasTech.stories)
