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
    'Software plans the routes of Kestrel Freight’s 5K+ vehicles. Kestrel’s dispatchers, who used to draw them on a wall map, teach the software what drivers know of streets and gates.',
  description: 'Software plans the delivery routes that people once drew on a map.',
  achievement: 'Delivery took 27 hours on average in 2020, and six in the year to July 2023.',
  results: [
    {
      value: '40%',
      label: 'cost reduction',
      note: 'per parcel, year to July 2023 against 2020',
      icon: 'coins',
    },
    {
      value: '350%',
      label: 'delivery speed',
      note: 'order to door, year to July 2023 against 2020',
      icon: 'route',
    },
    { value: '5K+', label: 'vehicles', note: 'at handover, in 2022', icon: 'truck' },
  ],
  technologies: ['Angular', 'Go', 'PostGIS', 'Azure'],
  capabilities: [
    {
      title: 'Routes that redraw',
      description: 'A blocked street changes the round within seconds, only for the vans it touches.',
    },
    {
      title: 'A time to wait for',
      description: 'Customers see the van on the map from three stops away, and can name a neighbour.',
    },
    {
      title: 'Proof at the door',
      description: 'A photograph or signature, with time and position, answers complaints.',
    },
  ],
  quote: {
    content:
      'I’m pleased with it. We spend less on every parcel, the depots get their routes before six, and in two winters we haven’t once gone back to the wall map.',
    name: 'Aled Pryce',
    role: 'Head of Operations, Kestrel Freight',
  },
  story: {
    overview: [
      'Nia Bowen had been a dispatcher at Kestrel Freight’s Northgate depot for 16 years when we first sat beside her. She shared a radio channel with 34 drivers. In the evening she drew the next day’s routes on a wall map. The first roadworks of the morning made them wrong. When a customer asked about a parcel, she had to call the driver, who had to stop to answer. By her estimate, she said “He is on his way” 70 times a day.',
      'Now the system draws the routes and answers the customers. A map database holds the streets, and routes are calculated again when a bridge closes, a customer postpones or a van breaks down. The driver’s phone shows the next stop, an arrival time and three states to tap: loaded, on the road, delivered. Customers see the same arrival time. The system began at Northgate with Route 18. Nia had chosen it: its drivers described their problems most precisely. The other depots followed in groups.',
      'Her work now begins with reasons. A driver may refuse a route and say why in two taps. Nia reads the refusals of her shift and decides what the software has to learn: a street that is full on market day, a yard whose gate opens late, traffic around a school. She writes a rule in a form, and before she switches it on, she sees which of last week’s rounds it would have changed. The reasons also showed that many second attempts happened at the same few addresses, which have a locked street door. Kestrel has since put parcel lockers there.',
      'Her job is now called route editor, one pay grade higher. Of twelve dispatchers at Northgate, five became route editors, four moved to customer service and three retired during the change; there were no dismissals. Nia says that she misses the voices of the drivers.',
    ],
    award: {
      name: 'Change of the Year, drivers’ vote',
      description: 'Kestrel’s drivers chose it among eleven changes of their working day.',
      giver: 'Staff prize of Kestrel Freight',
      year: 2023,
    },
    duration: 18,
    teamSize: 22,
    extraDetail: { label: 'Scope', value: '32 depots' },
    challenges: [
      {
        title: 'Valleys with no signal',
        description:
          'Some rounds spend half an hour out of coverage. The phone carries the day’s route and map; proof of delivery waits in a queue that survives a flat battery.',
      },
      {
        title: 'One detour for every van',
        description:
          'When a bridge closes, the quickest detour is the same for all vans near it. The software counts Kestrel’s vans as traffic, and sends them by several detours.',
      },
      {
        title: 'Addresses that are not places',
        description:
          'Yard gates, farm tracks and “behind the church” had no coordinates. Every completed delivery stores where the van really stopped.',
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
          'A parcel took 27 hours on average from order to door in 2020, the last full year of radio, with unusually many parcels. In the year to July 2023 it took six: new orders join rounds that are on the road, and no longer wait for tomorrow’s.',
        chart: { before: 27, after: 6 },
      },
      {
        value: '40%',
        label: 'Cost reduction',
        description:
          'A parcel cost $4.50 in 2020 and $2.70 in the year to July 2023. Running the system is included, building it is not. Vans drove less, and customers telephoned about two parcels in 100, down from five.',
        chart: { before: 100, after: 60 },
      },
      {
        value: '95%',
        label: 'Uptime',
        description:
          'Of the hours in which vehicles were scheduled to drive, the map showed a live position in 95%, from August 2022 to July 2023. Hours in tunnels and valleys are included.',
        chart: { share: 95 },
      },
    ],
  },
  closing: {
    heading: 'We’d like to ride along on one of your rounds.',
    text: 'Let a dispatcher choose it, as Nia Bowen did at Kestrel.',
    action: 'Start Your Logistics Project',
  },
})

sample(smartlogisticsHub)
