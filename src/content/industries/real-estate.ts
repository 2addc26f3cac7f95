import { sample } from '../sample.ts'
import type { RealEstate } from '../schema.ts'

/** What `/industries/real-estate` says. */
export const realEstate: RealEstate = {
  name: 'Real Estate',
  hue: 'walnut',
  mark: 'home',
  updated: '2026-08-27',
  seo: {
    title: 'Real estate and facility management software',
    description:
      'Property portals, lease management, virtual tours and buildings that report their own faults. Software for agencies, landlords and facility managers.',
  },
  card: {
    description: 'Listings, leases and buildings that report their own faults.',
    examples: ['Property portals', 'Facility management', 'Virtual tours'],
  },
  index:
    'Agencies, landlords and the people who keep the lifts running each hold a third of the facts about a building. We put the listing, the lease and the plant room on one record.',
  hero: {
    badge: 'Real Estate',
    heading: 'Buildings that say where it hurts.',
    lede: 'For agents who type one flat into four websites, and for managers who hear about the lift from the tenants. We build portals, lease systems and the wiring in between.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Property Features', to: '#features' },
    ],
  },
  picture: 'FacilityMax Pro',
  intro: {
    title: 'From the listing to the boiler.',
    text: 'A property passes through six systems in its life. They rarely agree on its address.',
  },
  solutions: [
    {
      title: 'Property portals',
      description:
        'Map search that redraws as you drag it, and alerts that reach the buyer while there are viewing slots left.',
      mark: 'home',
    },
    {
      title: 'Lease management',
      description:
        'Break dates, indexation and deposits, read from the contract and put in a diary with a name against each.',
      mark: 'document',
    },
    {
      title: 'Facility management',
      description:
        'A sensor’s complaint becomes a work order, with the floor, the part and the contractor filled in.',
      mark: 'building',
    },
    {
      title: 'Virtual tours',
      description:
        'Matterport scans and measured plans on the listing. The first visit is for people who already like the kitchen.',
      mark: 'eye',
    },
    {
      title: 'Agency CRM',
      description: 'Buyers, viewings and offers on one record, usable with one hand from a parked car.',
      mark: 'users',
    },
    {
      title: 'Owner reporting',
      description:
        'Rent roll, arrears and yield for every unit, with the owner’s statement ready on the second of the month.',
      mark: 'chart',
    },
  ],
  stackHeading: {
    title: 'Under the floorboards',
    text: 'Half of it lives in a data centre. The other half is bolted to a riser cupboard.',
  },
  stack: [
    { category: 'Portals and apps', tools: ['Next.js', 'React Native', 'TypeScript', 'Mapbox'] },
    { category: 'Services', tools: ['.NET', 'Node.js', 'Python'] },
    { category: 'Maps and meters', tools: ['PostGIS', 'TimescaleDB', 'Elasticsearch'] },
    { category: 'Building systems', tools: ['BACnet', 'Modbus', 'MQTT', 'Azure IoT Hub'] },
  ],
  storiesHeading: { title: 'Two addresses we can show you.' },
  stories: [
    {
      title: 'The tower rings first',
      description:
        'A warm fourth floor used to reach the contractor by way of a receptionist and a shared mailbox. The valve now reports itself, and the duty manager sends an engineer who knows which part to bring.',
      metrics: [
        '1000+ buildings',
        '25K+ work orders a month',
        '75% fewer emergency call-outs',
        '400% faster response',
      ],
      project: 'FacilityMax Pro',
    },
    {
      title: 'Fourteen branches, one listing',
      description:
        'An estate agency entered every property on its own site and again on three portals. Agents now fill in one form while they walk through the rooms, and a sold flat is withdrawn everywhere within the hour.',
      metrics: ['14 branches', '1 form instead of 4', '6-week changeover'],
    },
  ],
  features: {
    heading: {
      title: 'Features, room by room',
      text: 'Chosen after days spent behind the reception desk, where the complaints arrive.',
    },
    items: [
      {
        title: 'Commute search',
        description: 'Name the office, and the map keeps the homes within half an hour of it by train.',
      },
      {
        title: 'Viewing diary',
        description: 'Slots follow both the agent and the keys, so two parties never meet at one door.',
      },
      {
        title: 'Signed leases',
        description:
          'Tenants sign through DocuSign on a phone, and the dates land in the rent schedule unretyped.',
      },
      {
        title: 'Rent collection',
        description:
          'Payments are matched to units overnight, and an arrears letter waits for a person to send it.',
      },
      {
        title: 'Repair requests',
        description: 'A photo and three taps open the job, and the tenant sees when the plumber sets off.',
      },
      {
        title: 'Energy readings',
        description:
          'Meters report every quarter of an hour, and a load nobody expects at 3 a.m. is flagged.',
      },
    ],
  },
  rules: {
    heading: { title: 'House rules' },
    items: [
      {
        title: 'Fair Housing Act',
        description:
          'Listing text and audience settings are checked for forbidden wording and targeting before they are published.',
      },
      {
        title: 'RESO Web API',
        description:
          'MLS feeds are read in the standard dictionary, so a second board is a mapping and not a rewrite.',
      },
      {
        title: 'GDPR',
        description:
          'Applicants’ bank statements and references are deleted on a schedule once the tenancy is decided.',
      },
    ],
  },
  whyHeading: { title: 'What a surveyor would find' },
  why: [
    'Site visits before the first screen, plant room included',
    'Engineers who have spoken BACnet to controllers older than themselves',
    'Apps that work in basements, which have no signal and most of the meters',
    'Imports from Yardi, MRI or a spreadsheet, rehearsed twice before the month-end they must not disturb',
    'A facility build of 26 months and 18 developers on record, so we know which estimates slip',
  ],
  ctaCard: {
    heading: 'Walk us through one building',
    text: 'Choose the address that causes the most calls. In half an hour, at no charge, we will say which of them software can stop.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Somewhere, a lift has just stopped.',
    text: 'At present the fourth floor tells you. Describe the buildings and what runs in them, and we will put a plan and a price for the alternative in writing.',
    actions: [
      { label: 'Start Your Real Estate Project', to: '/contact' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}

sample(realEstate.stories)
