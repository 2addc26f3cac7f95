import { sample } from '../sample.ts'
import type { DevelopmentService } from '../schema.ts'

/** What `/web-development` says. */
export const webDevelopment: DevelopmentService = {
  name: 'Web Development',
  weave: 'satin',
  hue: 'verdigris',
  updated: '2026-06-03',
  seo: {
    title: 'Web Development: Portals and Web Apps',
    description:
      'Customer portals, booking systems and internal tools for the browser, with a speed budget on every page and a route-by-route move off the old site.',
  },
  tagline: 'Fast on every connection',
  card: {
    description: 'Portals and web apps that have loaded before anyone thinks of the back button.',
    features: ['Customer portals', 'A speed budget per page', 'APIs to your old systems'],
  },
  hero: {
    badge: 'Web Development',
    heading: 'Already loaded.',
    lede: 'Customer portals, booking systems and back-office tools for the browser. We render them on the server, weigh every script, and time them on a mid-range phone on a train.',
    actions: [
      { label: 'Build Your Web App', to: '/contact' },
      { label: 'Free Web Speed Assessment', to: 'booking' },
    ],
  },
  drawing: {
    image: 'draft-web',
    alt: 'A web portal, split by a yellow thread: on the left a satin draft in black squares, on the right the finished account page with a timing bar that shows how fast it loaded',
  },
  intro: {
    title: 'What runs in the browser.',
    text: 'Six kinds of work, from a first portal to the rescue of an old one.',
  },
  services: [
    {
      mark: 'user',
      title: 'Customer portals',
      description:
        'One sign-in for invoices, contracts, tickets and usage, read live from the systems that own them. Each account sees its own rows and nobody else’s.',
      features: ['Single sign-on', 'Access by role and row', 'Invoices and documents'],
    },
    {
      mark: 'list',
      title: 'Internal tools',
      description:
        'Screens for people who sit in them eight hours a day: keyboard first, four hundred rows without a pause, and an undo.',
      features: [
        'Tables that filter as you type',
        'Bulk edits with undo',
        'Imports that explain their errors',
      ],
    },
    {
      mark: 'calendar',
      title: 'Search and booking',
      description:
        'Availability that is right at the moment of the click. Two people cannot take the same slot, and a misspelt name still finds the doctor.',
      features: ['Typo-tolerant search', 'Slots held during payment', 'Reminders and rescheduling'],
    },
    {
      mark: 'app',
      title: 'Progressive web apps',
      description:
        'Installed from the address bar, no store review. The last screen opens offline and catches up when the train leaves the tunnel.',
      features: ['Install prompt and icon', 'Offline pages', 'Web push'],
    },
    {
      mark: 'plug',
      title: 'APIs and integrations',
      description:
        'One documented API between the new screens and the old systems. There is a queue where the other side is slow and a log where it is wrong.',
      features: ['REST and GraphQL', 'Webhooks with retries', 'ERP, CRM and payment links'],
    },
    {
      mark: 'refresh',
      title: 'Renewal of old sites',
      description:
        'New pages replace old ones route by route, under the same domain and the same session. Bookmarks keep working.',
      features: ['One route at a time', 'Redirect for every old address', 'No second sign-in'],
    },
  ],
  proof: {
    heading: {
      title: 'Built for the busy hour.',
      text: 'A payment gateway and a health directory. Both are judged in milliseconds.',
    },
    projects: ['PayFlow Gateway', 'Health Discovery Platform'],
  },
  toolsHeading: {
    title: 'What we build it with.',
    text: 'Dull where it can be. The browser already does more than most frameworks admit.',
  },
  tools: [
    { category: 'Interface', tools: ['TypeScript', 'React', 'Next.js', 'Vue', 'Angular'] },
    { category: 'Server', tools: ['Node.js', 'Go', 'Python', 'Java', '.NET'] },
    { category: 'Data', tools: ['PostgreSQL', 'Redis', 'Elasticsearch', 'Kafka'] },
    { category: 'Speed and safety', tools: ['Playwright', 'Lighthouse', 'k6', 'axe', 'OWASP ZAP'] },
  ],
  benefitsHeading: {
    title: 'What you can hold us to.',
    text: 'Each of these is a check in the build or a line in the contract.',
  },
  benefits: [
    {
      mark: 'timer',
      title: 'A budget for every page',
      description:
        'Script weight and time to first paint are limits in the build. A change that exceeds one is stopped before review.',
    },
    {
      mark: 'search',
      title: 'HTML a crawler can read',
      description:
        'Public pages arrive complete, each with its own address, title and structured data. Script is added afterwards, and only where a page needs it.',
    },
    {
      mark: 'eye',
      title: 'Works without a mouse',
      description:
        'Every form and table is used once by keyboard and once by screen reader before it is called done. WCAG 2.2 AA is the floor.',
    },
    {
      mark: 'shield',
      title: 'Closed by default',
      description:
        'Content security policy and rate limits exist from the first commit. Somebody outside the team tries to break in before launch.',
    },
    {
      mark: 'link',
      title: 'A preview of each change',
      description:
        'Before code is merged it has a link of its own. Your product owner approves the page itself, on their own screen.',
    },
    {
      mark: 'gauge',
      title: 'Timings from real visits',
      description:
        'We collect load times by country and device, and read them with you each month. The laboratory figure stays in the laboratory.',
    },
  ],
  resultsHeading: {
    title: 'Three sites that carry weight.',
    text: 'Figures from projects in daily use.',
  },
  results: [
    {
      value: '99.7%',
      label: 'Payment success rate',
      description:
        'PayFlow Gateway: cards, wallets and transfers that go through at the first attempt, for 10K+ merchants.',
    },
    {
      value: '500K+',
      label: 'Bookings',
      description:
        'Health Discovery Platform: appointments with 15K+ providers, booked in three screens: complaint, provider, time.',
    },
    {
      value: '100K+',
      label: 'Daily readers',
      description:
        'Digital News Platform: a morning edition that is out at six and has to open at once when everybody wakes up.',
    },
  ],
  processHeading: {
    title: 'One route goes first.',
    text: 'Six steps. By the third, a page of yours is in production and being timed.',
  },
  process: [
    {
      title: 'Measure',
      description:
        'We time what you have now, on real phones and from the countries your visitors come from, and list every system the pages read.',
      details: ['Speed report on ten busy pages', 'Inventory of systems and data', 'Budget per page type'],
    },
    {
      title: 'Map the routes',
      description:
        'Every address is kept, moved or retired. Beside each stand its data source, its owner and who may see it.',
      details: ['Route map with redirects', 'Access table by role', 'API outline'],
    },
    {
      title: 'First route live',
      description:
        'One page goes all the way to production behind a link that only you have: sign-in, live data, monitoring, the lot.',
      details: [
        'A page on the final servers',
        'Pipeline and preview links',
        'First timing against the budget',
      ],
    },
    {
      title: 'Work down the map',
      description:
        'The busiest routes come first, in two-week sprints. You click through each finished page while the next is being built.',
      details: [
        'Finished pages every two weeks',
        'A test for each user task',
        'Accessibility result per page',
      ],
    },
    {
      title: 'Break it on purpose',
      description:
        'We replay your busiest hour at three times its volume. Then we pull the database out from under it and time the recovery.',
      details: ['Load test report', 'Restore, rehearsed and timed', 'Penetration findings closed'],
    },
    {
      title: 'Switch over',
      description:
        'Visitors move to the new routes group by group. The old site stays warm for two weeks in case it is missed.',
      details: [
        'Cut-over plan with a way back',
        'Redirects verified in the logs',
        'Code, accounts and runbook handed over',
      ],
    },
  ],
  closing: {
    heading: 'Send us your slowest page.',
    text: 'One address is enough. We will time it before the call and tell you what it is waiting for, whether or not we end up rebuilding it.',
    actions: [
      { label: 'Talk to a Web Engineer', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
}

sample(webDevelopment.results)
