import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const securevaultBanking = caseStudy({
  id: 5,
  title: 'SecureVault Banking',
  category: 'Digital Banking',
  industry: 'Private and business banking',
  service: '/mobile-app-development',
  industryPage: '/industries/fintech',
  accent: 'green',
  updated: '2026-11-25',
  years: '2016–2017',
  firstRelease: {
    weeks: 18,
    people: 6,
    price: [195_000, 215_000],
    share: 15,
    what: 'payments by the bank’s own staff',
  },
  searchTitle: 'Bank app with approvals signed on the phone',
  seo: 'A bank replaced text-message codes with a key inside the phone, moved 300K+ users in weekly groups, and let its auditors try to break the result.',
  summary:
    'A bank replaced text-message codes with a key inside the customer’s phone, or in a card reader where the phone is too old, and moved 300K+ users across.',
  description: 'Accounts, cards and transfers, approved at a glance, with a full audit trail.',
  achievement: '999 of 1,000 security controls pass, 263 before.',
  results: [
    { value: '$50M+', label: 'in transactions a day', icon: 'swap' },
    { value: '99.9%', label: 'security score at handover', icon: 'shield' },
    { value: '300K+', label: 'users moved by handover', icon: 'users' },
  ],
  technologies: ['React Native', 'Java', 'Kubernetes', 'AWS'],
  capabilities: [
    {
      title: 'One-glance approval',
      description:
        'Payee, amount and account stand on one card. Anything unusual about the payee is written above the button, in words.',
    },
    {
      title: 'Limits customers set',
      description:
        'Daily caps, countries and cash use can be changed per card. Lowering a limit works at once; raising it takes a second check.',
    },
    {
      title: 'A trail that stays',
      description:
        'Who saw a payment, who approved it and on which device is sealed as it happens. A query about a payment from two years ago takes one search.',
    },
  ],
  quote: {
    content:
      'Before the auditors came, I was allowed to break any control I liked. The nightly tests found every broken control except one. We rewrote its test.',
    name: 'Tom Bellingham',
    role: 'Head of Operational Risk, Ravensworth',
  },
  story: {
    overview: [
      'The bank sent its customers six digits by text message and counted that as consent. Codes could be intercepted. They expired while people looked for their glasses. They did not show what had been approved. A payroll for two hundred people and a birthday present for a nephew were confirmed in exactly the same way.',
      'The new app shows payee, amount and account on a single card. The customer confirms it with a fingerprint, and a key inside the phone signs it, or a card reader where the phone is too old. A second signatory sees the same card, with the first signatory’s name on it. The bank’s own staff approved their payments with it after eighteen weeks. Then customers were enrolled, in twelve weekly groups. The codes were switched off in month thirteen, without incident.',
      'External auditors saw the app in month fourteen and asked, as they always had, for screenshots. They were handed a read-only account instead. First they drew fifty approvals at random and followed each one from the tap to the ledger. Then they reported a phone as stolen and tried to pay with it. Finally they asked to see a control fail, so we broke one. The tests of all 1,000 controls, which run every night, named it. Ten days had been reserved for the visit. They left after six, with two findings, both about wording.',
    ],
    award: {
      name: 'Customer Security, highly commended',
      description: 'Every customer left text-message codes before a regulator asked for it.',
      giver: 'Bank Technology Awards',
      year: 2018,
    },
    duration: 15,
    teamSize: 21,
    extraDetail: { label: 'Platform', value: 'iOS, Android and web' },
    challenges: [
      {
        title: 'A core system that stops at night',
        description:
          'The ledger closes for two hours each night for its batch run. Transfers made in that window are reserved against the balance, shown as pending with a time, and posted in order when it opens.',
      },
      {
        title: 'Phones without a key store',
        description:
          'About one customer in eight had a phone too old to hold a key safely. The bank sent each a card reader, and the app says which of the two is in use.',
      },
      {
        title: 'Fraud on the day of the move',
        description:
          'Criminals write to customers whenever a bank changes something. Enrolment started only inside the existing app, no message contained a link, and branch staff had one sentence to repeat.',
      },
    ],
    technologyCategories: [
      { category: 'Frontend', tools: ['React Native', 'React', 'TypeScript'] },
      { category: 'Backend', tools: ['Java', 'Spring Boot', 'PostgreSQL', 'Apache Kafka'] },
      { category: 'Infrastructure', tools: ['AWS', 'Kubernetes', 'HashiCorp Vault', 'Terraform'] },
    ],
    resultFigures: [
      {
        value: '280%',
        label: 'Security enhancement',
        description:
          'More of the 1,000 controls passed: 999 in the nightly run at handover, 263 in the last manual review before it.',
        chart: { before: 263, after: 999 },
      },
      {
        value: '99.9%',
        label: 'Security score',
        description: 'At handover 999 of 1,000 controls passed. The last was waiting for a certificate.',
        chart: { share: 99.9 },
      },
      {
        value: '300K+',
        label: 'Users moved',
        description:
          'Staff first, then customers in twelve weekly groups, as counted at handover in month fifteen.',
      },
    ],
  },
  closing: {
    heading: 'A text message proves little.',
    text: 'In our first two weeks we follow one transfer from tap to ledger. You get a list that your auditor can read.',
    action: 'Start Your FinTech Project',
  },
})

sample(securevaultBanking)
