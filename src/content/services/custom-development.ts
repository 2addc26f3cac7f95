import { price } from '../price.ts'
import { sample } from '../sample.ts'
import { type CustomDevelopment, numbered } from '../schema.ts'

/** What `/services/custom-development` says. */
export const customDevelopment: CustomDevelopment = {
  name: 'Custom Development',
  weave: 'plain',
  accent: 'blue',
  updated: '2026-11-23',
  seo: {
    title: 'Custom software development to replace old systems',
    description:
      'Operations platforms, portals and integrations, built beside the system you run now and switched ' +
      'over site by site. The code is yours on full payment.',
  },
  tagline: 'Built beside your old system',
  card: {
    description:
      'Platforms, portals and integrations, built beside the system you run today and switched over site ' +
      'by site.',
    features: ['Portals and platforms', 'Legacy renewal', 'Integrations and APIs'],
  },
  hero: {
    badge: 'Custom Development',
    heading: 'Custom software development that keeps you running.',
    lede:
      'For companies that have outgrown a spreadsheet, a packaged tool or a vendor. We write down the ' +
      'rules your people really follow, build the one system that keeps them, and leave you the owner of ' +
      'its code on full payment.',
    actions: [
      { label: 'Start Your Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
  drawing: {
    image: 'finished-custom',
    draft: 'draft-custom',
    alt:
      'An operations screen with a day of jobs by site, four figures and a bar of the week’s work. Drawn as a ' +
      'draft in black squares and, over that, finished, with a yellow thread between them.',
  },
  intro: {
    title: 'What we build, and what it replaces.',
    text:
      'Most clients come for one of these and find that they need a second. If you are building something ' +
      'new to sell, start with Product Engineering.',
  },
  matchRun:
    'Your old system and its replacement book the same orders, site by site, and a site switches once the figures agree.',
  services: [
    {
      icon: 'layers',
      title: 'Operations platforms',
      description:
        'Orders, people and stock in one place, under the approval limits that your department heads apply ' +
        'in practice.',
      features: [
        'Permissions by site and by duty',
        'Approvals with named deputies',
        'Month-end export in your accountant’s format',
      ],
    },
    {
      icon: 'users',
      title: 'Customer and partner portals',
      description:
        'Dealers look up their own orders, prices and certificates, so the calls that still reach your desk ' +
        'are the ones that need a person.',
      features: [
        'Sign-in with Microsoft Entra ID or Google',
        'Invoices read straight from the ledger',
        'Price lists kept apart per dealer',
      ],
    },
    {
      icon: 'refresh',
      title: 'Legacy renewal',
      description:
        'The Access database, the Delphi client, the stored procedures: replaced screen by screen, while ' +
        'your staff go on working in what is left.',
      features: [
        'Tests that pin down today’s behaviour first',
        'Old and new results compared every night',
        'Data migration rehearsed on a full copy',
      ],
    },
    {
      icon: 'plug',
      title: 'Integrations and APIs',
      description:
        'ERP, bank, carrier and till exchange messages through a queue that retries, so a partner’s outage ' +
        'stays the partner’s problem.',
      features: [
        'SAP, Dynamics 365 and NetSuite',
        'EDI and flat files where they persist',
        'One screen that shows what is stuck',
      ],
    },
    {
      icon: 'workflow',
      title: 'Spreadsheet replacement',
      description:
        'When five people edit one workbook, whoever saves last wins. Its sheets become tables, its macros ' +
        'become tested rules, and every figure keeps a record of who changed it.',
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
        'When a vendor has gone quiet and the code no longer builds, we get it running on a clean machine ' +
        'before we advise you what to do with it.',
      features: [
        'Written audit: keep, mend or replace',
        'Domains, keys and accounts recovered',
        'One safe release before any new feature',
      ],
    },
  ],
  toolsHeading: {
    title: 'Technology stack.',
    text: 'Chosen for whoever maintains it after us. If your own developers know .NET, you get .NET.',
  },
  tools: [
    { name: 'Frontend', tools: ['React', 'Next.js', 'Angular', 'Vue', 'TypeScript'] },
    { name: 'Backend', tools: ['.NET', 'Java', 'Node.js', 'Python', 'Go'] },
    { name: 'Data and messaging', tools: ['PostgreSQL', 'SQL Server', 'Redis', 'Kafka', 'RabbitMQ'] },
    { name: 'Delivery', tools: ['Docker', 'Terraform', 'GitHub Actions', 'Playwright', 'OpenTelemetry'] },
  ],
  processHeading: {
    title: 'Four steps, with the old system still running.',
    text:
      'A first release takes 12–21 weeks, and a larger programme is a series of them. Each switch waits ' +
      'for a match run: two weeks for a laboratory bench, sixty evenings for a ledger.',
  },
  process: numbered([
    {
      title: 'Shadow the work',
      description: `We sit beside the people who do the job and note each rule, exception and workaround. ${price.discovery}`,
      details: [
        'Map of systems and data flows',
        'List of rules, each with an owner',
        'Scope with a price range',
      ],
    },
    {
      title: 'Cut the first slice',
      description:
        'We take one process that runs from start to finish, such as a purchase order from request to ' +
        'payment, and design that alone. What it teaches decides the scope of everything after it.',
      details: [
        'Prototype you can click',
        'Fixed price for the first release',
        'Acceptance tests in your own words',
      ],
    },
    {
      title: 'Run side by side',
      description:
        'Every two weeks you get working software, tried on a masked copy of your data. In a match run its ' +
        'results are compared each night with those of the old system, and every difference ends in an ' +
        'explanation or a fix.',
      details: [
        'Working release every two weeks',
        'Nightly comparison report',
        sample('Encrypted laptops, two-factor sign-in, every change reviewed'),
      ],
    },
    {
      title: 'Switch and retire',
      description:
        'Sites move one at a time, after a dress rehearsal of the migration, and the old system stays ' +
        'readable for a month after its final use. Leaving us is as orderly: at the end of a phase we ' +
        'hand over all you have paid for, with the access to carry on.',
      details: [
        'Migration script, rehearsed twice',
        'Runbook and training by role',
        'Code yours on full payment, accounts in your name',
      ],
    },
  ]),
  cloths: {
    old: 'Old',
    replacement: 'New',
    alt:
      'Two cloths beside the steps. The old one runs on from the first to the fourth, where it frays; the new ' +
      'one gets its warp and a first yellow slice in the second, is compared row by row in the third and is ' +
      'alone at the end.',
  },
  proof: {
    heading: {
      title: 'What two clients switched off.',
      text: 'A pump maker retired thirteen tools, and a group of six plants five ERPs.',
    },
    projects: ['TechFlow Solutions', 'EnterpriseFlow ERP'],
    drawing: {
      name: 'proof-custom-development',
      tall: 'proof-custom-development-tall',
      alt:
        'Thirteen tangled loose ends, among them a macro of 900 lines and two kinds of stock count, come ' +
        'down into one cloth. A yellow thread crosses all thirteen: an order, typed once, that stock, ' +
        'plant, fleet and finance see.',
    },
  },
  closing: {
    heading: 'Show us the spreadsheet.',
    text:
      'Bring the real one, hidden columns included. In thirty minutes an engineer will tell you what it ' +
      `has become, what replacing it involves and a rough figure. ${price.phases}`,
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}
