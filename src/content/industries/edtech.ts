import { money } from '../counts.ts'
import { sample } from '../sample.ts'
import type { Edtech } from '../schema.ts'

/** What `/industries/edtech` says. */
export const edtech: Edtech = {
  name: 'EdTech',
  accent: 'yellow',
  icon: 'graduation',
  updated: '2026-11-23',
  seo: {
    title: 'EdTech software development for schools and exams',
    description:
      'Learning platforms, online exams and virtual classrooms that hold when every pupil signs in at once. Built to FERPA and COPPA, and tried out by teachers.',
  },
  card: {
    description: 'Classrooms and exams that hold when every pupil signs in at once.',
    examples: ['Learning platforms', 'Online exams', 'Virtual classrooms'],
  },
  index:
    'School traffic is flat until a whole year group signs in within one minute. We build lessons, exams and classrooms for that minute, and keep children’s records to FERPA and COPPA all year round.',
  hero: {
    badge: 'EdTech',
    heading: 'EdTech software development, ready for exam day.',
    lede: 'Learning platforms, online exams and virtual classrooms that hold when a whole year group arrives at once. A dropped connection costs no pupil an answer, and marking takes less of a teacher’s weekend.',
    actions: [
      { label: 'Start Your EdTech Project', to: '/contact' },
      { label: 'See EdTech Features', to: '#features' },
    ],
  },
  picture: 'EduMaster Platform',
  intro: {
    title: 'Software for schools and exam boards.',
    text: 'For pupils and teachers, for examiners, and for the parents who ask in the evening how it went. Drawn over one school day: the closer the weave, the more people are signed in.',
  },
  matchRun:
    'One subject is marked in both systems, and the new marks count only when every certificate would have been the same.',
  solutions: [
    {
      time: '08:30',
      title: 'Student information',
      description:
        'Admissions, attendance and guardians on one record, so that a new phone number is entered once.',
      icon: 'users',
    },
    {
      time: '09:00',
      title: 'Online exams',
      description:
        'Answers are written to the device first and sent when they can be, so a school can finish without its router.',
      icon: 'timer',
    },
    {
      time: '11:00',
      title: 'Virtual classrooms',
      description:
        'Whiteboard, breakout rooms and a raised hand the teacher sees, on the bandwidth a village school has.',
      icon: 'video',
    },
    {
      time: '14:00',
      title: 'Learning platforms',
      description:
        'Courses, homework and feedback in one place, with the old shared folder imported and then made read-only.',
      icon: 'book',
    },
    {
      time: '16:00',
      title: 'Authoring tools',
      description:
        'Teachers write a question, tag it to the curriculum and can still find it three years later.',
      icon: 'pen',
    },
    {
      time: '19:00',
      title: 'Family apps',
      description:
        'Progress, appointments and a note from school, without the group chat that replies all night.',
      icon: 'heart',
    },
  ],
  stackHeading: {
    title: 'Technology stack.',
    text: 'The learning standards matter most, because they let you take your courses elsewhere.',
  },
  stack: [
    { category: 'Classroom', tools: ['Next.js', 'React', 'Flutter', 'WebRTC'] },
    { category: 'Services', tools: ['Node.js', 'Python', 'Go'] },
    { category: 'Learning standards', tools: ['LTI 1.3', 'SCORM', 'xAPI', 'QTI'] },
    { category: 'Data and hosting', tools: ['MongoDB', 'PostgreSQL', 'Redis', 'AWS'] },
  ],
  storiesHeading: {
    title: 'Results from exam halls and classrooms.',
    text: 'An awarding body, a group of 31 schools and a tutoring firm.',
  },
  stories: [
    {
      title: 'Exams that survive a lost connection',
      description:
        'Papers reach each school encrypted on the evening before. A student whose laptop dies takes a spare, types a code and goes on from the same answer. The mark that the model suggests for a written answer equals the senior examiner’s in 94% of cases.',
      metrics: ['2M+ exams sat since opening', '500K+ students since opening', '94% marking agreement'],
      project: 'IntelliExam Platform',
    },
    {
      title: 'Thirty-one schools out of shared folders',
      description:
        'Worksheets, marks and pass lists lived in nested folders, in files that only one teacher at a time could open. Pupils now drag the slope of a graph on whichever screen they have, and a passed unit issues its own certificate. From the pilot to the final school took twelve weeks.',
      metrics: ['31 schools', '3 platforms, one codebase', '9 months, start to handover'],
      project: 'EduMaster Platform',
    },
    {
      title: 'A tutoring firm’s mock exams',
      description: `Papers went out as PDFs and came back as photographs. Three people built timed mock exams in 13 weeks for ${money(75_000)}; for a month tutors marked in both, and the app took over when every grade agreed.`,
      metrics: ['13 weeks', '3 people', money(75_000)],
    },
  ],
  features: {
    heading: {
      title: 'Features that teachers asked for.',
      text: 'Each one began as a complaint in a staff room.',
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
        description:
          'Access arrangements follow the pupil into every paper, and extra time is counted for each part of it.',
      },
      {
        title: 'Checkable certificates',
        description: 'A code on the page confirms the name, the course and the date to whoever asks.',
      },
    ],
  },
  rules: {
    heading: { title: 'How children’s data is protected.' },
    items: [
      {
        title: 'FERPA',
        icon: 'care-access',
        description:
          'A record opens only to staff who teach or look after the pupil, and a parent’s request for it is one export.',
      },
      {
        title: 'COPPA',
        icon: 'care-consent',
        description:
          'Accounts for under-13s open only after a parent consents, carry no advertising identifier, and can be deleted by that parent.',
      },
      {
        title: 'WCAG 2.2 AA',
        icon: 'care-test',
        description: 'Equations are read aloud, recordings have captions and an exam can be sat by keyboard.',
      },
    ],
  },
  approaches: {
    heading: {
      title: 'Learning approaches that one platform supports.',
      text: 'Pick the ones your teachers believe in. The platform records which of them worked, and for whom.',
    },
    items: [
      {
        type: 'Microlearning',
        icon: 'timer',
        description: 'Five-minute lessons that end on a question, sized for a bus ride.',
      },
      {
        type: 'Adaptive paths',
        icon: 'route',
        description: 'A slip in fractions brings back the lesson before it, then tries again.',
      },
      {
        type: 'Project-based',
        icon: 'puzzle',
        description: 'Groups hand in drafts, code or film, and the history shows who did what.',
      },
      {
        type: 'Live cohort',
        icon: 'calendar',
        description: 'A start date, a weekly call and classmates who notice an empty seat.',
      },
      {
        type: 'Spaced repetition',
        icon: 'refresh',
        description: 'Each card comes back shortly before it would have been forgotten.',
      },
      {
        type: 'Peer review',
        icon: 'chat',
        description: 'Three classmates mark against the rubric first, with names hidden both ways.',
      },
    ],
  },
  whyHeading: { title: 'What we already know about schools.' },
  why: [
    'The lessons of an exam platform, 18 months with 15 developers, four of them ours, first-season mistake included',
    'Load tests in the shape of a school day, with its spike at the first bell',
    'Releases that follow the term calendar and skip exam week',
    'Prototypes tried by pupils, and by the teacher with the least patience',
    'Class lists imported over OneRoster, so a school year starts without passwords on paper',
  ],
  ctaCard: {
    heading: 'Half an hour with an exam engineer',
    text: 'There is no fee, and the engineer has built lessons as well as exams. Have your term dates to hand, and you will hear what fits before the next one.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'When does your term start?',
    text: 'Send us that date, the number of pupils and the systems they use now. We will tell you what can be in class by then, and what should wait a term.',
    actions: [
      { label: 'Start Your EdTech Project', to: '/contact' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}

sample(edtech.stories)
