import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const intelliexamPlatform = caseStudy({
  id: 11,
  title: 'IntelliExam Platform',
  category: 'Assessment System',
  industry: 'Education and assessment',
  service: '/web-development',
  industryPage: '/industries/edtech',
  accent: 'yellow',
  pictureVariant: 'listening',
  updated: '2026-11-28',
  years: '2024–2025',
  firstRelease: {
    weeks: 21,
    people: 6,
    price: [230_000, 250_000],
    share: 20,
    what: 'Spanish in 18 schools',
  },
  searchTitle: 'Online exam platform for an awarding body',
  seo: 'Online exam platform for an awarding body: how three schools unplugged their routers to choose where answers are kept, and 2M+ exams since.',
  summary:
    'Students take school exams on any classroom computer, and answers stay on the device when the connection drops. An AI model suggests marks, and examiners decide.',
  description: 'School exams that go on when the connection is lost.',
  achievement: 'Answers stay on the device when the line drops.',
  results: [
    { value: '2M+', label: 'exams sat', note: 'since opening', icon: 'clipboard' },
    { value: '94%', label: 'marking agreement', icon: 'pen' },
    { value: '500K+', label: 'students', note: 'since opening', icon: 'graduation' },
  ],
  technologies: ['React', 'Node.js', 'Python', 'PostgreSQL', 'Google Cloud'],
  capabilities: [
    {
      title: 'Works with the router off',
      description:
        'Recordings are on the device before the paper starts, and answers are written there first. A school can finish without its router.',
    },
    {
      title: 'Marking with a second opinion',
      description:
        'The examiner decides. If the model differs by more than two marks, a senior examiner looks too.',
    },
    {
      title: 'Certificates that can be checked',
      description:
        'Anyone can scan a certificate’s code to learn whether it is genuine. Anything more needs the consent that FERPA asks for.',
    },
  ],
  quote: {
    content:
      'It was noon, and in the first classroom no screen worked. My invigilators had switched off the box that I had promised to two head teachers. I looked for Ben Tran, to hear what had gone wrong. He was in the room next door, on a child’s chair, behind students who were still writing. He put a finger to his lips.',
    name: 'Marjorie Teale',
    role: 'Head of Examinations, Quillby',
  },
  story: {
    overview: [
      'The awarding body sets papers for American and British schools. It complies with FERPA and COPPA, US laws on student records and on children’s data. It set three conditions. A school’s connection may drop at any second of a 90-minute paper. A child under 13 may sit the paper, so COPPA decides what can be stored. The examiner who marks a student’s answers must not learn whose they are. Listening papers are the hardest case: if a recording stops in mid-sentence, the question changes.',
      'For the first condition, the awarding body proposed a small server in each school, which it called the box. The box keeps paper, recordings and answers, and the students’ computers reach it over the school’s own network. It can be sealed and inspected. Our engineer Ben Tran proposed the browser. It keeps everything on the computer at which the student sits, and sends answers whenever it can.',
      'Ben Tran built both in their simplest form. Three schools tried both in a mock paper in Spanish, with 126 students. The invigilators had a list of six faults and caused all of them. For example, they unplugged the router, or switched off the box. When the router failed, the box was of no use, because the computers reach it through the router. Every screen in the room stopped. With the browser, all students continued and did not notice the fault. Its weak point is a laptop that breaks while the line is down. The answers since the last transmission are then lost.',
      'The awarding body chose the browser and accepted this weak point in writing. A student who loses answers in this way is offered a second sitting. It happened to ten students in the first two exam seasons, and to none in the third, in June 2026. The three seasons had 2M+ exams.',
      'Papers and recordings travel to the schools encrypted, the evening before. During the exam the invigilator sees a green or amber dot for each desk. If a laptop fails, the student moves to a spare one with a code, in less than a minute, and a recording restarts at the sentence where it stopped. Examiners get the answers one question at a time, with no names. An AI model suggests a mark, which they may ignore. Spanish in 18 schools was the first subject.',
    ],
    award: {
      name: 'Assessment Technology, finalist',
      description: 'In June 2026, every interrupted paper resumed at the answer where it stopped.',
      giver: 'Examinations Conference',
      year: 2026,
    },
    duration: 18,
    teamSize: 15,
    extraDetail: { label: 'Compliance', value: 'FERPA, COPPA' },
    technologyCategories: [
      { category: 'Exam room', tools: ['React', 'TypeScript', 'IndexedDB', 'Workbox'] },
      { category: 'Backend', tools: ['Node.js', 'Python', 'FastAPI'] },
      { category: 'Data and models', tools: ['PostgreSQL', 'Redis', 'PyTorch'] },
      { category: 'Infrastructure', tools: ['Google Cloud', 'Cloud Run', 'Cloudflare'] },
    ],
    resultFigures: [
      {
        value: '400%',
        label: 'Added capacity',
        description:
          'Five times as many students can start one paper in the same minute as in the final season on the old servers.',
        chart: { before: 100, after: 500 },
      },
      {
        value: '94%',
        label: 'Marking agreement',
        description:
          'In a sample of June 2026: written answers for which the suggested mark equals that of a senior examiner.',
        chart: { share: 94 },
      },
      {
        value: '6 days',
        label: 'Script to certificate',
        description: 'From the end of an exam to the certificate, in the median, down from seven weeks.',
        chart: { before: 49, after: 6 },
      },
    ],
  },
  closing: {
    heading: 'Your invigilators know where the line fails.',
    text: 'Ask them for an estimate of last year’s interrupted exams. We will want to know how long each interruption lasted.',
    action: 'Start Your Project',
  },
})

sample(intelliexamPlatform)
