import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const digitalNewsPlatform = caseStudy({
  id: 25,
  title: 'Digital News Platform',
  category: 'Digital News Platform',
  industry: 'News and media',
  service: '/web-design',
  accent: 'orange',
  updated: '2026-11-23',
  years: '2020',
  firstRelease: { weeks: 13, people: 3, price: [70_000, 80_000], what: 'the front-page desk' },
  searchTitle: 'Newsroom CMS for a daily newspaper',
  seo: 'Front page, breaking-news alerts and read-aloud audio from one desk, for a daily with 100K+ readers, and a correction that reaches all of them in ten seconds.',
  summary:
    'A front-page desk in 13 weeks, by three people; it now lays out the morning edition, sends breaking-news alerts and shows where readers stop.',
  description:
    'Front page, breaking-news alerts and read-aloud audio from one desk, with a curve of the readers beside it.',
  achievement: 'The morning edition is out at six, audio included.',
  results: [
    { value: '100K+', label: 'daily readers', icon: 'eye' },
    { value: '85%', label: 'reader engagement', icon: 'heart' },
    { value: '10K+', label: 'articles in the first year', icon: 'newspaper' },
  ],
  technologies: ['Next.js', 'Node.js', 'PostgreSQL', 'Amazon Polly', 'Fastly'],
  capabilities: [
    {
      title: 'Front page by hand',
      description:
        'Editors place stories on a grid with the phone view alongside. A headline that would wrap to a fourth line is caught before it is published. In the first year 85% of visits opened at least one story.',
    },
    {
      title: 'Breaking news, checked twice',
      description:
        'An alert is written once for the site, the app and the lock screen. It is sent only when another editor has confirmed it.',
    },
    {
      title: 'Stories read aloud',
      description:
        'Audio is made the moment an article goes out. Correct a name in the text, and the voice says it right from then on.',
    },
  ],
  quote: {
    content:
      'We misspelt the new mayor’s name on election night. By the time her office rang, it was right on every phone and in the audio.',
    name: 'Bernadette Osei',
    role: 'Managing Editor, Inkwell',
  },
  hard: 'Editors judged the old system by one thing, the time a correction took to reach every reader. It took up to twenty minutes, because website, app, alert and audio each kept a copy. We made the article a single record from which all four are drawn, and had caches cleared by story instead of by the clock. A corrected name is now right everywhere within ten seconds. Asking a second editor before an alert costs nine seconds on average; the desk timed it, and decided to pay.',
  measured: { from: 'A correction, before', to: 'A correction, now', before: 1200, after: 10 },
  closing: {
    heading: 'Show us the hour before an edition.',
    text: 'A content system matters most in the hour before an edition closes. We ask to sit in on one, and start there.',
    action: 'Start Your Project',
  },
})

sample(digitalNewsPlatform)
