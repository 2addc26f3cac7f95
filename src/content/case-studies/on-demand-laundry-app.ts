import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const onDemandLaundryApp = caseStudy({
  id: 23,
  title: 'On-Demand Laundry App',
  category: 'Service Delivery Platform',
  industry: 'On-demand laundry',
  service: '/mobile-app-development',
  accent: 'blue',
  updated: '2026-11-28',
  years: '2019–2020',
  firstRelease: { weeks: 15, people: 6, price: [165_000, 180_000], share: 15, what: 'the app in Riyadh' },
  searchTitle: 'Laundry pick-up app for Saudi Arabia',
  seo: 'Shirts are collected in Riyadh, priced before the wash and tracked in Arabic or English: 2K+ daily orders, and a day of the team that built the app.',
  summary:
    'Customers follow their laundry on the phone, in Arabic or English: collected, counted, washed, ironed and back the same evening. Riyadh came first, then Jeddah and Dammam.',
  description: 'Laundry pick-up and return in three cities of Saudi Arabia.',
  achievement: 'A count and a price before the wash begins.',
  results: [
    { value: '50K+', label: 'users', icon: 'phone' },
    { value: '2K+', label: 'daily orders', icon: 'shirt' },
    { value: '92%', label: 'retention', icon: 'refresh' },
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
        'A national short address (four letters and four digits that name one building), a pin on the map or a recorded direction is enough. What worked once is kept for the next driver.',
    },
    {
      title: 'Work shared between laundries',
      description:
        'Orders are assigned by distance, free capacity and skill, since a thobe, a long robe, needs a different press from a duvet.',
    },
  ],
  story: {
    closeUps: [[478, 124, 248, 140]],
    overview: [
      'The client collects laundry at the customer’s door in Saudi Arabia, and brings it back the same evening. It owns no washing machines, because independent laundries do the work. This is one day of our first team, four developers, a designer and an analyst, in their fourth week in Riyadh. Orders still came by WhatsApp, some 350 a day.',
      {
        title: 'In the office, before the first round',
        description:
          'The analyst reads the messages of the last hour with a dispatcher and writes each question on a card. Almost all cards say one of three things: where is the driver, what will it cost, when is it back? These become the three lines at the top of the customer’s screen.',
      },
      {
        title: 'In the van',
        description:
          'The designer and a developer ride with a driver. He finds houses by landmarks and voice notes. One customer has sent a pin, the next a national short address, the third a recorded direction, so the app will accept all three. The driver plans his round so that he can stop for prayer, and the route planner will do the same. In the sun he cannot read our small buttons. The designer makes them larger on the back seat, and he tries again at the next stop.',
      },
      {
        title: 'At a laundry',
        description:
          'Two developers count bags with the owner. One bag has eight items in it, and a note about a collar. Counting takes three minutes. Finding the price takes ten, because the list hangs in another room. With the list on a screen, the customer can have the number of items and a fixed price, 64 riyals, 55 minutes after the pick-up. The owner asks how he will be paid. Every week, for what was scanned, and with no invoice to write. His laundry is the first to join.',
      },
      {
        title: 'At four in the afternoon',
        description:
          'All six meet the client’s head of operations for half an hour. Three of the ten screens in the plan are taken out, because no one asked for them in a month of messages. The screen with the promised time, “ready at 18:30”, becomes the first.',
      },
      {
        title: 'In the evening',
        description:
          'A dispatcher reads every Arabic text aloud, from right to left and with the picture beside it, and changes four words. A developer goes to the doors with the last driver.',
      },
      'Riyadh opened in month four, Jeddah in month eight and Dammam in month ten. A year after the third city opened, 92% of customers sent a second bag within 60 days of their first. In the opening quarter it had been 66%. Two additions explain most of the rise. The app announces a late bag before the promised hour. A customer may also ask for the laundry that did the previous order.',
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
        label: 'Retention',
        description:
          'Customers who send a second bag within 60 days of the first, a year after the third city opened.',
        chart: { share: 92 },
      },
      {
        value: '55 minutes',
        label: 'Pick-up to fixed price',
        description: 'How long a customer waits for the item count and the final amount.',
      },
    ],
  },
  closing: {
    heading: 'Count your customers’ questions for a day.',
    text: 'In Riyadh, almost all asked one of three things. We begin with the screen that answers yours.',
    action: 'Start Your Project',
  },
})

sample(onDemandLaundryApp)
