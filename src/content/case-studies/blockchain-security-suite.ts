import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const blockchainSecuritySuite = caseStudy({
  id: 8,
  title: 'Blockchain Security Suite',
  category: 'Security Platform',
  industry: 'Payment clearing',
  service: '/services/cloud-devops',
  industryPage: '/industries/fintech',
  accent: 'green',
  updated: '2026-11-28',
  years: '2020–2021',
  firstRelease: {
    weeks: 20,
    people: 5,
    price: [185_000, 200_000],
    share: 15,
    what: 'one commodity, four traders',
  },
  searchTitle: 'Escrow ledger for commodity traders',
  seo: 'An insurer asked for a ledger that its own operator cannot alter. Five of seven signers, two hired firms, 60 evenings beside the old database, 0 breaches.',
  summary:
    'A clearing house had to prove every quarter that nobody had altered a payment. On its new ledger no single firm can alter one: five of seven signers seal each block.',
  description: 'Seven firms hold the keys to a clearing house’s ledger, so no one alters it alone.',
  achievement: 'Two hired firms attacked it and reached no key.',
  results: [
    { value: '$50M+', label: 'held for traders in 2021', note: 'at any one time', icon: 'lock' },
    { value: '99.99%', label: 'uptime, year to June 2022', note: '52 minutes lost', icon: 'server' },
    {
      value: '0',
      label: 'breaches',
      note: 'no key taken, no transfer altered, to November 2026',
      icon: 'shield',
    },
  ],
  technologies: ['Rust', 'Go', 'Solidity', 'Terraform'],
  capabilities: [
    {
      title: 'Held until both agree',
      description:
        'Money waits in a smart contract, a program in the ledger, while the cargo is inspected. Two confirmations release it. A dispute freezes it until an arbitrator decides.',
    },
    {
      title: 'Five signers of seven',
      description:
        'Fewer than five cannot seal a block. A signer that does not answer is reported within a minute, and the others continue.',
    },
    {
      title: 'A person on watch',
      description: 'Transfers at odd hours or in split amounts go to a person on duty.',
    },
  ],
  story: {
    overview: [
      'The client is a clearing house for commodity traders. It holds the buyer’s money and passes it to the seller when both sides have confirmed a trade (escrow). Its insurer demanded that no one, not even the client, could alter a settled transfer. In the old database an administrator could edit any row. No administrator had ever done so, but proving it took two weeks of reading logs, every quarter, with the insurer’s lawyer in the room. The lawyer set one condition for the new ledger: it and the database must show the same figures on 60 working evenings in a row.',
      {
        title: '0 of 60',
        description:
          'For most of a year, there was nothing to count. Transfers are gathered into blocks, and seven independent firms, the signers, hold the keys in seven buildings. Five of them seal each block, which also carries a code calculated from the block before it, so a later change would be seen. The first release went live after 20 weeks, for one commodity and four traders. The traders’ auditors could look up sealed transfers, but the old system still moved the money. Then two firms were paid to break in, one with the source code and one without. None of the faults that they reported gave access to a key.',
      },
      {
        title: '14 of 60',
        description:
          'A transfer in yen differed by 0.01. The yen has no cents; the old database stored two decimals. The ledger was right, but the condition was agreement, so the count began again.',
      },
      {
        title: '13 of 60',
        description:
          'For an hour, the ledger and the database disagreed about the date. One ended the clearing day by London time, the other by the server’s clock. The traders’ contract did not say which was right. It gained a sentence, and the count went back once more.',
      },
      {
        title: '60 of 60',
        description:
          'It took 87 evenings, or four months, to reach 60 in a row. The lawyer signed, the database became an archive, and the quarterly reading of logs ended.',
      },
    ],
    award: {
      name: 'Settlement Project, shortlisted',
      description: 'All findings of the attack tests were published, with the dates they were fixed.',
      giver: 'Commodity Finance Awards',
      year: 2022,
    },
    duration: 18,
    teamSize: 15,
    extraDetail: { label: 'Focus', value: 'High-value settlement' },
    matchRun: 'Every settlement against the old database, 60 evenings in a row',
    technologyCategories: [
      { category: 'Ledger', tools: ['Hyperledger Besu', 'Solidity', 'OpenZeppelin Contracts'] },
      { category: 'Services', tools: ['Rust', 'Go', 'gRPC', 'PostgreSQL'] },
      { category: 'Security', tools: ['HashiCorp Vault', 'Slither', 'Falco'] },
      { category: 'Infrastructure', tools: ['Kubernetes', 'Terraform', 'Prometheus'] },
    ],
    resultFigures: [
      {
        value: '100K+',
        label: 'Transfers sealed',
        description:
          'By handover in 2021, those of the match run included, in numbered blocks that both parties can open and neither can edit.',
      },
      {
        value: '$50M+',
        label: 'Secured',
        description:
          'Held by contracts at any one time, from the switch to December 2021, waiting for a second confirmation.',
      },
      {
        value: '99.99%',
        label: 'Uptime',
        description:
          'From July 2021 to June 2022, 52 minutes were lost, most of them on one evening when three signers were updated at once.',
        chart: { share: 99.99 },
      },
    ],
  },
  closing: {
    heading: 'Who would hold the keys?',
    text: 'Please don’t send us the answer. We’ll ask after an NDA, and also who replaces a signer that fails.',
    action: 'Secure Your Platform',
  },
})

sample(blockchainSecuritySuite)
