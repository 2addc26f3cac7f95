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
    'Patients of a health network type what is wrong, in their own words. They see who treats it nearby, under their insurance, and book an appointment that is really open.',
  description: 'Patients describe a complaint in their own words, and book someone who treats it.',
  achievement: 'Phone, website and front desk book from the same slots.',
  results: [
    { value: '15K+', label: 'providers', note: 'in April 2023', icon: 'stethoscope' },
    { value: '500K+', label: 'bookings', note: 'May 2021 to April 2023', icon: 'calendar' },
    { value: '95%', label: 'of appointments kept', note: 'year to April 2023; before, 88%', icon: 'check' },
  ],
  technologies: ['Swift', 'Kotlin', 'Elasticsearch', 'HL7 FHIR'],
  capabilities: [
    {
      title: 'Search by complaint',
      description: 'Plain words lead to a speciality, or to the emergency number.',
    },
    {
      title: 'Insurance before the date',
      description: 'Plan and referral are checked, and the price shown, before booking.',
    },
    {
      title: 'A list for earlier slots',
      description: 'A cancelled hour is offered to three patients. The first to answer gets it.',
    },
  ],
  quote: {
    content:
      'I was asked in the fifth month. By then the screens were drawn, and part of the search had to be built again. A data protection officer belongs at the table in the first week. I have written this to Northloom twice, and Priya Nair answered both letters and agreed, which was courteous, but does not bring back the first four months. Her paper was fair, I will say that; I could not tell from it which design she wanted.',
    name: 'Marit Sollund',
    role: 'Data Protection Officer of the network',
  },
  story: {
    overview: [
      'A network of practices and clinics wanted patients to book any of its doctors online; only some practices allowed it. Physiotherapists in one city were first, in a checked directory with no search. The other specialities followed city by city. The search asks patients what is wrong. May it keep what they answer? We asked Hana Whitmore, who led the project for the network, how this was decided.',
      {
        title: 'Why was it a question?',
        description:
          '“A mother types ‘itchy elbows, worse at night, six years old’. That’s a child’s complaint, typed on a phone that we can recognise. Your developers and I wanted to keep such searches, because the search gets better with examples. Our lawyer asked what a thief could do with them.”',
      },
      {
        title: 'Who had to decide?',
        description:
          '“Not the project, and not me. By law our data protection officer, Marit Sollund, gives her opinion, and she takes instructions from no one. The board had promised to follow it. Northloom wrote a paper for her, with three designs and what they would cost the patients and us.”',
      },
      {
        title: 'What were the three?',
        description:
          '“The first kept every search for a year, with the account. The second kept the words for four weeks, with no account. The third kept no searches, only a monthly count of every phrase, and deleted phrases typed by fewer than 100 people.”',
      },
      {
        title: 'How did she reach her opinion?',
        description:
          '“It took her three weeks. She used the test system as a patient with a complaint of her own, and then asked a developer what the database said about her. With the second design that was still too much. She also heard our patients’ council. Then she chose the third, on the condition that the practice doesn’t see the words either, unless the patient ticks a box.”',
      },
      {
        title: 'What did her choice cost you?',
        description:
          '“Time, with rare complaints. The search has few examples of them. A dermatologist and two family doctors had to write 700 phrases, over four months. I’d argued for the second design, and I still think that another network’s officer might have accepted it.”',
      },
      {
        title: 'What does the mother see today?',
        description:
          '“Paediatric dermatology, and why. Practices that her insurer covers and that have room this week come first. No practice can pay for a better place. The slots come from the practice’s calendar, so the front desk can’t give the mother’s slot to anyone else.”',
      },
    ],
    award: {
      name: 'Patient Access, winner',
      description: 'The search answered 50 questions that patients had written.',
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
          '340,000 appointments were booked online from May 2022 to April 2023. There were 85,000 in the year to April 2021, before the platform opened, when many practices were closed for weeks.',
        chart: { before: 100, after: 400 },
      },
      {
        value: '95%',
        label: 'Appointments kept',
        description:
          'Of 20,000 appointments of the second year, drawn at random, 95% took place on the day. Patients can answer the reminder. In the year before the platform, it was 88% of another 20,000.',
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
    heading: '“At the table in the first week.”',
    text: 'Marit Sollund says that a data protection officer belongs there, and since then we’ve invited one in the first week. Please tell us the name of yours when you write.',
    action: 'Start Your Project',
  },
})

sample(healthDiscoveryPlatform)
