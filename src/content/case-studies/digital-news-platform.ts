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
  seo: 'Front page, breaking-news alerts and read-aloud audio from one screen, for a daily newspaper with 100K+ readers. A correction takes ten seconds.',
  summary:
    'At Inkwell, a daily newspaper, an editor corrected a story system by system, in up to 20 minutes. Now it reaches website, app and audio in ten seconds.',
  description: 'Front page, breaking-news alerts and read-aloud audio from one screen.',
  achievement: 'The morning edition is out at six, audio included.',
  results: [
    { value: '100K+', label: 'daily readers', note: 'first year', icon: 'eye' },
    { value: '85%', label: 'engagement', note: 'visits that open a story, first year', icon: 'heart' },
    { value: '10K+', label: 'articles', note: 'first year', icon: 'newspaper' },
  ],
  technologies: ['Next.js', 'Node.js', 'PostgreSQL', 'Amazon Polly', 'Fastly'],
  capabilities: [
    {
      title: 'Front page by hand',
      description:
        'Editors choose the front page by hand, on a grid beside the phone view. Software that sorts by clicks puts the same three subjects on top.',
    },
    {
      title: 'Breaking news, checked twice',
      description: 'An alert is written once, and waits until another editor has confirmed it.',
    },
    {
      title: 'Stories read aloud',
      description:
        'Audio is made when an article is published. When a name is corrected in the text, it is corrected in the audio too.',
    },
  ],
  closing: {
    heading: 'The hour before an edition decides.',
    text: 'That hour shows whether a content system is good, and no demonstration does. A first release, the front-page desk, would take three people 13 weeks and cost $70,000–80,000 today.',
    action: 'Start Your Project',
  },
})

sample(digitalNewsPlatform)
