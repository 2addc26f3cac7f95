import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const smartlogisticsHub = caseStudy({
  id: 6,
  title: 'SmartLogistics Hub',
  category: 'Supply Chain',
  industry: 'Freight and logistics',
  service: '/mobile-app-development',
  accent: 'blue',
  updated: '2026-11-28',
  years: '2021–2022',
  firstRelease: {
    weeks: 20,
    people: 6,
    price: [220_000, 240_000],
    share: 10,
    what: 'routes for Northgate depot',
  },
  searchTitle: 'Route planning app for a parcel fleet',
  seo: 'Route planning and tracking for a parcel fleet of 5K+ vehicles: the work of one dispatcher with radio and wall map, her work today, and what a parcel costs.',
  summary:
    '5K+ vehicles in 32 depots have live routes, arrival times and proof at the door. Dispatchers no longer draw routes: they teach the software what drivers know.',
  description: 'Routes, tracking and proof of delivery for a freight fleet.',
  achievement: 'A live position in 95% of driving hours.',
  results: [
    { value: '40%', label: 'cost reduction', icon: 'coins' },
    { value: '350%', label: 'delivery speed', icon: 'route' },
    { value: '5K+', label: 'vehicles', icon: 'truck' },
  ],
  technologies: ['Angular', 'Go', 'PostGIS', 'Azure'],
  capabilities: [
    {
      title: 'Routes that redraw',
      description:
        'A cancelled stop or a blocked street reorders the rest of the round within seconds, and only for the vans it touches.',
    },
    {
      title: 'A time to wait for',
      description:
        'Customers get an arrival time, and see the van on the map from three stops away. They can postpone the delivery or name a neighbour.',
    },
    {
      title: 'Proof at the door',
      description:
        'A photograph, signature or code, stamped with time and position. Complaints are answered from the record on the same day.',
    },
  ],
  quote: {
    content: 'The dispatch room has been quiet since the last depot joined.',
    name: 'Aled Pryce',
    role: 'Head of Operations, Kestrel Freight',
  },
  story: {
    closeUps: [[500, 298, 260, 240]],
    overview: [
      'Nia Bowen had been a dispatcher at Northgate depot for 16 years when we first sat beside her. She shared one radio channel with 34 drivers. In the evening she drew the next day’s routes on a wall map, and the first roadworks of the morning made them wrong. When a customer asked about a parcel, she had to call the driver, and the driver had to stop to answer. She estimated that she gave the same answer 70 times a day: “He is on his way.”',
      'The new system took over these two parts of her work. A map database holds the streets, and routes are calculated again when something happens: a bridge closes, a customer postpones, a van breaks down. The driver’s phone shows the next stop, an arrival time and three states to tap: loaded, on the road, delivered. Customers see the same arrival time. The system began at Northgate, with Route 18. Nia had chosen this route, because its drivers described their problems most precisely. The other depots followed in groups, and each kept its radios for four more weeks.',
      'Her work now begins with reasons. A driver may refuse a route and say why in two taps, and at Northgate there are about 25 refusals a day. Nia reads those of her shift and decides what the software has to learn: a street that is full on market day, a yard whose gate opens late, traffic around a school. She writes a rule in a form. The system shows her which of last week’s rounds the rule would have changed, and only then does she switch it on. The reasons also showed that many second attempts happened at the same 42 addresses, which have a locked street door. The client has since put parcel lockers there.',
      'Her job is now called route editor, and it is one pay grade higher. Twelve people were dispatchers at Northgate. Five became route editors, four moved to customer service, and three retired during the change. No one was dismissed. Nia says that she misses the voices of the drivers, so once a month she rides along with one of them.',
      'A year after the last depot joined, the client measured the results. A parcel cost 40% less than in the last year of radio, and fewer than half as many customers called to ask where theirs was.',
    ],
    award: {
      name: 'Last Mile',
      description: 'For routes redrawn while the van is moving.',
      giver: 'Fleet Operators’ Association',
      year: 2024,
    },
    duration: 18,
    teamSize: 22,
    extraDetail: { label: 'Scope', value: '32 depots' },
    challenges: [
      {
        title: 'Valleys with no signal',
        description:
          'Some rounds spend half an hour out of coverage. The phone carries the day’s route and map, and proof of delivery waits in a queue that survives a flat battery.',
      },
      {
        title: 'One detour for every van',
        description:
          'When a bridge closes, the quickest detour is the same for all vans near it. The software counts its own vans as traffic and divides them between several detours.',
      },
      {
        title: 'Addresses that are not places',
        description:
          'Yard gates, farm tracks and “behind the church” had no coordinates. Every completed delivery stores where the van really stopped, and the next driver is sent there.',
      },
    ],
    technologyCategories: [
      { category: 'Frontend', tools: ['Angular', 'TypeScript', 'MapLibre GL', 'Flutter'] },
      { category: 'Backend', tools: ['Go', 'PostGIS', 'NATS'] },
      { category: 'Infrastructure', tools: ['Azure', 'Kubernetes', 'Terraform', 'Prometheus'] },
    ],
    resultFigures: [
      {
        value: '350%',
        label: 'Delivery speed',
        description:
          'A parcel takes six hours on average from order to door. In the last year of radio it took 27. That is 4.5 times as fast, or 350% faster.',
        chart: { before: 27, after: 6 },
      },
      {
        value: '40%',
        label: 'Cost reduction',
        description:
          'Per parcel, a year after the last depot joined, against the last year of radio: vans drive fewer kilometres, and fewer customers call.',
        chart: { before: 100, after: 60 },
      },
      {
        value: '95%',
        label: 'Uptime',
        description:
          'Of the hours in which vehicles were scheduled to drive, the map showed a live position in 95%, over a year. Hours in tunnels and valleys are included.',
        chart: { share: 95 },
      },
    ],
  },
  closing: {
    heading: 'Your hardest round is the best test.',
    text: 'We would like to ride along on it for a day, and sit beside your dispatcher on another. Your radios stay on meanwhile.',
    action: 'Start Your Logistics Project',
  },
})

sample(smartlogisticsHub)
