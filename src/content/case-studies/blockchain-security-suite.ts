import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const blockchainSecuritySuite = caseStudy({
  id: 8,
  title: 'Blockchain Security Suite',
  category: 'Security Platform',
  industry: 'Digital asset security',
  service: '/services/cloud-devops',
  industryPage: '/industries/fintech',
  accent: 'green',
  updated: '2026-11-23',
  years: '2019–2021',
  firstRelease: { weeks: 20, people: 5, price: [185_000, 200_000], what: 'one commodity, four traders' },
  searchTitle: 'Escrow ledger for commodity traders',
  seo: 'An insurer asked for a ledger that its own operator cannot alter. Five of seven signers, two hired attackers, sixty evenings beside the old database, 0 breaches.',
  summary:
    'A settlement ledger for commodity traders: money is held by contract, sealed by five of seven signers, and out of reach of its own administrators.',
  description: 'A ledger for high-value transfers, sealed block by block and watched around the clock.',
  achievement: 'Two hired firms attacked it and reached no key.',
  results: [
    { value: '$50M+', label: 'held at any one time', icon: 'lock' },
    { value: '99.99%', label: 'uptime, first 12 months', icon: 'server' },
    { value: '0', label: 'breaches since opening', icon: 'shield' },
  ],
  technologies: ['Rust', 'Go', 'Solidity', 'Terraform'],
  capabilities: [
    {
      title: 'Held until both agree',
      description:
        'Money waits in a contract while the cargo is inspected. Release takes two confirmations, and a dispute freezes it until an arbitrator decides.',
    },
    {
      title: 'Five signers of seven',
      description:
        'Fewer cannot seal a block. A signer that goes quiet is reported within a minute and does not hold up the others.',
    },
    {
      title: 'A person on watch',
      description:
        'Odd hours, new counterparties and split amounts raise an alert, which opens with the suspicious transfers side by side.',
    },
  ],
  story: {
    overview: [
      'Sixty was a lawyer’s number. The client clears payments between commodity traders, and its insurer wanted a settled transfer to be beyond alteration, by the operator as much as by anyone else. In the old database an administrator could edit any row. None ever had; proving it took a fortnight of reading logs, every quarter, with that lawyer in the room. Her condition for its successor was one line: old and new must close on the same figures for sixty working evenings in a row.',
      {
        title: '0 of 60',
        description:
          'For most of a year the count stood at zero. Transfers are gathered into blocks, sealed by five of seven independent signers and chained by hash to the block before. The signing keys sit in hardware modules in seven buildings: reading the ledger takes a browser, rewriting it would take five burglaries in one night. One commodity and four traders were first, in twenty weeks, with real transfers and no real money. Then two outside firms were paid to break in, one with the source code and one without. They reported thirty-one findings. None gave access to a key.',
      },
      {
        title: '14 of 60',
        description:
          'A transfer in yen differed by 0.01. The yen has no cents; the old database stored two decimals. The ledger was right, but the condition was agreement, and the count began again.',
      },
      {
        title: '13 of 60',
        description:
          'For an hour the two disagreed about what day it was. A clearing day ended by London time in one and by the server’s clock in the other, and the traders’ contract named neither. It gained a sentence, and the count went back once more.',
      },
      {
        title: '60 of 60',
        description:
          'Eighty-seven evenings, or four months, had gone into collecting sixty. The lawyer signed, the database became an archive, and the fortnight of reading logs has not been held since.',
      },
    ],
    award: {
      name: 'Settlement Project',
      description:
        'For publishing all thirty-one findings of its attack tests, with the dates they were fixed.',
      giver: 'Commodity Finance Awards',
      year: 2022,
    },
    duration: 18,
    teamSize: 15,
    team: { ours: 5, client: 6, contractors: 4 },
    extraDetail: { label: 'Focus', value: 'High-value settlement' },
    matchRun: 'Every settlement against the old database, sixty evenings in a row',
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
        description: 'By handover, each in a numbered block that both parties can open and neither can edit.',
      },
      {
        value: '$50M+',
        label: 'Secured',
        description: 'Held by contracts at any one time, waiting for a second confirmation.',
      },
      {
        value: '99.99%',
        label: 'Uptime',
        description:
          'In the first twelve months 52 minutes were lost, most of them on one evening when three signers were updated at once.',
        chart: { share: 99.99 },
      },
    ],
  },
  closing: {
    heading: 'What could your administrator change?',
    text: 'An hour about keys, who holds them and who covers for whom, shows most of what such a ledger has to prevent.',
    action: 'Secure Your Platform',
  },
})

sample(blockchainSecuritySuite)
