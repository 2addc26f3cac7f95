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
    description: 'Listings and leases in one place, and buildings that report faults.',
    examples: ['Property portals', 'Facility management', 'Virtual tours'],
  },
  index:
    'Agents, landlords and engineers work on one record for each building, with its listing, its leases and ' +
    'its faults. One client sees more than a thousand buildings on one screen.',
  hero: {
    badge: 'Real Estate',
    heading: 'Real estate software for agencies and property managers.',
    lede:
      'We work for agencies, landlords and facility managers. One agency enters a flat once instead of four ' +
      'times. One property company sees the faults of more than a thousand buildings on one screen.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Property Features', to: '#features' },
    ],
  },
  picture: 'FacilityMax Pro',
  intro: {
    title: 'Six products for buildings and their people',
    text: 'Each works alone. Together they keep one record for each building.',
  },
  solutions: [
    {
      title: 'Property portals',
      description:
        'Buyers search on a map, and one form for agents feeds every portal, so that a flat has one price.',
    },
    {
      title: 'Virtual tours',
      description:
        'Each listing has Matterport scans and measured plans, so visitors know the rooms before they come.',
    },
    {
      title: 'Agency CRM',
      description: 'Buyers, viewings and offers are on one record that agents can use on the phone.',
    },
    {
      title: 'Lease management',
      description:
        'Deposits and the end dates of leases are in one diary. Each entry names the person responsible.',
    },
    {
      title: 'Owner reporting',
      description:
        'Owners see the rent, the arrears and the yield of every unit. Their statement is ready on the second ' +
        'of each month.',
    },
    {
      title: 'Facility management',
      description:
        'A sensor reports a fault. The work order names the floor, the spare part and a certified engineer ' +
        'close by.',
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
        'Oakhurst looks after offices, clinics and shops. A fault used to reach an engineer through a ' +
        'receptionist, after 45 minutes. Now a sensor reports it, and an engineer knows of it after nine minutes on ' +
        'average. In the first full year there were 75% fewer emergency call-outs than in the year before the ' +
        'platform.',
      metrics: [
        '1000+ buildings',
        '25K+ work orders a month',
        '75% fewer emergency call-outs',
        '400% faster response',
      ],
      project: 'FacilityMax Pro',
    },
    {
      title: 'One listing form for eight branches',
      description:
        'An estate agency entered every flat on four websites, and one morning 40 listings had a ' +
        'wrong price. Since 2024 one form feeds all four websites. Each branch used both ways for five days, ' +
        'and switched when the prices agreed. In the first half-year agents entered 3,100 flats, and the ' +
        'agency found none with two prices.',
      metrics: ['8 branches', '1 form instead of 4', `13 weeks, 4 people, ${money(98_000)}`],
      drawn: {
        category: 'Listing feeds',
        link: { to: '#solutions', label: 'Property portals and agency CRM' },
        file: 'listing',
        alt: 'One listing form feeds four websites',
      },
    },
  ],
  features: {
    heading: {
      title: 'Features that save telephone calls',
      text: 'Each answers a question that buyers, tenants or owners otherwise ask by telephone.',
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
        title: 'Signed leases',
        description:
          'Tenants sign through DocuSign on a phone, and the dates reach the rent schedule by themselves.',
      },
      {
        title: 'Rent collection',
        description: 'Payments are matched to units overnight. A person decides on each reminder.',
      },
      {
        title: 'Repair requests',
        description: 'A photo and three taps report a fault, and the tenant sees when the plumber comes.',
      },
      {
        title: 'Energy readings',
        description:
          'Lighting, cooling and lifts are metered per tenant, and compared with the utility’s bill.',
      },
    ],
  },
  rules: {
    heading: { title: 'Rules for listings, feeds and applicants' },
    items: [
      {
        title: 'Fair Housing Act',
        icon: 'care-audit',
        description:
          'Listing text and audience settings are checked for forbidden wording and targeting before ' +
          'publication.',
      },
      {
        title: 'RESO Web API',
        icon: 'care-exchange',
        description:
          'Listing feeds (MLS) are read in the standard format, so a second feed needs little new development.',
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
    'Two weeks at your reception before we draw a form, as at Oakhurst',
    'Engineers who have connected seven makes of building control',
    'Buttons for gloves, tried on a rooftop in February',
    'Imports from Yardi, MRI or a spreadsheet, rehearsed twice and never at month-end',
  ],
  ctaCard: {
    heading: 'Tell us about one building',
    text:
      'Choose the address that causes the most calls. We tell you which of these calls software can ' +
      'prevent.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'A first release for one district',
    text:
      'At Oakhurst the caretakers of one district had work orders after 18 weeks, the others a month later. ' +
      'Then gateways followed, in 50 buildings a month.',
    actions: [
      { label: 'Start Your Real Estate Project', to: '/contact' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}

sample(realEstate)
