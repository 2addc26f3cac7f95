import { sample } from '../sample.ts'
import type { Industry } from '../schema.ts'

/** What `/industries/saas-tech` says. */
export const saasTech: Industry = {
  name: 'SaaS & Tech',
  hue: 'indigo',
  mark: 'layers',
  updated: '2026-05-19',
  seo: {
    title: 'SaaS and multi-tenant platform development',
    description:
      'Multi-tenant platforms, subscription billing, admin consoles and public APIs, built to pass your customers’ security review. Three products, with figures.',
  },
  card: {
    description: 'Multi-tenant platforms, billing and the APIs in between.',
    examples: ['Subscription billing', 'Admin consoles', 'Public APIs'],
  },
  index:
    'Products that hundreds of companies share without ever meeting each other. We build the tenant walls, the invoice run and the API that your customers’ engineers will try to break.',
  hero: {
    badge: 'SaaS & Tech',
    heading: 'Build it once. Bill it monthly.',
    lede: 'Multi-tenant products, the billing behind them and the APIs other engineers will judge you by. We start with the parts a customer’s security review asks about.',
    actions: [
      { label: 'Start Your SaaS Project', to: '/contact' },
      { label: 'Explore SaaS Solutions', to: '#solutions' },
    ],
  },
  picture: 'TechFlow Solutions',
  intro: {
    title: 'What goes behind the login page.',
    text: 'Six kinds of work, from the first paying tenant to the first one who wants a region of their own.',
  },
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
        'Support staff see the account as the customer sees it, and the visit is logged. Nobody runs SQL in production on a Friday.',
      mark: 'settings',
    },
    {
      title: 'Public APIs',
      description:
        'Versioned endpoints, signed webhooks and a button that replays the ones a customer missed.',
      mark: 'plug',
    },
    {
      title: 'Single sign-on and roles',
      description:
        'SAML, OIDC and SCIM. Somebody who leaves your customer at noon is out of your product at noon.',
      mark: 'key',
    },
    {
      title: 'Usage analytics',
      description:
        'Which accounts opened the new screen, which went quiet, and whom to telephone before the renewal.',
      mark: 'chart',
    },
  ],
  stackHeading: {
    title: 'What we would start with on Monday',
    text: 'Ordinary tools, chosen so that your next ten hires already know them.',
  },
  stack: [
    { category: 'Application', tools: ['TypeScript', 'React', 'Next.js', 'Node.js'] },
    { category: 'Data', tools: ['PostgreSQL', 'Redis', 'Kafka', 'ClickHouse'] },
    { category: 'Identity and billing', tools: ['WorkOS', 'Auth0', 'Stripe Billing', 'Chargebee'] },
    { category: 'Operations', tools: ['AWS', 'Kubernetes', 'Terraform', 'OpenTelemetry'] },
  ],
  storiesHeading: {
    title: 'Platforms people log in to.',
    text: 'Three of them, open in somebody’s browser now.',
  },
  stories: [
    {
      title: 'Eleven tools, then none of them',
      description:
        'A pump maker’s order went through a macro whose author had left. Sales now confirm it, and the plant queue, the stock and the delivery slot follow. The tools were retired on the date in the first plan.',
      metrics: ['40% faster delivery', '11 tools retired', '10 months'],
      project: 'TechFlow Solutions',
    },
    {
      title: 'One set of numbers for Monday’s meeting',
      description:
        'Three regions counted a sale at dispatch, at invoice and at payment. They first signed one list of definitions. Only then did we let a model forecast anything, with its misses on show.',
      metrics: ['10B+ rows scanned a day', '92% forecast hit', '200+ data sources'],
      project: 'DataMind Analytics',
    },
    {
      title: 'The invoice desk, without the typing',
      description:
        'Clerks typed each invoice into three systems. Numbered bots do it now and check every box they fill. A doubtful one goes to a person, with the field marked.',
      metrics: ['10K+ processes a month', '1K+ bots in service', '70% efficiency gain'],
      project: 'AutomateFlow RPA',
    },
  ],
  whyHeading: { title: 'For the CTO who has been promised this before' },
  why: [
    'A test on every commit that logs in as one tenant and tries to read another',
    'Feature flags from the first sprint, so that releasing and launching are two decisions',
    'Security questionnaires answered from the running system, not from memory',
    'PostgreSQL until you can measure the pain, and only then something cleverer',
    'Cloud accounts in your name from the first day, and the code on final payment',
    'Restore drills per tenant, because one customer will ask for last Thursday back',
  ],
  ctaCard: {
    heading: 'Thirty minutes with a platform engineer',
    text: 'Free. Bring the pricing page and the database schema. You will leave knowing which of the two will cause trouble first.',
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
