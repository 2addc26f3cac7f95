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
    features: ['Research and prototypes', 'Design systems', 'WCAG 2.2 AA'],
  },
  hero: {
    badge: 'UI/UX Design',
    heading: 'Your users try it before we build it.',
    lede:
      'UI/UX design ends when your users finish their tasks alone. It begins where they work, such as on ' +
      'a ward at night. The same team then builds what was tested.',
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
    text: 'You can order each of these alone.',
  },
  services: [
    {
      icon: 'eye',
      title: 'User research',
      description:
        'We watch people work. For FacilityMax Pro, two weeks of calls at a reception gave the order of the ' +
        'questions in a form.',
      features: [
        'Six to twelve people per round',
        'Short video clips for your board',
        'Findings ranked by the time they cost',
      ],
    },
    {
      icon: 'list',
      title: 'Information architecture',
      description:
        'Your users sort cards, and their choice decides what stays, and where. For Parenting Support ' +
        'Platform, 54 parents had ten cards, and none kept the shop.',
      features: ['Open and closed card sorts', 'Tree tests before any screen', 'Labels in your users’ words'],
    },
    {
      icon: 'pen',
      title: 'Wireframes and prototypes',
      description:
        'You can click through a prototype within days. For On-Demand Laundry App, a month of customers’ ' +
        'messages showed that three of ten screens could go.',
      features: [
        'On the phone it will run on',
        'Realistic data, long names included',
        'Empty and error states drawn',
      ],
    },
    {
      icon: 'paint',
      title: 'Visual design',
      description:
        'A nurse reads the screen on a dark ward. A driver could not read our small buttons in the sun, so the ' +
        'designer changed them on the back seat.',
      features: ['Type and colour checked outdoors', 'Light and dark schemes', 'Buttons that work in gloves'],
    },
    {
      icon: 'layers',
      title: 'Design systems',
      description:
        'You get components and written rules for combining them. Each further screen then costs less than ' +
        'the first.',
      features: [
        'Figma and code share names',
        'Storybook with every state',
        'A list of changes for engineers',
      ],
    },
    {
      icon: 'check',
      title: 'Accessibility',
      description:
        'We meet at least the standard WCAG 2.2 AA. A senior partner of the client, who uses no mouse, tested Enterprise ' +
        'Consulting Hub.',
      features: [
        'Keyboard and screen reader runs',
        'axe checks on every build',
        'Audit report with fixes, not scores',
      ],
    },
  ],
  toolsHeading: { title: 'Tools we use' },
  tools: [
    { name: 'Drawing', tools: ['Figma', 'FigJam', 'Storybook', 'Framer', 'Lottie'] },
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
      details: ['Notes of one working shift', 'The words that users say', 'What must not change'],
    },
    {
      title: 'Define',
      description: 'We rank the tasks by importance and agree how the design will be measured.',
      details: ['The task that is done most often', 'Its time and its errors today', 'A map of the screens'],
    },
    {
      title: 'Design',
      description: 'Wireframes come before the finished look. You review both with us twice a week.',
      details: [
        'Two versions of the hardest screen',
        'A prototype to click',
        'The finished look, light and dark',
      ],
    },
    {
      title: 'Test',
      description:
        'We give five people one task and no hints. We correct what stopped them, and test with five more.',
      details: ['Recordings of the tests', 'A list of what stopped people', 'A corrected prototype'],
    },
    {
      title: 'Deliver',
      description: 'Specifications and components go to the engineers, who took part in the tests.',
      details: [
        'Components in code, with every state',
        'Error messages in their final words',
        'The reason for each choice',
      ],
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
        'Sessions per user and week in the quarter after a redesign, against the quarter before, in the ' +
        'best of twelve redesigned products.',
    },
    {
      value: '40 min',
      label: 'Saved in each night shift',
      description:
        'HealthSync Pro: copying time per nurse, clocked in the week before the bedside app and the week ' +
        'after it.',
    },
    {
      value: '5 of 5',
      label: 'Finished in the last test',
      description:
        'HealthSync Pro: in the last test before building, five of five nurses recorded vitals with no ' +
        'help. In the first test, two did.',
    },
  ],
  proof: {
    heading: {
      title: 'Apps for one free hand',
      text: 'A bedside app for nurses on night shifts, and an app for parents with a baby on one arm.',
    },
    projects: {
      'HealthSync Pro': 'Two designers joined the night shift for three weeks before they drew a screen.',
      'Parenting Support Platform':
        'In the last test before launch, every parent found the button for an expert with one hand.',
    },
    drawing: {
      name: 'proof-ui-ux-design',
      tall: 'proof-ui-ux-design-tall',
      alt: 'A crowded screen becomes one with five taps',
    },
  },
  closing: {
    heading: 'Show us one screen.',
    text:
      'Choose the one that your support desk is asked about most, and put invented names on it. A ' +
      'designer tells you what to test first, and with whom.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}

sample(uiUxDesign)
