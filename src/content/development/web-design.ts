import { money } from '../counts.ts'
import { price } from '../price.ts'
import { sample } from '../sample.ts'
import { type DevelopmentService, numbered } from '../schema.ts'

/** The content of the page `/web-design`. */
export const webDesign: DevelopmentService = {
  name: 'Web Design',
  weave: 'rib',
  accent: 'brown',
  updated: '2026-11-28',
  seo: {
    title: 'Web design company for brand websites',
    description:
      'Brand websites, campaign pages and redesigns. We write the words first, design two directions, and measure the result after launch.',
  },
  tagline: 'Words first, then the page',
  card: {
    description: 'Brand websites with one clear message, easy to read on every screen.',
    features: ['Words before pictures', 'Brand and campaign sites'],
  },
  hero: {
    badge: 'Web Design',
    heading: 'Say it in one sentence, then design the page.',
    lede: 'We design websites of six to twelve pages for companies whose product is hard to explain, and we begin with the sentence that explains it. A maker of weighing machines now says: “Our machines weigh each pack on the line and reject the light ones.” With its new site of 2024, enquiries rose by more than half.',
    actions: [
      { label: 'Start Your Website Project', to: '/contact' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
  priceLine: price.website,
  drawing: {
    image: 'finished-webdesign',
    draft: 'draft-webdesign',
    moves: 'slant',
    alt: 'The home page of a brand website',
  },
  intro: {
    title: 'Websites, words and pictures',
    text: 'For the screens of a product, see UI/UX Design.',
  },
  services: [
    {
      icon: 'building',
      title: 'Brand sites',
      description: 'A buyer should know after ten seconds what you sell. The first sentence says it.',
      features: ['Press and investor pages'],
    },
    {
      icon: 'megaphone',
      title: 'Campaign pages',
      description:
        'The page has one offer and one form. We test two versions and keep the one with more enquiries.',
      features: ['Same words as the advert'],
    },
    {
      icon: 'paint',
      title: 'Redesigns',
      description: 'Pages that rank well in search stay, and every other old address leads to its new page.',
      features: ['Figures before and after'],
    },
    {
      icon: 'pen',
      title: 'Words and structure',
      description:
        'We use your customers’ words, taken from the interviews. What they never say, we leave out.',
      features: ['A writer beside the designer', 'Editing of your present texts'],
    },
    {
      icon: 'image',
      title: 'Type, colour and pictures',
      description:
        'We prefer photographs of your own people; buyers recognise stock pictures. Arabic pages are designed from ' +
        'right to left.',
      features: ['Brief for the photographer', 'Motion where it explains'],
    },
  ],
  proof: {
    heading: {
      title: 'Two larger sites that we designed',
    },
    projects: {
      'Digital News Platform':
        'Website and app of a daily newspaper (Inkwell, 2019): 100K+ readers a day in its first full year (2020). Most newspapers gained readers in that year.',
      'Health Discovery Platform':
        'Search and booking for a network of practices (2021–2022): 500K+ appointments booked from May 2021 to April 2023.',
    },
    drawing: {
      name: 'proof-web-design',
      tall: 'proof-web-design-tall',
      alt: 'From a patient’s words to a booked appointment',
    },
  },
  toolsHeading: {
    title: 'Tools we use',
  },
  tools: [
    { name: 'Drawing', tools: ['Figma', 'Adobe Illustrator', 'Adobe Photoshop'] },
    { name: 'Building', tools: ['HTML', 'CSS', 'Astro', 'Webflow', 'Storyblok'] },
    { name: 'Motion', tools: ['Lottie', 'Rive', 'GSAP'] },
    { name: 'Measuring', tools: ['Google Analytics', 'Plausible', 'Microsoft Clarity', 'Lighthouse'] },
  ],
  benefitsHeading: {
    title: 'Quick, legible and yours to change',
  },
  benefits: [
    {
      title: 'The headline loads first',
      description: 'Headlines are text instead of pictures. The home page stays under 500 KB.',
    },
    {
      title: 'Legible to everyone',
      description: 'Contrast, focus order and text size follow the accessibility standard WCAG 2.2 AA.',
    },
    {
      title: 'Pages you add yourself',
      description: 'Your marketing team builds new pages from documented sections.',
    },
  ],
  resultsHeading: {
    title: 'What clients counted afterwards',
  },
  results: [
    {
      value: '+55%',
      label: 'Enquiries from a brand website',
      description:
        'The maker of weighing machines had 93 in the half-year after launch in 2024; in the same months of 2023 it ' +
        `had 60. Twelve pages took three people 12 weeks and cost ${money(68_000)}.`,
    },
    {
      value: '300%',
      label: 'More bookings online',
      description:
        'A larger site, by the same method, for a network of practices (Health Discovery Platform, 2021–2022). They took 85,000 bookings online in the year to April 2021, when many were closed for weeks, and 340,000 in the year to April 2023.',
    },
    {
      value: '85%',
      label: 'Engagement',
      description:
        'Of 44 million visits to a daily newspaper (Digital News Platform) in 2020, 85% opened a story. It is the first count.',
    },
  ],
  processHeading: {
    title: 'First words, then layout, then colour',
    text: 'You won’t see a colour before the third step. Filler text makes any layout look finished, and then the real words have to fit into boxes drawn for others.',
  },
  process: numbered([
    {
      title: 'Interviews',
      description:
        'We interview four of your customers and one salesperson, and use their words on the site.',
      details: ['The main message in one sentence'],
    },
    {
      title: 'Outline',
      description: 'You get the whole site as plain text. We start to design when it convinces you.',
      details: ['Fixed price for the rest', 'List of photographs to take'],
    },
    {
      title: 'Two directions',
      description: 'You get two very different home pages with your real words, and choose one.',
      details: ['Both pages in the browser'],
    },
    {
      title: 'Every page, every width',
      description: 'We design every page in the chosen direction, from a 320-pixel phone to a large screen.',
      details: ['All pages at four widths'],
    },
    {
      title: 'Publish and measure',
      description: 'After 30 days we read the analytics with you and improve two things.',
      details: ['Content system with your pages', 'Redirects and link previews'],
    },
  ]),
  closing: {
    heading: 'Which four customers would we call?',
    text: 'Name them on the free call. We make one sentence of what they tell us, and you read it before we design a page.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Discuss Your Project', to: '/contact' },
    ],
  },
}

sample(webDesign)
