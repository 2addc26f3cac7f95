import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const enterpriseflowErp = caseStudy({
  id: 14,
  title: 'EnterpriseFlow ERP',
  category: 'ERP Solution',
  industry: 'Manufacturing',
  hue: 'walnut',
  dye: 'walnut',
  updated: '2026-08-11',
  seo: 'A nine-module ERP for a manufacturer with six plants, replacing five older systems: 45% more orders handled and a month-end of four days.',
  summary:
    'Nine modules for a manufacturer with six plants, in place of five ERPs and the spreadsheets between them.',
  description:
    'Finance, stock, plant and six more modules on one ledger, from the loading bay to the board pack.',
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
        'Eleven names for one bolt became a single item with a history. A new part is checked for twins when it is requested.',
      mark: 'tag',
    },
    {
      title: 'A plan that listens',
      description:
        'Machines report their counts over OPC UA. When one stops, the plan and the promised dates move within the minute.',
      mark: 'factory',
    },
    {
      title: 'Closed on day four',
      description:
        'Accruals, intercompany and stock valuation post as the work happens. Month-end is a checklist with names on it.',
      mark: 'calendar',
    },
  ],
  story: {
    overview: [
      'The last lorry under the old system left the sixth plant late on the Friday of week 134. Open orders, stock and supplier balances were loaded overnight and reconciled by a finance team that had rehearsed it four times. On Saturday at noon somebody booked a goods receipt from the loading bay with a handheld. Nothing else happened, which was the plan.',
      'It had not looked so calm at the start. Six plants ran five ERPs, two of them out of support, joined by workbooks that a retired planner still maintained from home. The same bolt had eleven part numbers. Head office learned its stock position three weeks late, and bought accordingly.',
      'Master data went first, because a clean item list was useful to everyone on the day it arrived. Finance, stock and buying came next, at the plant with the most patient manager, then sales, plant, service and fleet, then people and audit. Each plant kept its shift patterns and its label formats. None kept its own chart of accounts.',
    ],
    award: {
      title: 'Manufacturing Systems Award',
      description:
        'Conferred on six plant changeovers in eighteen months, with production running on every Monday.',
    },
    months: 36,
    developers: 35,
    extra: { label: 'Scope', value: 'Nine modules, six plants' },
    stack: [
      { category: 'Frontend', tools: ['Angular', 'TypeScript', 'Ionic'] },
      { category: 'Backend', tools: ['Java', 'Spring Boot', 'PostgreSQL', 'Camunda'] },
      { category: 'Shop floor', tools: ['OPC UA', 'MQTT', 'Node-RED'] },
      { category: 'Infrastructure', tools: ['Azure', 'Kubernetes', 'GitLab CI'] },
    ],
    results: [
      {
        value: '300%',
        label: 'Faster month-end',
        description: 'Four working days to close the books, where it used to take sixteen.',
      },
      {
        value: '45%',
        label: 'More orders handled',
        description: 'With the same sales office, since price, stock and delivery date answer on one screen.',
      },
      {
        value: '85%',
        label: 'Plant utilisation',
        description: 'The average of the six plants, counted by the machines and not typed in at shift end.',
      },
    ],
  },
  closing: {
    heading: 'A month can close in four days.',
    text: 'Name the spreadsheet that everything hangs on and the person who understands it. We would like to meet both.',
    action: 'Start Your Transformation',
  },
})

sample(enterpriseflowErp)
