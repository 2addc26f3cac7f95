import type { PictureName } from './picture-names.ts'
import { sample } from './sample.ts'

/** A part of a drawing, in its own units: the distances from its left and upper edge, the width and the height. */
export type View = readonly [left: number, top: number, width: number, height: number]

/**
 * The parts of a drawing that frames show where the whole drawing would be too small or too high. `wide` is for wide frames,
 * `small` for frames of 3 by 2, as on phones, and `square` for square frames, which may be as small as an icon. A frame that is
 * higher than its view also shows what the drawing has above the view. A view must not cut a word.
 */
export type Views = Readonly<Record<'wide' | 'small' | 'square', View>>

/** For drawings without views of their own, which are cut around their middle. A photograph fills frames of these proportions. */
export const otherViews: Views = {
  wide: [0, 75, 800, 450],
  small: [0, 50, 800, 534],
  square: [100, 0, 600, 600],
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
    views: {
      wide: [0, 30, 800, 546],
      small: [0, 38, 800, 533],
      square: [14, 34, 376, 376],
    },
  },
  {
    file: 'lab',
    keywords: ['lab', 'innovation management', 'laboratory', 'research'],
    alt: 'Sample tubes and a result card',
    views: {
      wide: [0, 30, 800, 548],
      small: [3, 39, 797, 531],
      square: [11, 377, 186, 186],
    },
  },
  {
    file: 'lab-notebook',
    alt: 'A lab notebook and the page of an earlier trial',
    views: {
      wide: [0, 8, 800, 540],
      small: [0, 15, 800, 533],
      square: [6, 4, 358, 358],
    },
  },
  {
    file: 'family',
    keywords: ['parenting', 'family'],
    alt: 'A video session and a calendar',
    views: {
      wide: [0, 50, 800, 546],
      small: [0, 58, 800, 533],
      square: [180, 182, 236, 236],
    },
  },
  {
    file: 'health',
    keywords: ['medical', 'health', 'hospital', 'clinical'],
    alt: 'A ward tablet and a watch that show a heart rhythm',
    views: {
      wide: [0, 48, 800, 542],
      small: [0, 46, 800, 533],
      square: [603, 230, 196, 196],
    },
  },
  {
    file: 'health-wound',
    alt: 'A phone photographs a wound; its area falls over 30 days',
    views: {
      wide: [0, 42, 800, 548],
      small: [0, 62, 800, 533],
      square: [416, 62, 384, 384],
    },
  },
  {
    file: 'health-search',
    alt: 'The search “itchy elbows” and a booked slot',
    views: {
      wide: [0, 190, 800, 410],
      small: [0, 198, 450, 300],
      square: [116, 352, 148, 148],
    },
  },
  {
    file: 'education',
    keywords: ['learning', 'assessment', 'exam', 'education'],
    alt: 'An algebra lesson and a certificate',
    views: {
      wide: [0, 76, 800, 472],
      small: [4, 60, 780, 520],
      square: [504, 288, 284, 284],
    },
  },
  {
    file: 'education-listening',
    alt: 'A listening exam that continues offline',
    views: {
      wide: [0, 14, 800, 568],
      small: [26, 8, 774, 516],
      square: [548, 4, 236, 236],
    },
  },
  {
    file: 'banking',
    keywords: ['banking', 'payment', 'fintech', 'financial'],
    alt: 'An account and a phone that approves a transfer',
    views: {
      wide: [0, 46, 800, 476],
      small: [34, 26, 756, 504],
      square: [0, 130, 284, 284],
    },
  },
  {
    file: 'banking-ledger',
    alt: 'Four payment processors lead into one ledger',
    views: {
      wide: [0, 16, 800, 564],
      small: [0, 20, 800, 533],
      square: [300, 86, 500, 500],
    },
  },
  {
    file: 'retail',
    keywords: ['retail', 'mall', 'shop', 'commerce'],
    alt: 'A shop app with a striped shirt',
    views: {
      wide: [0, 28, 800, 544],
      small: [0, 49, 800, 533],
      square: [22, 26, 368, 368],
    },
  },
  {
    file: 'retail-one-bag',
    alt: 'One bag with goods from three shops',
    views: {
      wide: [0, 76, 800, 516],
      small: [0, 66, 800, 533],
      square: [3, 80, 430, 430],
    },
  },
  {
    file: 'logistics',
    keywords: ['supply chain', 'logistics', 'freight'],
    alt: 'A street map and a driver’s phone with a route',
    views: {
      wide: [0, 64, 800, 536],
      small: [0, 56, 800, 533],
      square: [28, 306, 180, 180],
    },
  },
  {
    file: 'security',
    keywords: ['security', 'blockchain'],
    alt: 'A chain of blocks and a padlock',
    views: {
      wide: [0, 34, 800, 530],
      small: [0, 38, 800, 533],
      square: [0, 244, 298, 298],
    },
  },
  {
    file: 'rpa',
    keywords: ['rpa', 'robotic', 'bots'],
    alt: 'A bot that fills in an invoice form',
    views: {
      wide: [0, 4, 800, 444],
      small: [30, 12, 770, 513],
      square: [556, 60, 244, 244],
    },
  },
  {
    file: 'analytics',
    keywords: ['business intelligence', 'analytics', 'marketing'],
    alt: 'Charts with a trend line',
    views: {
      wide: [0, 68, 800, 490],
      small: [0, 67, 800, 533],
      square: [494, 79, 306, 306],
    },
  },
  {
    file: 'analytics-sources',
    alt: 'Four networks claim 138% of the sales, the order book 100%',
    views: {
      wide: [0, 30, 800, 566],
      small: [0, 40, 800, 533],
      square: [496, 164, 304, 304],
    },
  },
  {
    file: 'ai',
    keywords: ['ai platform', 'machine learning'],
    alt: 'A model, and the path to one of its decisions',
    views: {
      wide: [0, 2, 800, 430],
      small: [160, 30, 600, 400],
      square: [196, 24, 572, 572],
    },
  },
  {
    file: 'erp-part-number',
    alt: 'A bolt with one part number in place of eleven',
    views: {
      wide: [0, 46, 800, 544],
      small: [0, 56, 800, 533],
      square: [598, 226, 170, 170],
    },
  },
  {
    file: 'property',
    keywords: ['property', 'facility', 'real estate'],
    alt: 'A tower and a control panel for one floor',
    views: {
      wide: [0, 26, 800, 546],
      small: [0, 38, 800, 533],
      square: [56, 24, 326, 326],
    },
  },
  {
    file: 'consulting',
    keywords: ['consulting', 'advisory'],
    alt: 'A video call of four people and a plan',
    views: {
      wide: [0, 54, 800, 540],
      small: [20, 66, 780, 520],
      square: [332, 172, 152, 152],
    },
  },
  {
    file: 'consulting-advisers',
    alt: 'A brief, its consultants and a fee on two invoices',
    views: {
      wide: [0, 24, 800, 430],
      small: [300, 36, 500, 333],
      square: [0, 84, 320, 320],
    },
  },
  {
    file: 'service',
    keywords: ['service delivery', 'laundry'],
    alt: 'A washing line and a phone with an order',
    views: {
      wide: [0, 58, 800, 536],
      small: [0, 60, 800, 533],
      square: [0, 114, 206, 206],
    },
  },
  {
    file: 'media',
    keywords: ['news', 'media'],
    alt: 'A newspaper front page and a phone',
    views: {
      wide: [0, 42, 800, 550],
      small: [0, 55, 800, 533],
      square: [30, 60, 480, 480],
    },
  },
]

for (const drawing of drawings) sample(drawing.alt)
