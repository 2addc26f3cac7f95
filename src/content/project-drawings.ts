import type { PictureName } from './picture-names.ts'
import { sample } from './sample.ts'

/** A part of a drawing, in its own units: the distances from its left and upper edge, the width and the height. */
export type View = readonly [left: number, top: number, width: number, height: number]

/**
 * What a frame shows of a drawing where all of it would be too small or too high: in a `wide` frame, in the narrow cell
 * of a `card`, or in a low `strip` on phones. A frame that is higher than its view shows more above it. No word may be cut.
 */
export type Views = Readonly<Record<'wide' | 'card' | 'strip', View>>

/** For drawings without views of their own, which are cut around their middle. A photograph fills frames of these proportions. */
export const otherViews: Views = {
  wide: [0, 75, 800, 450],
  card: [0, 0, 800, 600],
  strip: [0, 166, 800, 267],
}

/** A picture, its alternative text and its views. */
export interface ShownPicture {
  file: PictureName
  alt: string
  views: Views
}

/** The drawing of a project, 800 units wide and 600 high, or a photograph. */
export interface Drawing extends Omit<ShownPicture, 'views'> {
  views?: Views
  /**
   * Words in lower case. A project whose category, title or industry contains one of them, as whole words, gets this
   * drawing (`project-picture.ts`). A case study chooses a drawing without keywords by its field `image` or `pictureVariant`.
   */
  keywords?: readonly string[]
}

/**
 * The drawings of projects. When the keywords of several drawings match a project, it gets the first of them, and the
 * first of all when none match.
 */
