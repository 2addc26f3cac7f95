import { price } from '../price.ts'
import { sample } from '../sample.ts'
import { type CustomDevelopment, numbered } from '../schema.ts'

/** The content of the page `/services/custom-development`. */
export const customDevelopment: CustomDevelopment = {
  name: 'Custom Development',
  weave: 'plain',
  accent: 'blue',
  updated: '2026-11-28',
  seo: {
    title: 'Custom software development to replace old systems',
    description:
      'Operations platforms, customer portals and integrations. Your old system keeps running until the ' +
      'new one is proven. The code is yours on full payment.',
  },
  tagline: 'New system, no standstill',
  card: {
    description: 'We replace your old system one location at a time.',
    features: ['Portals and platforms', 'Legacy renewal', 'Integrations'],
  },
  hero: {
    badge: 'Custom Development',
    heading: 'Your old system stays until the new one works.',
    lede:
      'You need custom software when a spreadsheet, a packaged tool or its vendor can no longer do the ' +
      'work. The code is yours on full payment.',
    actions: [
      { label: 'Start Your Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
  drawing: {
    image: 'finished-custom',
    draft: 'draft-custom',
    alt: 'An operations screen with the day’s jobs by location',
  },
  intro: {
    title: 'New systems for old work',
    text: 'For a new product, see Product Engineering.',
  },
  matchRun:
    'You switch when the figures of both systems agree, or each difference is explained. For TechFlow ' +
    'Solutions we compared stock counts, and for Medical Lab System laboratory results.',
  services: [
    {
      icon: 'layers',
      title: 'Operations platforms',
      description:
        'Orders, people and stock are in one place, with the approval limits that you use in practice.',
      features: [
        'Permissions by location and by role',
        'Approvals with named deputies',
        'Month-end export in your accountant’s format',
      ],
    },
    {
      icon: 'users',
      title: 'Customer and partner portals',
      description: 'Dealers look up their own orders, prices and certificates.',
      features: [
        'Sign-in with Microsoft Entra ID or Google',
        'Invoices read straight from the ledger',
        'A separate price list for each dealer',
      ],
    },
    {
      icon: 'refresh',
      title: 'Legacy renewal',
      description: 'We replace an Access database or a Delphi client screen by screen.',
      features: [
        'First, tests record what the old system does',
        'Old and new results compared where possible',
        'Data migration rehearsed on a full copy',
      ],
    },
    {
      icon: 'plug',
      title: 'Integrations and APIs',
      description:
        'Your ERP, bank and tills exchange messages through a queue, which waits when one is down.',
      features: [
        'SAP, Dynamics 365 and NetSuite',
        'EDI and flat files where you still use them',
        'One screen for messages that failed',
      ],
    },
    {
      icon: 'workflow',
      title: 'Spreadsheet replacement',
      description: 'Sheets become tables and macros become tested rules. Every figure shows who changed it.',
      features: [
        'Every formula traced and given a name',
        'Exports that still open in Excel',
        'Years of old workbooks imported',
      ],
    },
    {
      icon: 'wrench',
      title: 'Rescue and takeover',
      description:
        'Your vendor no longer answers, or the code no longer builds. We get it running on a clean ' +
        'machine, and then advise you.',
      features: [
        'Written audit: keep, repair or replace',
        'Domains, keys and accounts recovered',
        'One safe release before any new feature',
      ],
    },
  ],
  toolsHeading: {
    title: 'Technology stack',
    text: 'If your developers know .NET, you get .NET.',
  },
  tools: [
    { name: 'Frontend', tools: ['React', 'Next.js', 'Angular', 'Vue', 'TypeScript'] },
    { name: 'Backend', tools: ['.NET', 'Java', 'Node.js', 'Python', 'Go'] },
    { name: 'Data and messaging', tools: ['PostgreSQL', 'SQL Server', 'Redis', 'Kafka', 'RabbitMQ'] },
    { name: 'Delivery', tools: ['Docker', 'Terraform', 'GitHub Actions', 'Playwright', 'OpenTelemetry'] },
  ],
  processHeading: {
    title: 'Four steps, with a report every night.',
    text: 'A larger programme is a series of releases.',
  },
  process: numbered([
    {
      title: 'Watch the work',
      description: 'We sit beside the people who do the job, and note each rule and each exception.',
      details: ['List of rules, each with an owner', 'Scope with a price range'],
    },
    {
      title: 'Design one process',
      description:
        'We first design one complete process, such as a purchase order. It shows how large the rest is.',
      details: ['Fixed price for the first release', 'Acceptance tests in your own words'],
    },
    {
      title: 'Build and compare',
      description:
        'Every two weeks you get working software. Where figures can be compared, a report shows old and ' +
        'new ones every night. Each difference is explained or corrected.',
      details: [
        'Nightly report of the differences',
        'Encrypted laptops, two-factor sign-in, every change reviewed',
      ],
    },
    {
      title: 'Switch and close the old system',
      description: 'Locations move one at a time. The old system stays readable for one month.',
      details: ['Runbook and training by role', 'Code yours on full payment, accounts in your name'],
    },
  ]),
  cloths: {
    old: 'Old',
    replacement: 'New',
    key: 'Each pin is a rule that we noted. The diamond is a difference that we explain or correct.',
    alt: 'The old system ends after the new one has been compared with it',
  },
  proof: {
    heading: {
      title: 'Systems that replaced older ones',
      text: 'A pump maker, a laboratory group, a manufacturer, a property company and a consulting network.',
    },
    projects: {
      'TechFlow Solutions': 'One platform replaced 13 tools. Its page shows the whole budget, line by line.',
      'EnterpriseFlow ERP': 'One system replaced five. Each of six plants switched in one weekend.',
      'Medical Lab System': 'Five laboratories switched bench by bench, and the blood bank came last.',
      'FacilityMax Pro': 'Faults in a thousand buildings reach an engineer without a telephone call.',
      'Global Consulting Network':
        'A one-page brief finds a team of consultants with no conflict of interest.',
    },
    drawing: {
      name: 'proof-custom-development',
      tall: 'proof-custom-development-tall',
      alt: 'Thirteen old tools become one system',
    },
  },
  closing: {
    heading: 'Start with discovery.',
    text: price.discovery,
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}

sample(customDevelopment)
