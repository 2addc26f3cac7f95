import { price } from '../price.ts'
import { sample } from '../sample.ts'
import { type DevelopmentService, numbered } from '../schema.ts'

/** What `/web-development` says. */
export const webDevelopment: DevelopmentService = {
  name: 'Web Development',
  weave: 'satin',
  accent: 'green',
  updated: '2026-11-23',
  seo: {
    title: 'Web development for portals with a speed budget',
    description:
      'Customer portals, booking systems and internal tools for the browser, with a speed budget on every page and a route-by-route move off the old site.',
  },
  tagline: 'Fast on every connection',
  card: {
    description: 'Portals and web apps that load before anyone thinks of the back button.',
    features: ['Customer portals', 'A speed budget per page', 'APIs to your old systems'],
  },
  hero: {
    badge: 'Web Development',
    heading: 'Web development with a speed budget.',
    lede: 'Customer portals, booking systems and back-office tools, rendered on the server and timed on a mid-range phone. The free assessment is a 30-minute call and a two-page note: what slows your pages, and what to change first.',
    actions: [
      { label: 'Start Your Web Project', to: '/contact' },
      { label: 'Free Web Speed Assessment', to: 'booking' },
    ],
  },
  drawing: {
    image: 'finished-web',
    draft: 'draft-web',
    alt: 'An account page in a browser: the month’s electricity, a bill to pay, and bars that show how fast the page was ready. It lies over its draft in black squares, with a yellow thread between them.',
  },
  intro: {
    title: 'What your users get in the browser.',
    text: `Most projects combine two or three of these, whether they start a portal or rescue an old one. ${price.call} ${price.fixed}`,
  },
  matchRun:
    'Old and new route answer the same requests, and visitors move when status, price and text agree.',
  services: [
    {
      icon: 'user',
      title: 'Customer portals',
      description:
        'One sign-in for invoices, contracts, tickets and usage, read live from the systems that own them. Each account sees its own rows and no others.',
      features: ['Single sign-on', 'Access by role and row', 'Invoices and documents'],
    },
    {
      icon: 'list',
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
      icon: 'calendar',
      title: 'Search and booking',
      description:
        'Availability is right at the moment of the click: two people cannot take the same slot, and a misspelt name still finds the doctor.',
      features: ['Typo-tolerant search', 'Slots held during payment', 'Reminders and rescheduling'],
    },
    {
      icon: 'app',
      title: 'Progressive web apps',
      description:
        'Installed from the address bar without a store review. The screen you left opens offline and catches up when the train is out of the tunnel.',
      features: ['Install prompt and icon', 'Offline pages', 'Web push'],
    },
    {
      icon: 'plug',
      title: 'APIs and integrations',
      description:
        'One documented API stands between the new screens and the old systems, with a queue where the other side is slow and a log where it is wrong.',
      features: ['REST and GraphQL', 'Webhooks with retries', 'ERP, CRM and payment links'],
    },
    {
      icon: 'refresh',
      title: 'Renewal of old sites',
      description:
        'New pages replace old ones route by route, under the same domain and the same session, so every bookmark keeps working.',
      features: ['One route at a time', 'Redirect for every old address', 'No second sign-in'],
    },
  ],
  proof: {
    heading: {
      title: 'Built for the busy hour.',
      text: 'An exam platform where a year group signs in within one minute, and a client portal that carries 500+ engagements.',
    },
    projects: ['IntelliExam Platform', 'Enterprise Consulting Hub'],
    drawing: {
      name: 'proof-web-development',
      tall: 'proof-web-development-tall',
      alt: 'A year group as loose threads, each woven into one rose cloth at the second in which its student signs in. On the old servers one thread in five is in after 60 seconds and the rest run past; today all are, and a yellow one leads into the listening paper, where it becomes the sound',
    },
  },
  toolsHeading: {
    title: 'Tools we use.',
    text: 'Plain where they can be, because the browser already does more than most frameworks admit.',
  },
  tools: [
    { name: 'Interface', tools: ['TypeScript', 'React', 'Next.js', 'Vue', 'Angular'] },
    { name: 'Server', tools: ['Node.js', 'Go', 'Python', 'Java', '.NET'] },
    { name: 'Data', tools: ['PostgreSQL', 'Redis', 'Elasticsearch', 'Kafka'] },
    { name: 'Speed and safety', tools: ['Playwright', 'Lighthouse', 'k6', 'axe', 'OWASP ZAP'] },
  ],
  benefitsHeading: {
    title: 'What you can hold us to.',
    text: 'Each of these is a check in the build or a line in the contract.',
  },
  benefits: [
    {
      icon: 'timer',
      title: 'A budget for every page',
      description:
        'Script weight and time to first paint are limits in the build. A change that exceeds one is stopped before review.',
    },
    {
      icon: 'search',
      title: 'HTML a crawler can read',
      description:
        'Public pages arrive complete, each with its own address, title and structured data. Script is added afterwards, and only where a page needs it.',
    },
    {
      icon: 'eye',
      title: 'Works without a mouse',
      description:
        'Every form and table is used once by keyboard and once by screen reader before it counts as done, with WCAG 2.2 AA as the minimum.',
    },
    {
      icon: 'shield',
      title: 'Closed by default',
      description:
        'A content security policy and rate limits exist from the first commit, and somebody outside the team tries to break in before launch.',
    },
    {
      icon: 'link',
      title: 'A preview of each change',
      description:
        'Before code is merged it has a link of its own, where your product owner approves the page itself and not a description of it.',
    },
    {
      icon: 'gauge',
      title: 'Timings from real visits',
      description:
        'We collect load times by country and device and read them with you each month. Lab scores do not count.',
    },
  ],
  resultsHeading: {
    title: 'What two web apps are measured by.',
    text: 'Each figure is the client’s own count.',
  },
  results: [
    {
      value: '94%',
      label: 'Marking agreement',
      description:
        'IntelliExam Platform: how often the mark suggested for a written answer equals the one that the senior examiner gives.',
    },
    {
      value: '95%',
      label: 'Client retention',
      description:
        'Enterprise Consulting Hub: clients of the firm who signed again after their first engagement on the portal.',
    },
    {
      value: '500K+',
      label: 'Students',
      description:
        'IntelliExam Platform: students who have sat exams on it since it opened, in the browser of whichever machine the classroom had.',
    },
  ],
  processHeading: {
    title: 'One route goes first.',
    text: 'By the third step a page of yours is in production and being timed.',
  },
  process: numbered([
    {
      title: 'Measure',
      description:
        'We time what you have now, on real phones and from the countries your visitors come from, and list every system the pages read.',
      details: ['Speed report on ten busy pages', 'Inventory of systems and data', 'Budget per page type'],
    },
    {
      title: 'Map the routes',
      description:
        'Every address is kept, moved or retired, and beside each stand its data source, its owner and who may see it.',
      details: ['Route map with redirects', 'Access table by role', 'API outline'],
    },
    {
      title: 'First route live',
      description:
        'One page goes all the way to production behind a private link, with sign-in, live data and monitoring in place.',
      details: [
        'A page on the final servers',
        'HorizontalSteps and preview links',
        'First timing against the budget',
      ],
    },
    {
      title: 'Work down the map',
      description:
        'The busiest routes come first, in two-week sprints, and you click through each finished page while the next is being built.',
      details: [
        'Finished pages every two weeks',
        'A test for each user task',
        'Accessibility result per page',
      ],
    },
    {
      title: 'Break it on purpose',
      description:
        'We replay your busiest hour at three times its volume. Then we take the database away and time the recovery.',
      details: ['Load test report', 'Restore, rehearsed and timed', 'Penetration findings closed'],
    },
    {
      title: 'Switch over',
      description:
        'Visitors move to the new routes group by group, and the old site stays ready for two weeks in case you need it back.',
      details: [
        'Cut-over plan with a way back',
        'Redirects verified in the logs',
        'Code, accounts and runbook handed over',
      ],
    },
  ]),
  closing: {
    heading: 'How slow is your slowest page?',
    text: 'One address is enough. We time it before the call and tell you what it is waiting for, whether or not we end up rebuilding it.',
    actions: [
      { label: 'Talk to an Engineer', to: '/contact' },
      { label: 'View Success Stories', to: '/portfolio' },
    ],
  },
}

sample(webDevelopment.results)
