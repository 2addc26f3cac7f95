import { sample } from '../sample.ts'
import type { Fintech } from '../schema.ts'

/** What `/industries/fintech` says. */
export const fintech: Fintech = {
  name: 'FinTech',
  hue: 'verdigris',
  mark: 'card',
  updated: '2026-10-12',
  seo: {
    title: 'FinTech software development',
    description:
      'Payment gateways, digital banking, lending and fraud detection, built for PCI DSS, SOX and PSD2 from the first sprint. Three products with their figures.',
  },
  card: {
    description: 'Payments and banking built for the auditor as well as the user.',
    examples: ['Payment gateways', 'Digital banking', 'Fraud detection'],
  },
  index:
    'Every amount here is read twice, once on a phone and once in an audit. We write the controls as tests before the first payment moves, from KYC at sign-up to the regulatory return.',
  hero: {
    badge: 'FinTech',
    heading: 'Money moves. It should not wobble.',
    lede: 'Payment, banking and lending software built for two readers: the person tapping the screen and the person auditing it three years later.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'View FinTech Work', to: '/portfolio' },
    ],
  },
  picture: 'Blockchain Security Suite',
  intro: {
    title: 'What we build.',
    text: 'Six kinds of product, each of which we have taken through an audit.',
  },
  solutions: [
    {
      title: 'Digital banking',
      description: 'Accounts, cards and transfers that open in under a second.',
      mark: 'bank',
    },
    {
      title: 'Payment gateways',
      description: '150+ currencies behind one endpoint and one ledger.',
      mark: 'swap',
    },
    {
      title: 'Lending and credit',
      description: 'Scoring that can be explained to the applicant.',
      mark: 'coins',
    },
    {
      title: 'Onboarding and KYC',
      description: 'Identity checks people finish instead of abandon.',
      mark: 'user',
    },
    {
      title: 'Fraud detection',
      description: '$2M+ prevented monthly for one client.',
      mark: 'shield',
    },
    {
      title: 'Regulatory reporting',
      description: 'The return is ready before it is asked for.',
      mark: 'file-search',
    },
  ],
  stackHeading: {
    title: 'Technology stack',
    text: 'Nothing a bank’s architecture board has not met before.',
  },
  stack: [
    { category: 'Frontend', tools: ['React', 'React Native', 'TypeScript'] },
    { category: 'Backend', tools: ['Java', 'Go', 'Node.js'] },
    { category: 'Data', tools: ['PostgreSQL', 'Kafka', 'Redis'] },
    { category: 'Infrastructure', tools: ['AWS', 'Kubernetes', 'Terraform'] },
  ],
  storiesHeading: { title: 'Proof.', text: 'Three products in daily use.' },
  stories: [
    {
      title: 'No more codes by text',
      description:
        'Customers confirm a payment with a fingerprint, and the key that signs it stays inside the phone. The log takes new lines and no corrections, so the auditors were given a login of their own.',
      metrics: ['$50M+ in transactions', '99.9% security score', '300K+ users', '280% security enhancement'],
      project: 'SecureVault Banking',
    },
    {
      title: 'Four processors behind one gateway',
      description:
        'Settlement arrived in four formats with four ideas of when a day ends. Merchants moved across country by country, and not one of them changed a line of checkout.',
      metrics: ['$100M+ processed', '99.7% success rate', '150+ currencies', '10K+ merchants'],
      project: 'PayFlow Gateway',
    },
    {
      title: 'A ledger that closes behind itself',
      description:
        'Commodity traders’ money stays put until buyer and seller both say the cargo is right, and five signers out of seven seal the transfer. The people who run the ledger cannot edit it, which is what the insurer wanted to hear.',
      metrics: ['$50M+ secured', '99.99% uptime', '0 breaches'],
      project: 'Blockchain Security Suite',
    },
  ],
  rules: {
    heading: {
      title: 'Compliance, woven in',
      text: 'Not a phase at the end. Each control is written as a test in the first sprint.',
    },
    items: [
      {
        title: 'PCI DSS',
        description: 'Card data stays in the processor’s own fields, which keeps the assessed network small.',
      },
      {
        title: 'SOX',
        description:
          'Whoever writes a change to the ledger cannot approve it, and the pipeline keeps both names.',
      },
      {
        title: 'KYC / AML',
        description:
          'Sanctions lists are screened at sign-up and again each night, and a named reviewer closes every match.',
      },
      {
        title: 'PSD2',
        description:
          'The customer’s approval is bound to the amount and the payee, and third-party access expires with the consent.',
      },
      {
        title: 'GDPR',
        description: 'Erasure removes the person and keeps the booking, because the law wants both.',
      },
      {
        title: 'ISO 27001',
        description:
          'Access reviews, change records and incident logs are filed under the Annex A control they prove.',
      },
    ],
  },
  security: {
    heading: { title: 'Security features' },
    items: [
      { title: 'Encryption', description: 'AES-256 at rest, TLS 1.3 in transit, keys in hardware.' },
      { title: 'Strong sign-in', description: 'Passkeys first, one-time codes as the fallback.' },
      { title: 'Tokenised cards', description: 'No card number ever reaches your servers.' },
      { title: 'Immutable audit trail', description: 'Every read and write, sealed and searchable.' },
      { title: 'Live monitoring', description: 'Alerts routed to the engineer on call.' },
    ],
  },
  whyHeading: { title: 'Why banks and startups both call' },
  why: [
    'Engineers who have sat through PCI DSS and SOX audits',
    'A proposal with a price in it within 48 hours',
    '99.9% security score on the last banking build',
    'Your code, owned by you on final payment',
    'Support that continues after launch',
  ],
  ctaCard: {
    heading: 'Talk to a FinTech engineer',
    text: 'Thirty minutes, free. You will leave with a rough shape, a rough cost and the two risks we would look at first.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Ready when your regulator is.',
    text: 'Tell us what you are building and who will inspect it. We reply within two hours on business days.',
    actions: [
      { label: 'Start Your FinTech Project', to: '/contact' },
      { label: 'View More Case Studies', to: '/portfolio' },
    ],
  },
}

sample(fintech.stories)
