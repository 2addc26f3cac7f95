import { price } from '../price.ts'
import { sample } from '../sample.ts'
import { numbered, type UiUxDesign } from '../schema.ts'

/** The content of the page `/services/ui-ux-design`. */
export const uiUxDesign: UiUxDesign = {
  name: 'UI/UX Design',
  weave: 'herring',
  accent: 'pink',
  updated: '2026-11-28',
  seo: {
    title: 'UI/UX design services, tested with your users',
    description:
      'User research, prototypes, design systems and WCAG 2.2 AA accessibility. We test with your own ' +
      'users, and the team that designs also builds.',
  },
  tagline: 'Tested with your users',
  card: {
    description: 'We test each screen with its users, then build it.',
    features: ['Prototypes', 'Design systems'],
  },
  hero: {
    badge: 'UI/UX Design',
    heading: 'Your users try it before we build it.',
    lede: 'You need UI/UX design if staff or customers must ask someone how a screen works. In the first test of an app for a night ward, in 2023, two of five nurses recorded vitals with no help; in the last, all five did.',
    actions: [
      { label: 'Start Design Project', to: '/contact' },
      { label: 'View Design Portfolio', to: '/portfolio' },
    ],
  },
  priceLine: price.research,
  drawing: {
    image: 'finished-uiux',
    draft: 'draft-uiux',
    moves: 'steps',
    alt: 'A screen for booking a nurse',
  },
  intro: {
    title: 'Design services',
    text: 'You can order each of these services alone. Our one condition is that we meet the people who’ll use the result.',
  },
  services: [
    {
      icon: 'eye',
      title: 'User research',
      description:
        'We watch people at work instead of sending surveys, because what they say they do isn’t what they do.',
      features: ['Six to twelve people per round', 'Findings ranked by the time they cost'],
    },
    {
      icon: 'list',
      title: 'Information architecture',
      description:
        'For a parenting app, we put ten planned features on cards and asked 54 parents which to keep. None kept the shop, and it wasn’t built.',
      features: ['Card sorts, and tree tests before any screen'],
    },
    {
      icon: 'pen',
      title: 'Wireframes and prototypes',
      description:
        'You can click through a prototype within days. For a laundry app, three of ten planned screens were dropped: no customer had asked for them in a month of messages.',
      features: ['Tried on the phone it will run on'],
    },
    {
      icon: 'paint',
      title: 'Visual design',
      description:
        'Drivers read our screens in the sun, and nurses in the dark (On-Demand Laundry App, HealthSync Pro).',
      features: ['Light and dark schemes', 'Buttons that work in gloves'],
    },
    {
      icon: 'layers',
      title: 'Design systems',
      description:
        'You get components and written rules for combining them. A new screen then takes less time than the first.',
      features: ['Storybook with every state'],
    },
    {
      icon: 'check',
      title: 'Accessibility',
      description:
        'We meet at least WCAG 2.2 AA, the accessibility standard. A senior partner of a consulting firm, who uses no mouse, tried a planning page; on the same day we changed two shortcuts that her browser already used.',
      features: ['Keyboard and screen reader runs', 'Audit report with fixes, not scores'],
    },
  ],
  toolsHeading: { title: 'Tools we use' },
  tools: [
    { name: 'Drawing', tools: ['Figma', 'Storybook', 'Framer', 'Lottie'] },
    { name: 'Testing', tools: ['Maze', 'Hotjar', 'Optimal Workshop', 'axe', 'NVDA and VoiceOver'] },
  ],
  processBadge: 'Process',
  processHeading: {
    title: 'Five design steps',
    text: 'The bar shows how far the work has come.',
  },
  process: numbered([
    {
      title: 'Discover',
      description: 'Goals, users and limits go onto one page, which everyone who decides signs.',
      details: ['Notes of one working shift', 'What must not change'],
    },
    {
      title: 'Define',
      description: 'We rank the tasks by importance and agree how the design will be measured.',
      details: ['The main task, with its time and errors today', 'A map of the screens'],
    },
    {
      title: 'Design',
      description: 'You see wireframes first, because people who are shown colours talk about colours.',
      details: ['Two versions of the hardest screen', 'A prototype to click'],
    },
    {
      title: 'Test',
      description:
        'Five people get one task and no hints, and five others after we’ve corrected what stopped them.',
      details: ['Recordings of the tests', 'A corrected prototype'],
    },
    {
      title: 'Deliver',
      description: 'Specifications and components go to the engineers, who took part in the tests.',
      details: ['Components in code, with every state', 'The reason for each choice'],
    },
  ]),
  progress: (step, steps) => `Step ${step} of ${steps}`,
  benefitsHeading: { title: 'Results that clients measured' },
  benefits: [
    {
      bound: 'Up to',
      value: '200%',
      label: 'Engagement',
      description:
        'We redesigned twelve products from 2019 to 2025. In the best one, weekly sessions per user ' +
        'tripled within two quarters; in the median one they rose by 40%.',
    },
    {
      value: '40 min',
      label: 'Saved in each night shift',
      description:
        'A hospital’s app (HealthSync Pro, 2023): average copying time of 64 nurses, clocked for a week ' +
        'before and a week after.',
    },
    {
      value: '5 taps',
      label: 'For a set of vitals',
      description: 'In the same app. Before, a set was written on a chart at the bed, and copied later.',
    },
  ],
  proof: {
    heading: {
      title: 'Apps for one free hand',
      text: 'A nurse at a bed has one hand free. So has a parent with a baby on the other arm.',
    },
    projects: {
      'HealthSync Pro': 'Two designers first watched for three weeks, at night.',
      'Parenting Support Platform':
        'In the last test before launch, five of five parents found the button for an expert, using one hand.',
    },
    drawing: {
      name: 'proof-ui-ux-design',
      tall: 'proof-ui-ux-design-tall',
      alt: 'A crowded screen becomes one with five taps',
    },
  },
  closing: {
    heading: 'Which screen do people ask you about?',
    text: 'We’d watch them use it. Research takes two to four weeks, and we recruit the users for you. The report ranks what stopped them.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}

sample(uiUxDesign)
