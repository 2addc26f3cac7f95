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
    description: 'Lessons and exams that work when every pupil signs in at once.',
    examples: ['Learning platforms', 'Online exams', 'Virtual classrooms'],
  },
  index:
    'Learning platforms and exams are busiest when a whole year group signs in within one minute. Children’s ' +
    'records are protected as FERPA and COPPA require. In June 2026 every interrupted exam of one awarding ' +
    'body resumed at the answer where it stopped.',
  hero: {
    badge: 'EdTech',
    heading: 'A whole year group signs in within one minute.',
    lede:
      'EdTech platforms are busiest when an exam or a first lesson begins. We test that minute before it ' +
      'comes. When the connection drops, answers stay on the device and are sent later.',
    actions: [
      { label: 'Start Your EdTech Project', to: '/contact' },
      { label: 'See EdTech Features', to: '#features' },
    ],
  },
  picture: 'EduMaster Platform',
  intro: {
    title: 'Software for schools and exam boards',
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
      description: 'Answers are saved on the device first, so a school can finish an exam offline.',
    },
    {
      time: '11:00',
      title: 'Virtual classrooms',
      description:
        'Whiteboard, breakout rooms and raised hands also work on a village school’s slow connection.',
    },
    {
      time: '14:00',
      title: 'Learning platforms',
      description: 'Courses, homework and feedback are in one place. The old folder is imported.',
    },
    {
      time: '16:00',
      title: 'Authoring tools',
      description: 'Teachers write a question, link it to the curriculum and find it again.',
    },
    {
      time: '19:00',
      title: 'Family apps',
      description: 'Progress, appointments and notes from school are in one app, not in a group chat.',
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
        'When a school’s line fails, answers stay on the computer. In ' +
        'June 2026, every interrupted paper resumed at the answer where it stopped. An AI model suggests a ' +
        'mark for each written answer; in a sample of that month, 94% equalled the senior examiner’s.',
      metrics: ['2M+ exams sat', '500K+ students', '94% marking agreement'],
      project: 'IntelliExam Platform',
    },
    {
      title: 'A group of schools out of shared folders',
      description:
        'Worksheets and marks were in shared files. The first schools began after 14 weeks, and twelve weeks ' +
        'later all 31 had left their folders. The case study contains our report on one bad morning.',
      metrics: ['31 schools', '3 platforms, one codebase', '9 months, start to handover'],
      project: 'EduMaster Platform',
    },
    {
      title: 'A tutoring firm’s mock exams',
      description: `Papers were sent as PDFs and came back as photographs. Since 2024 pupils write timed mock exams in an app. In its first season, tutors marked 4,300 papers in it, and pupils had them back after four days instead of twelve.`,
      metrics: ['14 weeks', '3 people', money(81_000)],
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
        description: 'Marks go back to Canvas or Moodle by the LTI standard, not by hand.',
      },
      {
        title: 'Fair proctoring',
        description: 'Software reports a suspicion, and a person decides.',
      },
      {
        title: 'Offline lessons',
        description: 'A week of work is downloaded at school.',
      },
      {
        title: 'Extra time',
        description: 'Extra time follows the pupil into every exam.',
      },
      {
        title: 'Checkable certificates',
        description: 'Anyone can check the code on a certificate.',
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
        description: 'Under this US law, accounts for children under 13 need a parent’s consent.',
      },
      {
        title: 'WCAG 2.2 AA',
        icon: 'care-test',
        description: 'Recordings have captions, and an exam can be taken by keyboard.',
      },
    ],
  },
  approaches: {
    heading: {
      title: 'Learning approaches that one platform supports',
    },
    items: [
      {
        type: 'Microlearning',
        icon: 'timer',
        description: 'Five-minute lessons that end with a question.',
      },
      {
        type: 'Adaptive paths',
        icon: 'route',
        description: 'After a mistake in fractions, the pupil repeats the earlier lesson.',
      },
      {
        type: 'Project-based',
        icon: 'puzzle',
        description: 'Groups hand in drafts, code or film. The history shows who did what.',
      },
      {
        type: 'Live cohort',
        icon: 'calendar',
        description: 'A class starts together and meets weekly.',
      },
      {
        type: 'Spaced repetition',
        icon: 'refresh',
        description: 'Each flash card comes back shortly before pupils forget it.',
      },
      {
        type: 'Peer review',
        icon: 'chat',
        description: 'Three classmates mark first, by fixed criteria and with names hidden.',
      },
    ],
  },
  whyHeading: { title: 'What we know about schools' },
  why: [
    '18 months of work on an exam platform',
    'Load tests of a whole school day, with all schools at once',
    'A written report on each fault, which we also explain to your staff',
    'Prototypes tested by pupils and by busy teachers',
  ],
  ctaCard: {
    heading: 'Talk to an exam engineer',
    text: 'Have your term dates ready. On the free call you hear what is possible before the next term.',
    action: { label: 'Book a Free Consultation', to: 'booking' },
  },
  closing: {
    heading: 'Releases follow your term calendar.',
    text:
      'The pilot of EduMaster Platform took 14 weeks to build. Nine schools began with it on 1 September, the ' +
      'first day of their year.',
    actions: [
      { label: 'Start Your EdTech Project', to: '/contact' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
}

sample(edtech)
