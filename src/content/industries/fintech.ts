import { sample } from '../sample.ts'
import type { Fintech } from '../schema.ts'

/** What `/industries/fintech` says. */
export const fintech: Fintech = {
  name: 'FinTech',
  accent: 'green',
  icon: 'card',
  updated: '2026-11-23',
  seo: {
    title: 'Fintech software development, tested for audit',
    description:
      'Payment gateways, digital banking, lending and fraud detection, with PCI DSS, SOX and PSD2 controls that run as tests from the first sprint.',
  },
  card: {
    description: 'Payments and banking built for the auditor as well as the user.',
    examples: ['Payment gateways', 'Digital banking', 'Fraud detection'],
  },
  index:
    'Payment, banking and lending software, in which every amount is read twice: once on a phone and once in an audit. We write the controls as tests before the first payment moves, from KYC at sign-up to the regulatory return.',
  hero: {
    badge: 'FinTech',
    heading: 'Fintech software development that stands up to audit.',
    lede: 'We build payment, banking and lending software for banks, payment firms and funded startups. Your customer taps one button; three years later your auditor can still see what was approved, by whom and on which device.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Explore FinTech Solutions', to: '#solutions' },
    ],
  },
  picture: 'Blockchain Security Suite',
  intro: {
    title: 'Products for banks and payment firms.',
    text: 'We have taken each of these six through an audit, and can tell you what the auditors asked for.',
  },
  matchRun: 'Both ledgers close on the same payments, and one cent of difference starts the count again.',
  solutions: [
    {
      title: 'Digital banking',
      description:
        'Accounts, cards and transfers in one app, where approving a payment takes a glance and a fingerprint.',
      icon: 'bank',
    },
    {
      title: 'Payment gateways',
      description:
        'Cards, wallets and bank transfers behind one endpoint, reconciled in one ledger for 150+ currencies.',
      icon: 'swap',
    },
    {
      title: 'Lending and credit',
      description:
        'Scoring whose reasons can be given to the applicant, the underwriter and the regulator in the same words.',
      icon: 'coins',
    },
    {
      title: 'Onboarding and KYC',
      description:
        'Identity checks short enough that applicants finish them, with every sanctions match put before a reviewer.',
      icon: 'user',
    },
    {
      title: 'Fraud detection',
      description:
        'Payments are scored before the money leaves, which prevents $2M+ of fraud monthly for one client.',
      icon: 'shield',
    },
    {
      title: 'Regulatory reporting',
      description:
        'Returns are compiled from the ledger itself, so each figure leads back to the postings behind it.',
      icon: 'file-search',
    },
  ],
  stackHeading: {
    title: 'Technology stack.',
    text: 'Your architecture board will have approved most of these already.',
  },
  stack: [
    { category: 'Frontend', tools: ['React', 'React Native', 'TypeScript'] },
    { category: 'Backend', tools: ['Java', 'Go', 'Node.js'] },
    { category: 'Data', tools: ['PostgreSQL', 'Kafka', 'Redis'] },
    { category: 'Infrastructure', tools: ['AWS', 'Kubernetes', 'Terraform'] },
  ],
  storiesHeading: {
    title: 'Three fintech products, and what they changed.',
    text: 'For a bank, a company that clears payments between commodity traders, and a payments group.',
  },
  stories: [
    {
      title: 'Payments signed on the phone',
      description:
        'A bank replaced text-message codes with a key that never leaves the customer’s phone, or a card reader where the phone is too old. Its controls run as tests every night: 999 of 1,000 were green at handover, where 263 had passed the final manual review of the old platform.',
      metrics: [
        '$50M+ a day in transactions',
        '99.9% of 1,000 controls green',
        '300K+ users moved by handover',
        '280% more controls passed',
      ],
      project: 'SecureVault Banking',
    },
    {
      title: 'A ledger that its own operator cannot alter',
      description:
        'Commodity traders’ money waits until both sides confirm the goods, and five signers out of seven seal the transfer. Before it took over, a match run had to close on the old database’s figures for sixty working evenings in a row.',
      metrics: [
        '$50M+ held at any one time',
        '99.99% uptime in its first 12 months',
        '0 breaches since opening',
      ],
      project: 'Blockchain Security Suite',
    },
    {
      title: 'Four processors behind one gateway',
      description:
        'Settlement used to arrive in four formats, with four ideas of when a day ends. Merchants moved across country by country without changing a line of checkout, and 99.7% of authorised payments now settle without manual repair.',
      metrics: [
        '$100M+ processed a month',
        '99.7% settled without repair',
        '150+ currencies',
        '10K+ merchants',
      ],
      project: 'PayFlow Gateway',
    },
  ],
  rules: {
    heading: {
      title: 'Every rule becomes a test that runs each night.',
      text: 'Your auditor gets a read-only account and last night’s results, in place of a folder of screenshots.',
    },
    items: [
      {
        place: 'Tap',
        title: 'PSD2',
        description:
          'The customer’s approval is bound to the amount and the payee, and third-party access expires with the consent.',
      },
      {
        place: 'Identity check',
        title: 'KYC / AML',
        description:
          'Sanctions lists are screened at sign-up and again each night, and a named reviewer closes every match.',
      },
      {
        place: 'Card vault',
        title: 'PCI DSS',
        description: 'Card data stays in the processor’s own fields, which keeps the assessed network small.',
      },
      {
        place: 'Ledger',
        title: 'SOX',
        description:
          'Whoever writes a change to the ledger cannot approve it, and the pipeline keeps both names.',
      },
      {
        place: 'Settlement',
        title: 'GDPR',
        description:
          'A request for erasure removes the personal details and keeps the ledger entry, because the law requires both.',
      },
      {
        place: 'Audit',
        title: 'ISO 27001',
        description:
          'Access reviews, change records and incident logs are filed under the Annex A control they prove.',
      },
    ],
  },
  security: {
    heading: { title: 'Security features.' },
    items: [
      {
        feature: 'Encryption',
        description: 'AES-256 at rest and TLS 1.3 in transit, with the keys in hardware modules.',
      },
      {
        feature: 'Strong sign-in',
        description: 'Passkeys first, with one-time codes from an app as the fallback.',
      },
      {
        feature: 'Tokenised cards',
        description: 'Card numbers become tokens before anything reaches your servers.',
      },
      {
        feature: 'Immutable audit trail',
        description: 'Reads and writes are sealed as they happen, and found by customer, payee or date.',
      },
      {
        feature: 'Live monitoring',
        description: 'An alert reaches the engineer on call together with the payments that caused it.',
      },
    ],
  },
  whyHeading: { title: 'Why banks and startups both hire us.' },
  why: [
    'Engineers who have answered the questions in PCI DSS and SOX audits',
    'A detailed proposal with a price range, within 48 hours',
    'A 99.9% security score for SecureVault Banking: 999 of 1,000 controls green at handover',
    'Code that is yours on full payment, in accounts that were yours from the start',
    sample(
      'Match runs to the cent: sixty evenings for the traders’ ledger, two month-ends per country group at PayFlow',
    ),
  ],
  ctaCard: {
    heading: 'Talk to a fintech engineer',
    text: 'In a free half hour you get a rough design, a rough figure and the two risks that we would look at first.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Who will audit what you build?',
    text: 'Tell us that, and what the product does. We reply within 2 hours on business days, and begin with the questions your auditor is likely to ask.',
    actions: [
      { label: 'Start Your FinTech Project', to: '/contact' },
      { label: 'View More Case Studies', to: '/portfolio' },
    ],
  },
}

sample(fintech.stories)
