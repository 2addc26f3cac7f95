import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const enterpriseflowErp = caseStudy({
  id: 14,
  title: 'EnterpriseFlow ERP',
  category: 'ERP Solution',
  industry: 'Manufacturing',
  service: '/services/custom-development',
  accent: 'brown',
  pictureVariant: 'part-number',
  updated: '2026-11-28',
  years: '2022–2025',
  firstRelease: {
    weeks: 16,
    people: 5,
    price: [145_000, 160_000],
    share: 2,
    what: 'one item list for all buyers',
  },
  searchTitle: 'ERP system for a manufacturer with six plants',
  seo: 'Five ERPs, six plants and one bolt with many numbers: how a manufacturer moved to one ledger in 36 months, and which plant went worst.',
  summary:
    'Eastmark had bought six plants, and with them five ERPs (systems for stock, plans and accounts). All six now share one ledger, with no spreadsheets in between.',
  description: 'Six plants share one ledger, so sales sees price, stock and date on one screen.',
  achievement: 'Six cut-over weekends, no lost shift.',
  results: [
    {
      value: '45%',
      label: 'more orders, same sales office',
      note: 'August 2025 to July 2026, against 2023',
      icon: 'trend',
    },
    {
      value: '85%',
      label: 'plant utilisation, once 72%',
      note: 'of planned hours, August 2025 to January 2026',
      icon: 'factory',
    },
    { value: '50K+', label: 'ledger entries a day', note: 'postings, in July 2025', icon: 'receipt' },
  ],
  technologies: ['Angular', 'Java', 'OPC UA', 'Azure'],
  capabilities: [
    {
      title: 'A single number per part',
      description:
        'The bolt with eleven numbers became a single item with a history. A new part is checked for duplicates when it is requested.',
    },
    {
      title: 'A plan that follows the machines',
      description: 'When a machine stops, the plan and the promised dates move within the minute.',
    },
    {
      title: 'Accounts in common',
      description: 'All plants use one list of accounts, so a sale between two of them is entered once.',
    },
  ],
  story: {
    overview: [
      {
        title: 'August 2022',
        description:
          'Work begins at Eastmark, a manufacturer that has bought its plants one at a time, each with the software it then used. Six plants run five ERPs. Spreadsheets connect them. One bolt has eleven part numbers. Head office learns its stock three weeks late, and buys what it already owns.',
      },
      {
        title: 'December 2022',
        description:
          'The buyers work from one item list. No plant will move for another year, but whoever orders bolts now sees those that the group already owns.',
      },
      {
        title: 'October 2023',
        description:
          'The programme is at its largest, with 35 developers: eight of ours, 20 from the client’s IT department, which runs the system today, and seven contractors who knew the machines.',
      },
      {
        title: 'January to September 2024',
        description:
          'Three plants change over, the smallest first, each in one weekend and after two rehearsals. Old and new are not compared side by side: a production line cannot run in both. Every shift starts on time.',
      },
      {
        title: 'January 2025',
        description:
          'The fourth changeover goes worst. The plant’s label printers accept eight digits, and the new item numbers have ten. We had tested on the office printer, which accepts both. For a day and a half pallets leave the lines with handwritten numbers, while two of us stand at the loading bay and match them to orders. No shift is lost, but some 300 pallets have to be labelled again.',
      },
      {
        title: 'April 2025',
        description:
          'Two rules are new: a rehearsal uses the oldest printer on every line, and a plant manager may cancel a weekend and doesn’t have to say why. The manager of the fifth plant does so once; the plant changes over three weeks later.',
      },
      {
        title: 'July 2025',
        description:
          'The sixth plant changes over, and the month closes on one ledger, which takes 50K+ entries (postings) a day. The spreadsheets between the plants are made read-only.',
      },
    ],
    award: {
      name: 'ERP Programme, shortlisted',
      giver: 'Manufacturing Systems Awards',
      year: 2026,
    },
    duration: 36,
    teamSize: 35,
    extraDetail: { label: 'Scope', value: 'Six plants, one ledger' },
    technologyCategories: [
      { category: 'Frontend', tools: ['Angular', 'TypeScript', 'Ionic'] },
      { category: 'Backend', tools: ['Java', 'Spring Boot', 'PostgreSQL', 'Camunda'] },
      { category: 'Shop floor', tools: ['OPC UA', 'MQTT', 'Node-RED'] },
      { category: 'Infrastructure', tools: ['Azure', 'Kubernetes', 'GitLab CI'] },
    ],
    resultFigures: [
      {
        value: '300%',
        label: 'Faster planning',
        description:
          'By the planners’ time sheets, a weekly plan for all plants took eight hours in 2023, and two from August 2025 to July 2026 (medians).',
        chart: { before: 8, after: 2 },
      },
      {
        value: '45%',
        label: 'More orders handled',
        description:
          'From August 2025 to July 2026, the first year with all six plants, the sales office, with the same 22 people, handled 45% more orders than in 2023. Price, stock and delivery date are on one screen.',
        chart: { before: 100, after: 145 },
      },
      {
        value: '85%',
        label: 'Plant utilisation',
        description:
          'Of planned machine hours, on average over the six plants, from August 2025 to January 2026. From August 2022 to January 2023, with the old software, it was 72%. The machines count the hours.',
        chart: { share: 85 },
      },
    ],
  },
  closing: {
    heading: 'One list of parts was 2% of the work.',
    text: 'Buyers used it for a year while no plant had moved. We know of no better place to start, even if you go no further.',
    action: 'Start Your Transformation',
  },
})

sample(enterpriseflowErp)
