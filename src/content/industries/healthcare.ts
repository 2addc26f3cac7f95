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
    examples: ['Telemedicine', 'Lab systems', 'Patient records'],
  },
  index:
    'Software for wards, laboratories and appointments is connected to your record system. Each release comes ' +
    'with the test records that inspectors ask for. On 16 wards each nurse saves 40 minutes of copying a night.',
  hero: {
    badge: 'Healthcare',
    heading: 'Healthcare software development, tested on the ward.',
    lede:
      'We build software for hospitals, laboratories and networks of clinics. Ward apps work at night and ' +
      'with one hand. Laboratory systems keep the evidence that inspectors ask for.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Explore Healthcare Solutions', to: '#solutions' },
    ],
  },
  picture: 'HealthSync Pro',
  intro: {
    title: 'Clinical software that we build',
  },
  solutions: [
    {
      title: 'Patient records and telemedicine',
      description:
        'Allergies, medicines and open questions are in one record. The note of a video visit goes into it, ' +
        'too.',
    },
    {
      title: 'Lab systems',
      description:
        'A barcode identifies the sample from collection to signed result. A person checks unlikely values.',
    },
    {
      title: 'Booking and care at home',
      description:
        'Patients search by complaint, language and free slot. Readings and wound photographs from home ' +
        'are compared with the patient’s earlier ones.',
    },
    {
      title: 'Diagnostic support',
      description:
        'The model shows its reason, and the doctor signs. At one hospital group, 17 urgent brain ' +
        'scans are reported in the time that ten took: 70% faster (2025).',
    },
  ],
  stackHeading: {
    title: 'Technology stack',
  },
  stack: [
    { category: 'Bedside and home', tools: ['React', 'Swift', 'Kotlin'] },
    { category: 'Services', tools: ['Python', '.NET', 'Java'] },
    { category: 'Clinical standards', tools: ['HL7 FHIR', 'HL7 v2', 'DICOM', 'LOINC', 'SNOMED CT'] },
    { category: 'Data and hosting', tools: ['SQL Server', 'PostgreSQL', 'Azure', 'Terraform'] },
  ],
  storiesHeading: {
    title: 'Built for hospitals and laboratories',
  },
  stories: [
    {
      title: 'Vitals in five taps, at two in the morning',
      description:
        'Nurses copied readings for up to an hour at the end of each night. Two designers joined the ' +
        'night shift for three weeks, before they drew a screen. Each nurse now saves 40 minutes a night.',
      metrics: ['16 wards', '99.9% uptime'],
      project: 'HealthSync Pro',
    },
    {
      title: 'Wounds watched after discharge',
      description:
        'For 30 days after surgery, patients photograph the wound beside a printed scale. A nurse sees the ' +
        'most worrying pictures first. Eight developers of the hospital group run the platform today.',
      metrics: ['1M+ patients', '97% of video visits rated good', '5K+ clinicians'],
      project: 'MediConnect Pro',
    },
    {
      title: 'Laboratories that switched bench by bench',
      description:
        'A bench is the place for one kind of test. Each switched when old and new results had agreed for ' +
        'two weeks. The median report is signed after five hours instead of eight.',
      metrics: ['100K+ samples a month', '60% faster median report'],
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
          'We sign the business associate agreement first. Each role sees only what its work requires.',
      },
      {
        title: 'FDA',
        icon: 'care-test',
        description:
          'Only the part that counts as a medical device follows the rules for devices (IEC 62304).',
      },
      {
        title: 'HL7',
        icon: 'care-exchange',
        description:
          'Orders and results travel as v2 messages or FHIR resources. A rejected message raises an alarm.',
      },
      {
        title: 'CLIA',
        icon: 'care-keep',
        description: 'Quality-control runs and corrected results are stored with their test.',
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
      title: 'Security that works in an emergency',
    },
    items: [
      {
        feature: 'Badge sign-in',
        description: 'The staff card opens a session on any ward computer.',
      },
      {
        feature: 'Break-glass access',
        description: 'A clinician can open any record by giving a reason.',
      },
      {
        feature: 'Downtime charts',
        description: 'Each ward has a copy of its charts, for network failures.',
      },
      {
        feature: 'Lost tablets',
        description: 'A lost tablet is encrypted, and is wiped when it next connects.',
      },
      {
        feature: 'Access log',
        description: 'You can tell patients who opened their file, and when.',
      },
      {
        feature: 'Synthetic test data',
        description: 'Developers work with invented patients, unless your contract says otherwise.',
      },
    ],
  },
  whyHeading: { title: 'For your clinical director, in writing' },
  why: [
    'Two shifts on your own ward, one of them at night',
    'Ward screens tried with one hand and the lights down',
    'Go-live one ward at a time, with our people there at night',
    'Analysers and record systems connected in a test system first',
  ],
  ctaCard: {
    heading: 'Bring one empty form',
    text:
      'Please send no patient data. On the free call we tell you which system the form should feed, which ' +
      'rule applies and which fields can go.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'One group of beds can come first.',
    text:
      'HealthSync Pro began there after 19 weeks, and only with vitals. An engineer who knows HL7 takes ' +
      'part in the free call.',
    actions: [
      { label: 'Start Your Healthcare Project', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
}

sample(healthcare)
