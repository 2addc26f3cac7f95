import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const securevaultBanking = caseStudy({
  id: 5,
  title: 'SecureVault Banking',
  category: 'Digital Banking',
  industry: 'Private and business banking',
  hue: 'verdigris',
  updated: '2026-09-24',
  seo: 'How a bank moved 300K+ users from text-message codes to approvals signed by a key in their phone, with controls tested every night.',
  summary:
    'The bank replaced text-message codes with a key inside each customer’s phone, moved 300K+ users across, and turned its controls into nightly tests.',
  description:
    'Accounts, cards and transfers with approvals that take one glance and leave a full audit trail.',
  achievement: '280% security enhancement.',
  metrics: [
    { value: '$50M+', label: 'in transactions', mark: 'swap' },
    { value: '99.9%', label: 'security score', mark: 'shield' },
    { value: '300K+', label: 'users', mark: 'users' },
  ],
  technologies: ['React Native', 'Java', 'Kubernetes', 'AWS'],
  capabilities: [
    {
      title: 'One-glance approval',
      description:
        'Payee, amount and account stand on one card. Anything unusual about the payee is written above the button, in words.',
      mark: 'phone',
    },
    {
      title: 'Limits customers set',
      description:
        'Daily caps, countries and cash use can be changed per card. Lowering a limit works at once, raising it takes a second check.',
      mark: 'card',
    },
    {
      title: 'A trail that stays',
      description:
        'Who saw a payment, who approved it and on which device is sealed as it happens. A query about last spring takes one search.',
      mark: 'audit',
    },
  ],
  story: {
    overview: [
      'At four on a Sunday morning the bank’s text-message codes were switched off. By half past six a bakery had approved its payroll from the kitchen table, and the duty engineer wrote the time in the log because nothing else was happening. Accounts, cards and transfer limits had moved behind the new app over the fourteen weeks before, one customer group at a time.',
      'Codes by text had three faults. They could be intercepted, they expired while people looked for their glasses, and they proved nothing about what had been approved. In the app, payee, amount and account are on a single card, confirmed with a fingerprint. A second signatory sees the same card, with the first name already on it.',
      'Each approval is signed by a key that never leaves the phone, and goes into a log that can be added to and never edited. The bank’s controls run as tests, every night and before each release. When the auditors came in month thirteen they asked for screenshots out of habit, and were handed a read-only account.',
    ],
    award: {
      title: 'Secure Banking Award, Customer Approval',
      description: 'Given for taking every customer off text-message codes before a regulator asked.',
    },
    months: 15,
    developers: 21,
    extra: { label: 'Platform', value: 'iOS, Android and web' },
    challenges: [
      {
        title: 'A core that sleeps at night',
        description:
          'The ledger closes from one to three for its batch run. Transfers made in that window are reserved against the balance, shown as pending with a time, and posted in order when it wakes.',
      },
      {
        title: 'Phones without a key store',
        description:
          'About one customer in nine carried a device too old to hold a key safely. They were posted a card reader, and the app says plainly which of the two is in use.',
      },
      {
        title: 'Fraud on the day of the move',
        description:
          'Criminals write to customers whenever a bank changes something. Enrolment started only inside the existing app, no message contained a link, and branch staff had one sentence to repeat.',
      },
    ],
    stack: [
      { category: 'Frontend', tools: ['React Native', 'React', 'TypeScript'] },
      { category: 'Backend', tools: ['Java', 'Spring Boot', 'PostgreSQL', 'Apache Kafka'] },
      { category: 'Infrastructure', tools: ['AWS', 'Kubernetes', 'HashiCorp Vault', 'Terraform'] },
    ],
    results: [
      {
        value: '280%',
        label: 'Security enhancement',
        description:
          'The rise in controls that pass, from the last manual review of the old platform to the nightly run.',
      },
      {
        value: '99.9%',
        label: 'Security score',
        description:
          'The share of controls that were green at hand-over. One of about a thousand was waiting for a certificate.',
      },
      {
        value: '300K+',
        label: 'Users moved',
        description: 'Enrolled in fourteen weekly groups, beginning with the bank’s own staff.',
      },
    ],
  },
  closing: {
    heading: 'Retire the text-message code.',
    text: 'Show us how a transfer is approved today, from tap to ledger. We start at the step where an auditor would put down the coffee.',
    action: 'Start Your FinTech Project',
  },
})

sample(securevaultBanking)
