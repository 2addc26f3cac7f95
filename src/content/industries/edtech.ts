import { sample } from '../sample.ts'
import type { Edtech } from '../schema.ts'

/** What `/industries/edtech` says. */
export const edtech: Edtech = {
  name: 'EdTech',
  hue: 'weld',
  mark: 'graduation',
  updated: '2026-06-03',
  seo: {
    title: 'EdTech and online exam development',
    description:
      'Learning platforms, online exams and virtual classrooms that hold when everyone logs in at nine. Built to FERPA and COPPA, with teachers in the room.',
  },
  card: {
    description: 'Classrooms and exams that hold when everyone logs in at nine.',
    examples: ['Learning platforms', 'Online exams', 'Virtual classrooms'],
  },
  index:
    'School traffic is flat, except for the minute when it is not. We build lessons, exams and classrooms for that minute, and keep children’s records to FERPA and COPPA for the rest of the year.',
  hero: {
    badge: 'EdTech',
    heading: 'Nine o’clock. Everybody logs in.',
    lede: 'Lessons, exams and classrooms that hold when a whole year group arrives at once. Marks come with reasons, and teachers get their Sunday back.',
    actions: [
      { label: 'Start Your EdTech Project', to: '/contact' },
      { label: 'View EdTech Work', to: '/portfolio' },
    ],
  },
  picture: 'EduMaster Platform',
  intro: {
    title: 'On the timetable.',
    text: 'Six products for classrooms, exam halls and the kitchen table at half past seven.',
  },
  solutions: [
    {
      title: 'Learning platforms',
      description: 'Courses, homework and feedback in one place. The shared folder is imported, then closed.',
      mark: 'book',
    },
    {
      title: 'Online exams',
      description:
        'Answers are saved on the device every few seconds, so a dropped line costs the candidate nothing.',
      mark: 'timer',
    },
    {
      title: 'Virtual classrooms',
      description:
        'Whiteboard, breakout rooms and a raised hand the teacher sees, on the bandwidth a village school has.',
      mark: 'video',
    },
    {
      title: 'Student information',
      description:
        'Admissions, attendance and guardians on one record. A changed phone number is changed once.',
      mark: 'users',
    },
    {
      title: 'Authoring tools',
      description:
        'Teachers write a question, tag it to the curriculum and can still find it three years later.',
      mark: 'pen',
    },
    {
      title: 'Family apps',
      description: 'Progress, appointments and a note from school, without the forty-reply group chat.',
      mark: 'heart',
    },
  ],
  stackHeading: {
    title: 'In the supply cupboard',
    text: 'The standards matter most: they let your courses leave again.',
  },
  stack: [
    { category: 'Classroom', tools: ['Next.js', 'React', 'Flutter', 'WebRTC'] },
    { category: 'Services', tools: ['Node.js', 'Python', 'Go'] },
    { category: 'Learning standards', tools: ['LTI 1.3', 'SCORM', 'xAPI', 'QTI'] },
    { category: 'Data and hosting', tools: ['MongoDB', 'PostgreSQL', 'Redis', 'AWS'] },
  ],
  storiesHeading: {
    title: 'Marked and returned.',
    text: 'Three pieces of work, with the results in the margin.',
  },
  stories: [
    {
      title: 'No lost answers',
      description:
        'School networks fail mid-paper and laptops die before the last question. The student takes a spare, types a code and goes on from the last answer, while the clock stays honest.',
      metrics: ['2M+ exams sat', '500K+ students', '94% marking agreement'],
      project: 'IntelliExam Platform',
    },
    {
      title: 'The last folder called Final',
      description:
        'Worksheets, marks and pass lists for a group of schools lived in nested folders that one teacher could open at a time. Pupils now drag the slope of a graph, on whichever screen they own, and a passed unit brings a certificate with it.',
      metrics: ['3 platforms', '31 schools', '9 months'],
      project: 'EduMaster Platform',
    },
    {
      title: 'Advice at the hour it is needed',
      description:
        'Questions about sleep are asked by people who are not getting any. The app knows the child’s exact age, shows the guide that fits and offers a video slot with a midwife or a sleep adviser.',
      metrics: ['100K+ parents', '25K+ expert sessions', '96% rated helpful'],
      project: 'Parenting Support Platform',
    },
  ],
  features: {
    heading: {
      title: 'Features for the front of the class',
      text: 'Each one began as a teacher’s complaint.',
    },
    items: [
      {
        title: 'Marking by question',
        description: 'Every answer to question four is marked before anyone opens question five.',
      },
      {
        title: 'Grade return',
        description: 'Marks go back to Canvas or Moodle over LTI, with no spreadsheet in between.',
      },
      {
        title: 'Fair proctoring',
        description: 'The software flags, a person decides, and the candidate can read why.',
      },
      {
        title: 'Offline lessons',
        description: 'A week of work downloads at school and uploads the next time there is signal.',
      },
      {
        title: 'Extra time',
        description: 'Access arrangements follow the pupil into every paper instead of being set each time.',
      },
      {
        title: 'Checkable certificates',
        description: 'A code on the page confirms the name, the course and the date to whoever asks.',
      },
    ],
  },
  rules: {
    heading: { title: 'Rules that protect the back row' },
    items: [
      {
        title: 'FERPA',
        description:
          'A record opens only to staff who teach or look after the pupil, and a parent’s request for it is one export.',
      },
      {
        title: 'COPPA',
        description:
          'A child under 13 gets an account after a parent consents, carries no advertising identifier and can be erased by that parent.',
      },
      {
        title: 'WCAG 2.2 AA',
        description: 'Equations are read aloud, recordings have captions and an exam can be sat by keyboard.',
      },
    ],
  },
  approaches: {
    heading: {
      title: 'Six ways to learn the same thing',
      text: 'Pick the ones your teachers believe in. The platform keeps a record of which worked.',
    },
    items: [
      {
        title: 'Microlearning',
        description: 'Five-minute lessons that end on a question, sized for a bus ride.',
        mark: 'clock',
      },
      {
        title: 'Adaptive paths',
        description: 'A slip in fractions brings back the lesson before it, then tries again.',
        mark: 'route',
      },
      {
        title: 'Project-based',
        description: 'Groups hand in drafts, code or film, and the history shows who did what.',
        mark: 'puzzle',
      },
      {
        title: 'Live cohort',
        description: 'A start date, a weekly call and classmates who notice an empty seat.',
        mark: 'broadcast',
      },
      {
        title: 'Spaced repetition',
        description: 'Each card comes back shortly before it would have been forgotten.',
        mark: 'refresh',
      },
      {
        title: 'Peer review',
        description: 'Three classmates mark against the rubric first, with names hidden both ways.',
        mark: 'chat',
      },
    ],
  },
  whyHeading: { title: 'Homework we have already done' },
  why: [
    'An exam build of 18 months and 15 developers to learn from',
    'Load tests in the shape of a school day, with the spike at nine',
    'Releases that follow the term calendar and skip exam week',
    'Prototypes tried by pupils, and by the teacher with the least patience',
    'Class lists imported over OneRoster, so September starts without passwords on paper',
  ],
  ctaCard: {
    heading: 'Office hours',
    text: 'Half an hour, no fee, with an engineer who has built exams as well as lessons. Bring the term dates, and we will say what fits before the next one.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Term starts on the day it starts.',
    text: 'Write to us with the number of pupils, the systems they use now and the date. You will hear what can be in class by then.',
    actions: [
      { label: 'Start Your EdTech Project', to: '/contact' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}

sample(edtech.stories)
