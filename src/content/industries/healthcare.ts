import { money } from '../counts.ts'
import { sample } from '../sample.ts'
import type { Healthcare } from '../schema.ts'

/** The content of the page `/industries/healthcare`. */
export const healthcare: Healthcare = {
  name: 'Healthcare',
  accent: 'pink',
  icon: 'hospital',
  updated: '2026-11-28',
  seo: {
    title: 'Healthcare software development for hospitals',
    description:
      'Telemedicine, patient records and laboratory systems under HIPAA, FDA, HL7, CLIA and GDPR ' +
      'rules. Ward apps are tested at night and with one hand.',
  },
  card: {
    description: 'Clinical software tested by ward staff.',
    examples: ['Telemedicine', 'Lab systems'],
  },
  index:
    'A ward can’t learn two systems at once, so we connect to the old one. On 16 wards, nurses record vitals in five taps, and the record system of 2009 stayed.',
  hero: {
    badge: 'Healthcare',
    heading: 'Healthcare software development, tested on the ward',
    lede: 'We build software for hospitals, laboratories and networks of clinics. Two of our designers joined a night shift for three weeks. Nurses on 16 wards now record a set of vitals in five taps, where they used to copy it from paper.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Explore Healthcare Solutions', to: '#solutions' },
    ],
  },
  priceLine: `As a first release, an app for the vital signs of one group of beds would cost ${money(205_000, 225_000)} today.`,
  picture: 'HealthSync Pro',
  intro: {
    title: 'Clinical software that we build',
    text: 'All of it connects to the record system that you have, because a ward can’t learn two new systems at once.',
  },
  solutions: [
    {
      title: 'Patient records and telemedicine',
      description:
        'Allergies, medicines and open questions are in one record, with the notes of video visits.',
    },
    {
      title: 'Lab systems',
      description: 'A barcode identifies the sample from collection to signed result.',
    },
    {
      title: 'Booking and care at home',
      description: 'Patients search by complaint, language and open appointment.',
    },
    {
      title: 'Diagnostic support',
      description:
        'A model puts urgent brain scans first. One hospital group’s median time to a signed report fell from 34 minutes in 2024 to 20 in 2025.',
    },
  ],
  stackHeading: {
    title: 'Technology stack',
  },
  stack: [
    { category: 'Bedside and home', tools: ['React', 'Swift', 'Kotlin'] },
    { category: 'Services', tools: ['Python', '.NET', 'Java'] },
    { category: 'Clinical standards', tools: ['HL7 FHIR', 'HL7 v2', 'DICOM', 'SNOMED CT'] },
    { category: 'Data and hosting', tools: ['SQL Server', 'PostgreSQL', 'Azure', 'Terraform'] },
  ],
  storiesHeading: {
    title: 'Built for hospitals and laboratories',
    text: 'Two of these systems are more than five years old. Both are still in use, which is why we show them.',
  },
  stories: [
    {
      title: 'Vitals in five taps, at night',
      description:
        'In 2023, before the system came, each of 64 nurses copied readings for 40 minutes a night on average. There was even a form for readings in the wrong column.',
      metrics: ['16 wards', '99.9% uptime in the year to November 2024'],
      project: 'HealthSync Pro',
    },
    {
      title: 'Wounds watched after discharge',
      description:
        'For 30 days after surgery, patients photograph the wound beside a printed scale. The hospital group’s developers run the platform.',
      metrics: ['1M+ patients (2019)', '97% of the ratings of video visits were good (to handover in 2019)'],
      project: 'MediConnect Pro',
    },
    {
      title: 'Laboratories that switched bench by bench',
      description:
        'A bench is the place for one kind of test. It switched when old and new results had agreed for two weeks. The median report took eight hours in 2015, and five in 2017.',
      metrics: ['100K+ samples a month at handover in 2016', '60% faster median report'],
      project: 'Medical Lab System',
    },
  ],
  rules: {
    heading: {
      title: 'How we keep each rule',
    },
    items: [
      {
        title: 'HIPAA',
        icon: 'care-access',
        description:
          'Before we see health data, we sign the agreement that this US law requires of suppliers.',
      },
      {
        title: 'FDA',
        icon: 'care-test',
        description:
          'We separate the part that counts as a medical device, so only that part must follow the rules for devices (IEC 62304).',
      },
      {
        title: 'HL7',
        icon: 'care-exchange',
        description: 'Orders and results travel as v2 messages or FHIR resources.',
      },
      {
        title: 'CLIA',
        icon: 'care-keep',
        description: 'Under this US law on laboratories, a corrected result is stored beside the first.',
      },
      {
        title: 'GDPR',
        icon: 'care-erase',
        description: 'The impact assessment is written before any data is stored.',
      },
    ],
  },
  security: {
    heading: {
      title: 'Security on the ward',
    },
    items: [
      {
        feature: 'Downtime charts',
        description: 'Each ward has a copy of its charts, for network failures.',
      },
      {
        feature: 'Synthetic test data',
        description:
          'Developers work with invented patients, unless your contract says otherwise. We compare old and new in your cloud or our test lab.',
      },
      {
        feature: 'Badge sign-in',
        description: 'The staff card opens a session on any ward computer.',
      },
      {
        feature: 'Break-glass access',
        description: 'A clinician can open any record by giving a reason.',
      },
      {
        feature: 'Lost tablets',
        description: 'A lost tablet is encrypted, and wiped when it next connects.',
      },
      {
        feature: 'Access log',
        description: 'You can tell patients who opened their file, and when.',
      },
    ],
  },
  whyHeading: { title: 'For your clinical director, in writing' },
  why: [
    'Two shifts on your own ward in discovery, and more nights during design',
    'Go-live one ward at a time, with our people there at night',
    'Analysers connected in a test system first',
  ],
  ctaCard: {
    heading: 'Which ward would volunteer?',
    text: 'There’s usually one whose nurses keep a spreadsheet of their own. Start there.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Which form do your nurses fill in twice?',
    text: 'An engineer who knows HL7, the standard for hospital messages, joins the free call, and asks why both entries exist.',
    actions: [
      { label: 'Start Your Healthcare Project', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
}

sample(healthcare)
