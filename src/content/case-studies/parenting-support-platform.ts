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
  seo: 'Guides by age, a child’s calendar and midwives on video for 100K+ parents. What became of a plan with ten parts, and of the money saved.',
  summary:
    'Most questions that parents emailed to this company in 2018 came at night, when its phone line was closed. In spring 2020 a nurse answered in 12 minutes (median), also at night.',
  description: 'Parents get a nurse’s answer at night, and guides for their child’s exact age.',
  achievement: 'Night questions answered before the night is over.',
  results: [
    { value: '100K+', label: 'parents', note: 'with an account at handover, June 2020', icon: 'users' },
    { value: '25K+', label: 'sessions', note: 'by handover, June 2020', icon: 'video' },
    {
      value: '96%',
      label: 'of sessions rated helpful',
      note: '11,000 answers, up to June 2020',
      icon: 'heart',
    },
  ],
  technologies: ['Next.js', 'React Native', 'WebRTC', 'Strapi'],
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
    overview: [
      'The owner of this app employs midwives, sleep advisers and paediatricians. It had a site of articles, an email form, a phone line and three chat groups, and no staff at night. For the app it had planned ten parts. In the second week we drew all ten on cards and asked each of 54 parents to keep four. Five of the ten were built, two of them at the start. A sixth, the list of doctors, was dropped and came back as one page. Even so, the smaller plan saved, by our estimate, four months and $310,000 at today’s rates. About a third of this paid for the first year of a nurse on duty every night.',
      {
        title: 'Guides and calendar: built first',
        description:
          'Nearly all parents kept the calendar. Birth date, vaccinations and first steps decide what they’re shown.',
      },
      {
        title: 'Local doctors: dropped, then built',
        description:
          'Few of the 54 kept this card, and nobody objected when it was dropped. But in the app parents went on asking for a doctor nearby. What they wanted was smaller than our card: one page with a list, added at the end.',
      },
      {
        title: 'Written questions, video, the night nurse’s list: built second',
        description:
          'Video with an expert was the other card that nearly everyone kept. In the last test before launch, five of five parents found it, using one hand. The nurse’s list puts the urgent questions first. Video opened three months after the guides.',
      },
      {
        title: 'Forum and shop: dropped by parents',
        description: 'Three of the 54 kept the forum, and none the shop.',
      },
      {
        title: 'Sleep diary: dropped by the paediatricians',
        description:
          'It was popular. But they expected parents of healthy children to worry about every short night.',
      },
      {
        title: 'Chat between families: dropped by the owner',
        description:
          'Bad advice between parents can do harm, so someone would have had to read it day and night.',
      },
      {
        title: 'On no card: what counts as an emergency',
        description:
          'The paediatricians read every screen before its release, and wrote rules for words that may mean an emergency. When a parent types “fever” and the child is younger than three months, the app offers no guide and no paid session. It shows the emergency number, and a nurse calls back.',
      },
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
          'From April to June 2020, when schools and nurseries were closed, 27,000 families came back in an average week. In its last quarter, April to June 2019, the site of articles had 6,000.',
        chart: { before: 100, after: 450 },
      },
      {
        value: '96%',
        label: 'Sessions rated helpful',
        description:
          'Of some 11,000 answers up to handover, in June 2020. Parents are asked the next morning, when they know if it helped.',
        chart: { share: 96 },
      },
      {
        value: '12 minutes',
        label: 'Reply after ten at night',
        description: 'Median time to a written answer from the nurse on duty, from April to June 2020.',
      },
    ],
  },
  closing: {
    heading: 'Parents may drop half of your plan.',
    text: 'We bring the cards for an afternoon. Your board’s favourite card may go, too.',
    action: 'Start Your Project',
  },
})

sample(parentingSupportPlatform)
