import type { UiUxDesign } from '../schema.ts'

/** What `/services/ui-ux-design` says. */
export const uiUxDesign: UiUxDesign = {
  name: 'UI/UX Design',
  weave: 'herring',
  hue: 'rose',
  updated: '2026-06-17',
  seo: {
    title: 'UI/UX design and research',
    description:
      'User research, prototypes, design systems and WCAG 2.2 AA accessibility, tested with real users ' +
      'and built by the same team that drew them.',
  },
  tagline: 'Understood the first time',
  card: {
    description: 'Interfaces people understand the first time they see them.',
    features: ['Research and prototypes', 'Design systems', 'WCAG 2.2 AA as standard'],
  },
  hero: {
    badge: 'UI/UX Design',
    heading: 'Understood the first time.',
    lede:
      'We watch people work, draw what they need, and test it until nobody asks where the button is. Then ' +
      'the same team builds it.',
    actions: [
      { label: 'Start Design Project', to: '/contact' },
      { label: 'View Design Portfolio', to: '/portfolio' },
    ],
  },
  drawing: {
    image: 'draft-uiux',
    alt:
      'A screen for booking a nurse, on weaver’s point paper: the left half drawn in black squares, the ' +
      'right half finished, with a yellow thread between them.',
  },
  intro: { title: 'What we take on.', text: 'Six pieces of work. Take one, or all of them in order.' },
  services: [
    {
      mark: 'eye',
      title: 'User research',
      description: 'Interviews, diary studies and an afternoon beside your support desk.',
      features: ['Six to twelve people per round', 'Clips you can show the board', 'Findings ranked by cost'],
    },
    {
      mark: 'list',
      title: 'Information architecture',
      description: 'What goes where, proved by card sorts and not by seniority.',
      features: ['Open and closed card sorts', 'Tree tests before any screen', 'Labels in your users’ words'],
    },
    {
      mark: 'pen',
      title: 'Wireframes and prototypes',
      description: 'Clickable in days, so opinions can become observations.',
      features: [
        'On the phone it will run on',
        'Real data, long names included',
        'Empty and error states drawn',
      ],
    },
    {
      mark: 'paint',
      title: 'Visual design',
      description: 'A look that belongs to you and reads well in bad light.',
      features: ['Type and colour checked in daylight', 'Light and dark schemes', 'Icons drawn as one set'],
    },
    {
      mark: 'layers',
      title: 'Design systems',
      description: 'Tokens, components and the rules for when to break them.',
      features: ['Figma and code share names', 'Storybook with every state', 'A changelog engineers read'],
    },
    {
      mark: 'check',
      title: 'Accessibility',
      description: 'WCAG 2.2 AA as the floor, tested with people who rely on it.',
      features: [
        'Keyboard and screen reader runs',
        'axe checks on every build',
        'Audit report with fixes, not scores',
      ],
    },
  ],
  toolsHeading: { title: 'On the bench' },
  tools: [
    'Figma',
    'FigJam',
    'Storybook',
    'Framer',
    'Maze',
    'Hotjar',
    'Optimal Workshop',
    'axe',
    'NVDA and VoiceOver',
    'Lottie',
  ],
  processBadge: 'Process',
  processHeading: {
    title: 'Five steps, woven in order.',
    text: 'Bare warp is work still to come. By the fifth step the cloth is whole.',
  },
  process: [
    { title: 'Discover', description: 'Goals, users and constraints, written on one page everyone signs.' },
    { title: 'Define', description: 'Tasks in order of weight, and the measure we will be judged by.' },
    { title: 'Design', description: 'Wireframes first, then the finished look, reviewed twice a week.' },
    { title: 'Test', description: 'Five people, one task, no hints. Then again with five more.' },
    {
      title: 'Deliver',
      description: 'Specs, tokens and components, handed to engineers in the next chair.',
    },
  ],
  progress: (step, steps) => `Step ${step} of ${steps}`,
  benefitsHeading: { title: 'Good design shows up in the numbers.' },
  benefits: [
    {
      value: '200%',
      label: 'Engagement, at best',
      description: 'Up to twice as much use after a redesign that removed more than it added.',
    },
    {
      value: '40%',
      label: 'Faster delivery',
      description: 'Engineers build from components, so nobody redraws a date picker.',
    },
    { value: '99%', label: 'Client satisfaction', description: 'Asked after every release.' },
  ],
  proof: {
    heading: {
      title: 'Used without a manual.',
      text: 'Nurses on a night shift, parents with one hand free. Neither group reads instructions.',
    },
    projects: ['HealthSync Pro', 'Parenting Support Platform'],
  },
  closing: {
    heading: 'Let five people try it.',
    text:
      'Bring the screen your support desk is asked about most. In thirty minutes a designer will tell you ' +
      'what to test first, and how cheaply.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to a designer', to: '/contact' },
    ],
  },
}
