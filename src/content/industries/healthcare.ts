import { sample } from '../sample.ts'
import type { Healthcare } from '../schema.ts'

/** What `/industries/healthcare` says. */
export const healthcare: Healthcare = {
  name: 'Healthcare',
  accent: 'pink',
  icon: 'hospital',
  updated: '2026-11-23',
  seo: {
    title: 'Healthcare software development for wards and labs',
    description:
      'Telemedicine, patient records and laboratory systems under HIPAA, FDA, HL7, CLIA and GDPR rules, tried out by ward staff at night and with gloves on.',
  },
  card: {
    description: 'Clinical software that respects the patient and the regulator.',
    examples: ['Telemedicine', 'Lab systems', 'Patient records'],
  },
  index:
    'Software for wards and laboratories, and for patients in search of a free appointment. We connect to the record system you have, and hand over the validation papers with the release they describe.',
  hero: {
    badge: 'Healthcare',
    heading: 'Healthcare software development, tested on the ward.',
    lede: 'For hospitals, laboratories and networks of clinics. We build screens that a nurse can use in the dark with gloves on, and keep the evidence that an inspector will ask for afterwards.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Explore Healthcare Solutions', to: '#solutions' },
    ],
  },
  picture: 'HealthSync Pro',
  intro: {
    title: 'Six kinds of clinical software.',
    text: 'The people on shift see every design before a regulator does, while it can still be changed.',
  },
  matchRun:
    'Results go through both systems bench by bench, and a model sorts beside a person for a month, before a clinician relies on the new one.',
  solutions: [
    {
      title: 'Telemedicine',
      description: 'Video visits with nothing to download, and a note that files itself in the right record.',
      icon: 'video',
    },
    {
      title: 'Patient records',
      description: 'Allergies, medicines and open questions, in the order nurses say them at handover.',
      icon: 'clipboard',
    },
    {
      title: 'Lab systems',
      description:
        'A barcode follows the sample from the draw to the signed result, and an unlikely value waits for a second look.',
      icon: 'flask',
    },
    {
      title: 'Finding and booking care',
      description:
        'Patients search by complaint, language and free slot, while the clinic’s own calendar remains the source of truth.',
      icon: 'calendar',
    },
    {
      title: 'Remote monitoring',
      description:
        'Cuffs, scales, watches and wound photographs from home, set against the patient’s own baseline.',
      icon: 'pulse',
    },
    {
      title: 'Diagnostic support',
      description:
        'The model shows what it saw, and the doctor signs. For one client, scan to signed report became 70% faster.',
      icon: 'stethoscope',
    },
  ],
  stackHeading: {
    title: 'Technology stack.',
    text: 'The clinical standards matter most: a hospital project succeeds or stalls on them.',
  },
  stack: [
    { category: 'Bedside and home', tools: ['React', 'Swift', 'Kotlin'] },
    { category: 'Services', tools: ['Python', '.NET', 'Java'] },
    { category: 'Clinical standards', tools: ['HL7 FHIR', 'HL7 v2', 'DICOM', 'LOINC', 'SNOMED CT'] },
    { category: 'Data and hosting', tools: ['SQL Server', 'PostgreSQL', 'Azure', 'Terraform'] },
  ],
  storiesHeading: {
    title: 'Three systems in clinical use.',
    text: 'A pilot shows that software can work. These are in daily use, in eight hospitals, five laboratories and a network of practices.',
  },
  stories: [
    {
      title: 'Wounds watched after discharge',
      description:
        'For thirty days after surgery the patient photographs the wound beside a printed scale, and the platform compares it with the day before. A wound nurse sees the pictures in order of concern, and rings when one is missing.',
      metrics: [
        '1M+ patients, one chart each',
        '97% of video visits rated good',
        '5K+ clinicians with an account',
      ],
      project: 'MediConnect Pro',
    },
    {
      title: 'Five laboratories, one bench at a time',
      description:
        'A tube is scanned at the hatch and tells the track where it is going; results inside the director’s limits release themselves. Every bench changed over after a match run, two weeks of identical results, and the median report is now signed 60% faster.',
      metrics: ['100K+ samples a month', '98.5% right at the first scan', '60% faster median report'],
      project: 'Medical Lab System',
    },
    {
      title: 'From “itchy elbows” to an appointment',
      description:
        'Parents used to ring one practice after another and describe the same rash each time. Now they type the complaint once, see who treats it nearby under their insurance, and book a slot from the practice’s own calendar.',
      metrics: ['15K+ providers', '500K+ bookings in two years', '95% of appointments kept'],
      project: 'Health Discovery Platform',
    },
  ],
  rules: {
    heading: {
      title: 'Five rules, and what we do about each.',
      text: 'Your compliance officer is invited to the first workshop, before there is a design to defend.',
    },
    items: [
      {
        title: 'HIPAA',
        icon: 'care-access',
        description:
          'The business associate agreement comes first, and each role sees the least its work requires.',
      },
      {
        title: 'FDA',
        icon: 'care-test',
        description:
          'Only the part that counts as a device is built as one, with each requirement traced to its risk and its test, as IEC 62304 expects.',
      },
      {
        title: 'HL7',
        icon: 'care-exchange',
        description:
          'Admissions, orders and results travel as v2 messages or FHIR resources, and a rejected one raises an alarm.',
      },
      {
        title: 'CLIA',
        icon: 'care-keep',
        description:
          'Quality-control runs, operator training and corrected results stay attached to the test they concern.',
      },
      {
        title: 'GDPR',
        icon: 'care-erase',
        description:
          'The impact assessment is written before the first table, and research extracts leave without names.',
      },
    ],
  },
  security: {
    heading: {
      title: 'Security that opens in an emergency.',
      text: 'A password that slows down a resuscitation ends up on a sticky note, so these were designed with ward staff.',
    },
    items: [
      {
        feature: 'Badge sign-in',
        description: 'The staff card opens a session on any ward computer, and a second tap closes it.',
      },
      {
        feature: 'Break-glass access',
        description: 'In an emergency a clinician opens any record, gives a reason and is reviewed next day.',
      },
      {
        feature: 'Downtime charts',
        description: 'Each ward holds a read-only copy, so a lost network does not mean lost allergies.',
      },
      {
        feature: 'Lost tablets',
        description: 'One left in a taxi holds nothing readable and is wiped when it next connects.',
      },
      {
        feature: 'Access log',
        description: 'Patients who ask can be told who opened their file, when and from which ward.',
      },
      {
        feature: 'Synthetic test data',
        description: 'Developers work on patients who never existed, and real records stay in production.',
      },
    ],
  },
  whyHeading: { title: 'What a clinical director gets in writing.' },
  why: [
    'Two shifts on the ward before we draw a screen',
    'Screens tried with gloves on and the lights down',
    'Go-live one ward at a time, with our people on the night shift too',
    'Analysers, record systems and pagers connected in a test bed first, never live',
    'The full plan of MediConnect Pro, 30 months with 25 developers, five of them ours, and where the time went',
    'Validation papers that arrive with the release, not a quarter later',
  ],
  ctaCard: {
    heading: 'Bring the form everyone hates',
    text: 'It may be on paper or on a screen. In thirty free minutes we will tell you which system it should feed, which rule governs it and which fields can go.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Start with one ward.',
    text: 'Name the ward, the record system it uses and the rule that worries you. An engineer who reads HL7 replies within 2 hours on business days.',
    actions: [
      { label: 'Start Your Healthcare Project', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
}

sample(healthcare.stories)
sample(healthcare.matchRun)
