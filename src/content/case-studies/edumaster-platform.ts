import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const edumasterPlatform = caseStudy({
  id: 3,
  title: 'EduMaster Platform',
  category: 'Learning Management',
  industry: 'School education',
  hue: 'weld',
  updated: '2026-08-13',
  seo: 'A learning platform for thirty-one schools on laptop, tablet and phone: interactive lessons, marking and verifiable certificates.',
  summary:
    'Thirty-one schools teach from one platform: pupils move the graph themselves, teachers mark question by question, and a passed unit issues its certificate.',
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
      description:
        'Passing the last lesson issues a sealed PDF. Any college can check its number on a public page.',
      mark: 'document',
    },
  ],
  story: {
    overview: [
      'The folder was called Final, and it contained another folder called Final. Inside lay worksheets for thirty-one schools, marked copies of them, and the registers that decided who had passed. Two teachers could not open a file at the same time. Certificates were typed by school secretaries in the last week of term, from a list read out over the phone.',
      'Algebra II was the pilot, because algebra is where pupils get lost quietly. A unit is a column of lessons, ticked off from fractions to review. In the one on graphs, a pupil drags the slope and the line follows across the grid, so a wrong answer is visible before it is marked. By the end of the period the teacher knows who is still stuck at ratios.',
      'Some schools lend out laptops, the youngest classes share tablets, and many older pupils own a phone and nothing else. One codebase serves all three, and lessons download at school for those without a connection at home. Eleven schools began the pilot after the winter break. The other twenty followed within the term, and the folders became read-only on a day the head teachers chose.',
    ],
    award: {
      title: 'Classroom Software Prize, Mathematics',
      description:
        'Awarded by practising teachers for the graph lesson, which they finished without reading the instructions.',
    },
    months: 9,
    developers: 13,
    extra: { label: 'Platform', value: 'Laptop, tablet and phone' },
    challenges: [
      {
        title: 'Twenty-three ways to mark',
        description:
          'Nearly every school had its own scale, and one used smiling faces. Teachers keep theirs on screen. Underneath, marks are stored against shared criteria, so a pupil can change school in mid-term.',
      },
      {
        title: 'Everyone signs in at nine',
        description:
          'In the pilot, registration, the first lesson and a caching mistake of ours met at 09:00. Lessons now reach the device overnight, and the morning only has to carry the sign-in.',
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
        description: 'Eleven schools in the pilot, twenty in the second wave, and exam fortnight left alone.',
      },
      {
        value: '31',
        label: 'Schools out of the folders',
        description: 'The old drive is opened about twice a term, mostly out of nostalgia.',
      },
    ],
  },
  closing: {
    heading: 'Open the folder called Final.',
    text: 'Send us one unit as your teachers share it now. On the call we will follow a single mark from the exercise book to the report.',
    action: 'Build Your Learning Platform',
  },
})

sample(edumasterPlatform)
