import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const securevaultBanking = caseStudy({
  id: 5,
  title: 'SecureVault Banking',
  category: 'Digital Banking',
  industry: 'Banking',
  service: '/mobile-app-development',
  industryPage: '/industries/fintech',
  accent: 'green',
  updated: '2026-11-28',
  years: '2016–2017',
  firstRelease: {
    weeks: 18,
    people: 6,
    price: [195_000, 215_000],
    share: 15,
    what: 'payments by the bank’s own staff',
  },
  searchTitle: 'Mobile banking app with signed approvals',
  seo: 'Mobile banking app with a key inside the phone: 300K+ users moved in weekly groups, and about 200 of 1,000 security controls that deliberately stay on paper.',
  summary:
    'Ravensworth’s customers approve payments with a key inside the phone. Those whose phone is too old use a card reader. The bank gave up codes by text message.',
  description: 'Most customers now approve payments with a digital key on their phone, not by text message.',
  achievement: 'In 2015 the bank could prove that it met 263 of 1,000 security rules; in 2017, 999.',
  results: [
    { value: '$50M+', label: 'transactions', note: 'a week, at handover in 2017', icon: 'swap' },
    { value: '99.9%', label: 'security score', note: '999 of 1,000 rules, at handover', icon: 'shield' },
    { value: '300K+', label: 'users', note: 'at handover', icon: 'users' },
  ],
  technologies: ['React Native', 'Java', 'Kubernetes', 'AWS'],
  capabilities: [
    {
      title: 'One-glance approval',
      description: 'Anything unusual about the payee is written above the button, in words.',
    },
    {
      title: 'Limits customers set',
      description:
        'Daily caps, countries and cash use can be changed per card. Lowering a limit works at once; raising it takes a second check.',
    },
    {
      title: 'A trail that stays',
      description: 'Who saw a payment, who approved it and on which device is sealed as it happens.',
    },
  ],
  quote: {
    content:
      'For every control, Ishaan Mehta had the same three questions: who looks, at what, and what would she see if it were broken? When the third had no answer, he wrote ‘paper’ in the margin. We needed two weeks for 1,000 controls. I have used his questions in my own reviews ever since.',
    name: 'Tom Bellingham',
    role: 'Head of Operational Risk, Ravensworth',
  },
  story: {
    overview: [
      'A month before the handover, external auditors came to Ravensworth, a bank. They drew 120 approved payments at random and followed them from the tap to the ledger. They asked to see a control (a rule that protects the bank) fail, so we broke one, and that night’s test reported it. For controls on paper they visited the people who had signed the forms. They had reserved ten days and left after six, with two findings, both about wording.',
      'Ravensworth used to send six digits by text message and count them as consent, whether for a whole company’s salaries or for a birthday present. In its new app, payee, amount and account stand on one card. The customer confirms it with a fingerprint, and a key inside the phone signs it. A second signatory sees the same card with the name of the first. After 18 weeks the bank’s staff approved their payments in this way. From month ten, customers followed in twelve weekly groups, and the text messages ended in month 13.',
      'Ravensworth has 1,000 controls. In the last review before the project, in 2015, people looked for proof of each and found it for 263; most of the others were followed, but no record showed it. We proposed to turn every one into a test that software runs at night. Tom Bellingham, head of operational risk, went through the list with our engineer Ishaan Mehta and decided that 212 should stay on paper.',
      'Software can check that an administrator’s rights ended on the day she left. It can’t check that two people were in the vault, or that a branch manager has understood her training. For such rules a program would only find that someone had ticked a box. That is worse than paper: the report would show a check that never took place. The other 788 controls became nightly tests. Those on paper have a named person, who looks once a quarter and signs a form.',
    ],
    award: {
      name: 'Customer Security, highly commended',
      description: 'The bank ended text-message codes before a regulator asked for it.',
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
          'In 2017, about one customer in eight had a phone too old to hold a key safely, and got a card reader.',
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
          'At handover, proof could be shown for 999 of the 1,000 controls, by a nightly test or a signed form; in the last review before the project, for 263.',
        chart: { before: 263, after: 999 },
      },
      {
        value: '99.9%',
        label: 'Security score',
        description:
          'One control was missing: its nightly test was waiting for a certificate, which came the next month.',
        chart: { share: 99.9 },
      },
      {
        value: '300K+',
        label: 'Users',
        description: 'At handover, staff included. They moved $50M+ in a week.',
      },
    ],
  },
  closing: {
    heading: 'Your own staff go first.',
    text: 'Ravensworth’s staff approved their own payments in the app before any customer did. In discovery we sort your controls into two lists, one for software and one for people.',
    action: 'Start Your FinTech Project',
  },
})

sample(securevaultBanking)
