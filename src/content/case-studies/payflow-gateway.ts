import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const payflowGateway = caseStudy({
  id: 12,
  title: 'PayFlow Gateway',
  category: 'Payment Processing',
  industry: 'Payment services',
  service: '/services/cloud-devops',
  industryPage: '/industries/fintech',
  accent: 'green',
  pictureVariant: 'ledger',
  updated: '2026-11-28',
  years: '2020–2021',
  firstRelease: { weeks: 20, people: 6, price: [220_000, 240_000], share: 10, what: 'the first country' },
  searchTitle: 'Payment gateway for 10K+ merchants',
  seo: 'A payments group put one gateway in front of four processors while merchants kept their checkouts. 150+ currencies in one ledger, under PCI DSS and SOX.',
  summary:
    'Alderpay settled through four processors, so its books closed on the tenth of the month. Behind one gateway, in 150+ currencies, they have closed on the third since 2021.',
  description: 'Merchants keep their checkout, and reach four processors through one gateway.',
  achievement: 'Merchants were paid on every day of the migration.',
  results: [
    { value: '$100M+', label: 'processed a month, late 2021', icon: 'coins' },
    { value: '99.7%', label: 'of payments of 2021 with no repair', icon: 'check' },
    { value: '10K+', label: 'merchants', note: 'at handover, December 2021', icon: 'store' },
  ],
  technologies: ['Java', 'Go', 'Kafka', 'AWS'],
  capabilities: [
    {
      title: 'Every method, one call',
      description: 'Cards, wallets and transfers use one endpoint, which chooses the cheapest route.',
    },
    {
      title: 'Settlement by morning',
      description: 'All four processors are reconciled overnight.',
    },
    {
      title: 'Fraud scored before money leaves',
      description: 'A compliance officer can read its rules, and its model explains each score.',
    },
  ],
  story: {
    overview: [
      'Alderpay had grown by buying other payment firms. It settled through four processors, the companies that collect the money. Each had its own screens, formats and end of the day. Six people reconciled them by hand until the tenth of each month.',
      'We put one gateway, a single entry for all payments, in front of the four. It accepts the requests that the checkouts already sent. Merchants moved in groups of countries, those with the fewest payments first. The first group was a single country.',
      'Before a group switched, it held a match run. The gateway passed each payment on to the processor that had always handled it. The old settlement still paid the merchants; the new one was only compared with it. A group switched when both figures had been equal to the cent at two month-ends in a row.',
      'At the first month-end, some refunds were missing from the gateway’s figures. These payments were older than the match run, and only their first processor could refund them. Shoppers can ask for their money back for a year. So the old connections stay open for refunds for 13 months instead of the two months that we had planned. The count of month-ends began again. Our plan had a spare month; the new count used it up. The first country switched after 20 weeks, as agreed.',
      'We built the ledger before the screens. Authorisations, fees, refunds and chargebacks are double-entry postings that can be reversed but never edited. An auditor’s question under SOX, the US law on financial reports, is therefore answered from the same table as a merchant’s question about fees. Card numbers become tokens on arrival, which keeps most systems out of the scope of PCI DSS, the card industry’s standard. The same six people still close the books, a week earlier than before.',
      'At first Alderpay’s questions kept someone in Ahmedabad awake. Since 2022, our statement of work names the office that answers at each hour.',
    ],
    award: {
      name: 'Payments Migration, not placed',
      description: 'Our entry: 10,000 merchants moved, with no gap in settlement. A larger migration won.',
      giver: 'Merchant Payments Awards',
      year: 2022,
    },
    duration: 24,
    teamSize: 20,
    extraDetail: { label: 'Compliance', value: 'PCI DSS, SOX' },
    matchRun: 'Settlement of each group of countries, two month-ends',
    technologyCategories: [
      { category: 'Frontend', tools: ['React', 'TypeScript', 'Next.js'] },
      { category: 'Backend', tools: ['Java', 'Go', 'Kafka'] },
      { category: 'Data', tools: ['PostgreSQL', 'Redis', 'ClickHouse'] },
      { category: 'Infrastructure', tools: ['AWS', 'Kubernetes', 'Terraform'] },
    ],
    resultFigures: [
      {
        value: '500%',
        label: 'Transaction growth',
        description:
          'In May 2020, the last month before the first country’s launch, the four processors together handled half a million payments for Alderpay; in May 2022, three million. The group bought no firm in between, but everyone bought more online in those years.',
        chart: { before: 100, after: 600 },
      },
      {
        value: '99.7%',
        label: 'Success rate',
        description:
          'Of the 15 million payments that the gateway authorised in 2021, 99.7% settled with no manual repair. What an issuer declines is not counted.',
        chart: { share: 99.7 },
      },
      {
        value: '150+',
        label: 'Currencies',
        description:
          'In one ledger, at handover. The median payout to merchants took five days in 2019, and two in December 2021.',
      },
    ],
  },
  closing: {
    heading: 'On which day do your books close?',
    text: 'If it’s after the fifth, someone probably reconciles by hand. Send us your last month-end calendar, and we can see who.',
    action: 'Start Your Project',
  },
})

sample(payflowGateway)
