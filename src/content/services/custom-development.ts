import type { CustomDevelopment } from '../schema.ts'

/** What `/services/custom-development` says. */
export const customDevelopment: CustomDevelopment = {
  name: 'Custom Development',
  weave: 'plain',
  hue: 'indigo',
  updated: '2026-09-14',
  seo: {
    title: 'Custom software development',
    description:
      'Operations platforms, portals, integrations and legacy renewal. Built beside the system you run ' +
      'now, switched over site by site, and owned by you.',
  },
  tagline: 'Systems shaped to how you work',
  card: {
    description: 'Systems shaped to the way you already work, not the other way round.',
    features: ['Portals and platforms', 'Legacy renewal', 'Integrations and APIs'],
  },
  hero: {
    badge: 'Custom Development',
    heading: 'It fits because we measured.',
    lede:
      'We sit with the people who run the spreadsheet, write down the rules nobody documented, and build ' +
      'the one system that keeps them. The code is yours on final payment.',
    actions: [
      { label: 'Start Your Project', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
  drawing: {
    image: 'draft-custom',
    alt:
      'An operations screen: the left half drafted in black squares like a spreadsheet grid, the right half ' +
      'finished as a set of modules, with a yellow thread between them.',
  },
  intro: {
    title: 'What we build, and what it replaces.',
    text: 'Most projects start as one of these six and finish as two.',
  },
  services: [
    {
      mark: 'layers',
      title: 'Operations platforms',
      description:
        'Orders, people and stock in one place, with the approval limits your department heads really apply.',
      features: [
        'Permissions by site and by duty',
        'Approvals with named deputies',
        'Month-end export in your accountant’s format',
      ],
    },
    {
      mark: 'users',
      title: 'Customer and partner portals',
      description:
        'Dealers look up their own orders, prices and certificates. Your phone rings about the difficult ' +
        'ones.',
      features: [
        'Sign-in with Microsoft Entra ID or Google',
        'Invoices read straight from the ledger',
        'Price lists kept apart per dealer',
      ],
    },
    {
      mark: 'refresh',
      title: 'Legacy renewal',
      description:
        'The Access database, the Delphi client, the stored procedures. Replaced screen by screen while ' +
        'in use.',
      features: [
        'Tests that pin down today’s behaviour first',
        'Old and new results compared every night',
        'Data migration rehearsed on a full copy',
      ],
    },
    {
      mark: 'plug',
      title: 'Integrations and APIs',
      description:
        'ERP, bank, carrier, till. Messages are queued and retried, so a partner’s bad night stays the ' +
        'partner’s.',
      features: [
        'SAP, Dynamics 365 and NetSuite',
        'EDI and flat files where they persist',
        'One screen that shows what is stuck',
      ],
    },
    {
      mark: 'workflow',
      title: 'Spreadsheet replacement',
      description:
        'When five people edit one workbook, the last to save wins. Sheets become tables, macros become ' +
        'tested rules.',
      features: [
        'Every formula traced and given a name',
        'A history of who changed which figure',
        'Years of old workbooks imported',
      ],
    },
    {
      mark: 'wrench',
      title: 'Rescue and takeover',
      description:
        'The vendor has gone quiet and the build no longer builds. We get it running on a clean machine, ' +
        'then advise.',
      features: [
        'Written audit: keep, mend or replace',
        'Domains, keys and accounts recovered',
        'One safe release before any new feature',
      ],
    },
  ],
  stackHeading: {
    title: 'Technology stack',
    text: 'Chosen for whoever maintains it after us. If your two developers know .NET, you get .NET.',
  },
  stack: [
    { category: 'Frontend', tools: ['React', 'Next.js', 'Angular', 'Vue', 'TypeScript'] },
    { category: 'Backend', tools: ['.NET', 'Java', 'Node.js', 'Python', 'Go'] },
    { category: 'Data and messaging', tools: ['PostgreSQL', 'SQL Server', 'Redis', 'Kafka', 'RabbitMQ'] },
    { category: 'Delivery', tools: ['Docker', 'Terraform', 'GitHub Actions', 'Playwright', 'OpenTelemetry'] },
  ],
  processHeading: {
    title: 'Four steps, with the old system still running.',
    text: 'Nobody works in two systems for longer than their own switch-over week.',
  },
  process: [
    {
      title: 'Shadow the work',
      description:
        'One to two weeks beside the people who do the job. We note each rule, each exception and each ' +
        'workaround, including the macro whose author left years ago.',
      details: [
        'Map of systems and data flows',
        'List of rules, each with an owner',
        'Scope and fixed estimate',
      ],
    },
    {
      title: 'Cut the first slice',
      description:
        'We take one process that runs from start to finish, say a purchase order from request to ' +
        'payment, and design that alone. The rest of the scope can wait for what it teaches.',
      details: ['Prototype you can click', 'Data model on one page', 'Acceptance tests in your own words'],
    },
    {
      title: 'Run side by side',
      description:
        'New software every two weeks, on a copy of your data. Each night the old results and the new ' +
        'ones are compared, and every difference gets an explanation or a fix.',
      details: [
        'Working release every two weeks',
        'Nightly comparison report',
        'Open board, open repository',
      ],
    },
    {
      title: 'Switch and retire',
      description:
        'Sites move over one at a time, after a dress rehearsal of the migration. The old system stays ' +
        'readable until a month has passed in which nobody opened it.',
      details: [
        'Migration script, rehearsed twice',
        'Runbook and training by role',
        'Code, licences and accounts in your name',
      ],
    },
  ],
  proof: {
    heading: {
      title: 'The shelf, cleared.',
      text: 'One operations platform, one ERP. Look at what each of them took over.',
    },
    projects: ['TechFlow Solutions', 'EnterpriseFlow ERP'],
  },
  closing: {
    heading: 'Show us the spreadsheet.',
    text:
      'The real one, with the hidden columns. In thirty minutes an engineer will tell you what it has ' +
      'become and what replacing it would involve.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an architect', to: '/contact' },
    ],
  },
}
