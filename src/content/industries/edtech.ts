import { money } from '../counts.ts'
import { sample } from '../sample.ts'
import type { Edtech } from '../schema.ts'

/** The content of the page `/industries/edtech`. */
export const edtech: Edtech = {
  name: 'EdTech',
  accent: 'yellow',
  icon: 'graduation',
  updated: '2026-11-28',
  seo: {
    title: 'EdTech software development for schools and exams',
    description:
      'Learning platforms, online exams and virtual classrooms for a whole year group at once. ' +
      'Built to the rules of FERPA and COPPA, and tested by teachers.',
  },
  card: {
    description: 'Lessons and exams for a whole school at once.',
    examples: ['Learning platforms', 'Online exams'],
  },
  index:
    'The busiest minute is when a whole year group starts: in June 2026, 30,000 students did. Under FERPA, a US law, only staff who work with a pupil open the record.',
  hero: {
    badge: 'EdTech',
    heading: 'A whole year group starts in the same minute.',
    lede: 'We build for schools and exam boards. Their systems are busiest in the minute when an exam or a lesson begins, and we rehearse that minute. When the connection drops, answers stay on the device: in June 2026, no student of one awarding body lost an answer.',
    actions: [
      { label: 'Start Your EdTech Project', to: '/contact' },
      { label: 'See EdTech Features', to: '#features' },
    ],
  },
  priceLine: `A tutoring firm’s app for mock exams cost ${money(79_000)}; one subject in nine schools would be ${money(100_000, 110_000)} today. Both are first releases.`,
  picture: 'EduMaster Platform',
  intro: {
    title: 'Software for schools and exam boards',
    text: 'We’d begin with one subject, even if the whole school is waiting, because teachers who lose one lesson to a new platform seldom forgive it.',
  },
  solutions: [
    {
      time: '08:30',
      title: 'Student information',
      description: 'Admissions, attendance and guardians are on one record.',
    },
    {
      time: '09:00',
      title: 'Online exams',
      description:
        'Answers are saved on the device first. We sell no software that detects cheating: it can’t tell a cheat from a pupil who looks at the ceiling to think.',
    },
    {
      time: '11:00',
      title: 'Virtual classrooms',
      description: 'The whiteboard still works on a village school’s slow connection.',
    },
    {
      time: '14:00',
      title: 'Learning platforms',
      description: 'Courses and homework replace the old folder, which is imported.',
    },
    {
      time: '16:00',
      title: 'Authoring tools',
      description: 'A teacher can search for a question that a colleague wrote, and use it again.',
    },
    {
      time: '19:00',
      title: 'Family apps',
      description: 'Notes from school come in an app instead of a group chat.',
    },
  ],
  stackHeading: {
    title: 'Technology stack',
  },
  stack: [
    { category: 'Classroom', tools: ['Next.js', 'React', 'Flutter', 'WebRTC'] },
    { category: 'Services', tools: ['Node.js', 'Python', 'Go'] },
    { category: 'Learning standards', tools: ['LTI 1.3', 'SCORM', 'xAPI', 'QTI'] },
    { category: 'Data and hosting', tools: ['MongoDB', 'PostgreSQL', 'Redis', 'AWS'] },
  ],
  storiesHeading: {
    title: 'Results from exams and classrooms',
  },
  stories: [
    {
      title: 'Exams that survive a lost connection',
      description:
        'When a school’s line fails, students keep writing, because their answers are on the computer in front of them. A model suggests marks, which examiners may ignore: it suggested the senior examiner’s mark for 94% of 4,000 answers (June 2026).',
      metrics: ['2M+ exams sat by June 2026', '94% marking agreement'],
      project: 'IntelliExam Platform',
    },
    {
      title: '31 schools left their shared folders',
      description:
        'The first nine began after 14 weeks; twelve weeks later the others had joined. One morning went wrong, and our report on it is in the case study.',
      metrics: ['31 schools', '9 months, start to handover'],
      project: 'EduMaster Platform',
    },
    {
      title: 'A tutoring firm’s mock exams',
      description:
        'Papers went out as PDFs and came back as photographs. Since 2024 pupils write mock exams in an app, and in that year’s season the median marked paper was back after four days. In 2023 it was twelve.',
      metrics: ['14 weeks, 3 people', money(79_000)],
      drawn: {
        category: 'Mock exams',
        file: 'education',
        square: [0, 72, 236, 236],
        alt: 'A list of exercises, three of them marked',
      },
    },
  ],
  features: {
    heading: {
      title: 'Features that teachers asked for',
    },
    items: [
      {
        title: 'Marking by question',
        description: 'A teacher marks everyone’s answer to one question, then the next.',
      },
      {
        title: 'Grade return',
        description: 'Marks go back to Canvas or Moodle by the LTI standard. No one copies them.',
      },
      {
        title: 'Extra time',
        description: 'Extra time follows the pupil into every exam.',
      },
    ],
  },
  rules: {
    heading: { title: 'How children’s data is protected' },
    items: [
      {
        title: 'FERPA',
        icon: 'care-access',
        description: 'This US law protects school records. Only staff who work with the pupil can open one.',
      },
      {
        title: 'COPPA',
        icon: 'care-consent',
        description: 'By this US law, a child under 13 gets an account only when a parent consents.',
      },
      {
        title: 'WCAG 2.2 AA',
        icon: 'care-test',
        description: 'Recordings have captions. An exam can be taken by keyboard.',
      },
    ],
  },
  approaches: {
    heading: {
      title: 'Learning approaches on one platform',
    },
    items: [
      {
        type: 'Adaptive paths',
        icon: 'route',
        description: 'After a mistake in fractions, the pupil repeats the earlier lesson.',
      },
      {
        type: 'Project-based',
        icon: 'puzzle',
        description: 'Groups hand in drafts or film. The history shows who did what.',
      },
      {
        type: 'Spaced repetition',
        icon: 'refresh',
        description: 'Each flash card comes back shortly before pupils forget it.',
      },
    ],
  },
  whyHeading: { title: 'What we know about schools' },
  why: [
    'The first minute in which all schools start is the real load test.',
    'In one group of schools, a fifth of the pupils had no connection at home (2025).',
    'Teachers have no spare afternoon for training, but they can learn on a real lesson.',
  ],
  ctaCard: {
    heading: 'Talk to an exam engineer',
    text: 'Have your term dates ready. The first day of term can’t be moved.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Choose the subject that may go first.',
    text: 'It should be one whose teachers offer to try it. A subject takes 14 weeks: to begin on 1\u00a0September, sign by 5 May.',
    actions: [
      { label: 'Start Your EdTech Project', to: '/contact' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}

sample(edtech)
