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
    'When a school loses its connection, students in Quillby’s exams go on writing. Answers are kept on the device first. A model suggests marks; examiners decide.',
  description: 'Students keep writing when the line is lost: their answers stay on the device.',
  achievement: 'With the router unplugged, all students went on writing.',
  results: [
    {
      value: '2M+',
      label: 'exams in three seasons',
      note: 'November 2024, June 2025, June 2026',
      icon: 'clipboard',
    },
    { value: '94%', label: 'of marks like the examiner’s', note: '4,000 answers, June 2026', icon: 'pen' },
    {
      value: '500K+',
      label: 'students in three seasons',
      note: 'November 2024, June 2025, June 2026',
      icon: 'graduation',
    },
  ],
  technologies: ['React', 'Python', 'PostgreSQL', 'Google Cloud'],
  capabilities: [
    {
      title: 'Works with the router off',
      description: 'Recordings and answers are on the device. A school can finish without its router.',
    },
    {
      title: 'Marking with a second opinion',
      description: 'If the model differs by more than two marks, a senior examiner looks too.',
    },
    {
      title: 'Certificates that can be checked',
      description: 'A code shows which are genuine. Under FERPA, the school may say no more without consent.',
    },
  ],
  quote: {
    content:
      'The box was my own proposal, and I had promised it to two head teachers. At noon no screen in the first classroom worked. In the room next door, where Ben Tran’s version ran, they were all still writing. I telephoned both heads the same afternoon.',
    name: 'Marjorie Teale',
    role: 'Head of Examinations, Quillby',
  },
  story: {
    overview: [
      'Quillby, an awarding body, sets papers for American and British schools. On its old platform a paper of 90 minutes ended when the school’s connection did.',
      'Two US laws apply: COPPA limits what may be stored about a child under 13, and under FERPA, which protects school records, an examiner must not learn whose answer it is.',
      'Quillby proposed a small server in each school, which it called the box. It keeps paper, audio and answers, can be sealed and inspected, and is reached over the school’s network. Our engineer Ben Tran proposed the browser, which keeps everything on the student’s own computer and sends answers whenever it can. He built both in their simplest form for a mock paper in Spanish at three schools. The invigilators had a list of six faults and caused all of them. When they unplugged the router, the box was of no use: the computers reach it through the router, and every screen in the room stopped. With the browser, all students went on writing.',
      'Its weak point is a laptop that breaks while the line is down. The answers since the last transmission are then lost. That’s still so; we know of no remedy that a school would pay for. Quillby accepted it in writing and offers the student a second sitting. In 2M+ exams over all three seasons so far (November 2024, June 2025, June 2026) it happened to ten students, none in June 2026.',
      'Spanish in 18 schools was the first subject. Papers and recordings travel to the schools encrypted, the evening before. If a laptop fails, a code moves the student to a spare one, and a recording restarts at the sentence where it stopped. In June 2026, this happened to 310 students; the median lost 50 seconds, which were added to the time for the paper. Examiners get the answers one question at a time, with no names, and with a mark suggested by an AI model, which they may ignore.',
    ],
    award: {
      name: 'Assessment Technology, winner',
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
          'In June 2026, 30,000 students started one paper in the same minute. In May 2024, the last season of the old servers, 6,000 could.',
        chart: { before: 100, after: 500 },
      },
      {
        value: '94%',
        label: 'Marking agreement',
        description:
          'For 94% of 4,000 written answers of June 2026, drawn at random, the suggested mark equals a senior examiner’s.',
        chart: { share: 94 },
      },
      {
        value: '6 days',
        label: 'Script to certificate',
        description:
          'In the old platform’s last season, all certificates came seven weeks after the exam. The median of June 2026 was six days.',
        chart: { before: 49, after: 6 },
      },
    ],
  },
  closing: {
    heading: 'Unplug the router, and watch.',
    text: 'At Quillby, a mock paper at three schools decided more than our meetings had. In your first weeks we build the simplest form of what you’re considering, and cut the connection.',
    action: 'Start Your Project',
  },
})

sample(intelliexamPlatform)
