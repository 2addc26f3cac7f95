import { sample } from '../sample.ts'
import type { Fintech } from '../schema.ts'

/** The content of the page `/industries/fintech`. */
export const fintech: Fintech = {
  name: 'FinTech',
  accent: 'green',
  icon: 'card',
  updated: '2026-11-28',
  seo: {
    title: 'Fintech software development, tested for audit',
    description:
      'Payment gateways, digital banking, lending and fraud detection. PCI DSS, SOX and PSD2 rules that ' +
      'software can check are tested every night.',
  },
  card: {
    description: 'Payments and banking software that passes audits.',
    examples: ['Payment gateways', 'Digital banking', 'Fraud detection'],
  },
  index:
    'We build software for payments, banking and lending. Rules that software can check are tested every night, and a ' +
    'named person checks the others. One bank’s auditors had reserved ten days, and left after six.',
  hero: {
    badge: 'FinTech',
    heading: 'Your auditor can see who approved each payment.',
    lede:
      'Fintech software must still show after years what was approved, by whom and on which device. We ' +
      'begin with this record.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Explore FinTech Solutions', to: '#solutions' },
    ],
  },
  picture: 'Blockchain Security Suite',
  intro: {
    title: 'Products for banks and payment firms',
  },
  solutions: [
    {
      title: 'Digital banking',
      description:
        'Accounts, cards and transfers in one app. Customers approve a payment on one screen, by ' +
        'fingerprint.',
    },
    {
      title: 'Payment gateways',
      description:
        'One gateway for cards, wallets and transfers. At PayFlow, old connections stay open 13 months longer, ' +
        'for late refunds.',
    },
    {
      title: 'Lending and credit',
      description: 'Each credit score comes with reasons that applicant and regulator can read.',
    },
    {
      title: 'Onboarding and KYC',
      description: 'Identity checks are short, and a reviewer sees every sanctions match.',
    },
    {
      title: 'Fraud detection',
      description:
        'Payments are scored before the money leaves. For one client this prevented $2M+ of fraud ' +
        'monthly in 2025.',
    },
    {
      title: 'Regulatory reporting',
      description: 'Each figure of a report leads back to its payments in the ledger.',
    },
  ],
  stackHeading: {
    title: 'Technology stack',
  },
  stack: [
    { category: 'Frontend', tools: ['React', 'React Native', 'TypeScript'] },
    { category: 'Backend', tools: ['Java', 'Go', 'Node.js'] },
    { category: 'Data', tools: ['PostgreSQL', 'Kafka', 'Redis'] },
    { category: 'Infrastructure', tools: ['AWS', 'Kubernetes', 'Terraform'] },
  ],
  storiesHeading: {
    title: 'Fintech products that we built',
  },
  stories: [
    {
      title: 'Payments signed on the phone',
      description:
        'A bank replaced text-message codes with a key inside the customer’s phone, or with a card reader ' +
        'for older phones. Of its 1,000 security controls, software tests 788 every night, and named ' +
        'people check 212. At handover 999 passed, 280% more than the 263 of the last review.',
      metrics: ['$50M+ transactions', '300K+ users', '280% security enhancement'],
      project: 'SecureVault Banking',
    },
    {
      title: 'A ledger that its own operator cannot alter',
      description:
        'Traders’ money waits until both sides confirm the goods, and five of seven signers seal the ' +
        'transfer. Before the switch, old and new figures had to agree on 60 working evenings in a row.',
      metrics: ['$50M+ held for traders', '99.99% uptime', '0 breaches'],
      project: 'Blockchain Security Suite',
    },
    {
      title: 'A gateway in front of four processors',
      description:
        'Each processor had its own format and ended its day at a different hour. Merchants moved in groups ' +
        'of countries and changed nothing in their checkout.',
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
      title: 'Rules that software can check are tested every night.',
      text: 'A named person signs for the others. Your auditor gets a read-only account with the test results and the signed forms.',
    },
    items: [
      {
        place: 'Tap',
        title: 'PSD2',
        description: 'The customer approves one amount and one payee.',
      },
      {
        place: 'Identity check',
        title: 'KYC / AML',
        description: 'Sanctions lists are checked at sign-up and every night.',
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
          'On request, personal details are deleted. The ledger entry is kept for as long as the law says.',
      },
      {
        place: 'Audit',
        title: 'ISO 27001',
        description: 'Each access review is filed under the control that it proves.',
      },
    ],
  },
  security: {
    heading: { title: 'Security features' },
    items: [
      {
        feature: 'Encryption',
        description:
          'AES-256 at rest and TLS 1.3 in transit. One client’s signing keys lie in seven buildings.',
      },
      {
        feature: 'Strong sign-in',
        description: 'Users sign in with passkeys or one-time codes. Raising a limit takes a second check.',
      },
      {
        feature: 'Tokenised cards',
        description: 'Card numbers become tokens before anything reaches your servers.',
      },
      {
        feature: 'Immutable audit trail',
        description: 'Every read and write is recorded, and a later change to the record is visible.',
      },
      {
        feature: 'Live monitoring',
        description: 'At one client, a signer that does not answer is reported within a minute.',
      },
    ],
  },
  whyHeading: { title: 'Why payment firms hire us' },
  why: [
    'A ledger for 150+ currencies, written by an engineer who has worked on payments here since 2016',
    'An audit at one bank that took six of the ten days reserved',
    'Figures compared to the cent, for the traders’ ledger and for PayFlow',
  ],
  ctaCard: {
    heading: 'Talk to a fintech engineer',
    text: 'On the free call we follow one kind of payment from tap to ledger, and name the step that an auditor asks about first.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Who will audit your product?',
    text:
      'A bank’s auditor, a card scheme and a regulator ask for different proof. Tell us which of them comes ' +
      'first.',
    actions: [
      { label: 'Start Your FinTech Project', to: '/contact' },
      { label: 'View More Case Studies', to: '/portfolio' },
    ],
  },
}

sample(fintech)
