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
  updated: '2026-11-25',
  years: '2019–2020',
  firstRelease: {
    weeks: 16,
    people: 4,
    price: [115_000, 130_000],
    share: 10,
    what: 'guides and calendar for parents',
  },
  searchTitle: 'Parenting app with midwives on video',
  seo: 'Guides by age, a child’s calendar and midwives on video for 100K+ parents, and the rule about fever that four paediatricians insisted on.',
  summary:
    'Parents read guides for the child’s age, keep a calendar of vaccines and first steps, and ask an expert on video when reading is not enough.',
  description: 'Midwives and nurses, one button away when parents have questions.',
  achievement: 'Night questions answered before the night is over.',
  results: [
    { value: '100K+', label: 'parents with an account', icon: 'users' },
    { value: '25K+', label: 'sessions by handover', icon: 'video' },
    { value: '96%', label: 'of sessions rated helpful', icon: 'heart' },
  ],
  technologies: ['Next.js', 'React Native', 'WebRTC', 'Strapi', 'PostgreSQL'],
  capabilities: [
    {
      title: 'Guides by exact age',
      description:
        'The guide to sleep at 18 months appears at eighteen months. For a child born early, the age is counted from the due date.',
    },
    {
      title: 'Video changes to sound',
      description:
        'On a weak connection the call goes on with sound only. Parents join from a link, which takes one hand; the baby is on the other arm.',
    },
    {
      title: 'Night queue by urgency',
      description:
        'The nurse on duty sees a newborn’s vomiting above a question on nap length, whichever was sent first.',
    },
  ],
  story: {
    overview: [
      'When a parent types “fever” into this app and the child is younger than three months, the search stops. There is no guide, no video slot and no price, only the emergency number and a nurse who calls back. The rule came from the client’s four paediatricians, who read every screen before its release. Our own first version had offered an article as well. They answered that a tired parent reads the article. The rule costs the client some thirty paid sessions a month and has not been questioned since. Twenty-four more phrases now have such a rule, each with the name of the doctor who wrote it.',
      'Most questions had always reached the client at night, when its midwives, sleep advisers and paediatric nurses were asleep themselves. Questions came through an email form, a phone line and three chat groups. When the answer about a new tooth was sent, the tooth was often already there.',
      'So the child’s calendar stands at the centre. Birth date, vaccinations and first steps decide what a parent is shown this week. Parents of a four-day-old baby no longer get advice on weaning. Guides and calendar opened after sixteen weeks, and video three months later. Since then the client has had a nurse on duty every night. Under each guide is a button to ask an expert, with the next free slots, the price, and how long a written reply will take tonight. In the last test before launch, five of five parents found the button with one hand. In a session the expert sees the child’s age, the earlier questions and whatever the parent chose to share.',
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
          'Median time to a written answer from the nurse on duty. Before, no one answered at night.',
      },
    ],
  },
  closing: {
    heading: 'Guides and a calendar can come first.',
    text: 'Video can follow later. Your own doctors will read every screen before a parent does.',
    action: 'Start Your Project',
  },
})

sample(parentingSupportPlatform)
