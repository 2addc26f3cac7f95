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
    'Norrvik, a pump maker, counted the same stock twice and got two answers. One system has since replaced 13 tools at its four sites, where an order is typed only once.',
  description: 'Staff at a pump maker’s four sites type each order only once.',
  achievement: 'Monthly accounts took eight working days in 2021, and three in 2023.',
  results: [
    {
      value: '40%',
      label: 'faster from order to dispatch',
      note: 'seven orders in the time of five, early 2023',
      icon: 'truck',
    },
    { value: '13', label: 'tools retired', note: 'in ten months of 2022', icon: 'archive' },
    { value: '4', label: 'sites on one system', icon: 'factory' },
  ],
  technologies: ['React', 'Node.js', 'PostgreSQL', 'AWS'],
  capabilities: [
    {
      title: 'Orders entered once',
      description: 'A confirmed quote reserves stock, books plant time and proposes a delivery slot.',
    },
    {
      title: 'A view of all sites',
      description: 'Plant and sales see a late delivery as soon as buying enters it.',
    },
    {
      title: 'History on every field',
      description: 'Prices, counts and approvals keep their author and time. The auditor reads them.',
    },
  ],
  story: {
    overview: [
      'Norrvik makes pumps at four sites. Two of its 13 tools counted the same stock and disagreed, so plant managers walked into the warehouse and looked. Now whoever knows a fact first types it once: when sales confirms an order, the stock is reserved, the plant’s queue moves and a delivery slot is proposed. At today’s rates the programme cost $760,000, line by line below. Norrvik’s developers are counted at the same rate as ours.',
      {
        title: 'Stock at the smallest site: $152,000',
        description:
          'Five people worked for 16 weeks. They first followed ten real orders at each site from quote to invoice, which gave us the list of modules. The last five weeks were a match run: old and new counts had to agree for three of them.',
      },
      {
        title: 'Stock at the other three sites: $68,400',
        description:
          'All three together cost less than half of the first: the software existed. Most of this paid for walks through warehouses, where we compared old and new counts.',
      },
      {
        title: 'Eight more modules: $361,000',
        description:
          'These are sales, buying, plant, fleet, service, people, finance and audit. Finance was the largest, at $87,400: it covers two ledgers, four sites and the tax return.',
      },
      {
        title: 'The macro: $38,000',
        description:
          'Each evening a macro, a small program in a spreadsheet, rearranged the day’s orders for the plant. Its author had left. A fifth of this line went into reading it, before we could program its rules again.',
      },
      {
        title: 'Connections: $83,600',
        description:
          'Two banks, three carriers and the machines on the production lines send or receive data. Every partner has a format and a test system of its own, which made this line the hardest to estimate.',
      },
      {
        title: 'Going live and training: $57,000',
        description: 'Modules went live one at a time. Staff had one hour of training for each.',
      },
      {
        title: 'Outside this sum, and what comes back',
        description:
          'Norrvik’s staff gave about 2,700 hours in ten months, to count stock, to test and to decide. That’s some 60 hours a week over four sites, far more than a first release needs. The 13 tools had cost $118,000 in 2021, in licences and support. The cloud ($1,450 a month) and our cheapest support contract cost $39,000 a year (2023). That saves $79,000 a year, so the sum comes back in a little under ten years. But Norrvik wanted pumps to leave four days earlier. It has never put a price on those days, which is why this project isn’t one of those behind our average return.',
      },
    ],
    award: {
      name: 'Systems Integration, third place',
      description: 'Norrvik’s four plant managers presented the project themselves.',
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
          'The first counted pieces, the second pallets of any size. After two weekends in which Norrvik’s teams recounted every shelf, the unit became a required field.',
      },
      {
        title: 'A macro with no owner',
        description:
          'It had no description, so we ran it against a year of old orders and wrote down the rules that it applied. The plant then decided which of them still matched how anyone works.',
      },
      {
        title: 'A plant that cannot stop',
        description:
          'Two lines run through the night, so modules went live between the late and the early shift.',
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
          'Orders leave sooner, since parts and plant time are booked when an order is confirmed. The median order took 14 working days from July to September 2022, when most orders still went through the old tools, and ten from January to March 2023.',
        chart: { before: 14, after: 10 },
      },
      {
        value: '13',
        label: 'Tools retired',
        description:
          'Licences, shared sheets and one macro, all closed in month ten, on a date agreed in week five.',
        chart: { before: 13, after: 1 },
      },
      {
        value: '3 days',
        label: 'Month-end close',
        description: 'On average, it took eight working days in 2021, and three in 2023, for all four sites.',
        chart: { before: 8, after: 3 },
      },
    ],
  },
  closing: {
    heading: 'Some tools cost little money and many days.',
    text: 'They’re worth replacing all the same. For each of yours, write down what it costs in a year, in money and in days. Guesses are enough for the free call.',
    action: 'Start Your Project',
  },
})

sample(techflowSolutions)
