import { sample } from './sample.ts'
import type { Closing, Figure, Heading, PageContent, Point, Weave } from './schema.ts'

/** The about page counts from registration in 2014; the home page counts its own way. */
export const about = {
  updated: '2026-09-14',
  seo: {
    title: 'About: three cities, one workshop since 2014',
    description:
      'Who we are: a software workshop registered in 2014, 500+ projects, teams in India, the United States and Australia, and the four people who answer for the work.',
  },
  /** Second line in the menu, two to five words. */
  tagline: 'Since 2014, from three cities',
  hero: {
    badge: 'About us',
    heading: 'One workshop, three cities.',
    lede: 'We were registered in 2014, in a building that had made cloth for a century. We kept the habit of checking the whole piece before it leaves the house.',
  },
  stats: [
    { value: '10+', label: 'Years in business' },
    { value: '500+', label: 'Projects delivered' },
    { value: '25+', label: 'Team members' },
    { value: '99%', label: 'Client satisfaction' },
  ] satisfies Figure[],
  story: {
    heading: 'How we got here',
    lead: 'The first client was a mill that ran on a card index. The second was its bank.',
    paragraphs: [
      'Four of us took the mill’s stock system because nobody else would: thirty years of cards, two people who understood them, and a retirement date in the diary. We sat with both of them for a month before writing anything. The replacement went live over a bank holiday and the card index went to a museum.',
      'Word travelled along the supply chain. The mill’s bank asked how the stock figures had become trustworthy overnight, then asked for the same in lending. A hospital group followed, then a school network, and each time the work began in the same way: by finding the two people who knew.',
      'Lowell opened because American clients wanted to reach us before lunch, Geelong because somebody had to be awake for the other half of the night. The method has not changed. We still read the cards first.',
    ],
    /** The years on the margin of the story. */
    years: [
      { title: '2014', description: 'Registered in Ahmedabad. Four people, one mill.' },
      { title: '2017', description: 'First audit passed with a bank’s examiners in the room.' },
      { title: '2019', description: 'Lowell opens, in a mill again.' },
      { title: '2022', description: 'Geelong opens. The day now covers 21½ hours.' },
    ] satisfies Point[],
  },
  valuesHeading: {
    title: 'Four things we do not trade.',
    text: 'Each has cost us a project at least once. We would lose it again.',
  } satisfies Heading,
  values: [
    {
      weave: 'plain',
      title: 'Say it early',
      description:
        'Bad news travels on the day we learn it, with a plan beside it. Nobody finds out in a steering meeting.',
    },
    {
      weave: 'rib',
      title: 'Finish the hem',
      description:
        'Error messages, empty screens, the export nobody demos. The edges are what people use on a bad day.',
    },
    {
      weave: 'basket',
      title: 'Leave it tidy',
      description:
        'Code, notes and passwords go with the client. Another team should be able to start on Monday.',
    },
    {
      weave: 'herring',
      title: 'Refuse politely',
      description: 'If a form on your intranet would do, we say so and send you the name of the setting.',
    },
  ] satisfies (Point & { weave: Weave })[],
  teamHeading: {
    title: 'Who answers for the work.',
    text: 'Four people sign every proposal. Ask for any of them by name.',
  } satisfies Heading,
  /** What a portrait shows, for who cannot see it. */
  portrait: (name: string) => `Drawn portrait of ${name}`,
  closing: {
    heading: 'Come and read our cards.',
    text: 'Half an hour with two of us. Ask how a project went wrong; we will tell you about one that did.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  } satisfies Closing,
} satisfies PageContent

sample(about.seo)
sample(about.hero)
sample(about.story)
