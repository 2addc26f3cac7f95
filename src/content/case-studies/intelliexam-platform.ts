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
  updated: '2026-11-25',
  years: '2024–2025',
  firstRelease: {
    weeks: 21,
    people: 6,
    price: [230_000, 250_000],
    share: 20,
    what: 'Spanish in eighteen schools',
  },
  searchTitle: 'Online exam platform for an awarding body',
  seo: 'School exams that survive a lost connection: 2M+ sat since opening, marked anonymously, certified in days, and the error of our first season.',
  summary:
    'Students take school exams on any classroom computer, and no answer is lost when the connection drops. An AI model suggests marks, and examiners decide.',
  description: 'School exams that survive a lost connection, with certificates a parent can check.',
  achievement: 'No answer lost to a dropped connection.',
  results: [
    { value: '2M+', label: 'exams sat since opening', icon: 'clipboard' },
    { value: '94%', label: 'marking agreement', icon: 'pen' },
    { value: '500K+', label: 'students since opening', icon: 'graduation' },
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
      'A school in the hills had no line for the whole of the listening paper, and mentioned it to us a week later.',
    name: 'Marjorie Teale',
    role: 'Head of Examinations, Quillby',
  },
  story: {
    overview: [
      'The awarding body sets papers for American and British schools, and complies with FERPA and COPPA, US laws on student records and on children’s data. It fixed three rules first. A school’s connection may drop at any second of a ninety-minute paper. A child under thirteen may sit the paper, so COPPA decides what can be stored. And the examiner who marks a student’s answers, the script, must never learn whose they are. The rules are hardest to keep in modern languages: if a recording stops in mid-sentence, the question changes.',
      'Papers and their recordings travel to the schools encrypted, the evening before. The browser keeps each answer on the device, sends it when it can, and shows the invigilator a green or amber dot per desk. If a laptop fails, the recording restarts on the next one at the sentence where it stopped. Moving a student to a spare laptop takes a code and less than a minute. Scripts reach examiners one question at a time, with no names, but with an AI model’s suggested mark, which they may ignore.',
      'Three exam seasons, the last in June 2026, brought 2M+ exams. In the first, eighteen schools sat one subject, Spanish, and we made a mistake. The clock added extra time to the whole paper, although a recording cannot be slowed. For 184 students entitled to extra time, the writing part closed four minutes early. Our logs showed it the same afternoon. The awarding body offered every one of them a second sitting; 57 took it, and we paid for the rooms and the invigilators. Time is now counted for each part, and two teachers of students with special needs sit every paper before it is sealed.',
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
    heading: 'Send us last season’s incidents.',
    text: 'You have read above what failed in our first season. We will ask what failed in yours.',
    action: 'Start Your Project',
  },
})

sample(intelliexamPlatform)
