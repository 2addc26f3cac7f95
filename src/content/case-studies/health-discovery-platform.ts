import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const healthDiscoveryPlatform = caseStudy({
  id: 20,
  title: 'Health Discovery Platform',
  category: 'Medical Discovery Platform',
  industry: 'Healthcare access',
  hue: 'indigo',
  dye: 'indigo',
  updated: '2026-03-11',
  seo: 'Provider search and booking for a health network. Patients describe a complaint, find one of 15K+ providers and book a slot.',
  summary:
    'Patients describe a complaint in their own words, see who treats it nearby and under their insurance, and book an hour that exists.',
  description:
    'From “my heart skips” to a confirmed cardiology appointment, with the insurer checked on the way.',
  achievement: 'Phone, ward and front desk book from the same slots.',
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
        'Plain words are mapped to a specialty, with the reason shown. Chest pain at rest gets the emergency number instead of a list.',
      mark: 'search',
    },
    {
      title: 'Follow-up from the ward',
      description:
        'At the end of a round the nurse picks the next visit on the bedside tablet. The patient goes home with a date.',
      mark: 'tablet',
    },
    {
      title: 'Readings on loan',
      description:
        'A patient may lend a week of pulse data from a watch to one clinician for one appointment. Access ends when the visit does.',
      mark: 'watch',
    },
  ],
  story: {
    overview: [
      'The directory that the client had licensed listed some cardiologists twice, kept two clinics that had closed, and knew nobody’s evening hours. Patients rang, waited and were told to ring elsewhere. Before anything could be booked, someone had to establish who practises where, on which days, under which insurance plans. That cleaning took five months and was the least photographed part of the project.',
      'Search now begins with the complaint. “Heart skips when I climb stairs” leads to cardiology, to providers with room this week, and then to those the patient’s insurer pays for. The slots come from each practice’s own calendar over HL7 FHIR, so a booking made on a bus cannot collide with one made at the front desk.',
      'Hospitals joined from the other side. Their wards had been discharging people with a leaflet and a telephone number, and a third of the follow-ups were never made. We added booking to the round itself, next to blood pressure and heart rhythm, because a nurse halfway down a ward will use what is already on the screen.',
    ],
    award: {
      title: 'Patient Access Award',
      description: 'The citation names the search, which accepts the words a worried person would use.',
    },
    months: 24,
    developers: 19,
    extra: { label: 'Focus', value: 'Provider search and booking' },
    stack: [
      { category: 'Patient and ward apps', tools: ['Swift', 'Kotlin', 'Next.js'] },
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
      },
      {
        value: '95%',
        label: 'Appointments kept',
        description: 'Visits that take place on the day booked, after a reminder the patient can answer.',
      },
      {
        value: '3 screens',
        label: 'Length of a booking',
        description: 'Complaint, provider, time. The insurance check runs behind the second.',
      },
    ],
  },
  closing: {
    heading: 'Show patients to the right door.',
    text: 'Tell us which calendars your practices keep and how old the directory is. We will ask for a hundred of its rows before quoting anything.',
    action: 'Plan Your Booking Platform',
  },
})

sample(healthDiscoveryPlatform)
