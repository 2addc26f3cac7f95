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
    'Agencies, landlords and technicians each know a part of a building. Here listing, lease and ' +
    'technical data are on one record. One client sees more than a thousand buildings on one screen.',
  hero: {
    badge: 'Real Estate',
    heading: 'Real estate software for agencies and property managers.',
    lede:
      'An agent enters a flat once instead of four times. A sensor often reports a fault before a tenant ' +
      'calls. Portals, leases and facility management share one record for each building.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Property Features', to: '#features' },
    ],
  },
  picture: 'FacilityMax Pro',
  intro: {
    title: 'Software for the whole life of a property.',
    text: 'These products share one record for each building.',
  },
  solutions: [
    {
      title: 'Property portals',
      description:
        'Results change as buyers move the map. Alerts reach them while viewings can still be booked.',
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
        'Deposits, and the dates on which a lease may end, go into a diary. Each has a responsible person.',
    },
    {
      title: 'Owner reporting',
      description:
        'Owners see rents, arrears and yield for every unit. The statement is ready on the second ' +
        'of the month.',
    },
    {
      title: 'Facility management',
      description: 'A sensor reports a fault, and a work order is written with floor, part and contractor.',
    },
  ],
  stackHeading: {
    title: 'Technology stack',
    text: 'Part of it runs in your buildings.',
  },
  stack: [
    { category: 'Portals and apps', tools: ['Next.js', 'React Native', 'TypeScript', 'Mapbox'] },
    { category: 'Services', tools: ['.NET', 'Node.js', 'Python'] },
    { category: 'Maps and meters', tools: ['PostGIS', 'TimescaleDB', 'Elasticsearch'] },
    { category: 'Building systems', tools: ['BACnet', 'Modbus', 'MQTT', 'Azure IoT Hub'] },
  ],
  storiesHeading: { title: 'Fewer call-outs, and one form per listing.' },
  stories: [
    {
      title: 'A thousand buildings on one screen',
      description:
        'A fault used to reach an engineer through a receptionist, after 45 minutes. Now a sensor reports ' +
        'it, and on an average day an engineer knows of it after nine minutes. Emergency call-outs are ' +
        '75% below the last year before the platform.',
      metrics: [
        '1000+ buildings',
        '25K+ work orders a month',
        '75% fewer emergency call-outs a year',
        '400% faster, fault to engineer',
      ],
      project: 'FacilityMax Pro',
    },
    {
      title: 'One listing form for 14 branches',
      description:
        'An estate agency entered every flat on four websites, and one morning 40 listings had a ' +
        'wrong price. Since 2024 one form feeds all four websites. For five days each branch used the ' +
        'old forms and the new one. It switched when the prices agreed. In the first half-year, agents ' +
        'entered 2,600 flats in this way, and the agency found no listing with two prices.',
      metrics: ['14 branches', '1 form instead of 4', `13 weeks, 4 people, ${money(98_000)}`],
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
      title: 'Features that save telephone calls.',
      text: 'We chose them at a reception desk, where the complaints arrive.',
    },
    items: [
      {
        title: 'Commute search',
        description: 'Enter an office, and the map shows the homes within half an hour by train.',
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
        description: 'Payments are matched to units overnight. A person sends each arrears letter.',
      },
      {
        title: 'Repair requests',
        description: 'A photo and three taps report a fault, and the tenant sees when the plumber comes.',
      },
      {
        title: 'Energy readings',
        description: 'Meters report every quarter of an hour, and unusual use at night is marked.',
      },
    ],
  },
  rules: {
    heading: { title: 'Rules for listings, feeds and applicants.' },
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
  whyHeading: { title: 'For property managers.' },
  why: [
    'Site visits before we draw the first screen, plant room included',
    'Engineers who have connected old BACnet controllers',
    'Apps that work offline in basements, where most meters are',
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
    heading: 'How do you hear of a fault today?',
    text:
      'If it is by telephone, a sensor or one form can shorten the way. After the free call, a proposal ' +
      'with scope, price range and plan follows within 48 hours.',
    actions: [
      { label: 'Start Your Real Estate Project', to: '/contact' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}

sample(realEstate.card)
sample(realEstate.index)
sample(realEstate.hero)
sample(realEstate.solutions)
sample(realEstate.storiesHeading)
sample(realEstate.stories)
sample(realEstate.features)
sample(realEstate.rules)
sample(realEstate.why)
sample(realEstate.ctaCard)
sample(realEstate.closing)
