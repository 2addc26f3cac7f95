import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const intelliexamPlatform = caseStudy({
  id: 11,
  title: 'IntelliExam Platform',
  category: 'Assessment System',
  industry: 'Education and assessment',
  hue: 'rose',
  dye: 'rose',
  updated: '2026-05-13',
  seo: 'An exam platform for a school awarding body: 2M+ exams sat on school machines, marked anonymously and certified under FERPA and COPPA.',
  summary:
    'School exams sat on any classroom machine, marked by examiners with a model beside them, certified within the week.',
  description: 'Secure school exams that survive a lost connection, with certificates a parent can check.',
  achievement: 'No answer lost to a dropped connection.',
  metrics: [
    { value: '2M+', label: 'exams sat', mark: 'clipboard' },
    { value: '94%', label: 'marking agreement', mark: 'pen' },
    { value: '500K+', label: 'students', mark: 'graduation' },
  ],
  technologies: ['React', 'Node.js', 'Python', 'PostgreSQL', 'Google Cloud'],
  capabilities: [
    {
      title: 'Works with the router off',
      description:
        'Answers are written to the device first and sealed with the time. A school can finish the paper with its router in the bin.',
      mark: 'wifi-off',
    },
    {
      title: 'Marking with a second opinion',
      description:
        'The model suggests, the examiner decides. A senior examiner sees every pair more than two marks apart.',
      mark: 'pen',
    },
    {
      title: 'Certificates that answer back',
      description:
        'Scan the code on the paper and it says genuine or not. Anything more needs the consent that FERPA asks for.',
      mark: 'qr',
    },
  ],
  story: {
    overview: [
      'Three rules were fixed before a line was written. A school’s connection may drop at any second of a ninety-minute paper. A child under thirteen may be sitting it, so COPPA decides what can be stored. And the examiner who marks a script must never learn whose it is. Most of the design follows from those three.',
      'Papers travel to the schools encrypted, the evening before. The browser keeps each answer on the device, sends it when it can, and gives the invigilator a green or amber dot per desk. Moving a student to a spare laptop takes a code and about forty seconds. Scripts reach examiners as single questions, stripped of names, with a suggested mark that they are free to ignore.',
      'The first live season was one subject, algebra, in nineteen schools whose head teachers had volunteered to complain. They did, mostly about the calculator. Fourteen more subjects followed over two seasons, and the awarding body has given notice on the warehouse where it kept the paper scripts.',
    ],
    award: {
      title: 'Digital Assessment Award',
      description:
        'For a summer season in which every interrupted paper was resumed at the answer where it stopped.',
    },
    months: 18,
    developers: 15,
    extra: { label: 'Compliance', value: 'FERPA, COPPA' },
    stack: [
      { category: 'Exam room', tools: ['React', 'TypeScript', 'IndexedDB', 'Workbox'] },
      { category: 'Backend', tools: ['Node.js', 'Python', 'FastAPI'] },
      { category: 'Data and models', tools: ['PostgreSQL', 'Redis', 'PyTorch'] },
      { category: 'Infrastructure', tools: ['Google Cloud', 'Cloud Run', 'Cloudflare'] },
    ],
    results: [
      {
        value: '400%',
        label: 'Added capacity',
        description:
          'Students able to start one paper in the same minute, against the last season on the old servers.',
      },
      {
        value: '94%',
        label: 'Marking agreement',
        description:
          'How often the suggested mark for a written answer equals the one the senior examiner gives.',
      },
      {
        value: '6 days',
        label: 'Script to certificate',
        description: 'From the last answer received to the first certificate issued, down from seven weeks.',
      },
    ],
  },
  closing: {
    heading: 'Set us the hard question first.',
    text: 'Describe the worst sitting you have had: how many students, which minute, what failed. We will say what would have happened to it here.',
    action: 'Build Your Exam Platform',
  },
})

sample(intelliexamPlatform)
