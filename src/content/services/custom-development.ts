import { money } from '../counts.ts'
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
      'Operations platforms, customer portals and integrations. Your old system goes one part at a time. The code is yours on full payment.',
  },
  tagline: 'New system, no standstill',
  card: {
    description: 'We replace your old system one part at a time.',
    features: ['Old-system renewal', 'Integrations'],
  },
  hero: {
    badge: 'Custom Development',
    heading: 'Your old system stays until the new one is proven.',
    lede: 'If you have outgrown a spreadsheet, a packaged tool or its vendor, we build what comes next. We test each switch before it happens: the old and the new system run side by side until their figures agree. Where two systems can’t run at once, we rehearse twice, or move one small group after another.',
    actions: [
      { label: 'Start Your Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
  priceLine: `${price.short} It covers one complete process. In most of our case studies it was a tenth of the whole or less; at TechFlow Solutions it was a fifth of ${money(760_000)}, and its page shows the whole budget.`,
  drawing: {
    image: 'finished-custom',
    draft: 'draft-custom',
    alt: 'An operations screen with the day’s jobs by location',
  },
  intro: {
    title: 'New systems for old work',
    text: 'Some of your rules are in no document. We find them in the old system and in the habits of those who use it, so you needn’t write requirements for us.',
  },
  matchRun:
    'In a match run, the old and the new system do the same work for some weeks before you switch. The terms that we both sign say which figures must agree, and for how long. For a pump maker (TechFlow Solutions) we compared stock counts; for a laboratory group (Medical Lab System), test results.',
  services: [
    {
      icon: 'layers',
      title: 'Operations platforms',
      description:
        'Orders, people and stock are in one place, with the approval limits that your managers really use.',
      features: ['Permissions by location and role'],
    },
    {
      icon: 'users',
      title: 'Customer and partner portals',
      description: 'Your dealers look up their own orders and prices.',
      features: ['Invoices read straight from the ledger'],
    },
    {
      icon: 'refresh',
      title: 'Old-system renewal',
      description: 'We replace an Access database or a Delphi client one screen at a time.',
      features: ['Tests that record what the old system does', 'Data migration rehearsed on a full copy'],
    },
    {
      icon: 'plug',
      title: 'Integrations and APIs',
      description:
        'Your ERP, bank and tills exchange messages through a queue, where they wait if one of them is down.',
      features: ['SAP, Dynamics 365 and NetSuite', 'One screen for messages that failed'],
    },
    {
      icon: 'workflow',
      title: 'Spreadsheet replacement',
      description:
        'If more than one person understands your spreadsheet, leave it alone. If only one does, we turn its sheets into tables, and its macros into tested rules.',
      features: ['Every formula traced and given a name'],
    },
    {
      icon: 'wrench',
      title: 'Rescue and takeover',
      description:
        'When your vendor no longer answers, or the code no longer builds, we get it running before we give an opinion.',
      features: ['Written audit: keep, repair or replace', 'One safe release before any new feature'],
    },
  ],
  toolsHeading: {
    title: 'Technology stack',
    text: 'Your developers will have to look after it. If they know .NET, you get .NET.',
  },
  tools: [
    { name: 'Frontend', tools: ['React', 'Next.js', 'Angular', 'Vue', 'TypeScript'] },
    { name: 'Backend', tools: ['.NET', 'Java', 'Node.js', 'Python', 'Go'] },
    { name: 'Data and messaging', tools: ['PostgreSQL', 'SQL Server', 'Redis', 'Kafka', 'RabbitMQ'] },
    { name: 'Delivery', tools: ['Docker', 'Terraform', 'GitHub Actions', 'Playwright', 'OpenTelemetry'] },
  ],
  processHeading: {
    title: 'Four steps, and a test before the switch',
  },
  process: numbered([
    {
      title: 'Watch the work',
      description: 'We sit beside the people who do the job and note its rules and exceptions.',
      details: ['List of rules, each with an owner', 'Scope with a price range'],
    },
    {
      title: 'Design one process',
      description:
        'We start with one complete process, such as a purchase order. Its size tells us what the rest will cost.',
      details: ['Fixed price for the first release'],
    },
    {
      title: 'Build and compare',
      description:
        'As soon as figures can be compared, a report each morning shows where old and new differ.',
      details: ['Working software every two weeks'],
    },
    {
      title: 'Switch and close the old system',
      description: 'Locations move one at a time. The old system stays readable for a month.',
      details: ['Code yours on full payment, accounts in your name'],
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
    },
    projects: {
      'TechFlow Solutions': 'One platform replaced a pump maker’s 13 tools. Its page shows the whole budget.',
      'EnterpriseFlow ERP':
        'A manufacturer moved six plants to one system, each in a weekend after two rehearsals. The fourth went worst.',
      'Medical Lab System': 'Five laboratories switched bench by bench. The blood bank came last.',
      'FacilityMax Pro': 'A property company’s engineers often know of a fault before the tenant calls.',
      'Global Consulting Network': 'A one-page brief finds consultants who have no conflict of interest.',
    },
    drawing: {
      name: 'proof-custom-development',
      tall: 'proof-custom-development-tall',
      alt: 'Thirteen old tools become one system',
    },
  },
  closing: {
    heading: 'Bring the colleague who knows the exceptions.',
    text: `Most companies have someone who knows all the exceptions. Invite that person to the free call. ${price.discovery}`,
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}

sample(customDevelopment)
