import { company, offices } from './company.ts'
import { capital, counted, money } from './counts.ts'
import { phones } from './office-band.ts'
import { price } from './price.ts'
import { sample } from './sample.ts'
import type { Contact } from './schema.ts'
import { insurance, security } from './security.ts'

const headquarters = (offices.find((office) => office.headquarters) ?? offices[0])?.city

/** The page `/contact`. The offices that it shows are in `company.ts`. */
export const contact: Contact = {
  updated: '2026-11-28',
  seo: {
    title: 'Contact us: a free call with a software engineer',
    description: `Write, call, visit ${offices.length > 1 ? `one of ${counted(offices.length, 'office')}` : 'our office'}, or book the free call of 30 minutes. An engineer responds within 2 hours on business days. No form to fill in.`,
  },
  hero: {
    badge: 'Contact',
    heading: 'Get In Touch',
    lede: 'Contact a software engineer by email, by phone or in person, or book the free call of 30 minutes. There is no form to fill in, and we reply within 2 hours on business days.',
    actions: [
      { label: 'Schedule Free Consultation', to: 'booking' },
      { label: 'Send Email', to: `mailto:${company.email}` },
    ],
  },
  methods: [
    {
      title: 'Email us',
      description: sample('Send a first outline, or ask for an NDA.'),
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
      description: `${capital(counted(offices.length, 'office'))}; this is the headquarters, in ${headquarters}.`,
      contact: company.address[0],
      action: { label: 'See Office Addresses', href: '#offices' },
    },
  ],
  consultation: {
    badge: 'Schedule a Consultation',
    heading: 'Thirty minutes. Free. No slides.',
    text: 'Pick a time that suits you, or call our number for bookings. Two of us join: the person who would lead the work, and a product manager.',
    action: 'Schedule Free Consultation',
    minutes: 'minutes',
    agenda: [
      { from: 0, to: 5, text: 'You describe the problem.' },
      { from: 5, to: 20, text: 'We ask the awkward questions: data, deadlines, who decides.' },
      { from: 20, to: 28, text: 'We sketch a design, a rough cost and the two risks to test first.' },
      { from: 28, to: 30, text: 'You decide whether you want the proposal, which takes us 48 hours.' },
    ],
  },
  promisesHeading: 'Our promises',
  promises: [
    {
      value: '2 hours',
      title: 'Response time',
      description: 'Response within 2 hours on business days. Clients and new enquiries are treated alike.',
    },
    {
      value: 'Expert access',
      title: 'On the free call',
      description: 'You speak with the person who would lead the work.',
    },
    {
      value: '48 hours',
      title: 'Detailed proposal',
      description: price.call,
    },
  ],
  beforeSigning: {
    heading: { title: 'Before you sign' },
    items: [
      {
        title: 'Reference calls',
        description:
          'Two clients in your industry or of your size will take your call after the proposal and before you sign. We do not listen in.',
      },
      {
        title: 'Insurance',
        description: `${insurance} The certificate comes with the proposal.`,
      },
      {
        title: 'Audit',
        description: `An outside body audits us every year against ISO/IEC 27001. ${security.certificate.more}`,
      },
      {
        title: 'AI tools',
        description: `${security.aiTools.description} ${security.aiTools.more}`,
      },
    ],
  },
  documents: sample([
    { label: 'Prices, and how you leave', to: '/process#price' },
    { label: 'Security and compliance', to: '/about#security' },
    { label: 'Terms of service', to: '/terms' },
    { label: 'Privacy policy', to: '/privacy' },
    { label: 'Case studies as references', to: '/portfolio' },
  ]),
  support: sample({
    label: 'Support',
    heading: {
      title: 'Something we built does not work?',
      text: `This number is only for faults. ${price.fault}`,
    },
  }),
  otherReasons: sample({
    heading: { title: 'Work here, or write about us.' },
    items: [
      {
        title: 'You want to work here',
        description:
          'We hire engineers, designers and testers for all offices, a few each year. Tell us what you built, who used it, and what you would do differently.',
        write: { label: `Apply to ${company.email}`, to: `mailto:${company.email}?subject=Application` },
        stages: [
          'You speak with two engineers for 45 minutes.',
          'You work with one of them for a day, and we pay you.',
          'You hear our answer, with the reason, within a week.',
        ],
      },
      {
        title: 'You write about us',
        description:
          'We explain what software costs, how it is built and why projects fail, and you may quote us by name. Say when your deadline is.',
        write: { label: `Ask ${company.email}`, to: `mailto:${company.email}?subject=Press` },
      },
    ],
  }),
  offices: {
    badge: 'Offices',
    heading: {
      title: 'Visit us by appointment.',
      text: 'From London you share at least 3½ office hours a day with Ahmedabad and three with Lowell. From San Francisco you share five with Lowell and at least one with Geelong.',
    },
  },
  faqHeading: 'Common questions',
  faqs: [
    {
      question: 'How long does a project take, and what does it cost?',
      answer: `A first release takes 12–21 weeks: discovery one to two, design two to three, development six to twelve, testing two to three, deployment one. Most projects take three to twelve months, as one such release or several; our case studies, most of them larger, took 8 to 36 months. ${price.short} The Process page lists all terms.`,
    },
    {
      question: 'Do you work with startups?',
      answer: `Yes, once there is funding for a first release, though most of our clients are larger companies. We start with the smallest product that you can sell, and write code that a later team can extend. Two founders’ first product took three people 12 weeks and would cost ${money(65_000, 75_000)} today.`,
    },
    {
      question: 'Can you take over an existing project?',
      answer:
        'Yes. We sign an NDA and begin with a discovery phase: what works, what does not, and what to do first. You keep the report, whatever you decide. Your code stays on encrypted machines behind two-factor sign-in. What we add belongs to you on full payment, and either of us can end monthly work on 30 days’ notice.',
    },
    {
      question: 'Which technologies do you use?',
      answer:
        'React, Node.js, Python, Java, .NET and Go on AWS, Azure or Google Cloud; Swift, Kotlin, Flutter and React Native on phones. If your team already knows other tools, we use those.',
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
