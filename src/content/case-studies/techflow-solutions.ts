import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const techflowSolutions = caseStudy({
  id: 1,
  title: 'TechFlow Solutions',
  category: 'Enterprise Tech',
  industry: 'Enterprise operations',
  hue: 'indigo',
  updated: '2026-06-11',
  seo: 'How one operations platform of nine modules replaced eleven disconnected tools at a pump manufacturer with four sites, in ten months.',
  summary:
    'Operations for a pump maker with four sites: an order is typed once, and stock, plant, fleet and finance see it the same minute.',
  description:
    'One operations platform where there used to be a shelf of tools that did not talk to each other.',
  achievement: 'Live on the date first promised.',
  metrics: [
    { value: '40%', label: 'faster delivery', mark: 'truck' },
    { value: '11', label: 'tools retired', mark: 'archive' },
    { value: '4', label: 'sites on one system', mark: 'factory' },
  ],
  technologies: ['React', 'Node.js', 'PostgreSQL', 'AWS'],
  capabilities: [
    {
      title: 'Orders entered once',
      description:
        'A confirmed quote reserves stock, books plant time and proposes a delivery slot. Nobody copies an order number.',
      mark: 'link',
    },
    {
      title: 'One view, all sites',
      description:
        'Nine modules share an overview. A late supplier shows up under plant and sales the moment buying enters it.',
      mark: 'gauge',
    },
    {
      title: 'History on every field',
      description:
        'Each price, count and approval keeps its author, its time and its previous value. The auditor has a login and uses it.',
      mark: 'audit',
    },
  ],
  story: {
    overview: [
      'At 18:40 every evening a laptop in the accounts office exported the day’s orders, and a macro rearranged them for the plant. If the lid was shut, the plant built yesterday’s list again. Nobody now on the payroll had written the macro. Around it stood ten more tools, among them two stock systems that disagreed about what a pallet was.',
      'We spent the first five weeks following forty real orders from quote to invoice, at all four sites. What came out was a list of nine modules, from buying to audit, and one rule: a fact is typed once, by the person who knows it first. Sales confirms an order, and the plant’s queue, the stock reservation and the delivery slot follow from it.',
      'The smallest site moved in month six and ran old and new stock counts side by side for three weeks. The other three followed a month apart. The nightly export was switched off on a Thursday in month ten, the date in the original plan. The vendor contract lapsed the week after, and the laptop now shows the canteen menu.',
    ],
    award: {
      title: 'Industrial Operations Award, Integration',
      description:
        'Given for retiring eleven tools across four working sites without stopping a production line.',
    },
    months: 10,
    developers: 14,
    extra: { label: 'Scope', value: 'Four sites, nine modules' },
    challenges: [
      {
        title: 'Two stock systems, two truths',
        description:
          'One counted pieces, the other counted pallets of whatever fitted. The teams recounted 2,300 part numbers over two weekends, and the unit became a required field.',
      },
      {
        title: 'A macro with no owner',
        description:
          'Nobody could say what its 900 lines decided. We ran it against a year of old orders, wrote down the nineteen rules it applied, and dropped six that no longer matched how anyone worked.',
      },
      {
        title: 'A plant that cannot pause',
        description:
          'Two lines run through the night. Modules went live between the late and the early shift, and the old screens stayed readable for a fortnight.',
      },
    ],
    stack: [
      { category: 'Frontend', tools: ['React', 'TypeScript', 'TanStack Query'] },
      { category: 'Backend', tools: ['Node.js', 'NestJS', 'PostgreSQL', 'RabbitMQ'] },
      { category: 'Infrastructure', tools: ['AWS', 'Docker', 'Terraform', 'Grafana'] },
    ],
    results: [
      {
        value: '40%',
        label: 'Faster delivery',
        description:
          'Working days from confirmed order to loading bay, compared with the last year of the nightly export.',
      },
      {
        value: '11',
        label: 'Tools retired',
        description:
          'Licences, shared sheets and one macro. The list was agreed in week five and closed in month ten.',
      },
      {
        value: '3 days',
        label: 'Month-end close',
        description:
          'Finance closes once for all sites, since stock and purchase ledgers no longer have to be matched by hand.',
      },
    ],
  },
  closing: {
    heading: 'Count your tools, then call.',
    text: 'Send the list as it is, shared sheets included. We will ask which entry stops the business when it fails.',
    action: 'Start Your Operations Project',
  },
})

sample(techflowSolutions)
