import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const blockchainSecuritySuite = caseStudy({
  id: 8,
  title: 'Blockchain Security Suite',
  category: 'Security Platform',
  industry: 'Digital asset security',
  service: '/services/cloud-devops',
  industryPage: '/industries/fintech',
  hue: 'verdigris',
  updated: '2026-04-02',
  years: '2019–2021',
  firstRelease: { weeks: 20, people: 5, price: '$185,000–200,000', what: 'one commodity, four traders' },
  searchTitle: 'Blockchain escrow ledger for commodity traders',
  seo: 'An insurer asked for a ledger that its own operator cannot alter. Five of seven signers, two hired attackers, four months beside the old database, 0 breaches.',
  summary:
    'A settlement ledger for commodity traders: money is held by contract, sealed by five of seven signers, and out of reach of its own administrators.',
  description: 'A ledger for high-value transfers, sealed block by block and watched around the clock.',
  achievement: 'Attacked by two hired firms, no key reached.',
  metrics: [
    { value: '$50M+', label: 'secured', mark: 'lock' },
    { value: '99.99%', label: 'uptime', mark: 'server' },
    { value: '0', label: 'breaches', mark: 'shield' },
  ],
  technologies: ['Rust', 'Go', 'Solidity', 'Terraform'],
  capabilities: [
    {
      title: 'Held until both agree',
      description:
        'Money waits in a contract while the cargo is inspected. Release takes two confirmations, and a dispute freezes it until an arbitrator decides.',
      mark: 'handshake',
    },
    {
      title: 'Five signers of seven',
      description:
        'Fewer cannot seal a block. A signer that goes quiet is reported within a minute and does not hold up the others.',
      mark: 'key',
    },
    {
      title: 'A person on watch',
      description:
        'Odd hours, new counterparties and split amounts raise an alert, which opens with the suspicious transfers side by side.',
      mark: 'eye',
    },
  ],
  story: {
    overview: [
      'The insurer’s condition was one sentence: a settled transfer must be beyond alteration, by the operator as much as by anyone else. The client clears payments between commodity traders and kept them in a database whose administrators could edit any row. None ever had. Proving it took a fortnight of reading logs, every quarter, with a lawyer in the room.',
      'Transfers are now gathered into blocks, sealed by five of seven independent signers and chained by hash to the block before. Contracts hold the amount until both sides confirm the goods. Signing keys sit in hardware modules in seven buildings: reading the ledger takes a browser, rewriting it would take five burglaries in one night. A ledger for one commodity was open to four traders after twenty weeks. Before it held real money, two outside firms were paid to break in, one with the source code and one without. Their thirty-one findings reached no key.',
      'The suite then did the old database’s work beside it. For the match run to count, the two had to close on the same figures for sixty working evenings in a row, and collecting those took four months. In the second week a cent went missing from transfers in yen, a currency that has none; the database had been rounding for years. In the sixth, the two disagreed for an hour because a clearing day ended by London time in one and by the server’s clock in the other. Both times the count went back to zero. After the sixtieth evening the database became an archive.',
    ],
    award: {
      title: 'Settlement Project',
      description:
        'For publishing all thirty-one findings of its own attack tests, with the dates they were fixed.',
      giver: 'Commodity Finance Awards',
      year: 2022,
    },
    months: 18,
    developers: 15,
    team: { ours: 5, client: 6, contractors: 4 },
    extra: { label: 'Focus', value: 'High-value settlement' },
    matchRun: 'Every settlement against the old database, four months',
    stack: [
      { category: 'Ledger', tools: ['Hyperledger Besu', 'Solidity', 'OpenZeppelin Contracts'] },
      { category: 'Services', tools: ['Rust', 'Go', 'gRPC', 'PostgreSQL'] },
      { category: 'Security', tools: ['HashiCorp Vault', 'Slither', 'Falco'] },
      { category: 'Infrastructure', tools: ['Kubernetes', 'Terraform', 'Prometheus'] },
    ],
    results: [
      {
        value: '100K+',
        label: 'Transfers sealed',
        description: 'Each in a numbered block that both parties can open and neither can edit.',
      },
      {
        value: '$50M+',
        label: 'Secured',
        description: 'Held by contracts at any one time, waiting for a second confirmation.',
      },
      {
        value: '0',
        label: 'Breaches',
        description: 'Since opening day, with attempts from inside the building counted as well.',
      },
    ],
  },
  closing: {
    heading: 'What could your administrator change?',
    text: 'Most companies hold one record that they could not defend in court. The first session is about its keys: who has them, and what happens on their day off.',
    action: 'Secure Your Platform',
  },
})

sample(blockchainSecuritySuite)
