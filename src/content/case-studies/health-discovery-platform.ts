import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const healthDiscoveryPlatform = caseStudy({
  id: 20,
  title: 'Health Discovery Platform',
  category: 'Medical Discovery Platform',
  industry: 'Practices and clinics',
  service: '/web-design',
  industryPage: '/industries/healthcare',
  accent: 'pink',
  pictureVariant: 'search',
  updated: '2026-11-25',
  years: '2021–2022',
  firstRelease: {
    weeks: 18,
    people: 5,
    price: [165_000, 180_000],
    share: 8,
    what: 'booking of physiotherapists in one city',
  },
  searchTitle: 'Doctor search for a health network',
  seo: 'Patients type what hurts and leave with an appointment: search, insurance check and booking with 15K+ providers, and the five months of calls behind it.',
  summary:
    'Patients describe a complaint in their own words, see who treats it nearby and under their insurance, and book a slot that is really free.',
  description: 'From “itchy elbows” to a confirmed appointment, with the insurance checked.',
  achievement: 'Phone, website and front desk book from the same slots.',
  results: [
    { value: '15K+', label: 'providers', icon: 'stethoscope' },
    { value: '500K+', label: 'bookings in two years', icon: 'calendar' },
    { value: '95%', label: 'of appointments kept', icon: 'check' },
  ],
  technologies: ['Swift', 'Kotlin', 'Elasticsearch', 'HL7 FHIR', 'PostgreSQL'],
  capabilities: [
    {
      title: 'Search by complaint',
      description:
        'Plain words are matched to a speciality, with the reason shown. Words that describe an emergency get the emergency number instead of a list.',
    },
    {
      title: 'Insurance before the date',
      description:
        'Plan and referral are checked while the patient compares times. The price is on the screen before the visit is booked.',
    },
    {
      title: 'A list for earlier slots',
      description:
        'Patients may ask to be moved up. A cancelled hour is offered to three of them by text, and the first to answer gets it.',
    },
  ],
  story: {
    overview: [
      'A network of practices and clinics wanted patients to find and book any of its doctors online. Until then, only some practices took bookings online. In two years they booked 500K+ appointments with its 15K+ providers, online and by telephone. Of those in the second year, 95% were kept. Hana Whitmore of the network led the work on the directory, which five people checked by telephone. She answered six questions in 2022.',
      {
        title: 'How does the telephone script begin?',
        description:
          '“‘I am not selling anything. Does Dr Lindqvist still see patients at your address, and on which days?’ That was its ninth version. The first began with who we were, and receptionists hung up before the question came. Five people read it out for five months, until they had asked about all 17,300 entries.”',
      },
      {
        title: 'Could a program not have done that?',
        description:
          '“It found every doctor who was listed twice. It could not find out that two clinics had closed, or that a paediatrician works at her second address every other week. Only the receptionist there knows that.”',
      },
      {
        title: 'Why not begin with the search?',
        description:
          '“We wanted to. Northloom called fifty entries of the directory that we had licensed, and nineteen were wrong. So we opened with physiotherapists in one city, because their entries were the first to be correct.”',
      },
      {
        title: 'Which patient did you have in mind?',
        description:
          '“The mother of a boy who could not stop scratching. She described his rash to four practices: one was full, one treated only adults, one had lost its dermatologist and one did not take her insurance. On our own line, one call in three ended with no appointment.”',
      },
      {
        title: 'What does she see today?',
        description:
          '“She types ‘itchy elbows, worse at night, six years old’ and gets paediatric dermatology. Practices that her insurer covers and that have room this week come first. The slots come from the practice’s own calendar, so the front desk cannot give hers to someone else.”',
      },
      {
        title: 'How does the directory stay clean?',
        description:
          '“Each row shows when it was last confirmed, and leaves the search ninety days later. A practice with a connected calendar confirms its rows with every booking. For the 1,900 rows with no such calendar, two people make thirty calls a working day. They still use the ninth version.”',
      },
    ],
    award: {
      name: 'Patient Access, shortlisted',
      description: 'For a search that accepts the words of a worried patient.',
      giver: 'Patients’ Association Awards',
      year: 2023,
    },
    duration: 24,
    teamSize: 19,
    extraDetail: { label: 'Focus', value: 'Provider search and booking' },
    technologyCategories: [
      { category: 'Patient apps', tools: ['Swift', 'Kotlin', 'Next.js'] },
      { category: 'Search', tools: ['Elasticsearch', 'Python', 'spaCy', 'SNOMED CT'] },
      { category: 'Clinical exchange', tools: ['HL7 FHIR', 'HAPI FHIR', 'SMART on FHIR'] },
      { category: 'Data and hosting', tools: ['PostgreSQL', 'Redis', 'Azure'] },
    ],
    resultFigures: [
      {
        value: '300%',
        label: 'Growth in self-booking',
        description:
          'In the second year, patients made four times as many appointments online as in the year before the platform opened.',
        chart: { before: 100, after: 400 },
      },
      {
        value: '95%',
        label: 'Appointments kept',
        description:
          'Appointments in the second year that took place on the day booked, after a reminder the patient can answer.',
        chart: { share: 95 },
      },
      {
        value: '3 screens',
        label: 'Length of a booking',
        description: 'For complaint, provider and time. The insurance check runs during the second.',
      },
    ],
  },
  closing: {
    heading: 'How old is your directory?',
    text: 'Before the proposal, we ask for a hundred of its rows, and for the calendars that your practices use.',
    action: 'Start Your Project',
  },
})

sample(healthDiscoveryPlatform)
