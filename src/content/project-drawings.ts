import type { PictureName } from './picture-names.ts'

/** A picture and its alternative text. */
export interface ShownPicture {
  file: PictureName
  alt: string
}

/** The drawing of a project, 800 units wide and 600 high, or a photograph. */
export interface Drawing extends ShownPicture {
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
  },
  {
    file: 'lab',
    keywords: ['lab', 'innovation management', 'laboratory', 'research'],
    alt: 'Sample tubes and a result card',
  },
  {
    file: 'lab-notebook',
    alt: 'A lab notebook and the page of an earlier trial',
  },
  {
    file: 'family',
    keywords: ['parenting', 'family'],
    alt: 'A video session and a calendar',
  },
  {
    file: 'health',
    keywords: ['medical', 'health', 'hospital', 'clinical'],
    alt: 'A ward tablet and a watch that show a heart rhythm',
  },
  {
    file: 'health-wound',
    alt: 'A phone photographs a wound; its area falls over thirty days',
  },
  {
    file: 'health-search',
    alt: 'The search “itchy elbows, worse at night” and a booked slot',
  },
  {
    file: 'education',
    keywords: ['learning', 'assessment', 'exam', 'education'],
    alt: 'An algebra lesson and a certificate',
  },
  {
    file: 'education-listening',
    alt: 'A listening exam that continues offline',
  },
  {
    file: 'banking',
    keywords: ['banking', 'payment', 'fintech', 'financial'],
    alt: 'An account and a phone that approves a transfer',
  },
  {
    file: 'banking-ledger',
    alt: 'Four payment processors lead into one ledger',
  },
  {
    file: 'retail',
    keywords: ['retail', 'mall', 'shop', 'commerce'],
    alt: 'A shop app with a striped shirt',
  },
  {
    file: 'retail-one-bag',
    alt: 'One bag with goods from three shops',
  },
  {
    file: 'logistics',
    keywords: ['supply chain', 'logistics', 'freight'],
    alt: 'A street map and a driver’s phone with a route',
  },
  {
    file: 'security',
    keywords: ['security', 'blockchain'],
    alt: 'A chain of blocks and a padlock',
  },
  {
    file: 'rpa',
    keywords: ['rpa', 'robotic', 'bots'],
    alt: 'A bot that fills in an invoice form',
  },
  {
    file: 'analytics',
    keywords: ['business intelligence', 'analytics', 'marketing'],
    alt: 'Charts with a trend line',
  },
  {
    file: 'analytics-sources',
    alt: 'Four networks claim 138% of the sales; the order book shows 100%',
  },
  {
    file: 'ai',
    keywords: ['ai platform', 'machine learning'],
    alt: 'A model, and the path to one of its decisions',
  },
  {
    file: 'erp-part-number',
    alt: 'A bolt with one part number; eleven old numbers are struck out',
  },
  {
    file: 'property',
    keywords: ['property', 'facility', 'real estate'],
    alt: 'A tower and a control panel for one floor',
  },
  {
    file: 'consulting',
    keywords: ['consulting', 'advisory'],
    alt: 'A video call of four people and a plan',
  },
  {
    file: 'consulting-advisers',
    alt: 'A brief, a list of consultants and a fee that becomes two invoices',
  },
  {
    file: 'service',
    keywords: ['service delivery', 'laundry'],
    alt: 'A washing line and a phone with an order',
  },
  {
    file: 'media',
    keywords: ['news', 'media'],
    alt: 'A newspaper front page and a phone',
  },
]
