import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const digitalNewsPlatform = caseStudy({
  id: 25,
  title: 'Digital News Platform',
  category: 'Digital News Platform',
  industry: 'News and media',
  service: '/cms-and-e-commerce',
  accent: 'orange',
  updated: '2026-11-28',
  years: '2019',
  firstRelease: { weeks: 13, people: 3, price: [70_000, 80_000], share: 30, what: 'the front-page desk' },
  searchTitle: 'Newsroom CMS for a daily newspaper',
  seo: 'Front page, breaking-news alerts and read-aloud audio from one screen, for a daily with 100K+ readers, and two programs that its editors did not want.',
  summary:
    'Editors of a daily newspaper publish stories, alerts and audio from one screen, called the desk. A correction reaches website, app and audio within ten seconds.',
  description: 'Front page, breaking-news alerts and read-aloud audio from one screen.',
  achievement: 'The morning edition is out at six, audio included.',
  results: [
    { value: '100K+', label: 'daily readers', note: 'first year', icon: 'eye' },
    { value: '85%', label: 'engagement', note: 'visits that open a story', icon: 'heart' },
    { value: '10K+', label: 'articles', note: 'first year', icon: 'newspaper' },
  ],
  technologies: ['Next.js', 'Node.js', 'PostgreSQL', 'Amazon Polly', 'Fastly'],
  capabilities: [
    {
      title: 'Front page by hand',
      description: 'Editors place stories on a grid with the phone view alongside.',
    },
    {
      title: 'Breaking news, checked twice',
      description:
        'An alert is written once for the site, the app and the lock screen. It is sent only when another editor has confirmed it.',
    },
    {
      title: 'Stories read aloud',
      description:
        'Audio is made when an article is published. When a name is corrected in the text, it is corrected in the audio too.',
    },
  ],
  quote: {
    content:
      'A warning to other editors: before you hire these people, keep three evenings free. Grace Oduya sat beside our desk and wanted to know the reason for everything, at the hour when we have the least time. On the second evening we went to press late. Choose days with little news, and tell your printing house. After that she asked for nothing more, and the desk was ready in 13 weeks.',
    name: 'Bernadette Osei',
    role: 'Managing Editor, Inkwell',
  },
  hard: 'The editors first decided what should stay without software. They tried two programs on old editions for a week: one places stories by clicks, the other sends alerts by itself. They wanted neither. An editor places each story. A second editor confirms each alert, which takes eight seconds on average. The plan of the printed page stays on paper. The new software does the copying. Website, app, alert and audio used to keep their own copies, and a correction took up to 20 minutes. Now it takes ten seconds. The paper prints 48,000 copies; website and app had 100K+ readers a day in the first year. Reader engagement was 85%: this share of visits opened at least one story.',
  measured: { from: 'A correction, before', to: 'A correction, now', before: 1200, after: 10 },
  closing: {
    heading: 'Show us the hour before an edition.',
    text: 'A content system matters most before an edition closes. We ask to watch that hour, and start there.',
    action: 'Start Your Project',
  },
})

sample(digitalNewsPlatform)
