import { money } from '../counts.ts'
import { sample } from '../sample.ts'
import type { RealEstate } from '../schema.ts'

/** What `/industries/real-estate` says. */
export const realEstate: RealEstate = {
  name: 'Real Estate',
  accent: 'brown',
  icon: 'home',
  updated: '2026-11-23',
  seo: {
    title: 'Real estate software development, lease to boiler',
    description:
      'Property portals, lease management, virtual tours and building monitoring, on one record that agencies, landlords and facility managers share.',
  },
  card: {
    description: 'Listings, leases and buildings that report their own faults.',
    examples: ['Property portals', 'Facility management', 'Virtual tours'],
  },
  index:
    'Agencies, landlords and the people who keep the lifts running each hold a third of the facts about a building. We put the listing, the lease and the plant room on one record.',
  hero: {
    badge: 'Real Estate',
    heading: 'Real estate software development, down to the boiler.',
    lede: 'Portals, lease systems and facility management, for agents who type one flat into four websites and managers who hear about a stopped lift from the tenants. Listing, lease and plant room end up on one record.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Property Features', to: '#features' },
    ],
  },
  picture: 'FacilityMax Pro',
  intro: {
    title: 'Software for the whole life of a property.',
    text: 'A building is usually entered into half a dozen systems that do not agree on its address. These share one record of it.',
  },
  matchRun:
    'Readings and rents run beside the old record for a month, listings for five days, and each plant room or branch switches for itself.',
  solutions: [
    {
      title: 'Property portals',
      description:
        'Map search that redraws as you drag it, and alerts that reach the buyer while there are viewing slots left.',
      icon: 'home',
    },
    {
      title: 'Virtual tours',
      description:
        'Matterport scans and measured plans on the listing, so that whoever comes for a viewing already likes the kitchen.',
      icon: 'eye',
    },
    {
      title: 'Agency CRM',
      description: 'Buyers, viewings and offers on one record, usable with one hand from a parked car.',
      icon: 'users',
    },
    {
      title: 'Lease management',
      description:
        'Break dates, indexation and deposits are read from the contract and put in a diary, with a name against each.',
      icon: 'document',
    },
    {
      title: 'Owner reporting',
      description:
        'Rent roll, arrears and yield for every unit, with the owner’s statement ready on the second of the month.',
      icon: 'chart',
    },
    {
      title: 'Facility management',
      description:
        'A sensor’s complaint becomes a work order, with the floor, the part and the contractor filled in.',
      icon: 'building',
    },
  ],
  stackHeading: {
    title: 'Technology stack.',
    text: 'Half of it runs in a data centre, and the other half is bolted inside a riser cupboard.',
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
        'A warm fourth floor used to reach the contractor by way of a receptionist and a shared mailbox. The valve now reports itself. Nine minutes later, on an average day, a named engineer knows which part to bring; it used to be forty-five.',
      metrics: [
        '1000+ buildings',
        '25K+ work orders a month',
        '75% fewer emergency call-outs a year',
        '400% faster, fault to engineer',
      ],
      project: 'FacilityMax Pro',
    },
    {
      title: 'Fourteen branches, one listing form',
      description:
        'An estate agency entered every property on its own site and again on three portals. Agents now fill in one form while they walk through the rooms, and a sold flat is withdrawn everywhere within the hour.',
      metrics: [
        '14 branches',
        '1 form instead of 4',
        '6-week changeover',
        `13 weeks, 3 people, ${money(75_000)}`,
      ],
      drawn: {
        category: 'Listing feeds',
        link: { to: '#solutions', label: 'Property portals and agency CRM' },
        file: 'listing',
        alt: 'Fourteen threads of the cloth run into one listing form; a yellow thread carries it to four websites, where the flat is marked as sold',
      },
    },
  ],
  account: {
    id: 'listing-form',
    heading: { title: 'Six weeks for fourteen branches.' },
    text: [
      'The agency typed each flat into its own site and three portals. A new price stood in one of the four within the hour and in all of them by the next day, and people went on ringing about a sold flat for a week.',
      `Three people built one form and four feeds in 13 weeks, for ${money(75_000)}. The hard part was not the feeds but the word “sold”: to two portals it meant an accepted offer, to the third signed papers. The agency chose signed papers and wrote it down.`,
      'Then came the changeover. Two or three branches joined each week, and for their first five days they typed as before as well as into the form. Every evening a report compared the four listings field by field. The first branches differed in 61 fields, the last in two. At the end of the sixth week the four log-ins were closed. Head office pays for support in office hours, which includes every change that a portal makes to its feed. There were seven in the first year.',
    ],
  },
  features: {
    heading: {
      title: 'Features that spare you a telephone call.',
      text: 'We chose them after days at a reception desk, where the complaints arrive.',
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
          'Tenants sign through DocuSign on a phone, and the dates reach the rent schedule without retyping.',
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
          'Meters report every quarter of an hour, and a load that has no business running at night is flagged.',
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
          'Listing text and audience settings are checked for forbidden wording and targeting before they are published.',
      },
      {
        title: 'RESO Web API',
        icon: 'care-exchange',
        description:
          'MLS feeds are read in the standard dictionary, so a second board is a mapping and not a rewrite.',
      },
      {
        title: 'GDPR',
        icon: 'care-erase',
        description:
          'Applicants’ bank statements and references are deleted on a schedule once the tenancy is decided.',
      },
    ],
  },
  whyHeading: { title: 'What a property manager gets from us.' },
  why: [
    'Site visits before the first screen, plant room included',
    'Engineers who have spoken BACnet to controllers older than themselves',
    'Apps that work in basements, which have no signal and most of the meters',
    'Imports from Yardi, MRI or a spreadsheet, rehearsed twice before the month-end they must not disturb',
    'Plans checked against FacilityMax Pro, 26 months with 18 developers, four of them ours, so we know which parts run late',
  ],
  ctaCard: {
    heading: 'Walk us through one building',
    text: 'Choose the address that causes the most calls. In half an hour, at no charge, we will say which of them software can stop.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'How do you hear that a lift has stopped?',
    text: 'If the answer is “from the tenants”, describe the buildings and what runs in them. You get a written plan and a price range for the alternative.',
    actions: [
      { label: 'Start Your Real Estate Project', to: '/contact' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}

sample(realEstate.stories)
sample(realEstate.account)
