import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const smartlogisticsHub = caseStudy({
  id: 6,
  title: 'SmartLogistics Hub',
  category: 'Supply Chain',
  industry: 'Freight and logistics',
  service: '/mobile-app-development',
  accent: 'blue',
  updated: '2026-11-25',
  years: '2021–2022',
  firstRelease: {
    weeks: 20,
    people: 6,
    price: [220_000, 240_000],
    share: 10,
    what: 'routes for Northgate depot',
  },
  searchTitle: 'Routes and tracking for a parcel fleet',
  seo: 'From radio to live routes for 5K+ vehicles: what it saved, how drivers overruled the planner, and the one figure that did not change.',
  summary:
    '5K+ vehicles in 27 depots have live routes, arrival times and proof at the door. Before, dispatchers directed them by radio, on a few channels that depots shared.',
  description: 'Routes, tracking and proof of delivery for a fleet once run by radio.',
  achievement: 'A live position in 95% of driving hours.',
  results: [
    { value: '40%', label: 'cost reduction per parcel', icon: 'coins' },
    { value: '350%', label: 'delivery speed: faster from order to door', icon: 'route' },
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
    overview: [
      'Radio had been enough when the fleet was a third of its size. By the time we were called, a driver with a closed street ahead waited until the channel was free. A customer who asked about a parcel called a dispatcher, who then had to reach the driver. Routes were drawn the evening before on a wall map, and the first roadworks made them wrong.',
      'A map database now holds the streets, and routes are recalculated when something happens: a bridge closes, a customer postpones, a van breaks down. The driver’s phone shows the next stop, an arrival time and three states to tap: loaded, on the road, delivered. At Northgate, the first depot, it began after twenty weeks with Route 18, because its drivers described their problems most precisely. The other depots followed in groups, each keeping its radios for four more weeks.',
      'A year after the last depot joined, the client measured the results. A parcel cost 40% less than in the final year of radio. Customers’ calls had fallen by more than half, and disputes over proof of delivery by two thirds. One number had not moved: 11% of deliveries to blocks of flats still needed a second attempt, exactly as in the radio years. The cause was locked street doors. The client has since put parcel lockers at its forty worst addresses, an idea that came from a driver and not from us.',
    ],
    award: {
      name: 'Last Mile',
      description: 'For routes redrawn while the van is moving.',
      giver: 'Fleet Operators’ Association',
      year: 2024,
    },
    duration: 18,
    teamSize: 22,
    extraDetail: { label: 'Scope', value: '27 depots' },
    challenges: [
      {
        title: 'Valleys with no signal',
        description:
          'Some rounds spend forty minutes out of coverage. The phone carries the day’s route and map, and proof of delivery waits in a queue that survives a flat battery.',
      },
      {
        title: 'Drivers who knew better',
        description:
          'Drivers can refuse a route, with the reason, in two taps. Those reasons taught the planner about school traffic, market days and one bad-tempered dog.',
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
          'From order to doorstep in six hours on average, down from twenty-seven in the final year of radio dispatch: 4.5 times as fast, or 350% faster.',
        chart: { before: 27, after: 6 },
      },
      {
        value: '40%',
        label: 'Cost reduction',
        description:
          'Per parcel, a year after the last depot joined, against the final year of radio: fewer kilometres and fewer calls.',
        chart: { before: 100, after: 60 },
      },
      {
        value: '95%',
        label: 'Uptime',
        description:
          'Over a year, the map showed a live position in 95% of the hours in which vehicles were scheduled to drive. Hours in tunnels and valleys are included.',
        chart: { share: 95 },
      },
    ],
  },
  closing: {
    heading: 'Your hardest round is the best test.',
    text: 'Choose the round with the most problems; we would like to ride along. Your radios stay on meanwhile.',
    action: 'Start Your Logistics Project',
  },
})

sample(smartlogisticsHub)
