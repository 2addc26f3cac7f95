import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const digitalNewsPlatform = caseStudy({
  id: 25,
  title: 'Digital News Platform',
  category: 'Digital News Platform',
  industry: 'News and media',
  hue: 'madder',
  updated: '2026-10-13',
  seo: 'A newsroom platform for a daily with 100K+ daily readers. Front page, breaking alerts and audio come from one desk.',
  summary:
    'A newsroom desk that lays out the morning edition, sends breaking lines to phones and shows editors where readers stop reading.',
  description:
    'Front page, breaking alerts and read-aloud audio from one desk, with the readership curve beside it.',
  achievement: 'The morning edition is out at six, audio included.',
  metrics: [
    { value: '100K+', label: 'daily readers', mark: 'eye' },
    { value: '85%', label: 'engagement', mark: 'heart' },
    { value: '10K+', label: 'articles', mark: 'newspaper' },
  ],
  technologies: ['Next.js', 'Node.js', 'PostgreSQL', 'Amazon Polly', 'Fastly'],
  capabilities: [
    {
      title: 'Front page by hand',
      description:
        'Editors place stories on a grid with the phone view alongside. A headline that would wrap to a fourth line is caught before it is published.',
      mark: 'newspaper',
    },
    {
      title: 'Breaking, with a second pair',
      description:
        'One field feeds the site, the app and the lock screen. It opens only when another editor has confirmed the line.',
      mark: 'bell',
    },
    {
      title: 'Stories read aloud',
      description:
        'Audio is made the moment an article goes out. Correct a name in the text, and the voice says it right from then on.',
      mark: 'mic',
    },
  ],
  closing: {
    heading: 'Hold the front page, not the website.',
    text: 'Walk us through the last hour before an edition closes. That is when a content system shows its manners, and it is where we start.',
    action: 'Modernize Your Newsroom',
  },
})

sample(digitalNewsPlatform)
