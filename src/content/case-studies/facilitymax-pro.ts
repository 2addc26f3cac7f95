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
  seo: 'Building monitoring for more than a thousand buildings: how a property company connected them, and why the gateways took 20 months and not 14.',
  summary:
    'Oakhurst’s thousand buildings report their own faults. In 2019 an engineer knew of one after nine minutes on average; in 2015, after 45.',
  description: 'Buildings report their own faults, so an engineer comes before the emergency.',
  achievement: 'Engineers know which valve it is before they leave.',
  results: [
    { value: '1000+', label: 'buildings', note: 'at handover', icon: 'building' },
    {
      value: '75%',
      label: 'fewer emergency call-outs',
      note: '2019, the first full year, against 2015',
      icon: 'alert',
    },
    { value: '25K+', label: 'work orders a month', note: 'at handover', icon: 'wrench' },
  ],
  technologies: ['React Native', 'Go', 'MQTT', 'AWS'],
  capabilities: [
    {
      title: 'A plant-\u2060room translator',
      description:
        'A gateway the size of a paperback reads BACnet, Modbus or KNX signals. The existing controls stay and so does their warranty.',
    },
    {
      title: 'Work orders with a reason',
      description: 'The reading, the history of the asset and the likely spare part are attached.',
    },
    {
      title: 'Energy by floor',
      description: 'Lighting, cooling and lifts are metered per tenant and compared with the utility bill.',
    },
  ],
  quote: {
    content:
      'I’ve looked after these buildings for a long time and I’d been promised a system like this twice before. This one works. My engineers know which valve it is before they get in the van, and the emergency rota, which used to be the reason that people left us, is quiet most nights.',
    name: 'Colm Hegarty',
    role: 'Head of Building Services, Oakhurst',
  },
  story: {
    overview: [
      'Oakhurst looks after offices, clinics and two shopping streets, more than a thousand buildings in all. A tenant who was cold, or whose lift did not move, called the reception. Denise Farrow wrote the complaint into a shared mailbox and telephoned a contractor, who asked which machine it was and who had repaired it last. On average it took 45 minutes until a named engineer knew of a fault. The plan was that buildings report faults themselves.',
      {
        title: 'The form came first',
        description:
          'A work order needs no sensor. Our designers listened to calls at the reception for two weeks, and wrote the form from their notes. Engineers tried the phone screens on a rooftop in February, which is why the buttons can be pressed in gloves. The caretakers of one district had the form after 18 weeks, the other districts within a month.',
      },
      {
        title: 'Why the gateways took 20 months',
        description:
          'Then came the gateways: small boxes that read a building’s automatic controls. They stand in the plant room, beside heating and cooling. In most buildings the pipes no longer matched the drawings, so every reading had to be compared with the panel, and a visit of two hours became half a day. At first two crews connected barely 30 buildings a month. Then Colm Hegarty, head of building services, had them connect one brand of control after the other, which brought the average to 50. We had tried a gateway in three buildings, whose drawings were right, so the plan allowed 14 months. Oakhurst paid its electricians for the extra time, and we paid our own people.',
      },
      {
        title: 'A month before the first alarm',
        description:
          'Each plant room held a match run. The old panel stayed in charge while a duty manager compared its values with the new readings, every morning for a month. After any repair to the panel or the gateway, the month began again. Only after an agreed month were alarms sent to engineers.',
      },
      {
        title: 'An afternoon in August',
        description:
          'Level 4 of a tower grows warm. The cooling valve reports it before a tenant calls. The work order names an engineer who is certified and close by, and Denise, one of three duty managers today, decides whether he goes now or in the morning.',
      },
    ],
    award: {
      name: 'Building Operations, commended',
      description: 'A 1961 office block and a new clinic are on one screen, with no new wiring in either.',
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
          'There were 1,240 in 2015, the last year before the platform, and 310 in 2019, the first full year. A drifting reading is dealt with in working hours.',
        chart: { before: 100, after: 25 },
      },
      {
        value: '400%',
        label: 'Faster response',
        description:
          'A named engineer knew of a fault after 45 minutes on average in 2015, by telephone and mailbox (300 timed). In 2019 it was nine minutes, counted for all faults.',
        chart: { before: 45, after: 9 },
      },
      {
        value: '7',
        label: 'Makes of control',
        description: 'All read through the same gateway, even one whose maker closed in the 1990s.',
      },
    ],
  },
  closing: {
    heading: 'Ten plant rooms, then a date',
    text: 'Oakhurst’s caretakers had their form before the first gateway. If you plan sensors, we visit ten of your plant rooms and then name a date; at Oakhurst we had visited three.',
    action: 'Start Your Project',
  },
})

sample(facilitymaxPro)
