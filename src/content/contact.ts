import { company, offices } from './company.ts'
import { capital, counted, money } from './counts.ts'
import { phones } from './office-band.ts'
import { price } from './price.ts'
import { sample } from './sample.ts'
import type { Contact } from './schema.ts'

const headquarters = (offices.find((office) => office.headquarters) ?? offices[0])?.city

/** The page `/contact`. The offices that it shows are in `company.ts`. */
export const contact: Contact = {
  updated: '2026-11-29',
  seo: {
    title: 'Contact us: a free call with a software engineer',
    description: `Write, call, visit ${offices.length > 1 ? `one of ${counted(offices.length, 'office')}` : 'our office'}, or book the free call of 30 minutes. An engineer responds within 2 hours on business days.`,
  },
  hero: {
    badge: 'Contact',
    heading: 'Get In Touch',
    lede: 'Write to a software engineer, call or visit one, or book the free call of 30 minutes. The booking page asks for your name, your email address and what it’s about.',
    actions: [
      { label: 'Schedule Free Consultation', to: 'booking' },
      { label: 'Send Email', to: `mailto:${company.email}` },
    ],
  },
  methods: [
    {
      title: 'Email us',
      description: sample('Send an outline, or ask for an NDA (a confidentiality agreement) first.'),
      contact: company.email,
      action: { label: 'Send Email', href: `mailto:${company.email}` },
    },
    {
      title: 'Call us',
      description: 'An engineer will speak with you.',
      contact: phones,
      action: { label: 'Call Now', href: phones[0].href },
    },
    {
      title: 'Visit us',
      description: `${capital(counted(offices.length, 'office'))} for visitors; this is the headquarters, in ${headquarters}.`,
      contact: company.address[0],
      action: { label: 'See Office Addresses', href: '#offices' },
    },
  ],
  consultation: {
    badge: 'Schedule a Consultation',
    heading: 'Thirty minutes. Free. No slides.',
    text: 'You speak with the person who would lead the work, and with a product manager. They’ll have read what you send when you book. If you’d like a two-page note afterwards, say so.',
    action: 'Schedule Free Consultation',
    minutes: 'minutes',
    agenda: [
      { from: 0, to: 5, text: 'You describe the problem, and what you’ve tried.' },
      { from: 5, to: 20, text: 'We ask the awkward questions: data, deadlines, who decides.' },
      {
        from: 20,
        to: 28,
        text: 'We say whether to build at all, what it would roughly cost and what to test first.',
      },
      { from: 28, to: 30, text: 'You decide whether you want the proposal, which takes us 48 hours.' },
    ],
  },
  promisesHeading: 'Our promises',
  promises: [
    {
      value: '2 hours',
      title: 'Response time',
      description: `Response within 2 hours on business days. The two hours run while the office you write to is open; ${company.email} is read in ${headquarters}. For faults, your support contract sets the time.`,
    },
    {
      value: 'Expert access',
      title: 'On the free call',
      description: 'You speak with the person who would lead the work.',
    },
    {
      value: '48 hours',
      title: 'Detailed proposal',
      description: 'Within 48 hours of the call, weekends not counted, with scope, price range and plan.',
    },
  ],
  beforeSigning: {
    title: 'Before you sign',
    text: 'After the proposal, two clients in your industry or of your size will take your call. We don’t listen in.',
  },
  documents: sample([
    { label: 'Prices', to: '/process#price' },
    { label: 'Security and compliance', to: '/about#security' },
    { label: 'Terms of service', to: '/terms' },
    { label: 'Privacy policy', to: '/privacy' },
  ]),
  support: sample({
    label: 'Support',
    heading: {
      title: 'Something we built does not work?',
      text: `This number is only for faults. ${price.fault}`,
    },
  }),
  otherReasons: sample({
    heading: { title: 'Careers and press' },
    items: [
      {
        title: 'You want to work here',
        description: 'Since 2019 we’ve taken on about twelve people a year, most of them contractors.',
        write: { label: `Apply to ${company.email}`, to: `mailto:${company.email}?subject=Application` },
        stages: [
          'You speak with two engineers for 45 minutes.',
          'You work with one of them for a day, and we pay you.',
          'Within a week you have our answer and the reason.',
        ],
      },
      {
        title: 'You write about us',
        description: 'Ask us what software costs or why projects fail, and quote us by name.',
        write: { label: `Ask ${company.email}`, to: `mailto:${company.email}?subject=Press` },
      },
    ],
  }),
  offices: {
    badge: 'Offices',
    heading: {
      title: 'Visit us by appointment.',
      text: 'From 9:00 to 17:00 in London, you reach Ahmedabad for at least 3½ hours and Lowell for three. From San Francisco, you reach Lowell for five, and Geelong for at least one.',
    },
  },
  faqHeading: 'Common questions',
  faqs: [
    {
      question: 'How long does a project take, and what does it cost?',
      answer: `A first release, the part that goes live first, takes 12–21 weeks and costs from ${money(60_000)}. Work can start three weeks after you sign. Most of our 100+ whole products took three to twelve months; our case studies, which are mostly about large ones, took 9 to 36.`,
    },
    {
      question: 'Do you work with startups?',
      answer: `Yes, if you can pay for a first release. We start with the smallest product that you can sell, and its buyers tell you what comes next. Three people built one in 12 weeks; today it would cost ${money(65_000, 75_000)}.`,
    },
    {
      question: 'Can you take over an existing project?',
      answer: `Yes. We sign an NDA and begin with discovery, which costs ${money(9_000)}. After two weeks at most you have a report on what works, what doesn’t and what to do first, and it’s yours even if someone else continues.`,
    },
    {
      question: 'Which technologies do you use?',
      answer:
        'React, Node.js, Python, Java, .NET and Go on AWS, Azure or Google Cloud; Swift, Kotlin, Flutter and React Native on phones. We’d rather use what your team knows.',
    },
  ],
}

sample(contact.seo)
sample(contact.hero.lede)
sample(contact.methods)
sample(contact.consultation.heading)
sample(contact.consultation.text)
sample(contact.consultation.agenda)
sample(contact.promises)
sample(contact.beforeSigning)
sample(contact.offices)
sample(contact.faqs)
