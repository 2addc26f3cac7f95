import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const onDemandLaundryApp = caseStudy({
  id: 23,
  title: 'On-Demand Laundry App',
  category: 'Service Delivery Platform',
  industry: 'On-demand laundry',
  hue: 'indigo',
  updated: '2026-06-04',
  seo: 'A laundry app for Saudi Arabia with item counts, live tracking and routing in Arabic and English, and 2K+ daily orders.',
  summary:
    'Laundry collected, counted, washed, ironed and back at the door the same evening, with each stage on the phone in Arabic or English.',
  description: 'Pick-up to doorstep across Saudi Arabia, in Arabic and English.',
  achievement: 'A count and a price before the wash begins.',
  metrics: [
    { value: '50K+', label: 'users', mark: 'phone' },
    { value: '2K+', label: 'daily orders', mark: 'shirt' },
    { value: '92%', label: 'retention', mark: 'refresh' },
  ],
  technologies: ['Flutter', 'Node.js', 'Firebase', 'Google Maps', 'PostgreSQL'],
  capabilities: [
    {
      title: 'Tagged at the door',
      description:
        'The driver clips a QR tag to the bag. Every later scan, at the laundry and on the way back, updates the same order.',
      mark: 'qr',
    },
    {
      title: 'Three kinds of address',
      description:
        'A national short address, a dropped pin or a recorded direction will do. Whatever found the house once is kept for the next driver.',
      mark: 'map',
    },
    {
      title: 'Work shared between laundries',
      description:
        'Orders are dealt out by distance, free capacity and craft, since a thobe wants a different press from a duvet.',
      mark: 'split',
    },
  ],
  story: {
    overview: [
      'A bag leaves a flat in Riyadh at 9:40 with eight items in it and a note about one collar. At 10:25 the laundry has counted them, the customer has the list on her phone, and the price stands at SAR 64. From there the screen shows washing, then ironing, and a promise: ready 18:30.',
      'Promises had been the trouble. Orders used to come by WhatsApp, drivers steered by landmarks and voice notes, and the case of a missing shirt was decided by whoever remembered best. Much of our first month was spent in the passenger seat. What we learned there shaped the driver app: large buttons, directions that can be listened to, and rounds planned around prayer times.',
      'The client owns no washing machines. Independent laundries do the work and are paid weekly from the scans, without sending an invoice. Jeddah was added in month eight and Dammam two months later. Both went live on a Thursday, because Friday is when the whole family notices the basket.',
    ],
    award: {
      title: 'Consumer App of the Year',
      description:
        'The jurors ordered in Arabic first, and found a screen that had been designed from right to left.',
    },
    months: 14,
    developers: 18,
    extra: { label: 'Scope', value: 'Saudi Arabia' },
    stack: [
      { category: 'Customer and driver apps', tools: ['Flutter', 'Dart', 'Google Maps'] },
      { category: 'Orders and routing', tools: ['Node.js', 'NestJS', 'PostgreSQL', 'Redis'] },
      { category: 'Payments', tools: ['mada', 'STC Pay', 'Apple Pay'] },
      {
        category: 'Messaging and hosting',
        tools: ['Firebase', 'WhatsApp Business Platform', 'Google Cloud'],
      },
    ],
    results: [
      {
        value: '500%',
        label: 'Order growth',
        description: 'An ordinary day now, beside an ordinary day when orders came by message.',
      },
      {
        value: '92%',
        label: 'Customer retention',
        description: 'People who send a second bag within sixty days of the first.',
      },
      {
        value: '45 minutes',
        label: 'Pick-up to fixed price',
        description: 'How long a customer waits for the item count and the final amount.',
      },
    ],
  },
  closing: {
    heading: 'Hang the whole service on one line.',
    text: 'Describe what a single order passes through today, from first message to money in the bank. We will ask to ride along with a driver for an afternoon.',
    action: 'Launch Your Service App',
  },
})

sample(onDemandLaundryApp)
