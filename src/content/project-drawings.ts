import type { PictureName } from './picture-names.ts'

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
    views: { wide: [0, 112, 800, 450], card: [20, 0, 532, 600], strip: [196, 103, 480, 150] },
  },
  {
    file: 'lab',
    keywords: ['lab', 'innovation management', 'laboratory', 'research'],
    alt: 'Sample tubes and a result card',
    views: { wide: [0, 130, 800, 450], card: [20, 0, 580, 600], strip: [262, 133, 480, 150] },
  },
  {
    file: 'lab-notebook',
    alt: 'A lab notebook and the page of an earlier trial',
    views: { wide: [0, 100, 800, 450], card: [110, 0, 680, 600], strip: [310, 45, 480, 150] },
  },
  {
    file: 'family',
    keywords: ['parenting', 'family'],
    alt: 'A video session and a calendar',
    views: { wide: [0, 125, 800, 450], card: [20, 0, 520, 600], strip: [40, 201, 480, 150] },
  },
  {
    file: 'health',
    keywords: ['medical', 'health', 'hospital', 'clinical'],
    alt: 'A ward tablet and a watch that show a heart rhythm',
    views: { wide: [0, 130, 800, 450], card: [56, 0, 570, 600], strip: [110, 288, 450, 141] },
  },
  {
    file: 'health-wound',
    alt: 'A phone photographs a wound; its area falls over thirty days',
    views: { wide: [0, 40, 800, 450], card: [120, 0, 680, 600], strip: [320, 40, 480, 150] },
  },
  {
    file: 'health-search',
    alt: 'The search “itchy elbows, worse at night” and a booked slot',
    views: { wide: [0, 25, 800, 450], card: [0, 40, 468, 560], strip: [30, 35, 480, 150] },
  },
  {
    file: 'education',
    keywords: ['learning', 'assessment', 'exam', 'education'],
    alt: 'An algebra lesson and a certificate',
    views: { wide: [0, 80, 800, 450], card: [238, 0, 560, 600], strip: [320, 318, 480, 150] },
  },
  {
    file: 'education-listening',
    alt: 'A listening exam that continues offline',
    views: { wide: [0, 28, 800, 450], card: [40, 0, 600, 600], strip: [40, 57, 480, 150] },
  },
  {
    file: 'banking',
    keywords: ['banking', 'payment', 'fintech', 'financial'],
    alt: 'An account and a phone that approves a transfer',
    views: { wide: [0, 56, 800, 450], card: [40, 0, 600, 600], strip: [100, 134, 480, 150] },
  },
  {
    file: 'banking-ledger',
    alt: 'Four payment processors lead into one ledger',
    views: { wide: [0, 104, 800, 450], card: [160, 0, 640, 600], strip: [340, 407, 450, 141] },
  },
  {
    file: 'retail',
    keywords: ['retail', 'mall', 'shop', 'commerce'],
    alt: 'A shop app with a striped shirt',
    views: { wide: [0, 70, 800, 450], card: [40, 0, 720, 600], strip: [0, 180, 420, 131] },
  },
  {
    file: 'retail-one-bag',
    alt: 'One bag with goods from three shops',
    views: { wide: [0, 80, 800, 450], card: [0, 0, 800, 600], strip: [0, 361, 450, 141] },
  },
  {
    file: 'logistics',
    keywords: ['supply chain', 'logistics', 'freight'],
    alt: 'A street map and a driver’s phone with a route',
    views: { wide: [0, 100, 800, 450], card: [72, 0, 680, 600], strip: [232, 215, 480, 150] },
  },
  {
    file: 'security',
    keywords: ['security', 'blockchain'],
    alt: 'A chain of blocks and a padlock',
    views: { wide: [0, 112, 800, 450], card: [20, 0, 600, 600], strip: [50, 384, 480, 150] },
  },
  {
    file: 'rpa',
    keywords: ['rpa', 'robotic', 'bots'],
    alt: 'A bot that fills in an invoice form',
    views: { wide: [0, 40, 800, 450], card: [20, 0, 780, 600], strip: [400, 180, 400, 125] },
  },
  {
    file: 'analytics',
    keywords: ['business intelligence', 'analytics', 'marketing'],
    alt: 'Charts with a trend line',
    views: { wide: [0, 72, 800, 450], card: [0, 0, 800, 600], strip: [366, 174, 434, 136] },
  },
  {
    file: 'analytics-sources',
    alt: 'Four networks claim 138% of the sales; the order book shows 100%',
    views: { wide: [0, 30, 800, 450], card: [20, 0, 520, 600], strip: [60, 44, 420, 131] },
  },
  {
    file: 'ai',
    keywords: ['ai platform', 'machine learning'],
    alt: 'A model, and the path to one of its decisions',
    views: { wide: [0, 92, 800, 450], card: [40, 0, 680, 600], strip: [60, 255, 480, 150] },
  },
  {
    file: 'erp-part-number',
    alt: 'A bolt with one part number; eleven old numbers are struck out',
    views: { wide: [0, 50, 800, 450], card: [8, 0, 600, 600], strip: [244, 227, 480, 150] },
  },
  {
    file: 'property',
    keywords: ['property', 'facility', 'real estate'],
    alt: 'A tower and a control panel for one floor',
    views: { wide: [0, 56, 800, 450], card: [50, 0, 670, 600], strip: [220, 158, 480, 150] },
  },
  {
    file: 'consulting',
    keywords: ['consulting', 'advisory'],
    alt: 'A video call of four people and a plan',
    views: { wide: [0, 145, 800, 450], card: [30, 0, 600, 600], strip: [40, 155, 480, 150] },
  },
  {
    file: 'consulting-advisers',
    alt: 'A brief, a list of consultants and a fee that becomes two invoices',
    views: { wide: [0, 12, 800, 450], card: [20, 0, 600, 600], strip: [330, 123, 470, 147] },
  },
  {
    file: 'service',
    keywords: ['service delivery', 'laundry'],
    alt: 'A washing line and a phone with an order',
    views: { wide: [0, 84, 800, 450], card: [30, 0, 710, 600], strip: [10, 117, 480, 150] },
  },
  {
    file: 'media',
    keywords: ['news', 'media'],
    alt: 'A newspaper front page and a phone',
    views: { wide: [0, 24, 800, 450], card: [20, 60, 490, 540], strip: [10, 201, 480, 150] },
  },
]
