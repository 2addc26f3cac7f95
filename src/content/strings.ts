import { company } from './company.ts'
import { unbroken } from './counts.ts'
import { sample } from './sample.ts'
import type { Strings } from './schema.ts'

/**
 * The texts of the header, the footer, sections and controls that several pages share. Texts of a single page are in
 * the file of the page, and names of pages in menus are in `src/routes.ts`. Texts with variable parts are functions.
 */
export const strings: Strings = {
  /** The language of these texts and of every page without `lang` (BCP 47), and as Open Graph has it. */
  language: { tag: 'en', locale: 'en_GB' },
  /** The first link of every page, which is visible only when it has the focus. */
  skip: 'Skip to content',
  /** Screen readers announce it after the text of a link that opens in a new tab. */
  newTab: '(opens in a new tab)',
  /** The accessible name of the slider on the picture of a service. */
  divider: 'Divider between draft and finished picture',
  /** The accessible name of the slider on the picture of the home page, and its value, whose first number changes. */
  reed: {
    label: 'Weave the loose threads',
    value: (woven, threads) => `${woven} of ${threads} threads woven`,
  },
  breadcrumbs: 'Breadcrumb',
  /** What screen readers call the list of links to the sections of a page. */
  contents: 'On this page',
  rated: (stars) => `Rated ${stars} out of 5`,

  header: {
    menu: 'Main',
    home: `${company.name}, home`,
    action: 'Get Started',
  },

  mobileMenu: {
    open: 'Open menu',
    close: 'Close menu',
    name: 'Menu',
    nav: 'Mobile',
    action: 'Book a Free Consultation',
  },

  footer: {
    nav: 'Footer',
    /** The large text. Each item is a line. */
    line: ['Tell us what', 'to replace or build.'],
    contact: 'Talk to Our Experts',
    booking: 'Book a Free Consultation',
    /** The accessible name of `booking`. Links with the same text lead to the booking page, and this one does not. */
    bookingName: 'Book a Free Consultation on the scheduling page',
    rights: `© ${company.founded} ${company.name}. All rights reserved.`,
  },

  /** The notice on deployments that are not the public site. */
  notice: {
    label: 'Notice',
    preview: 'This is a preview. What you read here may change, and may never be published.',
    demo: 'This is a demonstration of the site, not the site that the company answers for.',
  },

  /** The texts of a project in a list. */
  project: {
    /** How many weeks the first release of a project took, and what it was. */
    first: (what, weeks) => `Its first release took ${weeks} weeks: ${what}.`,
    technologies: 'Technologies Used',
    view: 'View Case Study',
    /** The text of the link below a success story of an industry. */
    read: (title, years) => unbroken(`Case study: ${title}, ${years}`),
  },

  /** The tags of the sections in which a service says what clients get, and what it achieved for some. */
  service: { benefits: 'Benefits', results: 'Sample results' },

  /** A match run compares an old system with a new one before the new one replaces it. Many pages mention it. */
  matchRun: {
    name: 'Match run',
    link: { label: 'How a match run works', to: '/process#match-run' },
  },

  /** The link to what figures count, beside those that need it. */
  counting: { label: 'How we count', to: '/process#how-we-count' },

  /** The heading of the other case studies of an industry, below its success stories. Each names its first release. */
  moreStudies: 'What other first releases would cost today',

  offices: {
    call: 'Call',
    write: 'Write',
    hours: 'Hours',
    weekdays: { Mon: 'Mon', Tue: 'Tue', Wed: 'Wed', Thu: 'Thu', Fri: 'Fri', Sat: 'Sat', Sun: 'Sun' },
    zone: 'UTC',
    /** The text below the chart of office hours. */
    utcHours: 'Times in UTC.',
    /** This sentence follows `utcHours` if at least one office has daylight-saving time. `countries` are the countries of those offices. */
    utcSummer: (countries) => `Dashed: daylight-saving hours, an hour earlier (${countries.join(', ')}).`,
    /** With JavaScript, the chart shows the visitor's time. The current time and the open offices follow it. */
    localZone: 'Your time',
    localHours: 'Hours in your time zone, where it is',
    openNow: 'Open now:',
    closed: 'All offices are closed now.',
    /** The beginning of the alternative text of the chart. The opening hours of each country follow it. */
    chart: 'Office hours.',
    localChart: 'When the offices are open, in your time.',
    /** Stand beside the phone number of an office: “open now until 17:00 your time” or “opens Mon 9:00 your time”. */
    isOpen: 'open now until',
    opensNext: 'opens',
    yourTime: 'your time',
  },

  legal: {
    badge: 'Legal',
    updated: 'Last updated',
  },
}

sample(strings.footer.line)
sample(strings.matchRun)
sample(strings.moreStudies)
