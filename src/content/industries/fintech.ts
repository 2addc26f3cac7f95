import { money } from '../counts.ts'
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
      'Payment gateways, digital banking and fraud detection. PCI DSS, SOX and PSD2 rules that software can check are tested every night.',
  },
  card: {
    description: 'Payments and banking that an auditor can follow.',
    examples: ['Payment gateways', 'Fraud detection'],
  },
  index:
    'A security rule counts only when an auditor can see its proof. At one bank, software has tested 788 of 1,000 rules every night since 2017, and named people sign for the others.',
  hero: {
    badge: 'FinTech',
    heading: 'Your auditor can see who approved each payment.',
    lede: 'Years after a payment, the fintech software of a bank or a payment firm must still show who approved it, and on which device. We begin with this record. One bank’s auditors had reserved ten days in 2017, and left after six, with two findings, both about wording.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Explore FinTech Solutions', to: '#solutions' },
    ],
  },
  priceLine: `As a first release, a ledger between traders would cost ${money(185_000, 200_000)} today, and a gateway for one country ${money(220_000, 240_000)}.`,
  picture: 'Blockchain Security Suite',
  intro: {
    title: 'Products for banks and payment firms',
    text: 'Each product comes with tests for its controls, the rules that protect a bank. What software can’t check, a person checks and signs for on paper: at one bank, 212 of 1,000 controls (SecureVault Banking).',
  },
  solutions: [
    {
      title: 'Digital banking',
      description: 'Customers see accounts and cards in one app, and approve a payment by fingerprint.',
    },
    {
      title: 'Payment gateways',
      description:
        'Cards, wallets and transfers use one gateway. In PayFlow Gateway, old connections stay open for 13 months after a switch, so that late refunds still arrive.',
    },
    {
      title: 'Fraud detection',
      description:
        'Payments are scored before the money leaves. For one payment firm this prevented $2M+ of fraud ' +
        'monthly in 2025.',
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
      title: 'Payments that a key signs',
      description:
        'A bank replaced text-message codes. At handover in 2017 its app had 300K+ users. One customer in eight had an older phone, and used a card reader. Proof could then be shown for 999 of 1,000 controls; in the review before the project, for 263 (a rise of 280%).',
      metrics: ['300K+ users', '280% security enhancement'],
      project: 'SecureVault Banking',
    },
    {
      title: 'A ledger that its own operator cannot alter',
      description:
        'Traders’ money waits until both sides confirm the goods. Then five of seven signers, independent firms with a key each, seal the transfer.',
      metrics: [
        '$50M+ held at any one time, from the switch to December 2021',
        '99.99% uptime in the year to June 2022',
      ],
      project: 'Blockchain Security Suite',
    },
    {
      title: 'A gateway in front of four processors',
      description:
        'Each processor had its own format. The gateway accepts what the checkouts already sent, so no merchant had to change one.',
      metrics: [
        '$100M+ processed a month (late 2021)',
        '99.7% of authorised payments settled without repair (2021)',
        '150+ currencies',
      ],
      project: 'PayFlow Gateway',
    },
  ],
  rules: {
    heading: {
      title: 'Rules that software can check are tested every night.',
      text: 'A named person signs for the others. Your auditor can read the results and the signed forms.',
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
        description: 'Card data stays in the processor’s own fields, which leaves fewer systems to assess.',
      },
      {
        place: 'Ledger',
        title: 'SOX',
        description:
          'The person who writes a change to the ledger can’t approve it, and both names are kept.',
      },
      {
        place: 'Customer data',
        title: 'GDPR',
        description:
          'Personal details are deleted on request, while the ledger entry stays for as long as the law says.',
      },
      {
        place: 'Audit',
        title: 'ISO 27001',
        description: 'Each review of access rights is filed under the rule that asks for it.',
      },
    ],
  },
  security: {
    heading: { title: 'Security features' },
    items: [
      {
        feature: 'Encryption',
        description: 'AES-256 at rest and TLS 1.3 in transit.',
      },
      {
        feature: 'Strong sign-in',
        description:
          'Users sign in with passkeys or codes from an app. Raising a limit takes a second check.',
      },
      {
        feature: 'Immutable audit trail',
        description: 'Every read and write is recorded, and no entry can be changed unseen.',
      },
      {
        feature: 'Live monitoring',
        description:
          'In the traders’ ledger below, seven independent firms hold a key each. One that stops answering is reported within a minute.',
      },
    ],
  },
  whyHeading: { title: 'What payment firms can check' },
  why: [
    'A ledger for 150+ currencies, written by an engineer who has worked on payments here since 2016',
    'Old and new system compared side by side, in your own cloud account or our test lab',
    'Figures of the ledger and of the gateway, equal to the cent before each switch',
  ],
  ctaCard: {
    heading: 'Talk to a fintech engineer',
    text: 'Choose the payment that you’d least like to explain to an auditor. We’ll begin with that one.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Tell us which auditor comes next.',
    text: 'A bank’s auditor, a card scheme and a regulator want different proof of the same thing. One line in your first message is enough: who comes, and when.',
    actions: [
      { label: 'Start Your FinTech Project', to: '/contact' },
      { label: 'View More Case Studies', to: '/portfolio' },
    ],
  },
}

sample(fintech)
