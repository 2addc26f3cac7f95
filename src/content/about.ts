import { procurement } from './about-procurement.ts'
import { inWords } from './counts.ts'
import { sample } from './sample.ts'
import type { About } from './schema.ts'
import { security } from './security.ts'

const staff = sample({ 2014: 4, 2015: 9, 2016: 18, 2017: 26, 2019: 28 })

/** The page `/about`. Its years count from the registration of the company in 2014. Those of the home page do not. */
export const about: About = {
  updated: '2026-11-28',
  seo: {
    title: 'About our software company, founded in 2014',
    description:
      'Who we are: a software company registered in 2014, with 28 people in India, the United States and Australia, 500+ projects, and four leads who answer for them.',
  },
  tagline: 'Team, security and compliance',
  hero: {
    badge: 'About',
    heading: 'Custom software since 2014, now from three cities.',
    lede: 'We are 28 people in Ahmedabad, Lowell and Geelong. Since 2014 we have replaced old business systems and built new products.',
  },
  stats: [
    { value: '10+', label: 'Years in business', note: 'registered in 2014' },
    { value: '500+', label: 'Projects delivered', note: 'commissions of every size' },
    { value: '25+', label: 'Team members', note: 'permanent staff, no contractors' },
    { value: '99%', label: 'Client satisfaction', note: '146 of 148 clients asked since 2019' },
  ],
  story: {
    heading: 'How we got here',
    lead: 'The first client was a mill that ran on a card index. The second was its bank.',
    paragraphs: [
      'Four of us took on the mill’s stock system after two larger firms had declined it. There were thirty years of cards, and the only two people who understood them would soon retire. We sat with both for a month before we wrote anything. The new system then ran beside the cards for a quarter, until both gave the same stock on the same day. That was our first match run. The cards went to a museum.',
      'Within a year the stock figures were reliable. The mill’s bank noticed, and ordered a similar system for its loans. A hospital group followed, then a school network. Each time, we first found the two people who knew the work.',
      'We opened Lowell because our Indian office closes before American clients start work, and Geelong to cover hours in which both other offices are closed.',
    ],
    years: [
      { title: '2014', description: 'Registered in Ahmedabad. Four people, one client.' },
      { title: '2017', description: 'First audit passed with a bank’s examiners in the room.' },
      { title: '2019', description: 'Our second office opens, in Lowell.' },
      { title: '2022', description: 'Geelong opens. On weekdays, an office is open at almost any hour.' },
    ],
  },
  valuesHeading: {
    title: 'Rules you can hold us to.',
    text: 'Ask about any of them on the free call.',
  },
  values: [
    {
      title: 'Say it early',
      description: 'You hear bad news on the day we learn it. The plan follows as soon as we have one.',
    },
    {
      title: 'Finish the edges',
      description:
        'We finish error messages, empty screens and exports, because people need them on a bad day.',
    },
    {
      title: 'Leave it tidy',
      description:
        'The code is yours on full payment, with notes and passwords. Another team can start the next day.',
    },
    {
      title: 'Refuse politely',
      description: 'If a form on your intranet is enough, we say so and show you how to set it up.',
    },
  ],
  teamHeading: {
    title: 'Who answers for the work.',
    text: 'These four sign every proposal. Ask for any by name.',
  },
  teamNote: `We are ${staff[2019]} permanent staff: 18 in Ahmedabad, six in Lowell and four in Geelong. We were ${inWords(staff[2014])} in 2014, ${inWords(staff[2015])} in 2015, ${staff[2016]} in 2016 and ${staff[2017]} in 2017, and have been ${staff[2019]} since 2019. In a large team, up to eight people are ours, and one of them leads it. The others are the client’s developers, and contractors who passed the same tests as our staff.`,
  staff,
  led: 'Led',
  portrait: (name) => `Portrait of ${name}`,
  engineers: {
    heading: {
      title: 'Engineers you may meet.',
      text: 'Six of the 28, each with a project. Two people left us in 2025, and each spent a month on handover, at our cost.',
    },
    items: [
      {
        title: 'Ishaan Mehta',
        description:
          'Ledgers and payments, since 2016. For PayFlow Gateway he wrote the ledger that books 150+ currencies.',
      },
      {
        title: 'Priya Nair',
        description: 'Hospital systems, since 2016. She connected the 41 message feeds of MediConnect Pro.',
      },
      {
        title: 'Grace Oduya',
        description:
          'Cloud and on-call in Lowell, since 2019. She ran the six cut-over weekends of EnterpriseFlow ERP.',
      },
      {
        title: 'Ben Tran',
        description:
          'Offline apps in Geelong, since 2022. He built the part of IntelliExam Platform that exam rooms use when their line is down.',
      },
      {
        title: 'Arjun Desai',
        description:
          'Data and models, since 2018. He built the part of AI Innovation Platform that gives a model’s reasons.',
      },
      {
        title: 'Kavya Shah',
        description:
          'Web apps for keyboard and screen reader, since 2021. She made the drawing editor of AutomateFlow RPA usable by keyboard.',
      },
    ],
  },
  security: {
    badge: 'Security and compliance',
    heading: {
      title: 'Answers for your security team.',
      text: 'The documents behind these answers come on request, with the proposal, or under an NDA.',
    },
    items: Object.values(security),
  },
  procurement,
  closing: {
    heading: 'Ask us what went wrong.',
    text: 'The free call is half an hour with two of us. We will describe a project that failed, what it cost, and what we do differently now.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}

sample(about.seo)
sample(about.hero)
sample(about.stats)
sample(about.story)
sample(about.valuesHeading)
sample(about.values)
sample(about.teamHeading)
sample(about.teamNote)
sample(about.engineers)
sample(about.security)
sample(about.closing.text)
