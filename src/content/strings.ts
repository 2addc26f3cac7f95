import { company } from './company.ts'
import { sample } from './sample.ts'

/**
 * What the frame, the sections and the controls say on more than one page. What one page says stands in the
 * file of that page; names of pages in menus are labels of the route table. A sentence with a gap is a function.
 */
export const strings = {
  /** Heard, not seen: the first link of every page. */
  skip: 'Skip to content',
  /** Heard after the text of a link that opens in a new tab. */
  newTab: '(opens in a new tab)',
  /** Names the slider on the picture of a service. */
  divider: 'Divider between draft and finished picture',
  breadcrumbs: 'Breadcrumb',
  rated: (stars: number) => `Rated ${stars} out of 5`,

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
    note: '30 minutes, no charge, no slides.',
  },

  footer: {
    nav: 'Footer',
    /** The large line, broken where it is broken here. */
    line: ['Bring us the', 'loose ends.'],
    contact: 'Talk to Our Experts',
    booking: 'Book a Free Consultation',
    /** Heard instead, because links with the same text lead to the booking page, and this one to the scheduling page. */
    bookingName: 'Book a Free Consultation on the scheduling page',
    rights: `© ${company.founded} ${company.name}. All rights reserved.`,
  },

  /** On deployments that are not the public site. */
  notice: {
    label: 'Notice',
    preview: 'This is a preview. What you read here may change, and may never be published.',
    demo: 'This is a demonstration of the site, not the site that the company answers for.',
  },

  /** A project in a list. */
  project: {
    technologies: 'Technologies Used',
    view: 'View Case Study',
    /** Below a success story of an industry. */
    read: (title: string) => `Read the ${title} case study`,
  },

  /** The comparison of an old system with a new one before the switch, which many pages mention. */
  matchRun: {
    name: 'Match run',
    link: { label: 'How a match run works', to: '/process#match-run' },
  },

  /** The case studies of an industry that have no band of their own there. */
  moreStudies: 'More of this work',

  offices: {
    call: 'Call',
    write: 'Write',
    hours: 'Hours',
    zone: 'UTC',
    /** Below the chart of the day. */
    utcHours: 'Hours in UTC.',
    /** With JavaScript, the chart shows the visitor's time. The present time and the open cities follow these. */
    localZone: 'Your time',
    localHours: 'Hours in your time zone, where it is',
    openNow: 'Open now:',
    closed: 'All offices are closed now.',
    /** What the chart of the day shows, for who cannot see it. `hours` is a list of what follows. */
    chart: (hours: string) => `Office hours across one day in UTC, without daylight saving time. ${hours}.`,
    open: (country: string, from: string, to: string) => `${country} ${from} to ${to}`,
  },

  legal: {
    badge: 'Legal',
    updated: 'Last updated',
    contents: 'On this page',
  },
} as const

sample(strings.matchRun)
