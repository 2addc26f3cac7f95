import { sample } from '../sample.ts'
import type { Fintech } from '../schema.ts'

/** The content of the page `/industries/fintech`. */
export const fintech: Fintech = {
  name: 'FinTech',
  accent: 'green',
  icon: 'card',
  updated: '2026-11-25',
  seo: {
    title: 'Fintech software development, tested for audit',
    description:
      'Payment gateways, digital banking, lending and fraud detection, with PCI DSS, SOX and PSD2 ' +
      'controls that run as tests from the first sprint.',
  },
  card: {
    description: 'Payments and banking software that passes audits.',
    examples: ['Payment gateways', 'Digital banking', 'Fraud detection'],
  },
  index:
    'Payment, banking and lending software. We write the legal controls as tests before the first ' +
    'payment, from KYC at sign-up to the regulatory report. One bank’s auditors had reserved ten days, ' +
    'and left after six.',
  hero: {
    badge: 'FinTech',
    heading: 'Fintech software development that stands up to audit.',
    lede:
      'We build payment, banking and lending software. Years later your auditor can still see what was ' +
      'approved, by whom and on which device.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Explore FinTech Solutions', to: '#solutions' },
    ],
  },
  picture: 'Blockchain Security Suite',
  intro: {
    title: 'Products for banks and payment firms.',
  },
  solutions: [
    {
      title: 'Digital banking',
      description:
        'Accounts, cards and transfers in one app. Customers check a payment on one screen and approve ' +
        'it by fingerprint.',
    },
    {
      title: 'Payment gateways',
      description:
        'Cards, wallets and bank transfers through one interface, in one ledger for 150+ currencies.',
    },
    {
      title: 'Lending and credit',
      description:
        'Each credit score comes with reasons. Applicant, underwriter and regulator read the same text.',
    },
    {
      title: 'Onboarding and KYC',
      description:
        'Identity checks are short, so applicants finish them. A reviewer sees every sanctions match.',
    },
    {
      title: 'Fraud detection',
      description:
        'Payments are scored before the money leaves. For one client this prevented $2M+ of fraud ' +
        'monthly in 2025.',
    },
    {
      title: 'Regulatory reporting',
      description: 'Reports are made from the ledger itself, and each figure leads back to its payments.',
    },
  ],
  stackHeading: {
    title: 'Technology stack.',
  },
  stack: [
    { category: 'Frontend', tools: ['React', 'React Native', 'TypeScript'] },
    { category: 'Backend', tools: ['Java', 'Go', 'Node.js'] },
    { category: 'Data', tools: ['PostgreSQL', 'Kafka', 'Redis'] },
    { category: 'Infrastructure', tools: ['AWS', 'Kubernetes', 'Terraform'] },
  ],
  storiesHeading: {
    title: 'Fintech products that we built.',
  },
  stories: [
    {
      title: 'Payments signed on the phone',
      description:
        'A bank replaced text-message codes with a key that never leaves the customer’s phone, or with ' +
        'a card reader for older phones. Software tests 788 of its 1,000 security controls every night. At ' +
        'handover 999 passed, 280% more than the 263 of the last manual review. The external auditors ' +
        'had reserved ten days and left after six, with two findings, both about wording.',
      metrics: [
        '$50M+ a day in transactions',
        '99.9% security score at handover',
        '300K+ users moved by handover',
        '280% security enhancement',
      ],
      project: 'SecureVault Banking',
    },
    {
      title: 'A ledger that its own operator cannot alter',
      description:
        'Traders’ money waits until both sides confirm the goods, and five of seven signers must seal ' +
        'the transfer. Before the switch, old and new figures had to agree for sixty working evenings ' +
        'in a row.',
      metrics: [
        '$50M+ held at any one time',
        '99.99% uptime in its first 12 months',
        '0 breaches since opening',
      ],
      project: 'Blockchain Security Suite',
    },
    {
      title: 'A gateway in front of four processors',
      description:
        'Payments used to arrive in four formats, and each processor ended its day at a different ' +
        'hour. Merchants moved country by country and changed nothing in their checkout.',
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
      text: 'Your auditor gets a read-only account with last night’s results.',
    },
    items: [
      {
        place: 'Tap',
        title: 'PSD2',
        description:
          'The customer approves one amount and one payee. Third parties lose access when the consent ends.',
      },
      {
        place: 'Identity check',
        title: 'KYC / AML',
        description:
          'Sanctions lists are checked at sign-up and every night. A named reviewer closes every match.',
      },
      {
        place: 'Card vault',
        title: 'PCI DSS',
        description: 'Card data stays in the processor’s own fields, so fewer systems must be assessed.',
      },
      {
        place: 'Ledger',
        title: 'SOX',
        description: 'The person who writes a change to the ledger cannot approve it. Both names are kept.',
      },
      {
        place: 'Customer data',
        title: 'GDPR',
        description:
          'On request we delete personal details and keep the ledger entry, because the law requires both.',
      },
      {
        place: 'Audit',
        title: 'ISO 27001',
        description:
          'We file each access review and incident log under the ISO 27001 control that it proves.',
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
        description: 'Users sign in with passkeys, or with one-time codes from an app.',
      },
      {
        feature: 'Tokenised cards',
        description: 'Card numbers become tokens before anything reaches your servers.',
      },
      {
        feature: 'Immutable audit trail',
        description: 'Every read and write is recorded, and no one can change the record.',
      },
      {
        feature: 'Live monitoring',
        description: 'The engineer on call gets an alert with the payments that caused it.',
      },
    ],
  },
  whyHeading: { title: 'Why payment firms hire us.' },
  why: [
    'A detailed proposal with a price range, within 48 hours',
    'Auditors who needed six of their ten days',
    'Code that is yours on full payment, in accounts that are yours from the start',
    'Old and new figures compared to the cent, for the traders’ ledger and for PayFlow',
  ],
  ctaCard: {
    heading: 'Talk to a fintech engineer',
    text:
      'In a free half hour you get a rough design, a rough price and the two risks that we would check ' +
      'first.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Who will audit your product?',
    text: 'Tell us who it is and what the product does. We begin with this auditor’s likely questions.',
    actions: [
      { label: 'Start Your FinTech Project', to: '/contact' },
      { label: 'View More Case Studies', to: '/portfolio' },
    ],
  },
}

sample(fintech.card)
sample(fintech.index)
sample(fintech.hero.lede)
sample(fintech.intro)
sample(fintech.solutions)
sample(fintech.storiesHeading)
sample(fintech.stories)
sample(fintech.rules)
sample(fintech.security)
sample(fintech.why)
sample(fintech.ctaCard)
sample(fintech.closing)
