import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const techflowSolutions = caseStudy({
  id: 1,
  title: 'TechFlow Solutions',
  category: 'Enterprise Tech',
  industry: 'Pump manufacturing',
  service: '/services/custom-development',
  accent: 'blue',
  updated: '2026-11-25',
  years: '2022',
  firstRelease: {
    weeks: 16,
    people: 5,
    price: [145_000, 160_000],
    share: 20,
    what: 'stock at the smallest site',
  },
  searchTitle: 'Operations platform for a pump manufacturer',
  seo: 'Thirteen tools, one of them a macro on a laptop, gave way to one operations platform in ten months. How a pump manufacturer with four sites made the change.',
  summary:
    'Operations platform for Norrvik, a pump maker with four sites: an order is typed once, and stock, plant, fleet and finance see it in the same minute.',
  description: 'An operations platform for four sites, in place of thirteen tools.',
  achievement: 'Thirteen old tools closed on the agreed date.',
  results: [
    { value: '40%', label: 'faster from order to dispatch', icon: 'truck' },
    { value: '13', label: 'tools retired', icon: 'archive' },
    { value: '4', label: 'sites on one system', icon: 'factory' },
  ],
  technologies: ['React', 'Node.js', 'PostgreSQL', 'AWS'],
  capabilities: [
    {
      title: 'Orders entered once',
      description:
        'A confirmed quote reserves stock, books plant time and proposes a delivery slot. The order number is never copied by hand.',
    },
    {
      title: 'A view of all sites',
      description:
        'All nine modules share an overview. Plant and sales see a late delivery as soon as buying enters it.',
    },
    {
      title: 'History on every field',
      description:
        'Each price, count and approval keeps its author, its time and its previous value. The auditor has a sign-in and uses it.',
    },
  ],
  story: {
    overview: [
      'At 18:40 every evening a laptop in the accounts office exported the day’s orders, and a macro rearranged them for the plant. If the lid was shut, the plant built yesterday’s list again. Around that laptop stood twelve more tools, among them two stock systems that counted the same goods differently.',
      'Discovery and design took five weeks, in which we followed twenty-six real orders from quote to invoice, at all four sites. The result was a list of nine modules, from buying to audit, and one rule: a fact is typed once, by the person who knows it first. Sales confirms an order, and the plant’s queue, the stock reservation and the delivery slot follow from it.',
      'Stock at the smallest site came first, in sixteen weeks. In the last five of them, a match run compared old and new counts side by side until they had agreed for three weeks. In the first days they differed on twenty part numbers; for all but three, a walk to the shelf proved the platform right. The other sites followed a month apart, then the remaining modules. The first month-end over all four took six working days, because finance still matched two ledgers by hand. The second month-end took three days.',
    ],
    award: {
      name: 'Systems Integration, commended',
      description: 'Four sites left thirteen tools behind, and no production line stopped.',
      giver: 'Regional Manufacturers’ Association',
      year: 2024,
    },
    duration: 10,
    teamSize: 14,
    extraDetail: { label: 'Scope', value: 'Four sites, nine modules' },
    matchRun: 'Stock counts at the first site, three weeks',
    challenges: [
      {
        title: 'Stock systems that disagreed',
        description:
          'The first counted pieces, the second pallets of any size. The client’s teams recounted 2,300 part numbers over two weekends, and the unit became a required field.',
      },
      {
        title: 'A macro with no owner',
        description:
          'The author of its 900 lines had left years before. We ran it against a year of old orders, wrote down the sixteen rules it applied, and dropped six that no longer matched how anyone worked.',
      },
      {
        title: 'A plant that cannot stop',
        description:
          'Production runs through the night on two lines. Modules went live between the late and the early shift, and the old screens stayed readable for a month.',
      },
    ],
    technologyCategories: [
      { category: 'Frontend', tools: ['React', 'TypeScript', 'TanStack Query'] },
      { category: 'Backend', tools: ['Node.js', 'NestJS', 'PostgreSQL', 'RabbitMQ'] },
      { category: 'Infrastructure', tools: ['AWS', 'Docker', 'Terraform', 'Grafana'] },
    ],
    resultFigures: [
      {
        value: '40%',
        label: 'Faster from order to dispatch',
        description:
          'From confirmed order to loading bay in ten working days, down from fourteen: parts and plant time are booked when the order is confirmed, and no longer on the next day.',
        chart: { before: 14, after: 10 },
      },
      {
        value: '13',
        label: 'Tools retired',
        description:
          'Licences, shared sheets and one macro. In week five we agreed the list and a date in month ten. On that date all thirteen were closed.',
        chart: { before: 13, after: 1 },
      },
      {
        value: '3 days',
        label: 'Month-end close',
        description:
          'Finance closes once for all sites, in three working days. With the old tools it took eight.',
      },
    ],
  },
  closing: {
    heading: 'Thirteen tools became one.',
    text: 'Write down yours before you call. In half an hour you hear a rough figure for replacing the worst one.',
    action: 'Start Your Project',
  },
})

sample(techflowSolutions)
