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
    'A medical chart shared by eight hospitals follows patients home after surgery, and a daily photograph shows the ward how the wound is closing.',
  description: 'Video visits and wound photographs after surgery, in one chart.',
  achievement: 'Infections seen days before the follow-up visit.',
  results: [
    { value: '1M+', label: 'patients', icon: 'users' },
    { value: '97%', label: 'of video visits rated good', icon: 'heart' },
    { value: '5K+', label: 'clinicians', note: 'with an account', icon: 'stethoscope' },
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
        'Patients stay visible for 30 days after surgery. If a day’s photograph does not arrive, a nurse calls the patient.',
    },
    {
      title: 'Consent the patient holds',
      description:
        'On the phone, patients allow or stop sharing with each specialist. The access log that HIPAA requires is one tap away.',
    },
  ],
  story: {
    closeUps: [[146, 206, 270, 270]],
    overview: [
      'Eight developers of the hospital group run MediConnect today. The group had asked for this in the contract: for a medical chart, it did not want to depend on a supplier. So the handover began in the first month, when its developers joined the team.',
      {
        title: 'What they took over',
        description:
          'MediConnect reads operation notes, letters, laboratory results and drug charts through 41 feeds in HL7, the standard for hospital messages. It keeps one chart per patient, whichever hospital operated. The chart goes home as well. For 30 days after surgery the patient photographs the wound next to a printed scale, and the platform compares its area and colour with those of the day before. A wound nurse sees the morning’s pictures in order of concern, with the surgeon’s note beside each, and can open a video visit by text message. About four in five patients own a phone that can do this. The others borrow one. After 21 weeks, one hospital followed patients with a new hip in this way.',
      },
      {
        title: 'Months 1 to 18: they review',
        description:
          'Our people wrote most of the code, and a developer of the group reviewed each change. By month 18 our engineer Priya Nair had connected the 41 feeds. Each feed then had an owner and a deputy in the group’s team.',
      },
      {
        title: 'Months 19 to 28: they write',
        description:
          'Then we changed places. Hospitals change their messages about twice a month, and the owners adapted the feeds while we reviewed. Their first change took them seven working days, and we would have needed three. By month 28 they were as fast as we were.',
      },
      {
        title: 'The part that measures',
        description:
          'The group’s lawyers decided that software which measures a wound and raises an alarm is a medical device, and that an appointment screen is not. So there are two parts. The measuring part is documented to FDA rules, tested against 9,000 labelled photographs, and released twice a year with the surgeons’ signatures. The rest is released every two weeks. For the measuring part the group hired a quality manager. She prepared two releases with us and the third alone.',
      },
      {
        title: 'Month 29: a month on their own',
        description:
          'We gave back our passwords for four weeks. The group’s team released twice and answered the wards’ calls. It rang us four times, each time about something that no document explained. The four answers are now in the handbook.',
      },
      {
        title: 'Month 30: the end',
        description:
          'We handed over the code, the handbook and a list of all known faults, with our opinion on which of them can wait. There is no support contract. Once a year, two of us read the code for three days and write down what we would change.',
      },
    ],
    award: {
      name: 'Care at Home',
      description: 'For following wounds through the first 30 days after surgery.',
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
        description:
          'Median day after surgery, in the second year of use. Before the app, it was day twelve.',
        chart: { before: 12, after: 7 },
      },
    ],
  },
  closing: {
    heading: 'Your developers can join in the first month.',
    text: 'The proposal names who reviews and who writes in each phase, so that they can run the software alone at the end.',
    action: 'Start Your Project',
  },
})

sample(mediconnectPro)
