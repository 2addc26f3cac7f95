import { sample } from '../sample.ts'
import type { Healthcare } from '../schema.ts'

/** What `/industries/healthcare` says. */
export const healthcare: Healthcare = {
  name: 'Healthcare',
  hue: 'rose',
  mark: 'hospital',
  updated: '2026-07-14',
  seo: {
    title: 'Healthcare and clinical software development',
    description:
      'Telemedicine, patient records and laboratory systems under HIPAA, FDA, HL7, CLIA and GDPR rules. Clinical software tested on the ward, at night, with gloves on.',
  },
  card: {
    description: 'Clinical software that respects the patient and the regulator.',
    examples: ['Telemedicine', 'Lab systems', 'Patient records'],
  },
  index:
    'Wards, laboratories and the search for a free appointment on a Wednesday. We connect to the record system you have, and hand over the validation papers with the release they describe.',
  hero: {
    badge: 'Healthcare',
    heading: 'For the nurse at two in the morning.',
    lede: 'And for the inspector at two in the afternoon. We build for wards, laboratories and clinics, where screens are tapped with gloves on and every rule has a name.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Explore Healthcare Solutions', to: '#solutions' },
    ],
  },
  picture: 'HealthSync Pro',
  intro: {
    title: 'Less paperwork, same patient.',
    text: 'Six kinds of clinical software, shown to the people on shift before a regulator sees them.',
  },
  solutions: [
    {
      title: 'Telemedicine',
      description: 'Video visits with nothing to download, and a note that files itself in the right record.',
      mark: 'video',
    },
    {
      title: 'Patient records',
      description: 'Allergies, medicines and open questions, in the order nurses say them at handover.',
      mark: 'clipboard',
    },
    {
      title: 'Lab systems',
      description:
        'A barcode follows the sample from the draw to the signed result. An unlikely value waits for a second look.',
      mark: 'flask',
    },
    {
      title: 'Finding and booking care',
      description:
        'Search by complaint, language and free slot, and the clinic’s own diary stays the master.',
      mark: 'calendar',
    },
    {
      title: 'Remote monitoring',
      description:
        'Readings from cuffs, scales and watches at home, charted against the patient’s own baseline.',
      mark: 'pulse',
    },
    {
      title: 'Diagnostic support',
      description: '70% faster diagnosis for one client. The model shows what it saw, and the doctor signs.',
      mark: 'stethoscope',
    },
  ],
  stackHeading: {
    title: 'Instruments',
    text: 'The clinical standards are where a hospital project succeeds or stalls.',
  },
  stack: [
    { category: 'Bedside and home', tools: ['React', 'Swift', 'Kotlin'] },
    { category: 'Services', tools: ['Python', '.NET', 'Java'] },
    { category: 'Clinical standards', tools: ['HL7 FHIR', 'HL7 v2', 'DICOM', 'LOINC', 'SNOMED CT'] },
    { category: 'Data and hosting', tools: ['SQL Server', 'PostgreSQL', 'Azure', 'Terraform'] },
  ],
  storiesHeading: {
    title: 'After the pilot.',
    text: 'A pilot proves that software can work. These three went on to be used.',
  },
  stories: [
    {
      title: 'Discharge no longer closes the file',
      description:
        'Heart patients leave with a watch, and for thirty days the ward still sees their rhythm on the chart it used at the bedside. A missed reading gets a telephone call from a nurse.',
      metrics: ['1M+ patients', '97% patient satisfaction', '5K+ clinicians'],
      project: 'MediConnect Pro',
    },
    {
      title: 'Two hundred tubes before six',
      description:
        'The courier’s delivery is scanned at the hatch, and each tube tells the track where it is going. Results inside the director’s limits go out, and the pathologist’s morning is kept for the rest.',
      metrics: ['100K+ samples tracked', '98.5% first-scan accuracy', '60% faster results'],
      project: 'Medical Lab System',
    },
    {
      title: 'A specialist, found before lunch',
      description:
        'People rang one clinic after another and described the same heartbeat each time. Now they type it once, see who treats it under their insurance this week, and take an hour that is free.',
      metrics: ['15K+ providers', '500K+ bookings', '95% appointments kept'],
      project: 'Health Discovery Platform',
    },
  ],
  rules: {
    heading: {
      title: 'Five rules, and what we do about each',
      text: 'Your compliance officer joins the first workshop, not the last.',
    },
    items: [
      {
        title: 'HIPAA',
        description:
          'The business associate agreement comes first, and each role sees the least its work requires.',
      },
      {
        title: 'FDA',
        description:
          'Where software counts as a device, every requirement is traced to its risk and its test, as IEC 62304 expects.',
      },
      {
        title: 'HL7',
        description:
          'Admissions, orders and results travel as v2 messages or FHIR resources, and a rejected one raises an alarm.',
      },
      {
        title: 'CLIA',
        description:
          'Quality-control runs, operator training and corrected results stay attached to the test they concern.',
      },
      {
        title: 'GDPR',
        description:
          'The impact assessment is written before the first table, and research extracts leave without names.',
      },
    ],
  },
  security: {
    heading: {
      title: 'Locks that open in an emergency',
      text: 'A password policy that slows a resuscitation will be written on a sticky note.',
    },
    items: [
      {
        title: 'Badge sign-in',
        description: 'The staff card opens a session on any ward computer, and a second tap closes it.',
      },
      {
        title: 'Break-glass access',
        description: 'In an emergency a clinician opens any record, gives a reason and is reviewed next day.',
      },
      {
        title: 'Downtime charts',
        description: 'Each ward holds a read-only copy, so a lost network does not mean lost allergies.',
      },
      {
        title: 'Lost tablets',
        description: 'One left in a taxi holds nothing readable and is wiped when it next connects.',
      },
      {
        title: 'Access log',
        description: 'Patients who ask can be told who opened their file, when and from which ward.',
      },
      {
        title: 'Synthetic test data',
        description: 'Developers work on patients who never existed, and real records stay in production.',
      },
    ],
  },
  whyHeading: { title: 'Before a clinical director signs' },
  why: [
    'Two shifts on the ward before we draw a screen',
    'Screens tried with gloves on and the lights down',
    'Go-live one ward at a time, with our people on the night shift too',
    'Analysers, record systems and pagers connected in a test bed first, never live',
    'MediConnect Pro took 25 developers 30 months, and we can show where the time went',
    'Validation papers that arrive with the release, not a quarter later',
  ],
  ctaCard: {
    heading: 'Bring the form everyone hates',
    text: 'Paper or screen. In thirty free minutes we will tell you which system it should feed, which rule governs it and which fields can go.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'The next shift starts at seven.',
    text: 'Tell us the ward, the record system and the rule that worries you. Someone who reads HL7 replies within two hours on business days.',
    actions: [
      { label: 'Start Your Healthcare Project', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
}

sample(healthcare.stories)
