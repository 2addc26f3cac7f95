import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const securevaultBanking = caseStudy({
  id: 5,
  title: 'SecureVault Banking',
  category: 'Digital Banking',
  industry: 'Private and business banking',
  service: '/mobile-app-development',
  industryPage: '/industries/fintech',
  hue: 'verdigris',
  updated: '2026-09-24',
  years: '2016–2017',
  firstRelease: { weeks: 18, people: 6, price: '$195,000–215,000', what: 'staff approve their own payments' },
  searchTitle: 'Banking app with approvals signed on the phone',
  seo: 'A bank gave up text-message codes for a key inside the phone, moved 300K+ users in fourteen weeks, and let its auditors try to break the result.',
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
        'Who saw a payment, who approved it and on which device is sealed as it happens. A query about a payment from two years ago takes one search.',
      mark: 'audit',
    },
  ],
  quote: {
    text: 'I was allowed to break any control I liked. All of them went red the same night, bar one, and that one my own department had drafted.',
    name: 'Tom Bellingham',
    role: 'Head of Operational Risk, Ravensworth',
  },
  story: {
    overview: [
      'The bank sent its customers six digits by text message and counted that as consent. Codes could be intercepted, they expired while people looked for their glasses, and they proved nothing about what had been approved. A payroll for two hundred people and a birthday present for a nephew were confirmed in exactly the same way.',
      'In the app, payee, amount and account are on a single card, confirmed with a fingerprint and signed by a key that never leaves the phone. A second signatory sees the same card, with the first name already on it. The bank’s own staff used it after eighteen weeks. Customers enrolled in fourteen weekly groups, and text messages were switched off in month thirteen, during a night in which the duty engineer had little to write down.',
      'External auditors arrived in month fourteen and asked, as they always had, for screenshots. They were handed a read-only account instead. First they drew forty approvals at random and followed each one from the tap to the ledger. Then they reported a phone as stolen and tried to pay with it. Finally they asked to see a control fail, so we broke one, and that night’s run named it. Ten days had been reserved for the visit. They left after six, with two findings, both about wording.',
    ],
    award: {
      title: 'Customer Security, highly commended',
      description: 'Given for taking every customer off text-message codes before a regulator asked.',
      giver: 'Bank Technology Awards',
      year: 2018,
    },
    months: 15,
    developers: 21,
    team: { ours: 6, client: 12, contractors: 3 },
    extra: { label: 'Platform', value: 'iOS, Android and web' },
    challenges: [
      {
        title: 'A core that sleeps at night',
        description:
          'The ledger closes for two hours each night for its batch run. Transfers made in that window are reserved against the balance, shown as pending with a time, and posted in order when it wakes.',
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
          'The rise in controls that pass, from the final manual review of the old platform to the nightly run.',
        woven: { before: 100, after: 380 },
      },
      {
        value: '99.9%',
        label: 'Security score',
        description:
          'The share of controls that were green at handover. One of about a thousand was waiting for a certificate.',
      },
      {
        value: '300K+',
        label: 'Users moved',
        description: 'Enrolled in fourteen weekly groups, beginning with the bank’s own staff.',
      },
    ],
  },
  closing: {
    heading: 'Retire the text-\u2060message code.',
    text: 'We would start by watching one transfer being approved, from tap to ledger, and by asking your auditor where it becomes hard to follow.',
    action: 'Start Your FinTech Project',
  },
})

sample(securevaultBanking)
