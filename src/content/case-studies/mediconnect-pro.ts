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
  updated: '2026-11-28',
  years: '2017–2019',
  firstRelease: {
    weeks: 21,
    people: 6,
    price: [230_000, 250_000],
    share: 6,
    what: 'wound photographs at one hospital',
  },
  searchTitle: 'Post-surgery monitoring app for eight hospitals',
  seo: 'Post-surgery monitoring app and shared chart for eight hospitals, and its handover: how eight developers of the client took it over, under HIPAA and FDA rules.',
  summary:
    'Patients photograph their wound daily after surgery; eight hospitals share the chart. In 2019 an infection was found after seven days, not twelve (medians).',
  description: 'Patients photograph their wound at home, so infections are seen earlier.',
  achievement: 'In 2019, the median infection was found five days earlier.',
  results: [
    { value: '1M+', label: 'patients', note: 'by handover, one chart each', icon: 'users' },
    {
      value: '97%',
      label: 'of video visits rated good',
      note: '40,000 answers, up to handover in 2019',
      icon: 'heart',
    },
    { value: '5K+', label: 'clinicians', note: 'with an account at handover', icon: 'stethoscope' },
  ],
  technologies: ['React Native', 'HL7 FHIR', 'OpenCV', 'AWS'],
  capabilities: [
    {
      title: 'A photograph with a scale',
      description: 'A printed card gives size and colour. The app rejects a blurred picture.',
    },
    {
      title: 'A nurse notices a missing picture',
      description: 'For 30 days after surgery, she calls when a day’s photograph does not come.',
    },
    {
      title: 'Consent the patient holds',
      description:
        'Patients allow or stop sharing with each specialist. The access log that HIPAA, the US law on health data, requires is one tap away.',
    },
  ],
  story: {
    overview: [
      'Eight developers of the hospital group run MediConnect today. The group, which we don’t name, had asked for this in the contract, because it didn’t want a medical chart to depend on a supplier. The handover began in the first month, when its developers joined the team.',
      {
        title: 'What they took over',
        description:
          'MediConnect reads operation notes, letters, laboratory results and drug charts through 41 feeds in HL7, the standard for hospital messages. It keeps one chart per patient, whichever hospital operated, and the chart goes home as well. For 30 days after surgery the patient photographs the wound next to a printed scale, and the platform compares its area and colour with those of the day before. A wound nurse sees the morning’s pictures in order of concern and can open a video visit by text message. After 21 weeks, one hospital followed patients with a new hip in this way.',
      },
      {
        title: 'Months 1 to 18: they review',
        description:
          'Seven of our people and ten contractors wrote the code, while the group’s eight reviewed every change. By month 18 our engineer Priya Nair had connected all feeds, and all of them had an owner in the group’s team.',
      },
      {
        title: 'Months 19 to 28: they write',
        description:
          'Then we changed places. Hospitals change their messages about twice a month; the owners adapted the feeds and we reviewed. Their first change took them seven working days where we would have needed three. By month 28, some 20 changes later, they needed two days, and we’d stopped comparing.',
      },
      {
        title: 'The part that measures',
        description:
          'The group’s lawyers decided that software which measures a wound and raises an alarm is a medical device, but an appointment screen is not. So there are two parts. The measuring part is documented to FDA rules, tested against 9,000 labelled photographs, and released twice a year with the surgeons’ signatures. The rest is released every two weeks. The group hired a quality manager, who prepared two releases of the measuring part with us and the third alone.',
      },
      {
        title: 'Months 29 and 30: on their own',
        description:
          'We gave back our passwords for four weeks. The group’s team released twice and answered the wards’ calls. It rang us four times, about things that no document explained; the answers are now in the handbook. At the end we handed over a list of all known faults, with our opinion on which of them can wait. There is no support contract.',
      },
    ],
    award: {
      name: 'Care at Home, winner',
      description: 'Wound nurses chose it, after a day with the morning’s list of pictures.',
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
          'By handover. Whichever of the eight hospitals admitted them first or treats them next, there is one chart.',
      },
      {
        value: '97%',
        label: 'Patient satisfaction',
        description:
          'Video visits rated good, in about 40,000 answers up to handover. Patients, or a relative, are sent two questions by text after a visit; half of them answer.',
        chart: { share: 97 },
      },
      {
        value: 'day 7',
        label: 'Wound infection found',
        description:
          'Median of the 1,300 infections in 2019. In 2017, when at most one hospital had the app, it was day twelve after surgery (1,260 infections).',
        chart: { before: 12, after: 7 },
      },
    ],
  },
  closing: {
    heading: 'A handover begins in the first month.',
    text: 'Your developers will slow us down at first, and you’ll pay for that. The proposal names the month in which they take over.',
    action: 'Start Your Project',
  },
})

sample(mediconnectPro)
