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
  updated: '2026-11-28',
  years: '2016–2018',
  firstRelease: {
    weeks: 18,
    people: 5,
    price: [165_000, 180_000],
    share: 7,
    what: 'work orders for one district’s caretakers',
  },
  searchTitle: 'Building monitoring for a property company',
  seo: 'One screen for more than a thousand buildings: how a property company cut emergency call-outs by 75%, and how the work of its receptionist changed.',
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
      'Your designers asked Denise before they asked me, and half of the form is hers. I learnt in those two weeks how much she knew about our buildings.',
    name: 'Colm Hegarty',
    role: 'Head of Building Services, Oakhurst',
  },
  story: {
    overview: [
      'Denise Farrow was the receptionist of Oakhurst, a company that looks after offices, clinics and two shopping streets. Tenants who were cold, or whose lift did not move, called her. She wrote each complaint into a shared mailbox and telephoned a contractor. He asked which machine it was and who had repaired it last, and she had to find out. On average it took 45 minutes until a named engineer knew of a fault. For herself she kept a list of the addresses that called most often.',
      'Our designers listened to her calls for two weeks, and her list became our first plan. The form of a work order asks for a fault in the order in which she had learnt to ask. Engineers drew the phone screens with us, on a rooftop in February, so the buttons can be pressed in gloves. The caretakers of one district used them after 18 weeks, and some 50 addresses followed each month.',
      'A plant room holds a building’s heating and cooling. In each one we installed a gateway, a small box that reads the automatic controls, of which there are seven makes. Then new readings and the old panel had to agree for a month. Only then were alarms sent to engineers. For her district Denise led this match run. Each morning she compared the two lists, and asked a caretaker to look at every difference. Where the panel or our gateway had to be repaired, the room began its month again.',
      'Today she is one of three duty managers. When level 4 of a tower grows too warm on an August afternoon, the cooling valve reports it before a tenant calls. A work order names the valve, and an engineer who is certified and close by. Denise decides whether the engineer goes now or in the morning. In the first full year there were 75% fewer emergency call-outs.',
      'She still answers the telephone, about 30 times a day. A smell, a noise or a broken tile is something that no sensor reports. Oakhurst paid for her course in building services, and agreed that she could return to the reception desk within a year. Two of her former colleagues also changed to the control room. Another preferred the reception, and now runs it.',
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
          'On an average day a named engineer knows of a fault after nine minutes. With telephone and mailbox it took 45.',
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
    heading: 'Who answers when a tenant is cold?',
    text: 'Tell us how a complaint reaches an engineer today. We ask how many people it passes on the way, and what each of them adds.',
    action: 'Start Your Project',
  },
})

sample(facilitymaxPro)
