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
  seo: 'A payments group put one gateway in front of four processors, and merchants kept their checkouts. 150+ currencies in one ledger, under PCI DSS and SOX.',
  summary:
    'A payments group settles cards, wallets and bank transfers in 150+ currencies through one gateway. Its books close on the third of the month; it used to be the tenth.',
  description: 'Four payment processors behind one gateway, with every checkout unchanged.',
  achievement: 'Settled on every day of the migration.',
  results: [
    { value: '$100M+', label: 'processed a month', icon: 'coins' },
    { value: '99.7%', label: 'settled without repair', icon: 'check' },
    { value: '10K+', label: 'merchants', icon: 'store' },
  ],
  technologies: ['React', 'Java', 'Go', 'Kafka', 'PostgreSQL', 'AWS'],
  capabilities: [
    {
      title: 'Every method, one call',
      description:
        'Cards, wallets and transfers use a single endpoint, which chooses the cheapest route per payment.',
    },
    {
      title: 'Settlement by morning',
      description:
        'Payments through all four processors are reconciled overnight. Exceptions reach a person with the evidence attached.',
    },
    {
      title: 'Fraud scored before money leaves',
      description:
        'Rules that a compliance officer can read work together with a model that explains each score.',
    },
  ],
  story: {
    overview: [
      'The client had grown by acquisition and settled payments through four processors. Each had its own screens, its own file format and its own end of the day. A team of six reconciled them, and was ready on the tenth of each month.',
      'We put one gateway in front of all four. It accepts the requests that the checkouts already sent, so no merchant had to change its checkout. Merchants moved in groups of countries, and those with the fewest payments went first. The first group was a single country.',
      'Before a group switched, it held a match run. The gateway passed each payment on to the processor that had always handled it, and merchants were paid by the old settlement. Meanwhile the gateway calculated its own settlement, only to be compared. A group switched when both settlements had agreed to the cent at two month-ends in a row.',
      'The first match run found our mistake. At its first month-end, 176 refunds were missing from the gateway’s figures. They belonged to payments from before the match run, which the gateway did not know, and only the processor that had taken the money could return it. No shopper noticed, because the old settlement was still in charge. But we had planned to close each old connection two months after a switch. From then on, such refunds would have failed. Shoppers can ask for their money for a year, so the connections now stay open for refunds for 13 months. The count of month-ends began again. The plan had a spare month for this, and the first country switched after 20 weeks, as agreed.',
      'We built the ledger before the screens. Authorisations, fees, refunds and chargebacks are double-entry postings that can be reversed but never edited. So an auditor’s question under SOX, the US law on financial reports, and a merchant’s question about fees are answered from the same table. Card numbers become tokens on arrival, so PCI DSS, the card industry’s standard, does not apply to most systems. The team of six still closes the books, a week earlier than before.',
    ],
    award: {
      name: 'Payments Migration',
      description: 'More than 10,000 merchants moved with no gap in settlement.',
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
          'Two years after the first country’s launch, the group handled six times as many payments a month as its four processors together in the month before it.',
        chart: { before: 100, after: 600 },
      },
      {
        value: '99.7%',
        label: 'Success rate',
        description:
          'Authorised payments that settle with no manual repair. What an issuer declines is not counted.',
        chart: { share: 99.7 },
      },
      {
        value: '150+',
        label: 'Currencies',
        description:
          'Priced, settled and reported in one ledger. Merchants are paid after two days; it used to take five.',
      },
    ],
  },
  closing: {
    heading: 'On which day do your books close?',
    text: 'On the free call you speak with an engineer who has been through more than one PCI DSS audit. You need no diagram.',
    action: 'Start Your Project',
  },
})

sample(payflowGateway)
