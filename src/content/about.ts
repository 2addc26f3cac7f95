import { procurement } from './about-procurement.ts'
import { sample } from './sample.ts'
import type { About } from './schema.ts'
import { security } from './security.ts'

/** The page `/about`. Its years count from the registration of the company in 2014. Those of the home page do not. */
export const about: About = {
  updated: '2026-11-28',
  seo: {
    title: 'About our software company, founded in 2014',
    description:
      'We are a software company of 28 people in India, the United States and Australia. Who leads our projects, how we are audited, and how we are insured.',
  },
  tagline: 'Team, security and compliance',
  hero: {
    badge: 'About',
    heading: 'We have built custom software since 2014.',
    lede: 'Northloom has 28 people in Ahmedabad, Lowell and Geelong. We replace the systems that laboratories, banks and factories work with every day, and build first products for founders.',
  },
  stats: [
    { value: '10+', label: 'Years in business', note: 'registered in 2014' },
    { value: '500+', label: 'Projects', note: 'commissions of every size' },
    { value: '25+', label: 'Team members', note: 'permanent staff, without contractors' },
    { value: '99%', label: 'Client satisfaction', note: '146 of 148 clients asked since 2019' },
  ],
  story: {
    heading: 'How we got here',
    lead: 'Our first client was a cotton mill that kept its stock on cards. The second was the mill’s bank.',
    paragraphs: [
      'Two larger firms had declined the work. There were thirty years of cards, and the only two people who understood them would soon retire. The four of us sat with both for a month before we wrote any code. The new system then ran beside the cards for a quarter, until both gave the same stock on the same day. That was our first match run.',
      'Within a year the stock figures were reliable. The bank noticed, and ordered a similar system for its loans. A group of laboratories followed in 2015. We still begin each project with the people who know the work best.',
      'We opened Lowell because our Indian office closes before American clients start work, and Geelong because both others are closed in its morning. On weekdays, an office is now open at almost any hour.',
    ],
    years: [
      { title: '2014', description: 'Registered in Ahmedabad. Four people, one client.' },
      { title: '2017', description: 'First audit passed with a bank’s examiners in the room.' },
      { title: '2019', description: 'Our second office opens, in Lowell.' },
      { title: '2022', description: 'Our third office opens, in Geelong.' },
    ],
  },
  values: {
    badge: 'Our values',
    heading: { title: 'Rules you can hold us to' },
    items: [
      {
        title: 'Say it early',
        description: 'You hear bad news on the day we learn it. The plan follows as soon as we have one.',
      },
      {
        title: 'Finish the edges',
        description:
          'We also finish error messages, empty screens and exports. People need them on a bad day.',
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
  },
  leadership: {
    badge: 'Leadership',
    heading: { title: 'Who answers for the work', text: 'One of these four signs each proposal.' },
  },
  teamNote:
    'We are 28 permanent staff: 18 in Ahmedabad, six in Lowell and four in Geelong. We were four in 2014, nine in 2015, 18 in 2016 and 26 in 2017, and have kept the size of 28 since 2019. Teams in our case studies have up to 35 developers. At most eight of these are our staff, and one of them leads. The others are the client’s developers, and contractors who passed our tests. Most projects of 2026 have no case study yet.',
  portrait: (name) => `Portrait of ${name}`,
  engineers: {
    heading: {
      title: 'Engineers you may meet',
      text: 'These are six of the 28. Two people left us in 2025, and each spent a month on handover, at our cost.',
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
      title: 'Answers for your security team',
    },
    items: Object.values(security),
  },
  procurement,
  closing: {
    heading: 'Ask us what went wrong.',
    text: 'On the free call, two of us describe a project that failed, what it cost, and what we do differently now.',
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
sample(about.values)
sample(about.leadership)
sample(about.teamNote)
sample(about.engineers)
sample(about.security)
sample(about.closing)
sample(about.tagline)
