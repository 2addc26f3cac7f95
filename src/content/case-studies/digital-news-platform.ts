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
    'At Inkwell, a daily newspaper, editors corrected each system by hand, in 20 minutes by their reckoning. The median correction of 2020 reached website, app and audio in ten seconds.',
  description: 'Editors write once for website, app and audio; 85% of visits in 2020 opened a story.',
  achievement: 'The morning edition is out at six, audio included.',
  results: [
    { value: '100K+', label: 'daily readers', note: 'average of 2020; 60,000 in 2018', icon: 'eye' },
    {
      value: '85%',
      label: 'engagement',
      note: 'visits that open a story, 2020 (first count)',
      icon: 'heart',
    },
    { value: '10K+', label: 'articles', note: 'published in 2020', icon: 'newspaper' },
  ],
  technologies: ['Next.js', 'PostgreSQL', 'Amazon Polly', 'Fastly'],
  capabilities: [
    {
      title: 'Front page by hand',
      description:
        'Inkwell’s publisher had asked for software that sorts the front page by clicks. We built that, and a grid on which editors place stories by hand. In a trial of two weeks, the clicks put the same three subjects on top every day, so the editor-in-chief chose the grid. With app and audio, the work took nine months.',
    },
    {
      title: 'Breaking news, checked twice',
      description:
        'An alert is written once, and waits until another editor has confirmed it. The night desk objected: it has one editor. Now a second, on call, confirms on the phone. Readers get an alert about a minute later than they could. No alert of 2020 had to be taken back.',
    },
    {
      title: 'Stories read aloud, and what we can’t claim',
      description:
        'Audio is made when an article is published, and again when it is corrected. How many readers came because of this work we can’t say: in 2020 most newspapers gained some. Nor is 85% of that year’s 44 million visits known to be a rise, because no one had counted before.',
    },
  ],
  closing: {
    heading: 'We’d like to watch one edition close.',
    text: 'At Inkwell, that hour showed us what the desk needed.',
    action: 'Start Your Project',
  },
})

sample(digitalNewsPlatform)
