import { money } from '../counts.ts'
import { price } from '../price.ts'
import { sample } from '../sample.ts'
import type { SaasTech } from '../schema.ts'

/** The content of the page `/industries/saas-tech`. */
export const saasTech: SaasTech = {
  name: 'SaaS & Tech',
  accent: 'blue',
  icon: 'layers',
  updated: '2026-11-28',
  seo: {
    title: 'SaaS development ready for security reviews',
    description:
      'Multi-tenant platforms, subscription billing, admin consoles and public APIs, built for the security ' +
      'review of your first large customer.',
  },
  card: {
    description: 'One product, with each customer’s data kept apart.',
    examples: ['Subscription billing', 'Public APIs'],
  },
  index:
    'Hundreds of companies use one product, and none may see another’s data. One product of ours keeps 200+ brands apart, some of them rivals (November 2026).',
  hero: {
    badge: 'SaaS & Tech',
    heading: 'Will your product pass its first security review?',
    lede: 'Before your first large customer buys, it asks how its data is kept apart. We build SaaS for that moment. In 2024 an outside firm attacked Copperline’s product for a week, with one customer’s account. It could read no other’s data, and the first large customer accepted the firm’s report.',
    actions: [
      { label: 'Start Your SaaS Project', to: '/contact' },
      { label: 'Explore SaaS Solutions', to: '#solutions' },
    ],
  },
  priceLine: `Automatic billing cost one vendor ${price.from}, which is the least that a first release costs.`,
  picture: 'Digital Marketing Platform',
  intro: {
    title: 'Parts of every SaaS product',
    text: 'Keep all customers in one database that shows each of them only its own rows. One database per customer feels safer. But then every change has to be made once per customer, and one day a customer is forgotten.',
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
        'Seats, use and upgrades in mid-month are billed automatically. You can change the payment provider without rebuilding the rest.',
    },
    {
      title: 'Admin consoles',
      description:
        'Support staff see an account as the customer sees it, with no access to the database. Every visit is logged.',
    },
    {
      title: 'Public APIs',
      description: 'Old versions stay. Your next release doesn’t break your customers’ code.',
    },
    {
      title: 'Single sign-\u2060on and roles',
      description:
        'With SAML, OIDC and SCIM, a person who leaves your customer’s company loses access within an hour.',
    },
    {
      title: 'Usage analytics',
      description:
        'You see which accounts use the product less than they did, in time to call them before the renewal.',
    },
  ],
  cloth: 'One database for a clinic, a bank and a shop; none can read another’s rows',
  stackHeading: {
    title: 'Technology stack',
    text: 'These tools are common: the next people you hire probably know them.',
  },
  stack: [
    { category: 'Application', tools: ['TypeScript', 'React', 'Next.js', 'Node.js'] },
    { category: 'Data', tools: ['PostgreSQL', 'Redis', 'Kafka', 'ClickHouse'] },
    { category: 'Identity and billing', tools: ['WorkOS', 'Auth0', 'Stripe Billing', 'Chargebee'] },
    { category: 'Operations', tools: ['AWS', 'Kubernetes', 'Terraform', 'OpenTelemetry'] },
  ],
  storiesHeading: {
    title: 'Separate data, APIs and billing that we built',
  },
  stories: [
    {
      title: 'Separate data: 200+ brands, some of them rivals',
      description:
        'Several of the vendor’s 200+ customers (November 2026) compete for the same search words. They share one database, where each row belongs to one brand and is refused to all others.',
      metrics: ['200+ brands', 'First release: 12 weeks, 3 people'],
      project: 'Digital Marketing Platform',
    },
    {
      title: 'APIs: four ad networks, one order book',
      description:
        'Google, Meta, LinkedIn and TikTok each claim the same sale. Copperline’s product compares their claims with the brand’s orders. In its first full year (2025), the median of 140 brands got five dollars in paid orders for every dollar of ads: a gain of four, before the cost of goods.',
      metrics: ['4 networks', '400% ROI on the brands’ ads'],
      drawn: {
        category: 'Other firms’ APIs',
        file: 'analytics-sources',
        square: [0, 34, 540, 540],
        alt: 'Four networks claim 138% of the sales of a shop',
      },
    },
    {
      title: 'Billing: one plan change, one invoice',
      description:
        'A vendor of field-service software billed upgrades by hand. For one billing cycle in 2024, every invoice was drafted in the old way and in the new one. Ten of 640 differed: seven of the old ones were wrong, and three of the new. Billing has been automatic since.',
      metrics: ['16 weeks, 2 people', money(60_000)],
      drawn: {
        category: 'Subscription billing',
        file: 'billing',
        square: [200, 100, 400, 400],
        alt: '10 seats until 15 June and 25 afterwards, on one invoice of $525',
      },
    },
  ],
  whyHeading: { title: 'Points that your CTO can check' },
  why: [
    'A test on every change that signs in as one customer and tries to read another’s data',
    'Cloud accounts in your name from the first day, and code that is yours on full payment',
    'Tested restores for a single customer: one day, one of them will ask for last week’s data',
  ],
  ctaCard: {
    heading: 'Talk to a platform engineer',
    text: 'We read your pricing page before the free call; the software has to enforce its plans and limits. Your database schema can wait until we’ve signed an NDA.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Your first large customer will ask.',
    text: 'Its questions are often confidential, so we sign an NDA first. Then we mark the questions to which you can already answer yes. A proposal for the others follows within 48 hours of the call, weekends not counted.',
    actions: [
      { label: 'Start Your SaaS Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
}

sample(saasTech)
