import { price } from '../price.ts'
import { numbered, type UiUxDesign } from '../schema.ts'

/** What `/services/ui-ux-design` says. */
export const uiUxDesign: UiUxDesign = {
  name: 'UI/UX Design',
  weave: 'herring',
  accent: 'pink',
  updated: '2026-11-23',
  seo: {
    title: 'UI/UX design agency whose designers also build',
    description:
      'User research, prototypes, design systems and WCAG 2.2 AA accessibility, tested with your own ' +
      'users and built by the team that drew them.',
  },
  tagline: 'Understood the first time',
  card: {
    description:
      'Interfaces tested with the people who will use them, then built by the team that drew them.',
    features: ['Research and prototypes', 'Design systems', 'WCAG 2.2 AA as standard'],
  },
  hero: {
    badge: 'UI/UX Design',
    heading: 'UI/UX design, tested before it is built.',
    lede:
      'We watch your users at work, draw what they need and test it until they stop asking where the ' +
      'button is. Then the same team builds it, so that what was tested is what ships.',
    actions: [
      { label: 'Start Design Project', to: '/contact' },
      { label: 'View Design Portfolio', to: '/portfolio' },
    ],
  },
  drawing: {
    image: 'finished-uiux',
    draft: 'draft-uiux',
    alt:
      'A screen for booking a nurse, with two faces, a time and one button, on weaver’s point paper. Drawn as a ' +
      'draft in black squares and, over that, finished, with a yellow thread between them.',
  },
  intro: {
    title: 'From the first interview to finished components.',
    text: `Order any of these alone, or all of them in this sequence. ${price.call}`,
  },
  matchRun:
    'Old and new screens get the same tasks and the same users, and the new one ships when it causes no error that the old one did not.',
  services: [
    {
      icon: 'eye',
      title: 'User research',
      description:
        'Interviews, diary studies and an afternoon beside your support desk show where people hesitate and ' +
        'what it costs you.',
      features: ['Six to twelve people per round', 'Clips you can show the board', 'Findings ranked by cost'],
    },
    {
      icon: 'list',
      title: 'Information architecture',
      description:
        'Where each thing belongs, settled by card sorts with your users and not by seniority in the meeting.',
      features: ['Open and closed card sorts', 'Tree tests before any screen', 'Labels in your users’ words'],
    },
    {
      icon: 'pen',
      title: 'WireframeCards and prototypes',
      description:
        'Clickable within days, so that an argument about taste becomes an observation of what five people ' +
        'did.',
      features: [
        'On the phone it will run on',
        'Real data, long names included',
        'Empty and error states drawn',
      ],
    },
    {
      icon: 'paint',
      title: 'Visual design',
      description:
        'A look that belongs to your brand and stays readable on a dim ward, in bright daylight or on an ' +
        'old monitor.',
      features: ['Type and colour checked in daylight', 'Light and dark schemes', 'Icons drawn as one set'],
    },
    {
      icon: 'layers',
      title: 'Design systems',
      description:
        'Tokens, components and written rules for combining them, so that the twentieth screen costs less ' +
        'than the second.',
      features: ['Figma and code share names', 'Storybook with every state', 'A changelog engineers read'],
    },
    {
      icon: 'check',
      title: 'Accessibility',
      description:
        'WCAG 2.2 AA is the least we deliver, and we test with people who rely on assistive technology ' +
        'every day.',
      features: [
        'Keyboard and screen reader runs',
        'axe checks on every build',
        'Audit report with fixes, not scores',
      ],
    },
  ],
  toolsHeading: { title: 'Tools we use.' },
  tools: [
    { name: 'Drawing', tools: ['Figma', 'FigJam', 'Storybook', 'Framer', 'Lottie'] },
    { name: 'Testing', tools: ['Maze', 'Hotjar', 'Optimal Workshop', 'axe', 'NVDA and VoiceOver'] },
  ],
  processBadge: 'Process',
  processHeading: {
    title: 'Five steps, from question to handover.',
    text: 'Each ends in something you can look at, and the bar beside it shows how far the work has come.',
  },
  process: numbered([
    {
      title: 'Discover',
      description:
        'Goals, users and constraints go onto one page, signed by everyone who will have to agree later.',
    },
    {
      title: 'Define',
      description:
        'Tasks are put in order of weight, next to the measure by which the design will be judged.',
    },
    {
      title: 'Design',
      description:
        'WireframeCards come first and the finished look after them, both reviewed with you twice a week.',
    },
    {
      title: 'Test',
      description:
        'We give five people one task and no hints, mend whatever stopped them, and ask five more.',
    },
    {
      title: 'Deliver',
      description: 'Specifications, tokens and components go to the engineers, who have sat in on the tests.',
    },
  ]),
  progress: (step, steps) => `Step ${step} of ${steps}`,
  benefitsHeading: { title: 'Measured on screens we redesigned.' },
  benefits: [
    {
      value: '200%',
      label: 'Engagement, best result',
      description:
        'Up to 200%, in weekly sessions per user after a redesign that removed more than it added. New ' +
        'products, with no earlier figure, are left out. The 400% of Digital Mall Platform counts ' +
        'something else, products opened in a new app.',
    },
    {
      value: '40%',
      label: 'Faster delivery',
      description:
        'From approved screen to release, with shared components against without. The 40% on our home page ' +
        'is another measure: from a feature agreed to a feature live.',
    },
    {
      value: '99%',
      label: 'Client satisfaction',
      description: 'The share of clients who, asked after a release, would hire us again.',
    },
  ],
  proof: {
    heading: {
      title: 'Used without a manual.',
      text:
        'Nurses on a night shift and parents with one hand free have no time for instructions, and neither ' +
        'group was given any.',
    },
    projects: ['HealthSync Pro', 'Parenting Support Platform'],
    drawing: {
      name: 'proof-ui-ux-design',
      tall: 'proof-ui-ux-design-tall',
      alt:
        'A crowded screen on which the threads of five testers tangle, each at another field. A yellow ' +
        'thread sews a seam and becomes the heart rhythm of a second, calm screen, through whose five taps ' +
        'the threads of five more run straight.',
    },
  },
  closing: {
    heading: 'Let five people try it.',
    text:
      'Take the screen your support desk is asked about most. In thirty minutes a designer will tell you ' +
      'what to test first, with whom and how cheaply.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}
