import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const healthDiscoveryPlatform = caseStudy({
  id: 20,
  title: 'Health Discovery Platform',
  category: 'Medical Discovery Platform',
  industry: 'Healthcare access',
  service: '/web-design',
  industryPage: '/industries/healthcare',
  hue: 'indigo',
  dye: 'indigo',
  updated: '2026-03-11',
  years: '2020–2022',
  firstRelease: { weeks: 18, people: 5, price: '$165,000–180,000', what: 'physiotherapists in one city' },
  searchTitle: 'Doctor search and booking for a health network',
  seo: 'Patients type what hurts and leave with an appointment: search, insurance check and booking with 15K+ providers, and the five months of cleaning behind it.',
  summary:
    'Patients describe a complaint in their own words, see who treats it nearby and under their insurance, and book an hour that exists.',
  description:
    'From “itchy elbows, worse at night” to a confirmed appointment, with the insurer checked on the way.',
  achievement: 'Phone, website and front desk book from the same slots.',
  metrics: [
    { value: '15K+', label: 'providers', mark: 'stethoscope' },
    { value: '500K+', label: 'bookings', mark: 'calendar' },
    { value: '95%', label: 'appointments kept', mark: 'check' },
  ],
  technologies: ['Swift', 'Kotlin', 'Elasticsearch', 'HL7 FHIR', 'PostgreSQL'],
  capabilities: [
    {
      title: 'Search by complaint',
      description:
        'Plain words are mapped to a specialty, with the reason shown. Words that describe an emergency get the emergency number instead of a list.',
      mark: 'search',
    },
    {
      title: 'Insurance before the date',
      description:
        'Plan and referral are checked while the patient compares times. What the visit will cost is on the screen before it is booked.',
      mark: 'card',
    },
    {
      title: 'A list for earlier slots',
      description:
        'Patients may ask to be moved up. A cancelled hour is offered to three of them by text, and the first to answer has it.',
      mark: 'bell',
    },
  ],
  story: {
    overview: [
      'The mother of a boy who could not stop scratching rang four practices and described the rash four times. The first was full, the second treated adults, the third had lost its dermatologist, and the fourth did not take her insurance. The client, a network of practices and clinics, heard such stories daily on its own telephone line, where one call in three ended without an appointment.',
      'Search now begins with the complaint. “Itchy elbows, worse at night, six years old” leads to paediatric dermatology, to providers with room this week, and then to those the family’s insurer pays for. “Shoulder stuck since the move” leads to physiotherapy, and says when a doctor should look first. The slots come from each practice’s own calendar over HL7 FHIR, so a booking made on a bus cannot collide with one made at the front desk. Physiotherapists in one city could be booked after eighteen weeks, because their part of the directory was clean first.',
      'The cleaning is the part that is never photographed. The directory that the client had licensed listed some dermatologists twice, kept two clinics that had closed, and knew hardly any evening hours. Five people spent five months on it, by telephone, with a script and 17,300 rows. A program found the duplicates. It could not find out that a paediatrician works at her second address in even weeks, which only the receptionist there knows. Each row now shows the day on which a person confirmed it, and leaves the search when that day is more than ninety days ago.',
    ],
    award: {
      title: 'Patient Access, shortlisted',
      description: 'The citation names the search, which accepts the words a worried person would use.',
      giver: 'Patients’ Association Awards',
      year: 2023,
    },
    months: 24,
    developers: 19,
    team: { ours: 4, client: 12, contractors: 3 },
    extra: { label: 'Focus', value: 'Provider search and booking' },
    stack: [
      { category: 'Patient apps', tools: ['Swift', 'Kotlin', 'Next.js'] },
      { category: 'Search', tools: ['Elasticsearch', 'Python', 'spaCy', 'SNOMED CT'] },
      { category: 'Clinical exchange', tools: ['HL7 FHIR', 'HAPI FHIR', 'SMART on FHIR'] },
      { category: 'Data and hosting', tools: ['PostgreSQL', 'Redis', 'Azure'] },
    ],
    results: [
      {
        value: '300%',
        label: 'Growth in self-booking',
        description:
          'Rise in appointments that patients make without a call, set against the year before opening.',
        woven: { before: 100, after: 400 },
      },
      {
        value: '95%',
        label: 'Appointments kept',
        description: 'Visits that take place on the day booked, after a reminder the patient can answer.',
        woven: { share: 95 },
      },
      {
        value: '3 screens',
        label: 'Length of a booking',
        description: 'Complaint, provider, time. The insurance check runs behind the second.',
      },
    ],
  },
  closing: {
    heading: 'How old is your directory?',
    text: 'Before quoting anything we will ask for a hundred of its rows, and for the calendars that your practices really keep.',
    action: 'Start Your Project',
  },
})

sample(healthDiscoveryPlatform)
