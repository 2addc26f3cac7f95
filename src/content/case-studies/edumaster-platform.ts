import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const edumasterPlatform = caseStudy({
  id: 3,
  title: 'EduMaster Platform',
  category: 'Learning Management',
  industry: 'School education',
  service: '/services/product-engineering',
  industryPage: '/industries/edtech',
  accent: 'yellow',
  updated: '2026-11-28',
  years: '2025–2026',
  firstRelease: {
    weeks: 14,
    people: 4,
    price: [100_000, 110_000],
    share: 20,
    what: 'Algebra II in nine schools',
  },
  searchTitle: 'Learning platform for a group of 31 schools',
  seo: 'How a group of schools left its shared folders: lessons that respond, marking by question, certificates with a number, and our report on one bad morning.',
  summary:
    'Larkfield’s 31 schools kept lessons and marks in shared folders. Nine began to use a learning system after 14 weeks. Twelve weeks later all 31 had left the folders.',
  description: 'Teachers mark a class’s work question by question, with all answers side by side.',
  achievement: 'Nine pilot schools were teaching with the platform 14 weeks after we began.',
  results: [
    {
      value: '30 min',
      label: 'to mark a class’s homework',
      note: 'median, October 2025; before, 50',
      icon: 'pen',
    },
    { value: '31', label: 'schools', note: 'by 24 November 2025', icon: 'graduation' },
    { value: '12', label: 'weeks, pilot to last school', icon: 'calendar' },
  ],
  technologies: ['Next.js', 'Node.js', 'MongoDB', 'AWS'],
  capabilities: [
    {
      title: 'Lessons that respond',
      description: 'Graphs move while the pupil works. Pupils see mistakes before the teacher does.',
    },
    {
      title: 'Marking by question',
      description: 'Teachers see all answers to one question in a row, and can repeat a remark.',
    },
    {
      title: 'Certificates with a number',
      description: 'A pupil who passes a unit gets a PDF whose number any college can check.',
    },
  ],
  quote: {
    content:
      'On the tenth day of the pilot I wanted them gone, and I’d written the email. What happened instead was that their engineer came to our staff meeting, told a room of people who had just lost a lesson what he had got wrong, and why his own test hadn’t caught it, and then what would be different on Monday, which it was, and after that I didn’t send it.',
    name: 'Gwen Ashdown',
    role: 'Deputy Head, Larkfield',
  },
  story: {
    overview: [
      'Larkfield, a group of 31 schools in four countries, teaches an American curriculum. It kept worksheets, marks and registers in shared folders. Algebra II was the pilot, in nine schools, because a pupil who falls behind in algebra is noticed late. The pilot began on 1 September 2025, with the school year. On its tenth school day, Friday 12 September, the system failed. This is the report on that morning by our engineer on duty, shortened.',
      {
        title: 'Impact',
        description:
          'From 09:00, for almost half an hour, 900 pupils in the pilot schools could not sign in. Most classes lost the lesson. No answers or marks were lost.',
      },
      {
        title: '09:00',
        description:
          'For the first time, all pilot schools open a lesson in the same minute. Sign-ins rise from two a second to 40.',
      },
      {
        title: '09:08',
        description:
          'A teacher had telephoned at 09:03. The engineer on duty adds web servers, and nothing changes.',
      },
      {
        title: '09:17',
        description:
          'The engineer finds every sign-in waiting at one database server; the other two have no work.',
      },
      {
        title: '09:26',
        description:
          'The last pupil signs in, four minutes after the engineer let sign-ins bypass a faulty cache.',
      },
      {
        title: 'Cause',
        description:
          'The fault was ours. The cache says on which server a pupil’s account is. Its entries left out the school, and every pupil was sent to the first server. The load test had used pupils of one school, for whom that was correct.',
      },
      {
        title: 'What was done',
        description:
          'We wrote to the heads the same day and explained the fault to the staff of any school that asked. We bore the two weeks of repair, as a fixed price requires, and the second wave of 22 schools started ten days late, on 16 October. Lessons now arrive overnight, so the morning has only the sign-ins. The load test opens every school at once.',
      },
    ],
    award: {
      name: 'Mathematics Software, winner',
      description: 'Teachers on the jury finished the graph lesson with the instructions closed.',
      giver: 'Classroom Teachers’ Prize',
      year: 2026,
    },
    duration: 9,
    teamSize: 13,
    extraDetail: { label: 'Platform', value: 'Laptop, tablet and phone' },
    challenges: [
      {
        title: 'Different scales for marks',
        description:
          'The schools marked in two dozen ways, one of them with smiling faces. Teachers still see theirs, but the platform stores marks against shared criteria, so that a pupil can change school in mid-term.',
      },
      {
        title: 'Homes with no connection',
        description:
          'In 2025, about a fifth of the pupils had none. Lessons are kept on the device, where answers wait for the school’s network.',
      },
      {
        title: 'No spare afternoon for training',
        description:
          'There was no budget for it. Because a worksheet from the old folder becomes a usable first lesson, most teachers learnt the editor on their own material.',
      },
    ],
    technologyCategories: [
      { category: 'Frontend', tools: ['Next.js', 'React', 'TypeScript', 'Capacitor'] },
      { category: 'Backend', tools: ['Node.js', 'MongoDB', 'Redis'] },
      { category: 'Infrastructure', tools: ['AWS', 'Amazon CloudFront', 'Docker'] },
    ],
    resultFigures: [
      {
        value: '30 min',
        label: 'To mark a class’s homework',
        description:
          'Median of the 45 algebra classes of the pilot schools in October 2025, noted by their teachers. In March 2025, with the folders, 45 classes took 50 minutes.',
        chart: { before: 50, after: 30 },
      },
      {
        value: '12',
        label: 'Weeks, pilot to last school',
        description:
          'Nine pilot schools on 1 September 2025, then 22 more in groups. The last one left its folders on 24 November.',
      },
      {
        value: '31',
        label: 'Schools out of the folders',
        description: 'The old drive became read-only on a date that the head teachers chose.',
      },
    ],
  },
  closing: {
    heading: 'For lessons on 1\u00a0September, you sign by 5 May.',
    text: 'One subject takes 14 weeks, and work starts three weeks after you sign. Call us in April, and bring the marking scale that your staff argue about.',
    action: 'Start Your Project',
  },
})

sample(edumasterPlatform)
