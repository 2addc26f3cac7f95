import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const mediconnectPro = caseStudy({
  id: 13,
  title: 'MediConnect Pro',
  category: 'Health Management',
  industry: 'Hospital and home care',
  service: '/mobile-app-development',
  industryPage: '/industries/healthcare',
  accent: 'pink',
  pictureVariant: 'wound',
  updated: '2026-11-25',
  years: '2017–2019',
  firstRelease: {
    weeks: 21,
    people: 6,
    price: [230_000, 250_000],
    share: 6,
    what: 'wound photographs at one hospital',
  },
  searchTitle: 'Post-surgery monitoring app for eight hospitals',
  seo: 'After surgery the patient goes home and the chart goes too: daily wound photographs, measured, for a group of eight hospitals under HIPAA, FDA and HL7 rules.',
  summary:
    'A medical chart shared by eight hospitals follows patients home after surgery, and a daily photograph shows the ward how the wound is closing.',
  description: 'Video visits and thirty days of wound photographs after surgery, in one chart.',
  achievement: 'Infections seen days before the follow-up visit.',
  results: [
    { value: '1M+', label: 'patients, one chart each', icon: 'users' },
    { value: '97%', label: 'of video visits rated good', icon: 'heart' },
    { value: '5K+', label: 'clinicians with an account', icon: 'stethoscope' },
  ],
  technologies: ['React Native', 'Java', 'HL7 FHIR', 'OpenCV', 'AWS'],
  capabilities: [
    {
      title: 'A photograph with a scale',
      description:
        'A printed card beside the wound gives size and colour. The app rejects a picture that is blurred or dark, and says what to change.',
    },
    {
      title: 'Home, still on the list',
      description:
        'Patients stay visible for thirty days after surgery. If a day’s photograph does not arrive, a nurse calls the patient.',
    },
    {
      title: 'Consent the patient holds',
      description:
        'On the phone, patients allow or stop sharing with each specialist. The access log that HIPAA requires is one tap away.',
    },
  ],
  story: {
    overview: [
      'A patient left the surgical unit with a dressing, a leaflet and an appointment three weeks away. Until then, patients described the wound on the telephone, in words: a bit red, quite warm. Inside the hospitals, records were hardly better. Operation notes, letters, laboratory results and drug charts sat in four systems, in each of eight hospitals.',
      'MediConnect reads them all through 41 feeds in HL7, the standard for hospital messages, and keeps one chart per patient, whichever hospital operated. The chart goes home as well. The patient photographs the wound next to a printed scale, and the platform compares its area and colour with those of the day before. A wound nurse sees the morning’s pictures in order of concern, with the surgeon’s note beside each, and can open a video visit by text message. After twenty-one weeks, one hospital followed patients with a new hip in this way. Wound infections are now found on day seven after surgery, not on day twelve.',
      'Software that measures a wound and raises an alarm is a medical device; an appointment screen is not. We built two parts. The measuring engine is documented to FDA rules, tested against 9,000 labelled photographs and released twice a year with the surgeons’ signatures. The rest is released every two weeks. That faster rhythm proved useful in month seven, when the word “discharge” on a form turned out to have two meanings: for surgeons, going home; for their patients, a weeping wound. We replaced it in two days. In the measuring engine, the word would have stayed until the next release, five months later.',
    ],
    award: {
      name: 'Care at Home',
      description: 'For following wounds through the first thirty days after surgery.',
      giver: 'Surgical Nursing Congress',
      year: 2020,
    },
    duration: 30,
    teamSize: 25,
    extraDetail: { label: 'Compliance', value: 'HIPAA, FDA, HL7' },
    technologyCategories: [
      { category: 'Ward and phone', tools: ['React Native', 'Swift', 'Kotlin', 'WebRTC'] },
      { category: 'Backend', tools: ['Java', 'Spring Boot', 'HL7 FHIR', 'PostgreSQL'] },
      { category: 'Measuring', tools: ['Python', 'OpenCV', 'PyTorch'] },
      { category: 'Infrastructure', tools: ['AWS', 'Docker', 'Datadog'] },
    ],
    resultFigures: [
      {
        value: '1M+',
        label: 'Patients on one chart',
        description:
          'Each has one chart, whichever of the eight hospitals admitted them first or treats them next.',
        chart: { before: 8, after: 1 },
      },
      {
        value: '97%',
        label: 'Patient satisfaction',
        description:
          'Video visits rated good, up to handover. Patients, or a relative, answer two questions by text after each visit.',
        chart: { share: 97 },
      },
      {
        value: 'day 7',
        label: 'Wound infection found',
        description: 'Median day after surgery, in the second year of use. Before, it was day twelve.',
      },
    ],
  },
  closing: {
    heading: 'What happens after the discharge letter?',
    text: 'Which of your operations sends patients home soonest? We begin there, and plan the part that counts as a medical device separately.',
    action: 'Start Your Project',
  },
})

sample(mediconnectPro)
