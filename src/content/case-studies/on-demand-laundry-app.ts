import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const onDemandLaundryApp = caseStudy({
  id: 23,
  title: 'On-Demand Laundry App',
  category: 'Service Delivery Platform',
  industry: 'On-demand laundry',
  service: '/mobile-app-development',
  accent: 'blue',
  updated: '2026-11-25',
  years: '2018–2019',
  firstRelease: { weeks: 15, people: 6, price: [165_000, 180_000], share: 15, what: 'the app in Riyadh' },
  searchTitle: 'Laundry pick-up app for Saudi Arabia',
  seo: 'Shirts are collected in Riyadh, priced before the wash and tracked in Arabic or English: 2K+ daily orders, and why customers send a second bag.',
  summary:
    'Customers follow their laundry on the phone, in Arabic or English: collected, counted, washed, ironed and back the same evening. 92% send a second bag within sixty days.',
  description: 'Laundry pick-up and return in Saudi Arabia, in Arabic and English.',
  achievement: 'A count and a price before the wash begins.',
  results: [
    { value: '50K+', label: 'users', icon: 'phone' },
    { value: '2K+', label: 'daily orders', icon: 'shirt' },
    { value: '92%', label: 'customer retention in 60 days', icon: 'refresh' },
  ],
  technologies: ['Flutter', 'Node.js', 'Firebase', 'Google Maps', 'PostgreSQL'],
  capabilities: [
    {
      title: 'Tagged at the door',
      description:
        'The driver clips a QR tag to the bag. Every later scan, at the laundry and on the way back, updates the same order.',
    },
    {
      title: 'Addresses of three kinds',
      description:
        'A national short address, a pin on the map or a recorded direction is enough. What worked once is kept for the next driver.',
    },
    {
      title: 'Work shared between laundries',
      description:
        'Orders are assigned by distance, free capacity and skill, since a thobe, a long robe, needs a different press from a duvet.',
    },
  ],
  story: {
    overview: [
      'A bag leaves a flat in Riyadh with eight items in it and a note about one collar. Three quarters of an hour later the laundry has counted them, the customer has the list on her phone, and the price is fixed: 64 riyals. Then the screen shows washing, ironing, and a promise: ready at 18:30.',
      'Such promises had been the trouble. Orders used to come by WhatsApp, drivers found houses by landmarks and voice notes, and the case of a missing shirt was decided by whoever remembered best. We spent much of our first month riding with drivers, and it shaped their app: large buttons, spoken directions, and rounds planned around prayer times. Riyadh opened after fifteen weeks, Jeddah in month eight and Dammam in month ten. The client owns no washing machines. Independent laundries do the work and are paid weekly for what was scanned, and send no invoice.',
      'A year after the third city opened, 92% of customers sent a second bag within sixty days of their first. In the opening quarter it had been 71%. The item count and the fixed price had existed from the start, so they do not explain the rise. Two later changes do: a late bag is announced before the promised hour has passed, with a new hour, and a customer may ask for the laundry that did the previous order. The 8% who stayed away were asked why. Most had found no pick-up at an hour when they were at home, so the client signed contracts with four more laundries for those hours.',
    ],
    award: {
      name: 'Consumer App, finalist',
      description:
        'For an Arabic screen that was designed from right to left, not mirrored from an English one.',
      giver: 'Gulf App Awards',
      year: 2020,
    },
    duration: 14,
    teamSize: 18,
    extraDetail: { label: 'Scope', value: 'Saudi Arabia' },
    technologyCategories: [
      { category: 'Customer and driver apps', tools: ['Flutter', 'Dart', 'Google Maps'] },
      { category: 'Orders and routing', tools: ['Node.js', 'NestJS', 'PostgreSQL', 'Redis'] },
      { category: 'Payments', tools: ['mada', 'STC Pay', 'Apple Pay'] },
      {
        category: 'Messaging and hosting',
        tools: ['Firebase', 'WhatsApp Business API', 'Google Cloud'],
      },
    ],
    resultFigures: [
      {
        value: '500%',
        label: 'Order growth',
        description:
          'A year after the third city opened, an ordinary day had six times as many orders as when they came by WhatsApp.',
        chart: { before: 100, after: 600 },
      },
      {
        value: '92%',
        label: 'Customer retention',
        description:
          'Customers who send a second bag within sixty days of the first, a year after the third city opened.',
        chart: { share: 92 },
      },
      {
        value: '45 minutes',
        label: 'Pick-up to fixed price',
        description: 'How long a customer waits for the item count and the final amount.',
      },
    ],
  },
  closing: {
    heading: 'We begin by following one order.',
    text: 'We ask what it passes through today, from first message to payment. Then we would like to ride with a driver for an afternoon.',
    action: 'Start Your Project',
  },
})

sample(onDemandLaundryApp)
