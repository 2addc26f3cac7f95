import { sample } from '../sample.ts'
import { type DevelopmentService, numbered } from '../schema.ts'

/** The content of the page `/web-development`. */
export const webDevelopment: DevelopmentService = {
  name: 'Web Development',
  weave: 'satin',
  accent: 'green',
  updated: '2026-11-25',
  seo: {
    title: 'Web development for customer portals and web apps',
    description:
      'Customer portals, booking systems and internal tools for the browser. Every page has a limit for its loading time, and old pages are replaced one by one.',
  },
  tagline: 'Fast on a mid-range phone',
  card: {
    description: 'Customer portals and web apps that load quickly on a mid-range phone.',
    features: ['Customer portals', 'A loading limit per page', 'APIs to your old systems'],
  },
  hero: {
    badge: 'Web Development',
    heading: 'Web development without slow pages.',
    lede: 'We build customer portals, booking systems and internal tools, and test them on a mid-range phone. The free assessment is a 30-\u2060minute call and a two-page note on what slows your pages and what to change first.',
    actions: [
      { label: 'Start Your Web Project', to: '/contact' },
      { label: 'Free Web Speed Assessment', to: 'booking' },
    ],
  },
  drawing: {
    image: 'finished-web',
    draft: 'draft-web',
    moves: 'load',
    alt: 'An account page with an electricity bill',
  },
  intro: {
    title: 'What your users get in the browser.',
    text: 'Most projects combine two or three of these, for a new portal or an old one.',
  },
  services: [
    {
      icon: 'user',
      title: 'Customer portals',
      description:
        'Customers sign in once for invoices, contracts, tickets and usage, read live from your systems. Each account sees only its own data.',
      features: ['Single sign-on', 'Access by role and row', 'Invoices and documents'],
    },
    {
      icon: 'list',
      title: 'Internal tools',
      description:
        'We build screens for people who work in them eight hours a day. Each screen works by keyboard, shows four hundred rows and has an undo.',
      features: [
        'Tables that filter as you type',
        'Bulk edits with undo',
        'Imports that explain their errors',
      ],
    },
    {
      icon: 'calendar',
      title: 'Search and booking',
      description:
        'Two people cannot book the same slot. A search with a spelling mistake still finds the doctor.',
      features: ['Typo-tolerant search', 'Slots held during payment', 'Reminders and rescheduling'],
    },
    {
      icon: 'app',
      title: 'Progressive web apps',
      description:
        'People install such an app from the browser, without a store. The screen used last opens offline, and is updated when the network returns.',
      features: ['Install prompt and icon', 'Offline pages', 'Web push'],
    },
    {
      icon: 'plug',
      title: 'APIs and integrations',
      description:
        'One documented API connects the new screens with the old systems. It waits for slow systems and records errors.',
      features: ['REST and GraphQL', 'Webhooks with retries', 'ERP, CRM and payment links'],
    },
    {
      icon: 'refresh',
      title: 'Renewal of old sites',
      description:
        'New pages replace old ones step by step, under the same domain and sign-in. Old bookmarks still work.',
      features: ['One group of pages at a time', 'Redirect for every old address', 'No second sign-in'],
    },
  ],
  proof: {
    heading: {
      title: 'Two web apps that we built.',
    },
    projects: ['IntelliExam Platform', 'Enterprise Consulting Hub'],
    drawing: {
      name: 'proof-web-development',
      tall: 'proof-web-development-tall',
      alt: 'A year group signs in within one minute',
    },
  },
  toolsHeading: {
    title: 'Tools we use.',
  },
  tools: [
    { name: 'Interface', tools: ['TypeScript', 'React', 'Next.js', 'Vue', 'Angular'] },
    { name: 'Server', tools: ['Node.js', 'Go', 'Python', 'Java', '.NET'] },
    { name: 'Data', tools: ['PostgreSQL', 'Redis', 'Elasticsearch', 'Kafka'] },
    { name: 'Speed and safety', tools: ['Playwright', 'Lighthouse', 'k6', 'axe', 'OWASP ZAP'] },
  ],
  benefitsHeading: {
    title: 'What we promise.',
  },
  benefits: [
    {
      title: 'A loading limit for each page',
      description:
        'Before each release we measure script size and time to first display. A change above the limit is stopped.',
    },
    {
      title: 'Works without a mouse',
      description:
        'We test every form and table by keyboard and screen reader, to the accessibility standard WCAG 2.2 AA.',
    },
    {
      title: 'Closed by default',
      description:
        'The first version already blocks unknown scripts and limits repeated requests. Before launch, someone outside the team tries to break in.',
    },
  ],
  resultsHeading: {
    title: 'Figures from two of our web apps.',
  },
  results: [
    {
      value: '94%',
      label: 'Marking agreement',
      description:
        'IntelliExam Platform: written answers of the latest season for which the software suggests the same mark as the senior examiner.',
    },
    {
      value: '95%',
      label: 'Client retention',
      description:
        'Enterprise Consulting Hub: clients of the firm who signed again within a year of their first engagement on the portal.',
    },
    {
      value: '500K+',
      label: 'Students',
      description: 'IntelliExam Platform: students who have sat exams on it since it opened.',
    },
  ],
  processHeading: {
    title: 'One page goes live first.',
  },
  process: numbered([
    {
      title: 'Measure',
      description: 'We measure your present pages, on real phones and from your visitors’ countries.',
      details: [
        'Speed report on ten busy pages',
        'Inventory of systems and data',
        'Loading limit per page type',
      ],
    },
    {
      title: 'List the pages',
      description: 'We keep, move or retire each old address.',
      details: ['List of pages with redirects', 'Access table by role', 'API outline'],
    },
    {
      title: 'First page live',
      description:
        'One page goes to production behind a private link, with sign-in, live data and monitoring.',
      details: [
        'A page on the final servers',
        'Release pipeline and preview links',
        'First measurement against the limit',
      ],
    },
    {
      title: 'Build the other pages',
      description: 'The busiest pages come first, in two-week sprints.',
      details: [
        'Finished pages every two weeks',
        'A test for each user task',
        'Accessibility result per page',
      ],
    },
    {
      title: 'Test for failures',
      description:
        'We replay your busiest hour at three times its volume. Then we switch off the database and measure the recovery time.',
      details: ['Load test report', 'Restore, rehearsed and timed', 'Penetration findings closed'],
    },
    {
      title: 'Switch over',
      description:
        'Visitors move to the new pages group by group. The old site stays readable for one month.',
      details: [
        'Switch plan that can be undone',
        'Redirects verified in the logs',
        'Code, accounts and notes handed over',
      ],
    },
  ]),
  closing: {
    heading: 'How slow is your slowest page?',
    text: 'Send us its address. We measure it before the call and tell you why it is slow, even if you order nothing.',
    actions: [
      { label: 'Talk to an Engineer', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
}

sample(webDevelopment.hero.lede)
sample(webDevelopment.services)
sample(webDevelopment.benefits)
sample(webDevelopment.results)
sample(webDevelopment.processHeading)
sample(webDevelopment.process)
sample(webDevelopment.closing)
