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
  updated: '2026-11-28',
  years: '2021–2022',
  firstRelease: {
    weeks: 18,
    people: 5,
    price: [165_000, 180_000],
    share: 8,
    what: 'booking of physiotherapists in one city',
  },
  searchTitle: 'Doctor search for a health network',
  seo: 'Patients type what hurts, and book an appointment with one of 15K+ providers. How a health network decided whether it may keep the words they type.',
  summary:
    'Patients describe a complaint in their own words, see who treats it nearby and under their insurance, and book a slot that is really free.',
  description: 'From “itchy elbows” to a confirmed appointment, with insurance checked.',
  achievement: 'Phone, website and front desk book from the same slots.',
  results: [
    { value: '15K+', label: 'providers', icon: 'stethoscope' },
    { value: '500K+', label: 'bookings', note: 'in two years', icon: 'calendar' },
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
        'Plan and referral are checked while the patient compares providers. The price is on the screen before the visit is booked.',
    },
    {
      title: 'A list for earlier slots',
      description:
        'Patients may ask to be moved up. A cancelled hour is offered to three of them by text, and the first to answer gets it.',
    },
  ],
  quote: {
    content:
      'I was asked in the fifth month. By then the screens were drawn, and part of the search had to be built again. A data protection officer belongs at the table in the first week. I have written this to Northloom twice; Priya Nair answered both letters and agreed. Her paper was fair, and I could not tell from it which design she wanted. It came four months late.',
    name: 'Marit Sollund',
    role: 'Data Protection Officer of the network',
  },
  story: {
    closeUps: [[62, 42, 448, 96]],
    overview: [
      'A network of practices and clinics wanted patients to find and book any of its doctors online. Until then, only some practices took bookings online. Bookings began with physiotherapists in one city, in a checked directory with no search. The other specialities followed city by city, each after the same check. In two years patients booked 500K+ appointments with the network’s 15K+ providers, online and by telephone. Of those in the second year, 95% were kept. The search asks patients what is wrong. May it keep what they answer? We asked Hana Whitmore, who led the project for the network, how this was decided.',
      {
        title: 'Why was it a question?',
        description:
          '“A mother types ‘itchy elbows, worse at night, six years old’. That is a child’s complaint, typed on a phone that we can recognise. Your developers and I wanted to keep such searches, because the search improves with examples. Our lawyer asked what a thief could do with them.”',
      },
      {
        title: 'Who had to decide?',
        description:
          '“Not the project, and not me. By law our data protection officer, Marit Sollund, gives her opinion, and she takes instructions from no one. The board had promised to follow it. Northloom wrote a paper for her, with three designs and with what each would cost the patients and us.”',
      },
      {
        title: 'What were the three?',
        description:
          '“The first kept every search for a year, with the account. The second kept the words for four weeks, with no account. The third kept no searches, only a monthly count for each phrase, and it deleted a phrase that had been typed fewer than 100 times.”',
      },
      {
        title: 'How did she reach her opinion?',
        description:
          '“She took three weeks. She used the test system as a patient with a complaint of her own, and then asked a developer what the database said about her. With the second design it still said too much. She also heard our patients’ council. Then she chose the third, with one condition: the practice that is booked does not see the words either, unless the patient ticks a box.”',
      },
      {
        title: 'What did her choice cost you?',
        description:
          '“Time, with rare complaints. The search has few examples of them, so a dermatologist and two family doctors wrote 700 phrases by hand, over four months. I had argued for the second design. Another network’s officer might have accepted it.”',
      },
      {
        title: 'What does the mother see today?',
        description:
          '“Paediatric dermatology, and the reason for it. Practices that her insurer covers and that have room this week come first. No practice can pay for a better place, which the board decided in the same meeting. The slots come from the practice’s own calendar, so the front desk cannot give hers to someone else.”',
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
    heading: 'Your data protection officer is welcome on the call.',
    text: 'We name the questions that a search for symptoms raises, and the designs that answer them. Please bring no data.',
    action: 'Start Your Project',
  },
})

sample(healthDiscoveryPlatform)
