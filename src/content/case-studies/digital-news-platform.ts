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
    'Editors of the daily Inkwell needed an estimated 20 minutes to correct a story everywhere. Now one correction reaches website, app and audio in ten seconds (median, 2020).',
  description: 'Editors write a story once, for website, app and audio.',
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
        'Editors arrange the front page on a grid. Sorting by clicks, which the publisher had asked for, put the same three subjects on top every day of a two-week trial, so the editor-in-chief chose the grid. This front-page desk was live after 13 weeks; with app and audio, the work took nine months.',
    },
    {
      title: 'Breaking news, checked twice',
      description:
        'An alert is written once, and waits until a second editor has confirmed it. The night desk has only one, so the second is on call and confirms on the phone. This costs about a minute, but none of the 1,100 alerts of 2020 had to be taken back.',
    },
    {
      title: 'Audio, and a claim we don’t make',
      description:
        'Audio is made when an article is published, and again when it is corrected. We can’t say how many readers came because of this work: in 2020 most newspapers gained some. In 85% of that year’s 44 million visits a story was opened; nobody had counted this before.',
    },
  ],
  closing: {
    heading: 'Let us watch you correct a story.',
    text: 'If that takes more than one system, we’d like to see it before we say what a new one would cost.',
    action: 'Start Your Project',
  },
})

sample(digitalNewsPlatform)
