import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const edumasterPlatform = caseStudy({
  id: 3,
  title: 'EduMaster Platform',
  category: 'Learning Management',
  industry: 'School education',
  service: '/services/product-engineering',
  industryPage: '/industries/edtech',
  hue: 'weld',
  updated: '2026-08-13',
  years: '2025',
  firstRelease: { weeks: 14, people: 4, price: '$100,000–115,000', what: 'Algebra II in nine schools' },
  searchTitle: 'Learning platform for a group of 31 schools',
  seo: 'How a group of schools left its shared folders: lessons that respond, marking by question, certificates with a number, and one bad morning we answer for.',
  summary:
    'A group of schools teaches from one platform: pupils move the graph themselves, teachers mark question by question, and a passed unit issues its certificate.',
  description: 'Lessons, marking and certificates for schools that had been running on shared folders.',
  achievement: 'Three platforms from one codebase.',
  metrics: [
    { value: '3', label: 'platforms', mark: 'layers' },
    { value: '31', label: 'schools', mark: 'graduation' },
    { value: '12', label: 'weeks from pilot to last school', mark: 'calendar' },
  ],
  technologies: ['Next.js', 'Node.js', 'MongoDB', 'AWS'],
  capabilities: [
    {
      title: 'Lessons that answer back',
      description:
        'Graphs, fractions and number lines respond while the pupil works. The teacher decides how many tries come before a hint.',
      mark: 'ruler',
    },
    {
      title: 'Marking by question',
      description:
        'All answers to one question arrive in a row. A remark written once can be used again with a keystroke and still be edited.',
      mark: 'pen',
    },
    {
      title: 'Certificates with a number',
      description: 'Passing a unit issues a sealed PDF. Any college can check its number on a public page.',
      mark: 'document',
    },
  ],
  quote: {
    text: 'On the tenth day of the pilot I wanted them gone. They asked for a slot in the staff meeting instead, and explained to forty teachers what they had got wrong.',
    name: 'Gwen Ashdown',
    role: 'Deputy Head, Larkfield',
  },
  story: {
    overview: [
      'The folder was called Final, and it contained another folder called Final. Inside lay worksheets for thirty-one schools, marked copies of them, and the registers that decided who had passed. Two teachers could not open a file at the same time. Certificates were typed by school secretaries at the end of each term, from a list read out over the phone.',
      'Algebra II was the pilot, because algebra is where pupils get lost quietly. A unit is a column of lessons, ticked off from fractions to review. In the one on graphs, a pupil drags the slope and the line follows across the grid, so a wrong answer is visible before it is marked. Some schools lend out laptops, the youngest classes share tablets, and many older pupils own a phone and nothing else. One codebase serves all three.',
      'The mistake was ours. In the second week of the pilot, at 09:00, a cache that we had set up wrongly sent every sign-in to one database server, and 4,100 pupils in eleven schools watched a spinner for eleven minutes. Most classes lost the lesson. We wrote to the head teachers the same day, did not bill the two weeks that the repair took, and put the second wave back by ten days. Lessons now reach each device overnight, so the morning has only the sign-in to carry.',
    ],
    award: {
      title: 'Mathematics Software, shortlisted',
      description:
        'Awarded by practising teachers for the graph lesson, which they finished without reading the instructions.',
      giver: 'Classroom Teachers’ Prize',
      year: 2026,
    },
    months: 9,
    developers: 13,
    team: { ours: 4, client: 6, contractors: 3 },
    extra: { label: 'Platform', value: 'Laptop, tablet and phone' },
    challenges: [
      {
        title: 'Twenty-three ways to mark',
        description:
          'Nearly every school had its own scale, and one used smiling faces. Teachers keep theirs on screen. Underneath, marks are stored against shared criteria, so a pupil can change school in mid-term.',
      },
      {
        title: 'Homes without a connection',
        description:
          'About a fifth of the pupils had none. Lessons and answers are kept on the device, and travel in order the next time it meets the school’s network.',
      },
      {
        title: 'No spare afternoon for training',
        description:
          'There was no budget for training days. Importing a worksheet from the old folder gives a usable first lesson, so most teachers learned the editor by tidying up their own material.',
      },
    ],
    stack: [
      { category: 'Frontend', tools: ['Next.js', 'React', 'TypeScript', 'Capacitor'] },
      { category: 'Backend', tools: ['Node.js', 'MongoDB', 'Redis'] },
      { category: 'Infrastructure', tools: ['AWS', 'Amazon CloudFront', 'Docker'] },
    ],
    results: [
      {
        value: '3',
        label: 'Platforms',
        description: 'Laptop, tablet and phone receive each release on the same day, from the same tests.',
      },
      {
        value: '12',
        label: 'Weeks, pilot to last school',
        description: 'A pilot of eleven schools, a second wave of twenty, and exam fortnight left alone.',
      },
      {
        value: '31',
        label: 'Schools out of the folders',
        description: 'The old drive became read-only on a date that the head teachers chose.',
      },
    ],
  },
  closing: {
    heading: 'Open the folder called Final.',
    text: 'Send us one unit as your teachers share it now. On the call we will follow a single mark from the exercise book to the report.',
    action: 'Start Your Project',
  },
})

sample(edumasterPlatform)
