import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const healthsyncPro = caseStudy({
  id: 2,
  title: 'HealthSync Pro',
  category: 'Medical Platform',
  industry: 'Hospital care',
  service: '/services/ui-ux-design',
  industryPage: '/industries/healthcare',
  hue: 'rose',
  updated: '2026-03-12',
  years: '2023–2024',
  firstRelease: { weeks: 19, people: 6, price: '$205,000–225,000', what: 'vitals on one bay' },
  searchTitle: 'Bedside vitals app for hospital wards',
  seo: 'Built on the night shift: how sixteen wards moved rounds, vitals and handover to one tablet, in front of a record system that stayed as it was.',
  summary:
    'A bedside record for sixteen hospital wards: vitals in five taps, the heart rhythm straight from the patient’s wrist, and a handover both nurses sign.',
  description: 'Ward rounds, vitals and handover notes on one tablet, readable at two in the morning.',
  achievement: 'Used on every shift since the first week.',
  metrics: [
    { value: '99.9%', label: 'uptime', mark: 'pulse' },
    { value: '16', label: 'wards', mark: 'hospital' },
    { value: '5', label: 'taps per set of vitals', mark: 'tablet' },
  ],
  technologies: ['React', 'Python', 'HL7 FHIR', 'Azure'],
  capabilities: [
    {
      title: 'Rounds at the bedside',
      description:
        'Beds appear in walking order, with yesterday’s note above today’s. Pharmacy sees a changed dose before the round reaches the next patient.',
      mark: 'stethoscope',
    },
    {
      title: 'Rhythm from the wrist',
      description:
        'The watch streams pulse and heart rhythm to the tablet. Dragging a finger brings back the previous twelve hours.',
      mark: 'watch',
    },
    {
      title: 'Handover by urgency',
      description:
        'What changed this shift comes first, sorted by who needs eyes on them soonest. The incoming nurse ticks each line, and both names stay on it.',
      mark: 'clipboard',
    },
  ],
  story: {
    overview: [
      'A nurse on nights has one free hand, dim light and twelve beds. That was the brief. Until then vitals were written on paper at the bed end, typed into the record at the desk, and read aloud at handover from a pocket notebook. Copying took up to an hour a shift and put numbers in the wrong column often enough to have its own form.',
      'For three weeks two of our designers walked the night shift in cardiology. The screen they came back with shows one patient, one heart rhythm and three large numbers, on a dark ground once the ward lights are down. Heart rate comes off a wrist monitor without anyone touching it. Blood pressure, saturation and temperature take five taps. A version for vitals alone was in use on one bay after nineteen weeks; the other wards joined from month eight, one a week.',
      'We declined one request. Every reading carries a time and a name, so the hospital’s administration asked for a ranking: minutes per bed, nurse by nurse. We argued that a screen which times its users is soon filled in for the clock and no longer for the patient, and offered figures per ward and shift instead. The limit is written into the contract and into the database, where no report can be run on a single nurse.',
    ],
    award: {
      title: 'Ward Technology, nurses’ vote',
      description: 'Decided by ward nurses, who were asked which new system they would refuse to give back.',
      giver: 'Hospital Nursing Forum',
      year: 2025,
    },
    months: 12,
    developers: 18,
    team: { ours: 5, client: 10, contractors: 3 },
    extra: { label: 'Platform', value: 'Ward tablet and wrist monitor' },
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
    stack: [
      { category: 'Frontend', tools: ['React', 'TypeScript', 'Workbox'] },
      { category: 'Backend', tools: ['Python', 'FastAPI', 'HL7 FHIR', 'PostgreSQL'] },
      { category: 'Infrastructure', tools: ['Azure', 'Kubernetes', 'Azure Monitor'] },
    ],
    results: [
      {
        value: '99.9%',
        label: 'Uptime',
        description: 'Counted per ward and around the clock, planned maintenance included.',
      },
      {
        value: '5',
        label: 'Taps per set of vitals',
        description: 'The paper routine was a chart, a walk to the desk and a second sign-in.',
      },
      {
        value: '40 min',
        label: 'Back in the night shift',
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
