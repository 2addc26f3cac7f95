import { procurement } from './about-procurement.ts'
import { money } from './counts.ts'
import { sample } from './sample.ts'
import type { About } from './schema.ts'
import { security } from './security.ts'

/** The page `/about`. Its years count from the registration of the company in 2014. Those of the home page do not. */
export const about: About = {
  updated: '2026-11-29',
  seo: {
    title: 'About our software company, founded in 2014',
    description:
      'We are a software company of 28 people in India, the United States and Australia. Who leads our projects, how we are audited, and how we are insured.',
  },
  tagline: 'Team, security and compliance',
  hero: {
    badge: 'About',
    heading: 'We have built custom software since 2014.',
    lede: 'We’re 28 people on three continents. We replace the systems that laboratories, banks and factories work with, and build first products for founders.',
  },
  stats: [
    { value: '10+', label: 'Years in business', note: 'registered in 2014' },
    { value: '500+', label: 'Projects', note: 'orders of every size, 100+ of them whole products' },
    { value: '25+', label: 'Team members', note: 'permanent staff, without contractors' },
    { value: '99%', label: 'Client satisfaction', note: 'would order again: 146 of 148 answers since 2019' },
  ],
  story: {
    heading: 'How we got here',
    lead: 'Our first client was a cotton mill that kept its stock on cards. The second was the mill’s bank, which could now believe the mill’s figures.',
    paragraphs: [
      'Two larger firms had declined the mill’s work, because only two people understood the cards, and both would soon retire. The four of us sat with them for a month before we wrote any code. Then the new system ran beside the cards for a quarter, because we didn’t dare to switch. Today we call that a match run.',
    ],
    years: [
      { title: '2014', description: 'Registered in Ahmedabad. Four people, one client.' },
      { title: '2017', description: 'A bank’s external auditors test our work for the first time.' },
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
        description: 'You hear bad news on the day we learn it.',
      },
      {
        title: 'Finish the edges',
        description: 'Error messages and exports are part of the work: people need them on a bad day.',
      },
      {
        title: 'Leave it tidy',
        description:
          'The code is yours on full payment, with the notes and passwords that another team needs.',
      },
      {
        title: 'Refuse politely',
        description: 'If an intranet form is enough, we say so and show you how to set it up.',
      },
    ],
  },
  leadership: {
    badge: 'Leadership',
    heading: {
      title: 'Who answers for the work',
      text: 'One of the four founders signs each proposal.',
    },
  },
  teamNote:
    'Of our 28 people, 18 are in Ahmedabad, six in Lowell and four in Geelong. We haven’t grown since 2019: the four founders want to know every project.',
  portrait: (name) => `Portrait of ${name}`,
  engineers: {
    heading: {
      title: 'Engineers you may meet',
      text: 'Anyone who leaves hands over for a month, at our cost; two left in 2025.',
    },
    items: [
      {
        title: 'Ishaan Mehta',
        description: 'Payments, since 2016: the ledger of a payments group (PayFlow Gateway).',
      },
      {
        title: 'Priya Nair',
        description: 'Hospital systems, since 2016: one chart for a hospital group (MediConnect Pro).',
      },
      {
        title: 'Grace Oduya',
        description:
          'Cloud, since 2019, in Lowell. She ran the weekends on which six plants switched (EnterpriseFlow ERP).',
      },
      {
        title: 'Ben Tran',
        description:
          'Offline apps, since 2022, in Geelong: exams that survive a lost line (IntelliExam Platform).',
      },
      {
        title: 'Arjun Desai',
        description:
          'Models, since 2018. He made a diagnostics group’s models give their reasons (AI Innovation Platform).',
      },
      {
        title: 'Kavya Shah',
        description:
          'Web apps that work by keyboard, since 2021: one page for clients and consultants (Enterprise Consulting Hub).',
      },
    ],
  },
  failure: {
    heading: {
      title: 'A project that failed',
      text: `In 2020 a bus company with three depots ordered a system to plan its drivers’ shifts. It cost ${money(200_000)}, and never planned a single week.`,
    },
    paragraphs: [
      'The planners had told us their rules. What no one mentioned, because no one thought of it as a rule, was that drivers swap shifts on a whiteboard by the coffee machine. Two of us sat in the head office for six weeks, and never went to a depot.',
      `In month five, the drivers ignored our first plan. We’re not proud of what came next: we took it for a lack of training, and three of us went on for ten weeks before we said that the design was wrong. The bus company ended the project, and was right to. We paid back those ten weeks, ${money(57_000)}.`,
      'Discovery now includes days where the work is done, or we don’t take the project. When users reject something twice, a colleague from outside the project decides whether it goes on.',
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
    heading: 'What went wrong the last time?',
    text: 'If a project of yours failed, begin the free call with it.',
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
sample(about.failure)
sample(about.security)
sample(about.closing)
sample(about.tagline)
