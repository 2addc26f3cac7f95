import { sample } from '../sample.ts'
import { type DevelopmentService, numbered } from '../schema.ts'

/** The content of the page `/web-development`. */
export const webDevelopment: DevelopmentService = {
  name: 'Web Development',
  weave: 'satin',
  accent: 'green',
  updated: '2026-11-28',
  seo: {
    title: 'Web development for customer portals and web apps',
    description:
      'Customer portals, booking systems and internal tools for the browser. Every page has a limit ' +
      'for its loading time, and old pages are replaced one by one.',
  },
  tagline: 'Fast on a mid-range phone',
  card: {
    description: 'Customer portals and web apps that load quickly on a mid-range phone.',
    features: ['Customer portals', 'A loading limit per page', 'APIs to your old systems'],
  },
  hero: {
    badge: 'Web Development',
    heading: 'Web development with a time limit for each page.',
    lede:
      'Customers of an energy supplier waited 4.6 s for their account. Now it takes 0.8 s. We build ' +
      'portals, booking systems and internal tools, and test them on a mid-range phone. On the free call ' +
      'of 30 minutes we measure your slowest page. Ask for a two-page note when you book, if you want the ' +
      'result in writing.',
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
    title: 'Web apps for customers and staff',
  },
  services: [
    {
      icon: 'user',
      title: 'Customer portals',
      description: 'Customers sign in once for invoices, contracts and usage, read live from your systems.',
      features: ['Single sign-on', 'Access by role and row', 'Invoices and documents'],
    },
    {
      icon: 'list',
      title: 'Internal tools',
      description:
        'Staff who use these screens all day see 400 rows, work by keyboard and can undo each step.',
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
      icon: 'plug',
      title: 'APIs and integrations',
      description:
        'One documented API connects the new screens with the old systems. It waits for slow systems ' +
        'and records errors.',
      features: ['REST and GraphQL', 'Webhooks with retries', 'ERP, CRM and payment links'],
    },
    {
      icon: 'refresh',
      title: 'Renewal of old sites',
      description: 'New pages replace old ones step by step, under the same domain and sign-in.',
      features: ['One group of pages at a time', 'Redirect for every old address', 'No second sign-in'],
    },
  ],
  proof: {
    heading: {
      title: 'Web apps for exams and for consultants',
    },
    projects: {
      'IntelliExam Platform':
        'A year group signs in within one minute. Answers stay on the device when a connection drops.',
      'Enterprise Consulting Hub':
        'Client and consultants work on one page, and find 20 years of slide decks by paragraph.',
    },
    drawing: {
      name: 'proof-web-development',
      tall: 'proof-web-development-tall',
      alt: 'A year group signs in within one minute',
    },
  },
  toolsHeading: {
    title: 'Tools we use',
  },
  tools: [
    { name: 'Interface', tools: ['TypeScript', 'React', 'Next.js', 'Vue', 'Angular'] },
    { name: 'Server', tools: ['Node.js', 'Go', 'Python', 'Java', '.NET'] },
    { name: 'Data', tools: ['PostgreSQL', 'Redis', 'Elasticsearch', 'Kafka'] },
    { name: 'Speed and safety', tools: ['Playwright', 'Lighthouse', 'k6', 'axe', 'OWASP ZAP'] },
  ],
  benefitsHeading: {
    title: 'Our promises',
  },
  benefits: [
    {
      title: 'A loading limit for each page',
      description:
        'We measure it before each release. A change that makes a page slower than its limit is not ' +
        'released.',
    },
    {
      title: 'Works by keyboard',
      description:
        'We test every form and table by keyboard and screen reader, to the accessibility standard ' +
        'WCAG 2.2 AA.',
    },
    {
      title: 'Closed by default',
      description:
        'The first version already blocks unknown scripts. We test the security before launch, and a ' +
        'firm of your choice may test it too.',
    },
  ],
  resultsHeading: {
    title: 'Times that users notice',
  },
  results: [
    {
      value: '0.8 s',
      label: 'Account page',
      description: 'An energy supplier: median on a mid-range phone in March 2026.',
    },
    {
      value: '60 s',
      label: 'For a year group to sign in',
      description:
        'IntelliExam Platform: within this time every student of a year group is signed in. On the old ' +
        'servers, only one in five was.',
    },
    {
      value: '1.1 s',
      label: 'Search in 20 years of slides',
      description:
        'Enterprise Consulting Hub: median until the first result, in its first year. Before, there was no ' +
        'search.',
    },
  ],
  processHeading: {
    title: 'Your first page goes live early.',
  },
  process: numbered([
    {
      title: 'Measure',
      description: 'We measure your present pages, on real phones and from your visitors’ countries.',
      details: ['Speed report on ten busy pages', 'Loading limit per page type'],
    },
    {
      title: 'List the pages',
      description: 'We keep, move or retire each old address.',
      details: ['List of pages with redirects', 'Access table by role'],
    },
    {
      title: 'First page live',
      description:
        'One page goes to production behind a private link, with sign-in, live data and monitoring.',
      details: ['A page on the final servers', 'Release pipeline and preview links'],
    },
    {
      title: 'Build the other pages',
      description: 'The busiest pages come first, in two-week sprints.',
      details: ['Finished pages every two weeks', 'A test for each user task'],
    },
    {
      title: 'Test for failures',
      description: 'We replay your busiest hour at double volume, and switch off the database.',
      details: ['Load test report', 'Restore, rehearsed and timed'],
    },
    {
      title: 'Switch over',
      description: 'Visitors move group by group. The old site stays readable for one month.',
      details: ['Switch plan that can be undone', 'Redirects verified in the logs'],
    },
  ]),
  closing: {
    heading: 'How slow is your slowest page?',
    text: 'Send us its public address. We measure it before the free call, and tell you there what to change first.',
    actions: [
      { label: 'Talk to an Engineer', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
}

sample(webDevelopment)
