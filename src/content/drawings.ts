import type { PictureName } from './drawn.ts'

/** A picture, and what it shows. */
export interface ShownPicture {
  file: PictureName
  alt: string
}

/** The drawing of a project, 800 units wide and 600 high, or a photograph. */
export interface Drawing extends ShownPicture {
  /**
   * Whole words of a project's category, title or industry (lower case), any of which chooses this drawing. Left out:
   * a project asks for it by `image`, or by `pictureAccent`, the part of the name after the hyphen.
   */
  keywords?: readonly string[]
}

/** Every drawing of a project. Where several have a word of the project, the first is chosen. */
export const drawings: readonly Drawing[] = [
  {
    file: 'lab',
    keywords: ['lab', 'innovation management', 'laboratory', 'research'],
    alt: 'Sample tubes filled with stacked threads and a result card; a yellow thread draws the chromatogram',
  },
  {
    file: 'lab-blue',
    alt: 'A lab notebook and the nearest trial, which failed in 2013; the notebook’s rose ribbon becomes the thread through two gates to the flask of the pilot batch',
  },
  {
    file: 'family',
    keywords: ['parenting', 'family'],
    alt: 'An expert session and a calendar; one blue thread draws a parent and a child',
  },
  {
    file: 'health',
    keywords: ['medical', 'health', 'hospital', 'clinical'],
    alt: 'A ward tablet and a watch joined by one thread, which becomes the heart rhythm',
  },
  {
    file: 'health-green',
    alt: 'A phone held over a stitched wound with a printed scale beside it; the yellow suture becomes the falling curve of the wound’s area over thirty days',
  },
  {
    file: 'health-blue',
    alt: 'The search “itchy elbows, worse at night”, a map of practices and a week of slots; a rose thread runs from the words to the slot that is booked',
  },
  {
    file: 'education',
    keywords: ['learning', 'assessment', 'exam', 'education'],
    alt: 'An algebra lesson on a laptop; a thread draws the graph and seals a certificate',
  },
  {
    file: 'education-pink',
    alt: 'A listening paper, a dot for every desk in the exam hall and a router crossed out; the blue thread is the sound wave, which goes on where the signal is lost',
  },
  {
    file: 'banking',
    keywords: ['banking', 'payment', 'fintech', 'financial'],
    alt: 'An account window and a phone that approves a transfer; a yellow thread becomes the balance line',
  },
  {
    file: 'banking-blue',
    alt: 'Four processors’ threads, each of its own colour, run into one reed; a single yellow thread leaves it and becomes the level line under a ledger whose debits and credits match',
  },
  {
    file: 'retail',
    keywords: ['retail', 'mall', 'shop', 'commerce'],
    alt: 'A shop app with a striped shirt and an orders window; the price tag hangs on the thread',
  },
  {
    file: 'retail-pink',
    alt: 'One bag with boots, a teapot and a picture book beside an orders window; the yellow handle runs on as the string that ties the three shops’ orders',
  },
  {
    file: 'logistics',
    keywords: ['supply chain', 'logistics', 'freight'],
    alt: 'A street map and a driver’s phone; the yellow thread is the delivery route',
  },
  {
    file: 'security',
    keywords: ['security', 'blockchain'],
    alt: 'A ledger of sealed blocks and a padlock whose shackle is a yellow thread',
  },
  {
    file: 'rpa',
    keywords: ['rpa', 'robotic', 'bots'],
    alt: 'A sewing-machine bot over an invoice form; the thread that feeds its needle ticks the boxes',
  },
  {
    file: 'analytics',
    keywords: ['business intelligence', 'analytics', 'marketing'],
    alt: 'Stacked bars and a donut wound like a spool; the thread unwinds into the trend line',
  },
  {
    file: 'analytics-yellow',
    alt: 'Four networks claim the same sale, stacked to 138%; the blue thread from the paid row of an order book marks 100%, and the claims above it stay bare',
  },
  {
    file: 'ai',
    keywords: ['ai platform', 'machine learning'],
    alt: 'A model inspector; one yellow thread lights the path through the network to its decision',
  },
  {
    file: 'erp',
    keywords: ['erp', 'enterprise tech'],
    alt: 'An operations dashboard of nine modules; one yellow thread runs over and under all of them',
  },
  {
    file: 'erp-brown',
    alt: 'A bolt whose screw thread is a yellow thread; its two ends tie one part number through six plants, and eleven old numbers are struck out',
  },
  {
    file: 'property',
    keywords: ['property', 'facility', 'real estate'],
    alt: 'A tower in elevation and a floor panel; the wiring from riser to light to dial is one thread',
  },
  {
    file: 'consulting',
    keywords: ['consulting', 'advisory'],
    alt: 'A call of four people and a plan on the wall, pinned together by the thread',
  },
  {
    file: 'consulting-green',
    alt: 'A one-page brief, a roster and a fee; the yellow thread pins the brief, passes round the adviser barred for a conflict and splits the fee into two invoices',
  },
  {
    file: 'service',
    keywords: ['service delivery', 'laundry'],
    alt: 'A washing line made of the yellow thread beside a phone that tracks the order',
  },
  {
    file: 'media',
    keywords: ['news', 'media'],
    alt: 'A front page and a phone; the thread underlines the headline and becomes the readership curve',
  },
]
