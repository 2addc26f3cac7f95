import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const healthsyncPro = caseStudy({
  id: 2,
  title: 'HealthSync Pro',
  category: 'Medical Platform',
  industry: 'Hospital care',
  service: '/services/ui-ux-design',
  industryPage: '/industries/healthcare',
  accent: 'pink',
  updated: '2026-11-28',
  years: '2023',
  firstRelease: { weeks: 19, people: 6, price: [205_000, 225_000], share: 20, what: 'vitals on one bay' },
  searchTitle: 'Bedside vitals app for hospital wards',
  seo: 'How 16 hospital wards moved rounds, vitals and handover to one tablet, built on the night shift, in front of a record system that stayed as it was.',
  summary:
    'On 16 wards at Brightwell, nurses record vitals in five taps, and no longer copy readings for 40 minutes a night. At the change of shift, two nurses sign one list.',
  description: 'Nurses enter vital signs at the bed, one-handed, and copy nothing later.',
  achievement: 'In 2023, 64 nurses saved 40 minutes a night each, on average.',
  results: [
    { value: '99.9%', label: 'uptime', note: 'in the twelve months to November 2024', icon: 'pulse' },
    { value: '16', label: 'wards', note: 'since November 2023', icon: 'hospital' },
    { value: '5', label: 'taps per set of vitals', note: 'heart rate comes by itself', icon: 'tablet' },
  ],
  technologies: ['React', 'Python', 'HL7 FHIR', 'Azure'],
  capabilities: [
    {
      title: 'Rounds at the bedside',
      description: 'Beds appear in walking order. Pharmacy sees a changed dose at once.',
    },
    {
      title: 'Rhythm from the wrist',
      description: 'The watch streams the heart rhythm to the doctor on call, with the twelve hours before.',
    },
    {
      title: 'Handover by urgency',
      description: 'What changed comes first.',
    },
  ],
  story: {
    overview: [
      'This is one night in October 2024 in Brightwell’s cardiology, with twelve beds, one nurse and a tablet. In 2023 our two designers had joined the night shift for three weeks. In their first test two of five nurses recorded vitals with no help; in the last, all five did.',
      {
        title: '21:00',
        description:
          'Lena Aldous takes over. The patient who changed most since noon is at the top of the list. Lena ticks every line, and the day nurse’s name stays beside hers.',
      },
      {
        title: '22:30',
        description:
          'The ward lights go down, and the screen turns dark too. It shows one patient, one heart rhythm and three large numbers. A nurse on nights has one free hand and little light: that was our brief.',
      },
      {
        title: '23:10',
        description:
          'On the first round the watch sends the heart rate by itself. Blood pressure, saturation and temperature take five taps. The paper chart at the bed is gone.',
      },
      {
        title: '01:40',
        description:
          'Bed four’s rhythm looks wrong. A finger drawn across it brings back twelve hours, and the same short pattern appears at ten and at midnight. The doctor on call looks at it before getting up.',
      },
      {
        title: '04:00',
        description:
          'Every reading carries a time and a name, so the administration once asked for a ranking: minutes per bed, nurse by nurse. We declined. Nurses who are timed soon fill in a screen fast, whether or not the readings are right. The hospital got figures per ward and shift; the contract forbids a report on a single nurse, and the database cannot produce one.',
      },
      {
        title: '06:15',
        description:
          'At this hour nurses used to copy the readings. They so often chose the wrong column that the hospital had a form for this error. Tonight there’s nothing to copy, and Lena sits with a patient who hasn’t slept.',
      },
      {
        title: '07:30',
        description:
          'The day nurse takes over. It all began next door in May 2023: one group of beds (a bay), vitals only, 19 weeks after the start. From month eight the wards joined, one a week, until all 16 had.',
      },
    ],
    award: {
      name: 'Ward Technology, nurses’ vote',
      description: 'Ward nurses voted for the new system that they would least like to give back.',
      giver: 'Hospital Nursing Forum',
      year: 2025,
    },
    duration: 12,
    teamSize: 18,
    extraDetail: { label: 'Platform', value: 'Ward tablet and watch' },
    challenges: [
      {
        title: 'Concrete walls, patchy wireless',
        description: 'On two wards the signal ended at bed ten. The tablet saves locally before it sends.',
      },
      {
        title: 'Alarms people no longer heard',
        description:
          'The old monitors beeped for loose stickers. Rules written with two charge nurses hold a doubtful alert until a second reading agrees; an alert that cannot wait is sent at once.',
      },
      {
        title: 'A record system from 2009',
        description:
          'It accepted data from other systems only as a batch at midnight. A service in front of it, built on the FHIR standard, takes readings every minute and prepares the batch.',
      },
    ],
    technologyCategories: [
      { category: 'Frontend', tools: ['React', 'TypeScript', 'Workbox'] },
      { category: 'Backend', tools: ['Python', 'FastAPI', 'HL7 FHIR', 'PostgreSQL'] },
      { category: 'Infrastructure', tools: ['Azure', 'Kubernetes', 'Azure Monitor'] },
    ],
    resultFigures: [
      {
        value: '99.9%',
        label: 'Uptime',
        description:
          'From December 2023, when all wards had joined, to November 2024: per ward and around the clock; planned maintenance counts as downtime.',
        chart: { share: 99.9 },
      },
      {
        value: '5',
        label: 'Taps per set of vitals',
        description: 'Each set used to be written on a chart at the bed, and copied later.',
      },
      {
        value: '40 min',
        label: 'Saved in each night shift',
        description:
          'The hospital clocked 64 nurses in 2023, for a week before their ward’s change and a week after. Copying took them 40 minutes a shift on average; afterwards, there was none.',
      },
    ],
  },
  closing: {
    heading: 'We begin with nights on one ward.',
    text: 'At Brightwell, two designers spent three weeks of nights; the first bay began in May 2023, the last ward in November. Which of your wards would let us in?',
    action: 'Start Your Project',
  },
})

sample(healthsyncPro)
