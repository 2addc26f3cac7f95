import { sample } from '../sample.ts'
import type { Healthcare } from '../schema.ts'

/** The content of the page `/industries/healthcare`. */
export const healthcare: Healthcare = {
  name: 'Healthcare',
  accent: 'pink',
  icon: 'hospital',
  updated: '2026-11-25',
  seo: {
    title: 'Healthcare software development for hospitals',
    description:
      'Telemedicine, patient records and laboratory systems under HIPAA, FDA, HL7, CLIA and GDPR ' +
      'rules, tested by ward staff at night and with one hand free.',
  },
  card: {
    description: 'Clinical software that follows the rules and is tested by ward staff.',
    examples: ['Telemedicine', 'Lab systems', 'Patient records'],
  },
  index:
    'Software for wards, laboratories and patients who look for an available appointment. We connect ' +
    'it to your record system, and hand over the test records that inspectors ask for with each ' +
    'release. On sixteen wards ' +
    'each night nurse saves forty minutes.',
  hero: {
    badge: 'Healthcare',
    heading: 'Healthcare software development, tested on the ward.',
    lede:
      'We build software for hospitals, laboratories and networks of clinics. Nurses can use it at ' +
      'night and with one hand, and it keeps the evidence that inspectors ask for.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Explore Healthcare Solutions', to: '#solutions' },
    ],
  },
  picture: 'HealthSync Pro',
  intro: {
    title: 'Clinical software that we build.',
  },
  solutions: [
    {
      title: 'Telemedicine',
      description:
        'Video visits need no download. The doctor’s note goes into the right record automatically.',
    },
    {
      title: 'Patient records',
      description:
        'Allergies, medicines and open questions appear in the order in which nurses report them at handover.',
    },
    {
      title: 'Lab systems',
      description:
        'A barcode identifies the sample from collection to signed result. A person checks unlikely values.',
    },
    {
      title: 'Finding and booking care',
      description:
        'Patients search by complaint, language and free slot. Slots come from the clinic’s own calendar.',
    },
    {
      title: 'Remote monitoring',
      description:
        'Blood pressure, weight, pulse and wound photographs from home are compared with the patient’s ' +
        'earlier values.',
    },
    {
      title: 'Diagnostic support',
      description:
        'The model shows its reason, and the doctor signs. At one client, the report on an urgent ' +
        'brain scan is signed after 30 minutes instead of 51: 70% faster (2025).',
    },
  ],
  stackHeading: {
    title: 'Technology stack.',
  },
  stack: [
    { category: 'Bedside and home', tools: ['React', 'Swift', 'Kotlin'] },
    { category: 'Services', tools: ['Python', '.NET', 'Java'] },
    { category: 'Clinical standards', tools: ['HL7 FHIR', 'HL7 v2', 'DICOM', 'LOINC', 'SNOMED CT'] },
    { category: 'Data and hosting', tools: ['SQL Server', 'PostgreSQL', 'Azure', 'Terraform'] },
  ],
  storiesHeading: {
    title: 'Built for hospitals and laboratories.',
  },
  stories: [
    {
      title: 'Vitals in five taps, at two in the morning',
      description:
        'Nurses copied readings for up to an hour at the end of each night. Two designers joined the ' +
        'night shift for three weeks, and every screen was tried on the ward before it was built. Each ' +
        'nurse now saves forty minutes a night.',
      metrics: ['16 wards', '5 taps per set of vitals', '99.9% uptime, first 12 months'],
      project: 'HealthSync Pro',
    },
    {
      title: 'Wounds watched after discharge',
      description:
        'For thirty days after surgery, patients photograph the wound beside a printed scale. A nurse ' +
        'sees the most worrying pictures first, and calls when one is missing.',
      metrics: [
        '1M+ patients, one chart each',
        '97% of video visits rated good',
        '5K+ clinicians with an account',
      ],
      project: 'MediConnect Pro',
    },
    {
      title: 'Laboratories that switched bench by bench',
      description:
        'A tube is scanned on arrival and sent to the right instrument. Each bench switched when old ' +
        'and new results had agreed for two weeks. The median report is signed after five hours ' +
        'instead of eight: 60% faster.',
      metrics: ['100K+ samples a month', '98.5% right at the first scan', '60% faster median report'],
      project: 'Medical Lab System',
    },
  ],
  rules: {
    heading: {
      title: 'How we keep each rule.',
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
          'Only the part that counts as a medical device follows the rules for devices (standard IEC 62304).',
      },
      {
        title: 'HL7',
        icon: 'care-exchange',
        description:
          'Orders and results travel as v2 messages or FHIR resources. If a message is rejected, the ' +
          'system raises an alarm.',
      },
      {
        title: 'CLIA',
        icon: 'care-keep',
        description:
          'Quality-control runs, operator training and corrected results are stored with their test.',
      },
      {
        title: 'GDPR',
        icon: 'care-erase',
        description:
          'We write the impact assessment before we store any data. We remove names from research data.',
      },
    ],
  },
  security: {
    heading: {
      title: 'Security that works in an emergency.',
    },
    items: [
      {
        feature: 'Badge sign-in',
        description: 'The staff card opens a session on any ward computer, and a second tap closes it.',
      },
      {
        feature: 'Break-glass access',
        description: 'In an emergency a clinician can open any record by giving a reason.',
      },
      {
        feature: 'Downtime charts',
        description: 'Each ward has a read-only copy of its charts, for network failures.',
      },
      {
        feature: 'Lost tablets',
        description: 'A lost tablet holds no readable data, and is wiped when it next connects.',
      },
      {
        feature: 'Access log',
        description: 'You can tell patients who opened their file, when and from which ward.',
      },
      {
        feature: 'Synthetic test data',
        description:
          'Developers work with invented patients. Real records leave production only if your contract ' +
          'says so.',
      },
    ],
  },
  whyHeading: { title: 'For your clinical director, in writing.' },
  why: [
    'Two shifts on the ward before we draw a screen',
    'Screens tried with one hand and the lights down',
    'Go-live one ward at a time, with our people there also at night',
    'Analysers, record systems and pagers connected in a test system first',
  ],
  ctaCard: {
    heading: 'Bring the form that everyone dislikes',
    text:
      'In thirty free minutes we tell you which system it should feed, which rule applies and which ' +
      'fields can go.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Start with one ward.',
    text:
      'Tell us the ward, its record system and the rule that worries you. An engineer who knows HL7 ' +
      'replies.',
    actions: [
      { label: 'Start Your Healthcare Project', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
}

sample(healthcare.card)
sample(healthcare.index)
sample(healthcare.hero.lede)
sample(healthcare.intro)
sample(healthcare.solutions)
sample(healthcare.storiesHeading)
sample(healthcare.stories)
sample(healthcare.rules)
sample(healthcare.security)
sample(healthcare.why)
sample(healthcare.ctaCard)
sample(healthcare.closing)
