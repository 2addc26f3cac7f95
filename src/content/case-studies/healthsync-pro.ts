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
  updated: '2026-11-23',
  years: '2023',
  firstRelease: { weeks: 19, people: 6, price: [205_000, 225_000], what: 'vitals on one bay' },
  searchTitle: 'Bedside vitals app for hospital wards',
  seo: 'Built on the night shift: how sixteen wards moved rounds, vitals and handover to one tablet, in front of a record system that stayed as it was.',
  summary:
    'A bedside record for sixteen hospital wards: vitals in five taps, the heart rhythm straight from the patient’s wrist, and a handover both nurses sign.',
  description: 'Ward rounds, vitals and handover notes on one tablet, readable at two in the morning.',
  achievement: 'Used on every shift since the first week.',
  results: [
    { value: '99.9%', label: 'uptime, first 12 months', icon: 'pulse' },
    { value: '16', label: 'wards', icon: 'hospital' },
    { value: '5', label: 'taps per set of vitals', icon: 'tablet' },
  ],
  technologies: ['React', 'Python', 'HL7 FHIR', 'Azure'],
  capabilities: [
    {
      title: 'Rounds at the bedside',
      description:
        'Beds appear in walking order, with yesterday’s note above today’s. Pharmacy sees a changed dose before the round reaches the next patient.',
    },
    {
      title: 'Rhythm from the wrist',
      description:
        'The watch streams pulse and heart rhythm to the tablet. Dragging a finger brings back the previous twelve hours.',
    },
    {
      title: 'Handover by urgency',
      description:
        'What changed this shift comes first, sorted by who needs eyes on them soonest. The incoming nurse ticks each line, and both names stay on it.',
    },
  ],
  story: {
    overview: [
      'One night in October 2024 in cardiology: twelve beds, one nurse, and a tablet whose two designers had walked three weeks of such nights.',
      {
        title: '21:00',
        description:
          'Lena Aldous takes over. Whoever changed most since noon stands at the top of the list; she ticks each line, and the day nurse’s name stays beside hers. All this used to be read aloud from a pocket notebook.',
      },
      {
        title: '22:30',
        description:
          'The ward lights go down and the screen turns dark with them: one patient, one heart rhythm, three large numbers. A nurse on nights has one free hand and little light, which was the whole of the brief.',
      },
      {
        title: '23:10',
        description:
          'First round. Heart rate comes off the wrist monitor without being touched; blood pressure, saturation and temperature take five taps. The chart at the bed end is gone.',
      },
      {
        title: '01:40',
        description:
          'Bed four’s rhythm looks wrong. A finger drawn across it brings back twelve hours, and the same short run appears at ten and at midnight. The doctor on call looks at that strip before getting up.',
      },
      {
        title: '04:00',
        description:
          'The quietest hour, and one that the hospital once wanted to measure. Every reading carries a time and a name, so the administration asked for a ranking: minutes per bed, nurse by nurse. We declined. A screen that times its users is soon filled in for the clock and no longer for the patient. The hospital got figures per ward and shift; contract and database both rule out a report on a single nurse.',
      },
      {
        title: '06:15',
        description:
          'Copying used to begin about now, for up to an hour, and so often into the wrong column that the hospital had a form for it. Tonight’s readings are in the record already. She sits with bed seven, who has not slept.',
      },
      {
        title: '07:30',
        description:
          'Handover to the day. Next door is the bay that went first, with vitals alone, nineteen weeks into the project; from month eight the wards joined, one a week, until all sixteen had.',
      },
    ],
    award: {
      name: 'Ward Technology, nurses’ vote',
      description: 'Ward nurses voted on which new system they would least like to give back.',
      giver: 'Hospital Nursing Forum',
      year: 2025,
    },
    duration: 12,
    teamSize: 18,
    team: { ours: 5, client: 10, contractors: 3 },
    extraDetail: { label: 'Platform', value: 'Ward tablet and wrist monitor' },
    challenges: [
      {
        title: 'Concrete walls, patchy wireless',
        description:
          'On two wards the signal ended at bed nine. The tablet saves locally before it sends, and a small mark shows which readings have not left yet.',
      },
      {
        title: 'Alarms people no longer heard',
        description:
          'The old monitors beeped for loose stickers. Rules written with two charge nurses hold a doubtful alert until a second reading agrees. Anything that cannot wait skips the rule.',
      },
      {
        title: 'A record system from 2009',
        description:
          'It accepted batches at midnight and nothing else. A FHIR service in front of it takes readings by the minute and prepares the batch, so the vendor had nothing to change.',
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
          'Counted per ward and around the clock over the first twelve months, planned maintenance included.',
        chart: { share: 99.9 },
      },
      {
        value: '5',
        label: 'Taps per set of vitals',
        description: 'The paper routine was a chart, a walk to the desk and a second sign-in.',
      },
      {
        value: '40 min',
        label: 'Saved in each night shift',
        description:
          'Copying time per nurse, clocked by the charge nurses for a week on either side of the change.',
      },
    ],
  },
  closing: {
    heading: 'What does your night shift copy?',
    text: 'A single chart as it is filled in today is enough to begin with. Our first question is who reads it next.',
    action: 'Start Your Project',
  },
})

sample(healthsyncPro)
