import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const digitalNewsPlatform = caseStudy({
  id: 25,
  title: 'Digital News Platform',
  category: 'Digital News Platform',
  industry: 'News and media',
  service: '/web-design',
  accent: 'orange',
  updated: '2026-11-25',
  years: '2020',
  firstRelease: { weeks: 13, people: 3, price: [70_000, 80_000], share: 30, what: 'the front-page desk' },
  searchTitle: 'Newsroom CMS for a daily newspaper',
  seo: 'Front page, breaking-news alerts and read-aloud audio from one screen, for a daily with 100K+ readers, and a correction that reaches all of them in ten seconds.',
  summary:
    'Editors of a daily newspaper publish stories, alerts and audio from one screen, called the desk, and a correction is right everywhere within ten seconds.',
  description: 'Front page, breaking-news alerts and read-aloud audio from one screen.',
  achievement: 'The morning edition is out at six, audio included.',
  results: [
    { value: '100K+', label: 'daily readers, first year', icon: 'eye' },
    { value: '85%', label: 'reader engagement: visits that open a story', icon: 'heart' },
    { value: '10K+', label: 'articles in the first year', icon: 'newspaper' },
  ],
  technologies: ['Next.js', 'Node.js', 'PostgreSQL', 'Amazon Polly', 'Fastly'],
  capabilities: [
    {
      title: 'Front page by hand',
      description:
        'Editors place stories on a grid with the phone view alongside. An editor is warned before publication if a headline needs a fourth line. Reader engagement was 85%: in the first year, that share of visits opened at least one story.',
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
      'We misspelt the new mayor’s name on election night. By the time her office rang, it was right on every phone and in the audio.',
    name: 'Bernadette Osei',
    role: 'Managing Editor, Inkwell',
  },
  hard: 'Editors judged the old system by the time that a correction took to reach every reader. It was up to twenty minutes, because website, app, alert and audio each kept a copy. We made the article a single record that supplies all four, and cleared the cached copies of a story as soon as it changed, instead of at fixed times. A corrected name is now right everywhere within ten seconds. Asking a second editor before an alert costs eight seconds on average. The editors timed it and kept the rule.',
  measured: { from: 'A correction, before', to: 'A correction, now', before: 1200, after: 10 },
  closing: {
    heading: 'Show us the hour before an edition.',
    text: 'A content system matters most before an edition closes. We ask to watch that hour, and start there.',
    action: 'Start Your Project',
  },
})

sample(digitalNewsPlatform)
