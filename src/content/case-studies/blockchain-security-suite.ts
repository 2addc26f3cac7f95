import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const blockchainSecuritySuite = caseStudy({
  id: 8,
  title: 'Blockchain Security Suite',
  category: 'Security Platform',
  industry: 'Digital asset security',
  hue: 'verdigris',
  updated: '2026-04-02',
  seo: 'A settlement ledger for commodity traders with 99.99% uptime and 0 breaches: escrow by contract, five of seven signers, attacked before it opened.',
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
        'No block is sealed by fewer. A signer that goes quiet is reported within a minute and does not hold up the others.',
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
      'The insurer’s condition was one sentence: nobody, the operator included, may be able to alter a settled transfer. The client clears payments between commodity traders and kept them in a database whose administrators could edit any row. None ever had. Proving it took a fortnight of reading logs, every quarter, with a lawyer in the room.',
      'Transfers are now gathered into blocks, sealed by five of seven independent signers and chained by hash to the block before. Contracts hold the amount until both sides confirm the goods. Signing keys sit in hardware modules, one per signer, in seven buildings. Reading the ledger takes a browser. Rewriting it would take five burglaries in one night.',
      'Two outside firms were paid to break in before opening day, one with the source code and one without. They filed thirty-one findings, none of which reached a key, and every fix came with a test that fails if the hole returns. The suite then ran beside the old database for four months, compared each evening, before the database became an archive.',
    ],
    award: {
      title: 'Ledger Assurance Award, Settlement',
      description:
        'For publishing all thirty-one findings of its own attack tests, with the dates they were fixed.',
    },
    months: 18,
    developers: 15,
    extra: { label: 'Focus', value: 'High-value settlement' },
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
    text: 'Tell us which record you could not defend in court today. The first session is about keys: who holds them, and what happens on their day off.',
    action: 'Secure Your Platform',
  },
})

sample(blockchainSecuritySuite)
