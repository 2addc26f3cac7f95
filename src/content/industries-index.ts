import type { Closing, Heading, MarkedPoint, PageContent } from './schema.ts'

/** `/industries`, beside the industries that it lists. */
export const industriesIndex = {
  updated: '2026-07-27',
  seo: {
    title: 'Industries: six sectors and their rules',
    description:
      'SaaS, real estate, fintech, e-commerce, healthcare and education: what we build in each, which rules apply there, and which team has met them before.',
  },
  /** Second line in the menu, two to five words. */
  tagline: 'Six sectors we know well',
  hero: {
    badge: 'Industries',
    heading: 'Six dyes on the shelf.',
    lede: 'A lending desk and a hospital ward both call it an “account”. They do not mean the same thing. Start with the sector that sounds like yours.',
  },
  /** Heard, not seen: the heading of the list of industries. */
  listHeading: 'The six industries',
  /** Below each industry: that there is more to read. */
  cue: 'Learn More',
  heading: {
    title: 'What every sector gets.',
    text: 'Four things travel with the team, whichever bolt it is cut from.',
  } satisfies Heading,
  points: [
    {
      title: 'Domain expertise',
      description:
        'The lead engineer has shipped in your sector before, and has read the regulation rather than the summary of it.',
      mark: 'compass',
    },
    {
      title: 'Compliance and security',
      description:
        'Controls are written as tests in the first sprint, so the audit is a report we print and not a project of its own.',
      mark: 'shield',
    },
    {
      title: 'Scalable architecture',
      description:
        'Sized for your busiest hour: nine o’clock on exam day, the last Friday in November, the end of the month.',
      mark: 'layers',
    },
    {
      title: 'Ongoing support',
      description:
        'The people who built it answer the phone afterwards, with agreed times and a monthly health report.',
      mark: 'headset',
    },
  ] satisfies MarkedPoint[],
  closing: {
    heading: 'Yours is not on the shelf?',
    text: '15+ industries have brought us work. Tell us which regulator, season or customer makes yours different, and we will say honestly how much of it we have met.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Contact Us', to: '/contact' },
    ],
  } satisfies Closing,
} satisfies PageContent
