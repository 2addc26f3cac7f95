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
    'Customers of a laundry service in Saudi Arabia asked by message where their bag was. Now they see it in an app, in Arabic or English.',
  description: 'Customers see where their bag is and what it costs, in Arabic or English.',
  achievement: 'A count and a price before the wash begins.',
  results: [
    { value: '50K+', label: 'users', note: 'registered by December 2020', icon: 'phone' },
    { value: '2K+', label: 'daily orders', note: 'on an ordinary day of December 2020', icon: 'shirt' },
    {
      value: '92%',
      label: 'retention',
      note: 'second bag in 60 days, August to October 2020',
      icon: 'refresh',
    },
  ],
  technologies: ['Flutter', 'Node.js', 'Firebase', 'PostgreSQL'],
  capabilities: [
    {
      title: 'Tagged at the door',
      description: 'The driver clips a QR tag to the bag. Every later scan updates the same order.',
    },
    {
      title: 'Addresses of three kinds',
      description:
        'A national short address (four letters and four digits), a pin on the map or a recorded direction is enough.',
    },
    {
      title: 'Work shared between laundries',
      description:
        'Orders are assigned by distance, free capacity and skill, since a thobe needs a different press from a duvet.',
    },
  ],
  story: {
    overview: [
      'The client collects laundry at the customer’s door in Saudi Arabia and brings it back the same evening. It owns no washing machines; independent laundries do the work. Riyadh opened in month four, Jeddah in month eight and Dammam in month ten, December 2019.',
      'Most of the app’s screens were decided on one day. Our first team, four developers, a designer and an analyst, was in its fourth week in Riyadh, and orders still came by WhatsApp, some 350 a day.',
      {
        title: 'In the office, before the first round',
        description:
          'The analyst reads the messages of the last hour with a dispatcher and writes every question on a card. Almost all cards say one of three things: where is the driver, what will it cost, when is it back? These become the three lines at the top of the customer’s screen.',
      },
      {
        title: 'In the van',
        description:
          'The designer and a developer ride with a driver. He finds houses by landmarks and voice notes. One customer has sent a pin, the next a national short address, the third a recorded direction, and the app will accept all three. In the sun he can’t read our small buttons. The designer, who sits behind him, makes them larger before the next stop.',
      },
      {
        title: 'At a laundry',
        description:
          'Two developers count bags with the owner. Counting takes three minutes. Finding the price takes ten: the list hangs in another room. With the list on a screen, the customer can have the number of items and a fixed price within an hour of the pick-up. The owner asks how he’ll be paid. We tell him: every week, by scanned item, and he writes no invoice. His laundry is the first to join.',
      },
      {
        title: 'At four in the afternoon',
        description:
          'All six meet the client’s head of operations for half an hour. Three of the ten screens in the plan are taken out, because no one asked for them in a month of messages. The screen with the promised time becomes the first. In the evening a dispatcher reads every Arabic text aloud, from right to left, and changes four words.',
      },
    ],
    award: {
      name: 'Consumer App, third place',
      description: 'Its Arabic screens were designed from right to left, not mirrored from English ones.',
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
          'An ordinary day of December 2020, a year after the third city opened, had some 2,100 orders. By WhatsApp, in spring 2019, there were 350, all in Riyadh.',
        chart: { before: 100, after: 600 },
      },
      {
        value: '92%',
        label: 'Retention',
        description:
          'Of 6,100 customers who sent a first bag from August to October 2020, 92% sent a second within 60 days. In the opening quarter, in Riyadh, it was 66% of 1,100. The pandemic may have helped.',
        chart: { share: 92 },
      },
      {
        value: '55 minutes',
        label: 'Pick-up to fixed price',
        description:
          'Median time that a customer waited for the item count and the final amount, June 2019 to May 2020.',
      },
    ],
  },
  closing: {
    heading: 'Send us one day of messages.',
    text: 'In Riyadh almost all questions were one of three, now the first three lines of the customer’s screen. A day of yours is enough for the first call.',
    action: 'Start Your Project',
  },
})

sample(onDemandLaundryApp)
