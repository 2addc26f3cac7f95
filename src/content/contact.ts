import { company, offices } from './company.ts'
import type { MarkName } from './drawn.ts'
import { sample } from './sample.ts'
import type { Faq, Hue, PageContent } from './schema.ts'

/** One of the three ways to reach us. */
export interface ContactMethod {
  title: string
  description: string
  contact: string
  action: { label: string; href: string }
  mark: MarkName
  hue: Hue
}

const cities = new Intl.ListFormat('en').format(offices.map((office) => office.city))

/** `/contact`, beside the offices in `company.ts`. */
export const contact = {
  updated: '2026-10-05',
  seo: {
    title: 'Contact: write, call, visit or book half an hour',
    description:
      'Reach an engineer, not a form: e-mail, phone, three offices, or a free 30-minute consultation. Response within 2 hours on business days.',
  },
  hero: {
    badge: 'Contact',
    heading: 'Get In Touch',
    lede: 'No form to fill in. Write, call, visit, or book half an hour with an engineer. We reply within two hours on business days.',
  },
  methods: [
    {
      title: 'Email us',
      description: 'For a first outline, or an NDA to sign before it.',
      contact: company.email,
      action: { label: 'Send Email', href: `mailto:${company.email}` },
      mark: 'mail',
      hue: 'weld',
    },
    {
      title: 'Call us',
      description: 'Ask for an engineer. You will get one.',
      contact: company.phone,
      action: { label: 'Call Now', href: company.phoneHref },
      mark: 'phone',
      hue: 'rose',
    },
    {
      title: 'Visit us',
      description: `The kettle is on in ${cities}.`,
      contact: company.address[0],
      action: { label: 'Get Directions', href: '#offices' },
      mark: 'pin',
      hue: 'indigo',
    },
  ] satisfies ContactMethod[],
  consultation: {
    badge: 'Schedule a Consultation',
    heading: 'Thirty minutes. Free. No slides.',
    text: 'Pick a time that suits you in whichever of our time zones is nearest. An engineer and a product lead will be there.',
    action: 'Schedule Free Consultation',
    agenda: [
      { minutes: '00–05', text: 'You tell us what hurts. We do not interrupt.' },
      { minutes: '05–20', text: 'We ask the awkward questions: data, deadlines, who decides.' },
      { minutes: '20–28', text: 'We sketch a shape, a rough cost and the two risks to test first.' },
      { minutes: '28–30', text: 'You decide whether you want the 48-hour proposal.' },
    ],
  },
  promisesHeading: 'Three promises',
  promises: [
    {
      value: '2 hours',
      title: 'Response time',
      description: 'Response within 2 hours on business days, from a person who can answer.',
    },
    {
      value: 'Expert access',
      title: 'From the first call',
      description: 'You speak with the engineers who would build it.',
    },
    {
      value: '48 hours',
      title: 'Detailed proposal',
      description: 'Scope, price and plan in writing within 48 hours of the call.',
    },
  ],
  offices: {
    badge: 'Offices',
    heading: {
      title: 'Three cities that used to make cloth.',
      text: 'They make software now. Hours below are local; the chart is in UTC.',
    },
  },
  faqHeading: 'Asked before, answered here',
  faqs: [
    {
      question: 'How long does a project take?',
      answer:
        'Three to twelve months for most. Discovery is one to two weeks, design two to three, development six to twelve, testing two to three, deployment one. Support carries on.',
    },
    {
      question: 'Do you work with startups?',
      answer:
        'Often. We start with the smallest thing you can sell, and leave you code a later team can grow.',
    },
    {
      question: 'Can you take over an existing project?',
      answer:
        'Yes. We begin with a review: what is sound, what is not, what to do first. You keep the report whatever you decide.',
    },
    {
      question: 'Which technologies do you use?',
      answer:
        'React, Node.js, Python, Java, .NET and Go on AWS, Azure or Google Cloud; Swift, Kotlin, Flutter and React Native on phones. If your team already knows something else, that counts for more than our preference.',
    },
  ] satisfies Faq[],
} satisfies PageContent

sample(contact.seo)
sample(contact.offices)
