import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const facilitymaxPro = caseStudy({
  id: 16,
  title: 'FacilityMax Pro',
  category: 'Property Management',
  industry: 'Real estate',
  service: '/services/custom-development',
  industryPage: '/industries/real-estate',
  accent: 'brown',
  updated: '2026-11-23',
  years: '2016–2018',
  firstRelease: { weeks: 18, people: 5, price: [165_000, 180_000], what: 'one district’s caretakers' },
  searchTitle: 'Building monitoring for a property company',
  seo: 'More than a thousand buildings, seven makes of control, one screen: how a property company cut emergency call-outs by 75% and found panels that had lied for years.',
  summary:
    'Controls, faults and engineers on one screen, for a property company with more than a thousand buildings.',
  description: 'Buildings that report their own faults, and engineers who arrive with the right part.',
  achievement: 'Engineers arrive knowing which valve.',
  results: [
    { value: '1000+', label: 'buildings', icon: 'building' },
    { value: '75%', label: 'fewer emergency call-outs', icon: 'alert' },
    { value: '25K+', label: 'work orders a month', icon: 'wrench' },
  ],
  technologies: ['React', 'React Native', 'Go', 'MQTT', 'TimescaleDB', 'AWS'],
  capabilities: [
    {
      title: 'A plant-room translator',
      description:
        'A gateway the size of a paperback reads BACnet, Modbus or KNX. The existing controls stay and so does their warranty.',
    },
    {
      title: 'Work orders with a reason',
      description:
        'The reading, the history of the asset and the likely spare are attached. Closing one takes a photograph and two taps.',
    },
    {
      title: 'Energy by floor',
      description:
        'Lighting, cooling and lifts are metered per tenant and matched with the utility bill on the day it comes.',
    },
  ],
  quote: {
    content:
      'We paid for new software and learnt in its first month which of our old panels had been making their readings up.',
    name: 'Colm Hegarty',
    role: 'Head of Building Services, Oakhurst',
  },
  story: {
    overview: [
      'In ninety-one plant rooms the new readings and the old panel disagreed, and in sixty-four of those it was the panel that was wrong: a sensor painted over, a probe left hanging in a cupboard, two boards that had repeated the same value for four years. Every plant room had a match run of its own. For a month the two had to agree before a single alarm was sent to an engineer. Rooms that failed were repaired and began their month again. One clinic needed three.',
      'The company looks after offices, clinics and two shopping streets, with seven makes of building control between them. Complaints went to a receptionist, a shared mailbox and a contractor’s telephone, in that order. Year-end energy reports came in boxes and disagreed with the invoices. Engineers drew the phone screens with us, on a rooftop in February, which is why the buttons work in gloves. The caretakers of one district used them after eighteen weeks; some fifty addresses followed each month.',
      'Today, when level 4 of a tower grows too warm on an August afternoon, the cooling valve says so before anyone on the floor does. A work order opens, names the valve, finds who is certified and close by, and asks the duty manager one thing: send an engineer or not. She answers from the lobby, with her thumb.',
    ],
    award: {
      name: 'Building Operations, commended',
      description: 'For a 1961 office block and a new clinic on the same panel, neither of them rewired.',
      giver: 'Facility Managers’ Association',
      year: 2019,
    },
    duration: 26,
    teamSize: 18,
    team: { ours: 4, client: 11, contractors: 3 },
    extraDetail: { label: 'Platform', value: 'Web, iOS, Android' },
    matchRun: 'Readings against the old panel, a month per plant room',
    technologyCategories: [
      { category: 'Web and mobile', tools: ['React', 'React Native', 'Mapbox'] },
      { category: 'Plant room', tools: ['BACnet', 'Modbus', 'KNX', 'MQTT'] },
      { category: 'Backend', tools: ['Go', 'gRPC', 'PostgreSQL'] },
      { category: 'Data and hosting', tools: ['TimescaleDB', 'Grafana', 'AWS'] },
    ],
    resultFigures: [
      {
        value: '75%',
        label: 'Fewer emergency call-outs',
        description:
          'Call-outs in a year, against the last year of the old panels. A drifting reading is dealt with in working hours, weeks before the wet ceiling.',
        chart: { before: 100, after: 25 },
      },
      {
        value: '400%',
        label: 'Faster response',
        description: 'From fault to named engineer in nine minutes on an average day, down from forty-five.',
        chart: { before: 45, after: 9 },
      },
      {
        value: '7',
        label: 'Makes of control',
        description:
          'All read through the same gateway, including one whose manufacturer closed in the nineties.',
      },
    ],
  },
  closing: {
    heading: 'Start with one building.',
    text: 'Tell us which address calls most often. We will ask which panel it has, and who last checked it against a thermometer.',
    action: 'Start Your Project',
  },
})

sample(facilitymaxPro)
