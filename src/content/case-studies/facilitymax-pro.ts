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
  updated: '2026-11-25',
  years: '2016–2018',
  firstRelease: {
    weeks: 18,
    people: 5,
    price: [165_000, 180_000],
    share: 7,
    what: 'work orders for one district’s caretakers',
  },
  searchTitle: 'Building monitoring for a property company',
  seo: 'More than a thousand buildings, seven makes of control, one screen: how a property company cut emergency call-outs by 75% and found old panels that were wrong.',
  summary:
    'A property company sees the controls, faults and engineers of more than a thousand buildings on one screen.',
  description: 'Buildings that report their own faults, and engineers with the right part.',
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
        'A gateway the size of a paperback reads BACnet, Modbus or KNX signals. The existing controls stay and so does their warranty.',
    },
    {
      title: 'Work orders with a reason',
      description:
        'The reading, the history of the asset and the likely spare part are attached. Closing one takes a photograph and two taps.',
    },
    {
      title: 'Energy by floor',
      description:
        'Lighting, cooling and lifts are metered per tenant and matched with the utility bill on the day it comes.',
    },
  ],
  quote: {
    content:
      'We paid for new software and learnt, in each building’s first month, which of our panels showed false readings.',
    name: 'Colm Hegarty',
    role: 'Head of Building Services, Oakhurst',
  },
  story: {
    overview: [
      'The company looks after offices, clinics and two shopping streets, with automatic controls of seven makes for heating and doors. Complaints went to a receptionist, a shared mailbox and a contractor’s telephone, in that order. Year-end energy reports came in boxes and disagreed with the invoices. Engineers drew the phone screens with us, on a rooftop in February, so the buttons can be pressed in gloves. The caretakers of one district used them after eighteen weeks; some fifty addresses followed each month.',
      'Each plant room, which holds a building’s heating and cooling, then had a match run: for a month the new readings and the old panel had to agree before any alarm was sent to an engineer. In ninety-one rooms they disagreed. In sixty-four of these the panel was wrong, and in twenty-seven the box that we had installed, the gateway. For example, a sensor was painted over, a probe hung in a cupboard, and two boards had repeated the same value for four years. Rooms that failed were repaired and began their month again. One clinic needed three months.',
      'Today, when level 4 of a tower grows too warm on an August afternoon, the cooling valve reports it before anyone on the floor does. A work order opens, names the valve, finds an engineer who is certified and close by, and asks the duty manager whether to send one. She answers on her phone.',
    ],
    award: {
      name: 'Building Operations, commended',
      description:
        'For showing a 1961 office block and a new clinic on one screen, with no new wiring in either.',
      giver: 'Facility Managers’ Association',
      year: 2019,
    },
    duration: 26,
    teamSize: 18,
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
          'Call-outs in the first full year, against the last year before the platform. A drifting reading is dealt with in working hours, before it becomes an emergency.',
        chart: { before: 100, after: 25 },
      },
      {
        value: '400%',
        label: 'Faster response',
        description:
          'It takes nine minutes from fault to named engineer on an average day, down from forty-five.',
        chart: { before: 45, after: 9 },
      },
      {
        value: '7',
        label: 'Makes of control',
        description:
          'All read through the same gateway, including one whose manufacturer closed in the 1990s.',
      },
    ],
  },
  closing: {
    heading: 'We begin with the building that fails most.',
    text: 'Tell us which it is. We will ask which panel it has, and who last checked it against a thermometer.',
    action: 'Start Your Project',
  },
})

sample(facilitymaxPro)
