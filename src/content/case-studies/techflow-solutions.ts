import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const techflowSolutions = caseStudy({
  id: 1,
  title: 'TechFlow Solutions',
  category: 'Enterprise Tech',
  industry: 'Pump manufacturing',
  service: '/services/custom-development',
  accent: 'blue',
  updated: '2026-11-28',
  years: '2022',
  firstRelease: {
    weeks: 16,
    people: 5,
    price: [145_000, 160_000],
    share: 20,
    what: 'stock at the smallest site',
  },
  searchTitle: 'Operations platform for a pump manufacturer',
  seo: 'Operations platform for a pump maker, with its whole budget line by line: four sites and 13 old tools, for $760,000 at today’s rates.',
  summary:
    'Operations platform for Norrvik, a pump maker with four sites: an order is typed once, and stock, plant, fleet and finance see it in the same minute.',
  description: 'An operations platform for four sites, replacing 13 tools.',
  achievement: 'The month closes in three working days.',
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
        'All modules share an overview. Plant and sales see a late delivery as soon as buying enters it.',
    },
    {
      title: 'History on every field',
      description:
        'Each price, count and approval keeps its author, its time and its previous value. The auditor has a sign-in and uses it.',
    },
  ],
  story: {
    closeUps: [[548, 106, 214, 168]],
    overview: [
      'Norrvik makes pumps at four sites. It wanted one system in place of 13 tools, two of which counted the same stock and disagreed. A new fact is now typed once, by the person who knows it first. Sales confirms an order, and the plant’s queue, the stock reservation and the delivery slot follow from it. This is what the programme cost, line by line, at today’s rates. The sum is $760,000. Norrvik’s own developers are counted at the same rate as ours.',
      {
        title: 'Stock at the smallest site: $152,000',
        description:
          'Five people worked for 16 weeks. They began with ten real orders at each site, which they followed from quote to invoice. From these came the list of modules. In the last five weeks, a match run compared old and new counts side by side until they had agreed for three weeks.',
      },
      {
        title: 'Stock at the other three sites: $68,400',
        description:
          'All three together cost less than half of the first, because the software existed. Most of this money paid for walks through warehouses, where old and new counts were compared.',
      },
      {
        title: 'Eight more modules: $361,000',
        description:
          'These are sales, buying, plant, fleet, service, people, finance and audit. Finance was the largest, at $87,400: it covers two ledgers, four sites and the tax return. Audit was the smallest, at $15,200. Every module already recorded who had changed what, so audit only needed a screen.',
      },
      {
        title: 'The macro: $38,000',
        description:
          'Each evening a macro, a small program in a spreadsheet, rearranged the day’s orders for the plant. Its author had left. A fifth of this line went into reading it, and the rest into programming its rules again.',
      },
      {
        title: 'Connections: $83,600',
        description:
          'Two banks, three carriers and the machines on the production lines send or receive data. This was the hardest line to estimate, because each partner has a format and a test system of its own.',
      },
      {
        title: 'Going live and training: $57,000',
        description:
          'Modules went live one at a time, between the late and the early shift. Each member of staff had one hour of training per module, at their own desk and with real orders.',
      },
      {
        title: 'Outside this sum',
        description:
          'Norrvik’s staff gave about 2,700 hours in ten months, mostly to count stock, to test and to decide. Cloud usage costs $1,450 a month. The 13 tools had cost $118,000 a year in licences and support. These contracts ended with the tools.',
      },
    ],
    award: {
      name: 'Systems Integration, commended',
      description: 'Four sites closed 13 tools together, on a date that had been set eight months before.',
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
          'The first counted pieces, the second pallets of any size. The client’s teams recounted every shelf over two weekends, and the unit became a required field.',
      },
      {
        title: 'A macro with no owner',
        description:
          'We ran its 1,100 lines against a year of old orders, wrote down the 16 rules that they applied, and dropped six that no longer matched how anyone worked.',
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
          'In the time of five orders, seven are ready for dispatch: one takes ten working days, and took 14. Parts and plant time are booked when the order is confirmed, and no longer on the next day.',
        chart: { before: 14, after: 10 },
      },
      {
        value: '13',
        label: 'Tools retired',
        description:
          'Licences, shared sheets and one macro. In week five we agreed the list and a date in month ten. On that date all 13 were closed.',
        chart: { before: 13, after: 1 },
      },
      {
        value: '3 days',
        label: 'Month-end close',
        description:
          'Finance closes once for all sites, in three working days. With the old tools it took eight.',
        chart: { before: 8, after: 3 },
      },
    ],
  },
  closing: {
    heading: 'Your list of tools has a price, too.',
    text: 'Write down what each tool costs in a year. On the free call you hear roughly what it would cost to replace the most expensive one.',
    action: 'Start Your Project',
  },
})

sample(techflowSolutions)
