import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const parentingSupportPlatform = caseStudy({
  id: 22,
  title: 'Parenting Support Platform',
  category: 'Parenting Support Platform',
  industry: 'Family and parenting',
  service: '/services/ui-ux-design',
  industryPage: '/industries/healthcare',
  accent: 'pink',
  updated: '2026-11-28',
  years: '2019–2020',
  firstRelease: {
    weeks: 16,
    people: 4,
    price: [115_000, 130_000],
    share: 10,
    what: 'guides and calendar for parents',
  },
  searchTitle: 'Parenting app with midwives on video',
  seo: 'Guides by age, a child’s calendar and midwives on video for 100K+ parents. How a plan of ten parts became five, and what the client did with the money saved.',
  summary:
    'Parents of small children ask at night, when this company’s phone line was closed. Its app has a guide for the child’s exact age, and experts on video.',
  description: 'Midwives and nurses, one button away when parents have questions.',
  achievement: 'Night questions answered before the night is over.',
  results: [
    { value: '100K+', label: 'parents', note: 'with an account', icon: 'users' },
    { value: '25K+', label: 'sessions', note: 'by handover', icon: 'video' },
    { value: '96%', label: 'of sessions rated helpful', note: 'asked the next morning', icon: 'heart' },
  ],
  technologies: ['Next.js', 'React Native', 'WebRTC', 'Strapi', 'PostgreSQL'],
  capabilities: [
    {
      title: 'Guides by exact age',
      description: 'For a child born early, the age is counted from the due date.',
    },
    {
      title: 'Video changes to sound',
      description: 'On a weak connection the call goes on with sound only.',
    },
    {
      title: 'Night queue by urgency',
      description: 'The nurse sees a newborn’s vomiting above a question on nap length.',
    },
  ],
  story: {
    closeUps: [[548, 180, 220, 215]],
    overview: [
      'This app answers questions of parents with small children. Its owner employs midwives, sleep advisers, paediatric nurses and four paediatricians. It had planned ten parts, and built five of them first. By our estimate, that saved the owner four months and $310,000 at today’s rates; it spent about a third of the money on a nurse on duty every night. Before, it had a site of articles, an email form, a phone line and three chat groups. Most questions came at night, when no one was there.',
      'The five that were built are guides, a calendar for each child, questions in writing, video sessions, and a list of open questions for the nurse. The others were a forum, a shop, a sleep diary, a directory of local doctors, and a chat between families.',
      'The plan was shortened in the second week. We drew all ten on cards and asked 54 parents which four they would keep. Nearly all kept the calendar and the button for an expert; three kept the forum, none the shop. The sleep diary was popular, but the paediatricians took it out, because they expected that parents of a healthy child would worry about every short night. The owner decided against the chat, which someone would have had to read day and night.',
      'Guides and calendar opened first, and video three months later. Birth date, vaccinations and first steps decide what a parent is shown this week. In the last test before launch, five of five parents found the button for an expert, using one hand. In a session the expert sees the child’s age, the earlier questions and whatever the parent chose to share.',
      'The paediatricians read every screen before its release. They also wrote rules for words that may mean an emergency. When a parent types “fever” and the child is younger than three months, the app offers no guide and no paid session. It shows the emergency number, and a nurse calls back. About one part we had all been wrong. Parents kept asking for local doctors, so a sixth part was added at the end, the directory, as one page with a list.',
    ],
    award: {
      name: 'Family App, parents’ vote',
      description: 'Parents chose it for the calendar that follows a child’s age.',
      giver: 'Family Services Awards',
      year: 2021,
    },
    duration: 16,
    teamSize: 14,
    extraDetail: { label: 'Platform', value: 'Web, iOS, Android' },
    technologyCategories: [
      { category: 'Apps', tools: ['Next.js', 'React Native', 'TypeScript'] },
      { category: 'Sessions', tools: ['WebRTC', 'mediasoup', 'coturn'] },
      { category: 'Guides and questions', tools: ['Strapi', 'PostgreSQL', 'Meilisearch'] },
      { category: 'Hosting', tools: ['AWS', 'Cloudflare', 'Sentry'] },
    ],
    resultFigures: [
      {
        value: '350%',
        label: 'Rise in weekly use',
        description:
          'At handover, 4.5 times as many families came back each week as to the client’s earlier site of articles.',
        chart: { before: 100, after: 450 },
      },
      {
        value: '96%',
        label: 'Sessions rated helpful',
        description: 'Parents are asked the next morning, when they know if it helped.',
        chart: { share: 96 },
      },
      {
        value: '12 minutes',
        label: 'Reply after ten at night',
        description:
          'Median time to a written answer from the nurse on duty, in the months before handover. Before, no one answered at night.',
      },
    ],
  },
  closing: {
    heading: 'Ten cards cost less than one forum.',
    text: 'An afternoon with parents tells you which parts of a plan they’d keep. Be ready to lose the one that your board likes best.',
    action: 'Start Your Project',
  },
})

sample(parentingSupportPlatform)
