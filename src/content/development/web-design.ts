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
      'Brand websites, campaign pages and redesigns. We write the words first, design two directions, ' +
      'and measure the result after launch.',
  },
  tagline: 'Words first, then the page',
  card: {
    description: 'Brand websites with one clear message, easy to read on every screen.',
    features: ['Words before pictures', 'Brand and campaign sites', 'Redesigns that keep old addresses'],
  },
  hero: {
    badge: 'Web Design',
    heading: 'Say it in one sentence, then design the page.',
    lede:
      'We design company websites of six to twelve pages, and begin with the sentence that explains your ' +
      'product. In 2024 a maker of weighing machines got 55% more enquiries from its new website.',
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
      description:
        'A buyer who has five minutes learns what you sell. On the site of the maker of weighing machines, ' +
        'the first sentence says it.',
      features: ['Home and story pages', 'Proof: people, projects, places', 'Press and investor pages'],
    },
    {
      icon: 'megaphone',
      title: 'Campaign pages',
      description:
        'The page has one offer and one form. We test two versions, and keep the one with more enquiries.',
      features: ['Same words as the advert', 'Two-version tests', 'Enquiries straight into your CRM'],
    },
    {
      icon: 'paint',
      title: 'Redesigns',
      description:
        'We keep the pages that rank well in search. Every other old address leads to its new page.',
      features: ['Page-by-page audit', 'Search ranking measured', 'Figures before and after'],
    },
    {
      icon: 'pen',
      title: 'Words and structure',
      description:
        'We use your customers’ words. For Health Discovery Platform, three doctors wrote 700 phrases as ' +
        'patients would type them.',
      features: ['A writer beside the designer', 'Page outlines in prose', 'Editing of your present texts'],
    },
    {
      icon: 'image',
      title: 'Type, colour and pictures',
      description:
        'You get a typeface that loads in one file, and photographs of your own people. Arabic pages are ' +
        'designed from right to left.',
      features: [
        'Type and colour system',
        'Brief for the photographer',
        'Icons, and motion where it explains',
      ],
    },
  ],
  proof: {
    heading: {
      title: 'Two larger sites that we designed',
    },
    projects: {
      'Digital News Platform':
        'Website and app of a daily newspaper (Inkwell, 2019): 100K+ readers a day in the first year, where the paper prints 48,000 copies.',
      'Health Discovery Platform':
        'Search and booking for a network of practices (2021–2022): 500K+ appointments booked in two years.',
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
    { name: 'Drawing', tools: ['Figma', 'FigJam', 'Adobe Illustrator', 'Adobe Photoshop'] },
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
      description: 'Headlines are text and not pictures, and the home page stays under 500 KB.',
    },
    {
      title: 'Legible to everyone',
      description: 'Contrast, focus order and text size follow the accessibility standard WCAG 2.2 AA.',
    },
    {
      title: 'Pages you add yourself',
      description:
        'Your marketing team builds new pages from documented sections, with the phone view alongside.',
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
        'A maker of weighing machines: 93 enquiries in the half-year after launch in 2024, and 60 in the ' +
        'same months of 2023. Its first sentence is now “Our machines weigh each pack on the line and reject the light ones.” Twelve pages took ' +
        `three people 12 weeks and cost ${money(70_000)}.`,
    },
    {
      value: '300%',
      label: 'More bookings online',
      description:
        'Health Discovery Platform: in its second year, patients made four times as many appointments ' +
        'online as in the year before it opened, when only some practices took online bookings.',
    },
    {
      value: '85%',
      label: 'Engagement',
      description:
        'Digital News Platform: in its first year, this share of visits opened at least one story.',
    },
  ],
  processHeading: {
    title: 'First words, then layout, then colour',
    text: 'You see colours and pictures from the third step.',
  },
  process: numbered([
    {
      title: 'Interviews',
      description:
        'We interview four of your customers and one salesperson, and use their words on the site.',
      details: ['Transcripts, best lines marked', 'The main message in one sentence'],
    },
    {
      title: 'Outline',
      description: 'You get the whole site as plain text. If it convinces you, we start to design.',
      details: ['Fixed price for the rest', 'List of photographs to take'],
    },
    {
      title: 'Two directions',
      description: 'You get two very different home pages with your real words, and choose one.',
      details: ['Both pages in the browser', 'Type, colour and picture samples'],
    },
    {
      title: 'Every page, every width',
      description: 'We design every page in the chosen direction, from a 320-pixel phone to a large screen.',
      details: ['Section library in Figma', 'All pages at four widths'],
    },
    {
      title: 'Publish and measure',
      description: 'After 30 days we read the analytics with you and improve two things.',
      details: ['Content system with your pages', 'Redirects and link previews'],
    },
  ]),
  closing: {
    heading: 'Bring one sentence about your product.',
    text: 'It may be a rough one. On the free call we write it in three ways that a buyer understands.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Discuss Your Project', to: '/contact' },
    ],
  },
}

sample(webDesign)
