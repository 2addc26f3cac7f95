import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const facilitymaxPro = caseStudy({
  id: 16,
  title: 'FacilityMax Pro',
  category: 'Property Management',
  industry: 'Real estate',
  hue: 'walnut',
  updated: '2026-10-15',
  seo: 'Facility management for a property company with 1000+ buildings: controls of seven makes on one screen and 75% fewer emergency call-outs.',
  summary:
    'Controls, faults and engineers on one screen, for a property company with more than a thousand buildings.',
  description: 'Buildings that report their own faults, and engineers who arrive with the right part.',
  achievement: 'Engineers arrive knowing which valve.',
  metrics: [
    { value: '1000+', label: 'buildings', mark: 'building' },
    { value: '75%', label: 'fewer emergency call-outs', mark: 'alert' },
    { value: '25K+', label: 'work orders a month', mark: 'wrench' },
  ],
  technologies: ['React', 'Flutter', 'Go', 'MQTT', 'TimescaleDB', 'AWS'],
  capabilities: [
    {
      title: 'A plant-room translator',
      description:
        'A gateway the size of a paperback reads BACnet, Modbus or KNX. The existing controls stay and so does their warranty.',
      mark: 'plug',
    },
    {
      title: 'Work orders with a reason',
      description:
        'The reading, the history of the asset and the likely spare are attached. Closing one takes a photograph and two taps.',
      mark: 'wrench',
    },
    {
      title: 'Energy by floor',
      description:
        'Lighting, cooling and lifts are metered per tenant and matched with the utility bill on the day it comes.',
      mark: 'gauge',
    },
  ],
  story: {
    overview: [
      'Level 4 of a tower grows too warm at ten past two. The cooling valve says so before anyone on the floor does. A work order opens, names the valve, finds who is certified and close by, and asks the duty manager one thing: send an engineer or not. She answers from the lobby, with her thumb.',
      'A year earlier the same complaint would have gone to a receptionist, a shared mailbox and a contractor’s telephone, in that order. The company looks after offices, clinics and two shopping streets with seven makes of building control between them. Year-end energy reports came in boxes and disagreed with the invoices.',
      'Gateways went into the plant rooms by caretaker district, some forty addresses a fortnight. In each, the new readings had to match the old panel for a month before a single alarm was routed. Engineers drew the phone screens with us, on a rooftop in February, which is why the buttons work in gloves.',
    ],
    award: {
      title: 'Smart Building Operations Prize',
      description:
        'Won for putting a 1961 office block and a new clinic on the same panel, with neither rewired.',
    },
    months: 26,
    developers: 18,
    extra: { label: 'Platform', value: 'Web, iOS, Android' },
    stack: [
      { category: 'Web and mobile', tools: ['React', 'Flutter', 'Mapbox'] },
      { category: 'Plant room', tools: ['BACnet', 'Modbus', 'KNX', 'MQTT'] },
      { category: 'Backend', tools: ['Go', 'gRPC', 'PostgreSQL'] },
      { category: 'Data and hosting', tools: ['TimescaleDB', 'Grafana', 'AWS'] },
    ],
    results: [
      {
        value: '75%',
        label: 'Fewer emergency call-outs',
        description: 'A drifting reading is dealt with in working hours, weeks before the wet ceiling.',
      },
      {
        value: '400%',
        label: 'Faster response',
        description: 'Nine minutes from fault to named engineer on an average day, down from forty-five.',
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
    heading: 'Start with the building that complains.',
    text: 'Every portfolio has one. Send us its last twenty call-outs. We will have read them by the time we speak.',
    action: 'Modernize Your Buildings',
  },
})

sample(facilitymaxPro)
