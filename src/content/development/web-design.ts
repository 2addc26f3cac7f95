import { price } from '../price.ts'
import { sample } from '../sample.ts'
import { type DevelopmentService, numbered } from '../schema.ts'

/** What `/web-design` says. */
export const webDesign: DevelopmentService = {
  name: 'Web Design',
  weave: 'rib',
  accent: 'brown',
  updated: '2026-11-23',
  seo: {
    title: 'Web design agency for clinics, funds, publishers',
    description:
      'Brand sites, campaign pages and redesigns: words first, two directions to choose from, every page from phone to lobby screen, measured after launch.',
  },
  tagline: 'Words first, then the page',
  card: {
    description: 'Brand sites with one thing to say, set large enough to read on a bus.',
    features: ['Words before pictures', 'Brand and campaign sites', 'Redesigns that keep their ranking'],
  },
  hero: {
    badge: 'Web Design',
    heading: 'Web design that starts with the words.',
    lede: 'For companies with something complicated to explain: publishers, clinics, funds, manufacturers. We find the sentence that does it, then design the page around that sentence.',
    actions: [
      { label: 'Start Your Website Project', to: '/contact' },
      { label: 'See Our Work', to: '/portfolio' },
    ],
  },
  drawing: {
    image: 'finished-webdesign',
    draft: 'draft-webdesign',
    alt: 'A brand site’s home page: the headline “come in.”, underlined by a line that leads to the door of a brick house. It lies over its draft in black squares, with a yellow thread between them.',
  },
  intro: {
    title: 'The public face of your company.',
    text: `Order any of these alone. For the inside of a product, see UI/UX Design. ${price.call}`,
  },
  matchRun:
    'Behind a private link the new site answers every address of the old one, and opens when each leads where it should.',
  services: [
    {
      icon: 'building',
      title: 'Brand sites',
      description:
        'The site a buyer reads between the first meeting and the second: six to twelve pages with a single argument.',
      features: ['Home and story pages', 'Proof: people, projects, places', 'Press and investor pages'],
    },
    {
      icon: 'megaphone',
      title: 'Campaign pages',
      description:
        'One offer and one form on one page. Two versions run until the figures separate them, and the weaker is deleted.',
      features: ['Same words as the advert', 'Two-version tests', 'Enquiries straight into your CRM'],
    },
    {
      icon: 'paint',
      title: 'Redesigns',
      description:
        'We keep the pages that rank and the sentences that sell, and redirect the rest so that no link breaks.',
      features: ['Page-by-page audit', 'Search ranking protected', 'Figures before and after'],
    },
    {
      icon: 'pen',
      title: 'Words and structure',
      description:
        'A writer and a designer share one file from the first day, so no headline is cut to fit a box.',
      features: ['Interviews with customers', 'Page outlines in prose', 'Editing of what you have'],
    },
    {
      icon: 'image',
      title: 'Type, colour and pictures',
      description:
        'A typeface that loads in one file, a palette that passes contrast, and photographs of your building instead of a stranger’s handshake.',
      features: ['Type and colour system', 'Brief for the photographer', 'Drawings and icons'],
    },
    {
      icon: 'video',
      title: 'Motion',
      description:
        'Movement that explains, such as a fund’s chart that draws itself or a map that finds the clinic. It holds still for visitors who ask their device for less.',
      features: ['Page and scroll motion', 'CSS and Lottie, light to load', 'Still version included'],
    },
  ],
  proof: {
    heading: {
      title: 'Where people come to read, and to book.',
      text: 'A daily paper with 100K+ readers, and a directory in which patients find 15K+ providers by complaint.',
    },
    projects: ['Digital News Platform', 'Health Discovery Platform'],
    drawing: {
      name: 'proof-web-design',
      tall: 'proof-web-design-tall',
      alt: 'One yellow thread writes a patient’s words, “itchy elbows worse at night”, passes dermatology and a checked insurance, and ends in a free slot of a week woven from taken hours: Thursday, 16:10',
    },
  },
  toolsHeading: {
    title: 'Tools we use.',
    text: 'A pencil and a page of plain text come before all of them.',
  },
  tools: [
    { name: 'Drawing', tools: ['Figma', 'FigJam', 'Adobe Illustrator', 'Adobe Photoshop'] },
    { name: 'Building', tools: ['HTML', 'CSS', 'Astro', 'Webflow', 'Storyblok'] },
    { name: 'Moving', tools: ['Lottie', 'Rive', 'GSAP'] },
    { name: 'Measuring', tools: ['Google Analytics', 'Plausible', 'Microsoft Clarity', 'Lighthouse'] },
  ],
  benefitsHeading: {
    title: 'What a visitor takes away.',
    text: 'Each of these can be checked in the browser on the day of launch.',
  },
  benefits: [
    {
      icon: 'target',
      title: 'One message a page',
      description:
        'Before anything is drawn, each page gets a sentence that a stranger can repeat, and it stays at the top of the design file until launch.',
    },
    {
      icon: 'timer',
      title: 'The headline arrives first',
      description:
        'Large type is text and never a picture, and the home page stays under 500 KB. The photograph may take a moment; the point does not.',
    },
    {
      icon: 'mail',
      title: 'A form people finish',
      description:
        'It has three fields, and each further one must be argued for by somebody who will read the answers.',
    },
    {
      icon: 'eye',
      title: 'Legible to everyone',
      description:
        'Contrast, focus order and text size are settled in the design file, to WCAG 2.2 AA, before any CSS is written.',
    },
    {
      icon: 'puzzle',
      title: 'Pages you add yourself',
      description:
        'Marketing combines a dozen documented sections in the CMS, and the layout holds whoever assembles the page.',
    },
  ],
  resultsHeading: {
    title: 'Design, measured.',
    text: 'These figures count what visitors did, not what a jury liked.',
  },
  results: [
    {
      value: '500K+',
      label: 'Bookings',
      description:
        'Health Discovery Platform: visits that began with a complaint in the patient’s own words and ended with an appointment.',
    },
    {
      value: '85%',
      label: 'Reader engagement',
      description:
        'Digital News Platform: visits in which a story is opened from the front page, where no headline runs to a fourth line.',
    },
    {
      value: '95%',
      label: 'Appointments kept',
      description: 'Health Discovery Platform: visits that take place on the day booked.',
    },
  ],
  processHeading: {
    title: 'Words, then lines, then colour.',
    text: 'You see nothing decorative until the third step.',
  },
  process: numbered([
    {
      title: 'Interviews',
      description:
        'We talk to four of your customers and to the salesperson who loses most often, because their phrases are the raw material.',
      details: [
        'Transcripts, good lines marked',
        'Reading of your analytics',
        'The one sentence the site must get across',
      ],
    },
    {
      title: 'Outline',
      description:
        'The whole site as plain text on one long page: headlines, arguments, proof, buttons. If it convinces in Times New Roman, it will convince in colour.',
      details: ['Site map with a purpose per page', 'First draft of the copy', 'List of photographs to take'],
    },
    {
      title: 'Two directions',
      description:
        'You get two home pages, far apart in character, with your real words in them. We carry one through the site and do not blend the two.',
      details: [
        'Both pages in the browser',
        'Type, colour and picture samples',
        'The choice and its reasons, on paper',
      ],
    },
    {
      title: 'Every page, every width',
      description:
        'The chosen direction is carried through the site, from a 320-pixel phone to the screen in your lobby.',
      details: ['Section library in Figma', 'All pages at four widths', 'Contrast and focus report'],
    },
    {
      title: 'Publish and read',
      description:
        'The site goes live with its pages filled and its old addresses redirected. Thirty days later we read the analytics with you and change two things.',
      details: ['CMS with your pages in it', 'Redirects and share pictures', 'Thirty-day report'],
    },
  ]),
  closing: {
    heading: 'Tell us what you sell.',
    text: 'One rough sentence on the phone is enough. Before the half hour is over we will have said it back to you in three ways that a buyer would understand.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Discuss Your Project', to: '/contact' },
    ],
  },
}

sample(webDesign.results)
sample(webDesign.matchRun)
