import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const enterpriseflowErp = caseStudy({
  id: 14,
  title: 'EnterpriseFlow ERP',
  category: 'ERP Solution',
  industry: 'Manufacturing',
  service: '/services/custom-development',
  hue: 'walnut',
  dye: 'walnut',
  updated: '2026-08-11',
  years: '2022–2025',
  firstRelease: { weeks: 16, people: 5, price: '$145,000–160,000', what: 'one item list for the buyers' },
  searchTitle: 'ERP system for a manufacturer with six plants',
  seo: 'Five ERPs, six plants and eleven numbers for one bolt: how a manufacturer moved to one ledger without losing a shift, and which plant went worst.',
  summary:
    'Finance, stock, plant and sales on one ledger for a manufacturer with six plants, in place of five ERPs and the spreadsheets between them.',
  description: 'The same item list, plan and ledger for every plant, from the loading bay to the board pack.',
  achievement: 'Six cut-over weekends, no lost shift.',
  metrics: [
    { value: '45%', label: 'more orders handled', mark: 'trend' },
    { value: '85%', label: 'plant utilisation', mark: 'factory' },
    { value: '50K+', label: 'postings a day', mark: 'receipt' },
  ],
  technologies: ['Angular', 'Java', 'PostgreSQL', 'Camunda', 'OPC UA', 'Azure'],
  capabilities: [
    {
      title: 'One number per part',
      description:
        'The bolt with eleven numbers became a single item with a history. A new part is checked for twins when it is requested.',
      mark: 'tag',
    },
    {
      title: 'A plan that listens',
      description:
        'Machines report their counts over OPC UA. When one stops, the plan and the promised dates move within the minute.',
      mark: 'factory',
    },
    {
      title: 'Accounts in common',
      description:
        'Each plant kept its shift patterns and the names of its bins. None kept its own chart of accounts, so sales between plants book themselves on both sides.',
      mark: 'scale',
    },
  ],
  story: {
    overview: [
      'The group had bought its plants one at a time, each with the software it came with. Six plants ran five ERPs, two of them out of support, joined by workbooks that a retired planner still maintained from home. The same bolt had eleven part numbers. Head office learnt its stock position three weeks late, and bought accordingly.',
      'Master data went first, because a clean item list was useful to everyone on the day it arrived. Buyers worked from it after sixteen weeks, more than a year before the first plant changed over. Then the plants moved one by one, over eighteen months. At its largest the programme had 35 developers: sixteen of ours, twelve from the client’s own IT department, who run the system today, and seven from a partner that knew the machines.',
      'The fourth plant went worst. Its label printers accepted eight digits, and the new item numbers had nine. We had tested on the office printer, which accepted both. For a day and a half pallets left the lines with numbers written by hand, while two of our planners stood at the loading bay and matched them to orders. The shifts ran; 340 pallets had to be labelled again. Since then each rehearsal has used the oldest printer on every line, and the plant manager may call a weekend off without giving a reason. The manager of the fifth plant did, once.',
    ],
    award: {
      title: 'ERP Programme, finalist',
      description:
        'Conferred on six plant changeovers in eighteen months, with production running on every Monday.',
      giver: 'Manufacturing Systems Awards',
      year: 2026,
    },
    months: 36,
    developers: 35,
    team: { ours: 8, client: 20, contractors: 7 },
    extra: { label: 'Scope', value: 'Six plants, one ledger' },
    stack: [
      { category: 'Frontend', tools: ['Angular', 'TypeScript', 'Ionic'] },
      { category: 'Backend', tools: ['Java', 'Spring Boot', 'PostgreSQL', 'Camunda'] },
      { category: 'Shop floor', tools: ['OPC UA', 'MQTT', 'Node-RED'] },
      { category: 'Infrastructure', tools: ['Azure', 'Kubernetes', 'GitLab CI'] },
    ],
    results: [
      {
        value: '300%',
        label: 'Faster planning',
        description: 'The weekly plan for all plants takes two hours, where it used to take a working day.',
        woven: { before: 8, after: 2 },
      },
      {
        value: '45%',
        label: 'More orders handled',
        description: 'With the same sales office, since price, stock and delivery date answer on one screen.',
        woven: { before: 100, after: 145 },
      },
      {
        value: '85%',
        label: 'Plant utilisation',
        description: 'The average of the six plants, counted by the machines and not typed in at shift end.',
        woven: { share: 85 },
      },
    ],
  },
  closing: {
    heading: 'One bolt should have one number.',
    text: 'There is usually a spreadsheet that everything hangs on, and a person who understands it. We would like to meet both.',
    action: 'Start Your Transformation',
  },
})

sample(enterpriseflowErp)
