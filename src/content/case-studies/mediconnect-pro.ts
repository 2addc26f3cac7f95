import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const mediconnectPro = caseStudy({
  id: 13,
  title: 'MediConnect Pro',
  category: 'Health Management',
  industry: 'Hospital and home care',
  hue: 'verdigris',
  dye: 'verdigris',
  updated: '2026-06-25',
  seo: 'One patient record for a group of eight hospitals, from the ward tablet to the watch worn at home, built under HIPAA, FDA and HL7 rules.',
  summary:
    'One chart for eight hospitals, on the ward tablet during the stay and on the patient’s wrist after it.',
  description: 'Ward rounds, video visits and thirty days of heart rhythm after discharge, in one chart.',
  achievement: 'The folded paper left the nurses’ pockets.',
  metrics: [
    { value: '1M+', label: 'patients', mark: 'users' },
    { value: '97%', label: 'patient satisfaction', mark: 'heart' },
    { value: '5K+', label: 'clinicians', mark: 'stethoscope' },
  ],
  technologies: ['React Native', 'Java', 'HL7 FHIR', 'TimescaleDB', 'AWS'],
  capabilities: [
    {
      title: 'The round, bed by bed',
      description:
        'Vitals, drugs due and last night’s events for the bed in front of you. The next bed is one swipe away.',
      mark: 'tablet',
    },
    {
      title: 'Home, still on the list',
      description:
        'Discharged patients stay visible for thirty days. A missed reading becomes a nurse’s call before it becomes an ambulance.',
      mark: 'watch',
    },
    {
      title: 'Consent the patient holds',
      description:
        'Each share with a specialist is granted and withdrawn from the patient’s phone. The HIPAA access log is one tap below.',
      mark: 'key',
    },
  ],
  story: {
    overview: [
      'The most reliable system on the ward was a sheet of paper folded into eight. Nurses filled it in from four screens as each shift began: pulse from telemetry, drugs from the pharmacy, scans from imaging, letters from a typist’s queue. When a cardiac patient went home, even the paper stopped at the door.',
      'MediConnect reads all four through HL7 and shows one patient on one tablet, in the order the round is walked. The same chart follows the patient out. A watch sends pulse and rhythm for thirty days, video visits open from a text message, and an arrhythmia reaches the duty cardiologist with the last six hours already drawn.',
      'Software that raises an alarm about a heart is a medical device. The alert engine is therefore a component of its own, documented to FDA rules and released twice a year, while the rest of the product ships every fortnight. Cardiology switched over one ward at a time, on Mondays. The last folded sheet was seen in month twenty-two and is now framed.',
    ],
    award: {
      title: 'Connected Care Award',
      description: 'Presented for the thirty days after discharge, which used to belong to nobody.',
    },
    months: 30,
    developers: 25,
    extra: { label: 'Compliance', value: 'HIPAA, FDA, HL7' },
    stack: [
      { category: 'Ward and phone', tools: ['React Native', 'Swift', 'Kotlin', 'WebRTC'] },
      { category: 'Backend', tools: ['Java', 'Spring Boot', 'HL7 FHIR'] },
      { category: 'Data', tools: ['TimescaleDB', 'PostgreSQL', 'RabbitMQ'] },
      { category: 'Infrastructure', tools: ['AWS', 'Docker', 'Datadog'] },
    ],
    results: [
      {
        value: '1M+',
        label: 'Patients on one chart',
        description: 'Whichever of the eight hospitals admitted them first, and whichever they visit next.',
      },
      {
        value: '97%',
        label: 'Patient satisfaction',
        description: 'Two questions by text after every video visit, answered by the patient or a relative.',
      },
      {
        value: '41',
        label: 'HL7 feeds',
        description: 'Admissions, pharmacy, imaging and laboratory messages, each with an owner on the rota.',
      },
    ],
  },
  closing: {
    heading: 'Show us one patient’s paper trail.',
    text: 'Pick somebody discharged last Tuesday and count the systems that know about it. That list opens the conversation.',
    action: 'Plan Your Telehealth Project',
  },
})

sample(mediconnectPro)
