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
  seo: 'Building monitoring for more than a thousand buildings, 50 a month: in which order a property company connected them, and what one visit consisted of.',
  summary:
    'More than a thousand buildings report their own faults, and an engineer knows of one after nine minutes on average.',
  description: 'Buildings that report their own faults to a certified engineer.',
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
    closeUps: [[428, 86, 272, 160]],
    overview: [
      'Oakhurst looks after offices, clinics and two shopping streets, more than a thousand buildings in all. A tenant who was cold, or whose lift did not move, called the reception. Denise Farrow wrote the complaint into a shared mailbox and telephoned a contractor, who asked which machine it was and who had repaired it last. On average it took 45 minutes until a named engineer knew of a fault. The plan was that the buildings report faults themselves. The question was how to connect a thousand of them.',
      {
        title: 'The form came first',
        description:
          'A work order needs no sensor. Our designers listened to calls at the reception for two weeks, and the form asks for a fault in the order in which Denise asks. Engineers tried the phone screens on a rooftop in February, so the buttons can be pressed in gloves. The caretakers of one district were the first to use them.',
      },
      {
        title: 'Which building is next?',
        description:
          'The other districts got the form within a month. Gateways took longer. A gateway is a small box in the plant room, where a building’s heating and cooling are, and it reads the automatic controls. Oakhurst has controls of seven makes. By district, the drives would have been short, but every visit would have met several makes. Colm Hegarty, who heads building services, decided for one make after the other. There was one exception: the buildings from which Denise got the most calls came first, whatever their make.',
      },
      {
        title: 'One visit',
        description:
          'Two electricians and a caretaker needed half a day for a building. They connected the gateway to the controls, compared every reading with the panel, and wrote down what the caretaker knew, such as a valve that sticks in cold weather. Two crews connected 50 buildings a month, and needed 20 months.',
      },
      {
        title: 'A month before the first alarm',
        description:
          'Then each plant room held a match run. The old panel stayed in charge, and for a month a duty manager compared its values with the new readings every morning. If panel or gateway had to be repaired, the room began its month again. Only after an agreed month were alarms sent to engineers.',
      },
      {
        title: 'An afternoon in August',
        description:
          'Level 4 of a tower grows warm. The cooling valve reports it before a tenant calls, and the work order names an engineer who is certified and close by. Denise, who is one of three duty managers today, decides whether the engineer goes now or in the morning. Tenants still call about a smell, a noise or a broken tile, because no sensor reports these.',
      },
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
          'On an average day a named engineer knows of a fault after nine minutes. With telephone and mailbox it took 45. That is five times as fast, or 400% faster.',
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
    heading: 'Your reception knows where to begin.',
    text: 'Tell us how many complaints it gets in a week, and which makes of control you have. We need no addresses for the free call.',
    action: 'Start Your Project',
  },
})

sample(facilitymaxPro)
