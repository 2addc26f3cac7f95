import { sample } from './sample.ts'
import type { Closing, Figure, Heading, PageContent, Point, PointList } from './schema.ts'
import { security } from './security.ts'

/** The about page counts from registration in 2014; the home page counts its own way. */
export const about = {
  updated: '2026-11-23',
  seo: {
    title: 'About our software agency, founded in 2014',
    description:
      'Who we are: a software agency registered in 2014, with 500+ projects, teams in India, the United States and Australia, and four people who answer for the work.',
  },
  /** Second line in the menu, two to six words. */
  tagline: 'Team, security and compliance',
  hero: {
    badge: 'About',
    heading: 'Custom software from three cities, since 2014.',
    lede: 'We were registered in 2014, on a floor where cloth had been inspected for a century. The habit of checking the whole piece before it leaves the building has stayed with us.',
  },
  stats: [
    { value: '10+', label: 'Years in business', note: 'since we were registered in 2014' },
    { value: '500+', label: 'Projects delivered', note: 'all commissions, down to a two-week audit' },
    { value: '25+', label: 'Team members', note: 'permanent staff, without contractors' },
    { value: '99%', label: 'Client satisfaction', note: 'asked when a project ends' },
  ] satisfies Figure[],
  story: {
    heading: 'How we got here.',
    lead: 'The first client was a mill that ran on a card index. The second was its bank.',
    paragraphs: [
      'Four of us took on the mill’s stock system after two larger firms had declined it: thirty years of cards, two people who understood them, and a retirement date in the diary. We sat with both of them for a month before writing anything. The replacement then ran beside the cards for a quarter, our first match run, until both gave the same stock on the same day, and only after that did the card index go to a museum.',
      'Word travelled along the supply chain. The mill’s bank asked how its client’s stock figures had become trustworthy within a year, then asked for the same in lending. A hospital group followed, then a school network, and each time the work began in the same way: by finding the two people who knew.',
      'Lowell opened because American clients wanted to reach us before lunch, Geelong because somebody had to be awake for the other half of the night.',
    ],
    /** The years on the cards of the page’s opening. */
    years: [
      { title: '2014', description: 'Registered in Ahmedabad. Four people, one mill.' },
      { title: '2017', description: 'First audit passed with a bank’s examiners in the room.' },
      { title: '2019', description: 'Lowell opens, in a mill again.' },
      { title: '2022', description: 'Geelong opens. On weekdays we now cover 21½ hours.' },
    ] satisfies Point[],
  },
  valuesHeading: {
    title: 'Four rules you can hold us to.',
    text: 'Each has cost us a project at least once. We would lose it again.',
  } satisfies Heading,
  values: [
    {
      title: 'Say it early',
      description:
        'Bad news travels on the day we learn it, with a plan beside it. You will not hear it first in a steering meeting.',
    },
    {
      title: 'Finish the edges',
      description:
        'Error messages, empty screens, the export that is missing from every demo: these are what people use on a bad day.',
    },
    {
      title: 'Leave it tidy',
      description:
        'The code is yours on full payment, and notes and passwords go with it. Another team should be able to start the next day.',
    },
    {
      title: 'Refuse politely',
      description: 'If a form on your intranet would do, we say so and send you the name of the setting.',
    },
  ] satisfies Point[],
  teamHeading: {
    title: 'Who answers for the work.',
    text: 'Every proposal carries these four signatures; ask for any of them by name.',
  } satisfies Heading,
  /** Below the portraits. */
  teamNote:
    'We are 28 permanent staff, and between three and eight of us work on any one project and lead it. The rest of a large team is the client’s own developers and contract specialists who passed our interview; each case study says how many of whom. The people and the price of a first release count everyone on our invoice, contractors included.',
  /** What a portrait shows, for who cannot see it. */
  portrait: (name: string) => `Portrait of ${name}`,
  engineers: {
    heading: {
      title: 'Engineers you may meet.',
      text: 'Six of the 28, and what to ask them about. Two people of 27 left us in 2025; each handed over for a month, at our cost.',
    },
    items: [
      {
        title: 'Ishaan Mehta',
        description: 'Ledgers and payments, since 2016. Ask him where the cent went.',
      },
      {
        title: 'Priya Nair',
        description: 'Hospital interfaces, since 2016. Reads HL7 as others read a timetable.',
      },
      {
        title: 'Grace Oduya',
        description: 'Cloud and on-call in Lowell, since 2019. Has restored every backup she relies on.',
      },
      {
        title: 'Ben Tran',
        description: 'Apps that work offline, in Geelong, since 2022. Tests them in a lift.',
      },
      {
        title: 'Arjun Desai',
        description: 'Data and models, since 2018. Tries forty lines of SQL first.',
      },
      {
        title: 'Kavya Shah',
        description: 'Web apps for keyboard and screen reader, since 2021. Reviews with the mouse unplugged.',
      },
    ],
  } satisfies PointList,
  security: {
    badge: 'Security and compliance',
    heading: {
      title: 'What your security team will ask.',
      text: 'The papers behind these answers come with the proposal or under an NDA.',
    } satisfies Heading,
    items: Object.values(security),
  },
  closing: {
    heading: 'Ask us what went wrong.',
    text: 'Half an hour with two of us is free. We will describe a project that failed, what it cost, and what we do differently since.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  } satisfies Closing,
} satisfies PageContent

sample(about.seo)
sample(about.hero)
sample(about.stats)
sample(about.story)
sample(about.teamHeading)
sample(about.teamNote)
sample(about.engineers)
