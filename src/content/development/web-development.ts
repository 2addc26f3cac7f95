import { price } from '../price.ts'
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
    features: ['Customer portals', 'APIs to your old systems'],
  },
  hero: {
    badge: 'Web Development',
    heading: 'Web apps with a loading limit for each page',
    lede: 'We build portals, booking systems and internal tools for companies whose customers wait too long for a page. An energy supplier’s account page took a median of 4.6\u00a0s on a mid-range phone in March 2025, and 0.8\u00a0s a year later (some 200,000 visits each).',
    actions: [
      { label: 'Start Your Web Project', to: '/contact' },
      { label: 'Free Web Speed Assessment', to: 'booking' },
    ],
  },
  priceLine: `The busiest pages come first, from ${price.from} at a fixed price; the old site keeps the others for now. Name your slowest page when you book the free assessment; we measure it before the call.`,
  drawing: {
    image: 'finished-web',
    draft: 'draft-web',
    moves: 'load',
    alt: 'An account page with an electricity bill',
  },
  intro: {
    title: 'Web apps for customers and staff',
    text: 'The contract gives each page a loading limit, often two seconds on a mid-range phone, and we go on at our own cost until the page meets it. A change that would make it too slow waits, even if your director asked for it: a page left for later stays slow for years.',
  },
  services: [
    {
      icon: 'user',
      title: 'Customer portals',
      description: 'Customers sign in once for invoices, contracts and usage, read live from your systems.',
      features: ['Access by role and row'],
    },
    {
      icon: 'list',
      title: 'Internal tools',
      description: 'People who use one screen all day want long lists, keyboard commands and an undo.',
      features: ['Bulk edits with undo', 'Imports that explain errors'],
    },
    {
      icon: 'calendar',
      title: 'Search and booking',
      description:
        'Two people can’t book the same slot. Whoever types “dermatolgist” still finds the doctor.',
      features: ['Slots held during payment'],
    },
    {
      icon: 'plug',
      title: 'APIs and integrations',
      description: 'One documented API connects the new screens with your old systems.',
      features: ['Webhooks with retries'],
    },
    {
      icon: 'refresh',
      title: 'Renewal of old sites',
      description: 'New pages replace old ones a few at a time, so that a fault stays small.',
      features: ['Redirect for every old address', 'No second sign-in'],
    },
  ],
  proof: {
    heading: {
      title: 'Web apps for exams and for consultants',
    },
    projects: {
      'IntelliExam Platform':
        'Students keep writing when their school’s connection drops: answers are on the device.',
      'Enterprise Consulting Hub': 'Consultants and clients share one page for calls and plan.',
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
      description: 'It’s in the contract. Before each release we measure it on a mid-range phone.',
    },
    {
      title: 'Works by keyboard',
      description:
        'We test every form and table by keyboard and screen reader, to WCAG 2.2 AA, the accessibility standard.',
    },
    {
      title: 'Closed by default',
      description:
        'Unknown scripts are blocked from the first day. If you like, a firm of your choice tests the security before launch.',
    },
  ],
  resultsHeading: {
    title: 'What users notice',
  },
  results: [
    {
      value: '31%',
      label: 'Fewer calls about bills',
      description:
        'The same energy supplier had 12,900 from January to March 2025, and 8,900 in the same months of 2026.',
    },
    {
      value: '60 s',
      label: 'For a year group to start',
      description:
        'An awarding body (IntelliExam Platform, 2024–2025): in June 2026, all 30,000 students of a year group started a paper in the same minute. On the old servers, 6,000 could.',
    },
    {
      value: '1.1 s',
      label: 'Search in 20 years of slides',
      description:
        'A consulting firm (Enterprise Consulting Hub, 2023–2024): median time to the first result of all searches in 2025. ' +
        'Before, there was no search.',
    },
  ],
  processHeading: {
    title: 'The first page goes to the real servers before the others are built.',
  },
  process: numbered([
    {
      title: 'Measure',
      description: 'We measure your present pages on real phones in your visitors’ countries.',
      details: ['Speed report on ten busy pages', 'Loading limit per page type'],
    },
    {
      title: 'List the pages',
      description: 'We keep, move or retire each old address.',
      details: ['List of pages with redirects'],
    },
    {
      title: 'Try the first page',
      description:
        'One page goes to the final servers, behind a private link. Sign-in and live data bring the surprises.',
      details: ['A page that staff can try'],
    },
    {
      title: 'Build the other pages',
      description: 'The busiest pages come first, in sprints of two weeks.',
      details: ['A test for every task of a user'],
    },
    {
      title: 'Test for failures',
      description:
        'We replay your busiest hour at double volume. Then we switch off the database to see what happens.',
      details: ['Load test report', 'Timed restore'],
    },
    {
      title: 'Switch over',
      description: 'Visitors move group by group. For a month, the old site stays readable.',
      details: ['Switch plan that can be undone'],
    },
  ]),
  closing: {
    heading: 'Start with the page that customers complain about.',
    text: 'It can go live by itself, while the rest of the old site stays.',
    actions: [
      { label: 'Talk to an Engineer', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
}

sample(webDevelopment)