export const drawings: readonly Drawing[] = [
  {
    file: 'erp',
    keywords: ['erp', 'enterprise tech'],
    alt: 'An operations dashboard of nine modules',
    views: { wide: [0, 110, 800, 466], card: [20, 0, 532, 600], strip: [208, 112, 524, 162] },
  },
  {
    file: 'lab',
    keywords: ['lab', 'innovation management', 'laboratory', 'research'],
    alt: 'Sample tubes and a result card',
    views: { wide: [0, 130, 800, 470], card: [20, 0, 590, 600], strip: [196, 140, 604, 196] },
  },
  {
    file: 'lab-notebook',
    alt: 'A lab notebook and the page of an earlier trial',
    views: { wide: [0, 131, 800, 469], card: [62, 0, 730, 600], strip: [348, 54, 452, 146] },
  },
  {
    file: 'family',
    keywords: ['parenting', 'family'],
    alt: 'A video session and a calendar',
    views: { wide: [0, 120, 800, 455], card: [20, 0, 520, 600], strip: [24, 188, 516, 168] },
  },
  {
    file: 'health',
    keywords: ['medical', 'health', 'hospital', 'clinical'],
    alt: 'A ward tablet and a watch that show a heart rhythm',
    views: { wide: [0, 132, 800, 432], card: [56, 0, 570, 600], strip: [100, 279, 470, 146] },
  },
  {
    file: 'health-wound',
    alt: 'A phone photographs a wound; its area falls over 30 days',
    views: { wide: [0, 118, 800, 482], card: [62, 0, 735, 600], strip: [0, 198, 800, 260] },
  },
  {
    file: 'health-search',
    alt: 'The search “itchy elbows, worse at night” and a booked slot',
    views: { wide: [0, 190, 800, 410], card: [0, 16, 468, 584], strip: [40, 28, 488, 160] },
  },
  {
    file: 'education',
    keywords: ['learning', 'assessment', 'exam', 'education'],
    alt: 'An algebra lesson and a certificate',
    views: { wide: [0, 76, 800, 472], card: [242, 0, 556, 600], strip: [242, 310, 556, 196] },
  },
  {
    file: 'education-listening',
    alt: 'A listening exam that continues offline',
    views: { wide: [0, 14, 800, 442], card: [56, 0, 735, 600], strip: [0, 12, 800, 230] },
  },
  {
    file: 'banking',
    keywords: ['banking', 'payment', 'fintech', 'financial'],
    alt: 'An account and a phone that approves a transfer',
    views: { wide: [0, 46, 800, 463], card: [40, 0, 600, 600], strip: [0, 256, 800, 218] },
  },
  {
    file: 'banking-ledger',
    alt: 'Four payment processors lead into one ledger',
    views: { wide: [0, 12, 800, 420], card: [176, 0, 624, 600], strip: [0, 157, 800, 276] },
  },
  {
    file: 'retail',
    keywords: ['retail', 'mall', 'shop', 'commerce'],
    alt: 'A shop app with a striped shirt',
    views: { wide: [0, 30, 800, 492], card: [40, 0, 720, 600], strip: [0, 180, 770, 218] },
  },
  {
    file: 'retail-one-bag',
    alt: 'One bag with goods from three shops',
    views: { wide: [0, 76, 800, 516], card: [0, 0, 800, 600], strip: [0, 80, 800, 256] },
  },
  {
    file: 'logistics',
    keywords: ['supply chain', 'logistics', 'freight'],
    alt: 'A street map and a driver’s phone with a route',
    views: { wide: [0, 114, 800, 424], card: [40, 0, 730, 600], strip: [192, 211, 600, 206] },
  },
  {
    file: 'security',
    keywords: ['security', 'blockchain'],
    alt: 'A chain of blocks and a padlock',
    views: { wide: [0, 112, 800, 450], card: [20, 0, 600, 600], strip: [0, 302, 800, 250] },
  },
  {
    file: 'rpa',
    keywords: ['rpa', 'robotic', 'bots'],
    alt: 'A bot that fills in an invoice form',
    views: { wide: [0, 4, 800, 444], card: [46, 0, 726, 600], strip: [54, 124, 728, 199] },
  },
  {
    file: 'analytics',
    keywords: ['business intelligence', 'analytics', 'marketing'],
    alt: 'Charts with a trend line',
    views: { wide: [0, 68, 800, 490], card: [54, 0, 735, 600], strip: [366, 174, 434, 136] },
  },
  {
    file: 'analytics-sources',
    alt: 'Four networks claim 138% of the sales; the order book shows 100%',
    views: { wide: [0, 30, 800, 446], card: [20, 0, 508, 600], strip: [0, 42, 800, 264] },
  },
  {
    file: 'ai',
    keywords: ['ai platform', 'machine learning'],
    alt: 'A model, and the path to one of its decisions',
    views: { wide: [0, 114, 800, 486], card: [52, 0, 686, 600], strip: [44, 197, 692, 222] },
  },
  {
    file: 'erp-part-number',
    alt: 'A bolt with one part number; eleven old numbers are struck out',
    views: { wide: [0, 36, 800, 364], card: [26, 0, 735, 600], strip: [256, 212, 530, 170] },
  },
  {
    file: 'property',
    keywords: ['property', 'facility', 'real estate'],
    alt: 'A tower and a control panel for one floor',
    views: { wide: [0, 24, 800, 479], card: [50, 0, 670, 600], strip: [222, 156, 490, 166] },
  },
  {
    file: 'consulting',
    keywords: ['consulting', 'advisory'],
    alt: 'A video call of four people and a plan',
    views: { wide: [0, 132, 800, 460], card: [60, 0, 735, 600], strip: [64, 160, 432, 144] },
  },
  {
    file: 'consulting-advisers',
    alt: 'A brief, a list of consultants and a fee that becomes two invoices',
    views: { wide: [0, 24, 800, 430], card: [20, 0, 612, 600], strip: [0, 58, 800, 236] },
  },
  {
    file: 'service',
    keywords: ['service delivery', 'laundry'],
    alt: 'A washing line and a phone with an order',
    views: { wide: [0, 62, 800, 476], card: [16, 0, 734, 600], strip: [0, 104, 800, 256] },
  },
  {
    file: 'media',
    keywords: ['news', 'media'],
    alt: 'A newspaper front page and a phone',
    views: { wide: [0, 24, 800, 442], card: [20, 60, 490, 540], strip: [0, 58, 800, 274] },
  },
]

for (const drawing of drawings) sample(drawing.alt)
