import { money } from '../counts.ts'
import { sample } from '../sample.ts'
import type { RealEstate } from '../schema.ts'

/** The content of the page `/industries/real-estate`. */
export const realEstate: RealEstate = {
  name: 'Real Estate',
  accent: 'brown',
  icon: 'home',
  updated: '2026-11-28',
  seo: {
    title: 'Real estate and property management software',
    description:
      'Property portals, lease management, virtual tours and building monitoring, on one record for ' +
      'agencies and facility managers.',
  },
  card: {
    description: 'Listings and leases, and buildings that report their own faults.',
    examples: ['Property portals', 'Virtual tours'],
  },
  index:
    'A building should report its own faults. At one client with 1,000+ buildings, an engineer heard of a fault after 45 minutes on average in 2015, and after nine in 2019.',
  hero: {
    badge: 'Real Estate',
    heading: 'Real estate software for agencies and property managers',
    lede: 'We work for agencies, landlords and facility managers. One agency used to enter each flat on four websites; now it has one form. At one property company, emergency call-outs fell from 1,240 in 2015 to 310 in 2019.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Property Features', to: '#features' },
    ],
  },
  priceLine: `As a first release, one agency’s listing form cost ${money(98_000)}; work orders for one district’s caretakers would be ${money(165_000, 180_000)} today.`,
  picture: 'FacilityMax Pro',
  intro: {
    title: 'Six products for buildings and their people',
    text: 'Begin with the form that your receptionists fill in. A sensor’s report is of use only if someone knows whom to send, and receptionists know.',
  },
  solutions: [
    {
      title: 'Property portals',
      description:
        'Buyers search on a map. One form for agents feeds all portals, so a flat has the same price on each.',
    },
    {
      title: 'Virtual tours',
      description: 'With Matterport scans and measured plans, visitors know the rooms before they come.',
    },
    {
      title: 'Agency CRM',
      description: 'Agents see buyers, viewings and offers together, also on the phone.',
    },
    {
      title: 'Lease management',
      description: 'A diary holds deposits and the end dates of leases, and names who must act.',
    },
    {
      title: 'Owner reporting',
      description:
        'Owners see rent and arrears by unit, in a statement that is ready on the second of the month.',
    },
    {
      title: 'Facility management',
      description: 'A work order names the floor, the spare part and a certified engineer close by.',
    },
  ],
  stackHeading: {
    title: 'Technology stack',
    text: 'BACnet and Modbus read the controls that a building already has.',
  },
  stack: [
    { category: 'Portals and apps', tools: ['Next.js', 'React Native', 'TypeScript', 'Mapbox'] },
    { category: 'Services', tools: ['.NET', 'Node.js', 'Python'] },
    { category: 'Maps and meters', tools: ['PostGIS', 'TimescaleDB', 'Elasticsearch'] },
    { category: 'Building systems', tools: ['BACnet', 'Modbus', 'MQTT', 'Azure IoT Hub'] },
  ],
  storiesHeading: { title: 'Fewer call-outs, and one form per listing' },
  stories: [
    {
      title: 'A thousand buildings on one screen',
      description:
        'At Oakhurst, a property company, an engineer knew of a fault after 45 minutes on average in 2015, and after nine in 2019, the first full year. Caretakers had the work order first; sensors followed.',
      metrics: ['1000+ buildings (2018)', '75% fewer emergency call-outs', '400% faster response'],
      project: 'FacilityMax Pro',
    },
    {
      title: 'One listing form for eight branches',
      description:
        'An estate agency entered every flat on four websites, until one morning 40 listings had a wrong price. ' +
        'Since 2024 one form feeds all four. A branch used both ways for five days, and switched when the prices ' +
        'agreed.',
      metrics: ['8 branches', '1 form instead of 4', `13 weeks, 4 people, ${money(98_000)}`],
      drawn: {
        category: 'Listing feeds',
        link: { to: '#solutions', label: 'Property portals and agency CRM' },
        file: 'listing',
        square: [185, 0, 420, 420],
        alt: 'One listing form feeds four websites',
      },
    },
  ],
  features: {
    heading: {
      title: 'Features that save telephone calls',
      text: 'They answer questions that buyers and tenants otherwise ask by telephone.',
    },
    items: [
      {
        title: 'Commute search',
        description: 'Type an office address, and the map shows the homes within half an hour by train.',
      },
      {
        title: 'Viewing diary',
        description: 'A viewing is offered only when both agent and keys are free.',
      },
      {
        title: 'Rent collection',
        description: 'Payments are matched to units overnight, but a person decides on each reminder.',
      },
      {
        title: 'Repair requests',
        description: 'A photo and three taps report a fault, and the tenant sees when the plumber comes.',
      },
    ],
  },
  rules: {
    heading: { title: 'Rules for listings, feeds and applicants' },
    items: [
      {
        title: 'Fair Housing Act',
        icon: 'care-audit',
        description: 'Forbidden wording and targeting are found before a listing is published.',
      },
      {
        title: 'RESO Web API',
        icon: 'care-exchange',
        description: 'Listing feeds (MLS) are read in the standard format.',
      },
      {
        title: 'GDPR',
        icon: 'care-erase',
        description:
          'Applicants’ bank statements and references are deleted on a fixed date after the decision.',
      },
    ],
  },
  whyHeading: { title: 'For property managers' },
  why: [
    'Two weeks of listening at your reception before we draw a screen',
    'An engineer who has connected seven makes of building control',
    'Imports from Yardi, MRI or a spreadsheet, rehearsed twice and never at month-end',
  ],
  ctaCard: {
    heading: 'Count the places where you enter a flat',
    text: 'It should be one. If it’s more, bring the list.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Look through a week of complaints.',
    text: 'Your reception’s mailbox shows which form to build first. At Oakhurst it was the work order, and sensors came once the caretakers used it.',
    actions: [
      { label: 'Start Your Real Estate Project', to: '/contact' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}

sample(realEstate)
