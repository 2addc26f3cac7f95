import type { PictureName } from './drawn.ts'
import type { Hue } from './schema.ts'

/** A picture, and what it shows. */
export interface ShownPicture {
  file: PictureName
  alt: string
}

/**
 * The drawing of a project: 800 units by 600, on the cloth of its dye, with one thread that runs on down the page. Or a
 * photograph, as wide in units whatever its pixels: the thread passes behind it, at the height that is named.
 */
export interface Drawing extends ShownPicture {
  /**
   * Whole words of a project's category, title or industry (lower case), any of which chooses this drawing. Left out:
   * a project asks for it by `image`, or by `dye`, the part of the name after the hyphen.
   */
  keywords?: readonly string[]
  /** Where its thread leaves the left edge, in units from the top, and the thread's dye. */
  thread: { at: number; dye: Hue }
  /** What to look at in it, on a page whose head shows the whole. Left out: a part right of the middle. */
  detail?: Part
  /** Parts of it that show what the project's system can do, by the title of the capability. */
  closeUps?: readonly { capability: string; part: Part }[]
}

/** A part of a drawing, in its units. */
export type Part = readonly [left: number, top: number, width: number, height: number]

/** Every drawing of a project. Where several have a word of the project, the first is chosen. */
export const drawings: readonly Drawing[] = [
  {
    file: 'lab',
    keywords: ['lab', 'innovation management', 'laboratory', 'research'],
    alt: 'Sample tubes filled with stacked threads and a result card; a yellow thread draws the chromatogram',
    thread: { at: 232, dye: 'weld' },
    closeUps: [
      { capability: 'Checked at the hatch', part: [75, 385, 230, 215] },
      { capability: 'Rules the director signs', part: [620, 425, 180, 175] },
      { capability: 'The inspection file, kept daily', part: [255, 50, 545, 335] },
    ],
  },
  {
    file: 'lab-indigo',
    alt: 'A lab notebook and the nearest trial, which failed in 2013; the notebook’s rose ribbon becomes the thread through two gates to the flask of the pilot batch',
    thread: { at: 488, dye: 'rose' },
    closeUps: [
      { capability: 'Nearest trial first', part: [366, 46, 434, 322] },
      { capability: 'Traces from the instrument', part: [24, 52, 340, 255] },
      { capability: 'Gates with a memory', part: [376, 362, 250, 187] },
    ],
  },
  {
    file: 'family',
    keywords: ['parenting', 'family'],
    alt: 'An expert session and a calendar; one blue thread draws a parent and a child',
    thread: { at: 424, dye: 'indigo' },
    closeUps: [
      { capability: 'Guides by exact age', part: [64, 408, 270, 184] },
      { capability: 'Video that gives way', part: [72, 150, 425, 266] },
      { capability: 'Night queue by urgency', part: [566, 405, 190, 165] },
    ],
  },
  {
    file: 'health',
    keywords: ['medical', 'health', 'hospital', 'clinical'],
    alt: 'A ward tablet and a watch joined by one thread, which becomes the heart rhythm',
    thread: { at: 312, dye: 'indigo' },
    closeUps: [
      { capability: 'Rounds at the bedside', part: [100, 76, 330, 245] },
      { capability: 'Rhythm from the wrist', part: [424, 180, 376, 238] },
      { capability: 'Handover by urgency', part: [104, 432, 320, 168] },
    ],
  },
  {
    file: 'health-verdigris',
    alt: 'A phone held over a stitched wound with a printed scale beside it; the yellow suture becomes the falling curve of the wound’s area over thirty days',
    thread: { at: 344, dye: 'weld' },
    closeUps: [
      { capability: 'A photograph with a scale', part: [112, 240, 300, 225] },
      { capability: 'Home, still on the list', part: [444, 345, 340, 255] },
      { capability: 'Consent the patient holds', part: [136, 480, 250, 116] },
    ],
  },
  {
    file: 'health-indigo',
    alt: 'The search “itchy elbows, worse at night”, a map of practices and a week of slots; a rose thread runs from the words to the slot that is booked',
    thread: { at: 136, dye: 'rose' },
    closeUps: [
      { capability: 'Search by complaint', part: [50, 30, 420, 186] },
      { capability: 'Insurance before the date', part: [96, 338, 300, 225] },
      { capability: 'A list for earlier slots', part: [474, 300, 320, 240] },
    ],
  },
  {
    file: 'education',
    keywords: ['learning', 'assessment', 'exam', 'education'],
    alt: 'An algebra lesson on a laptop; a thread draws the graph and seals a certificate',
    thread: { at: 136, dye: 'indigo' },
    closeUps: [
      { capability: 'Lessons that respond', part: [222, 176, 296, 230] },
      { capability: 'Certificates with a number', part: [508, 315, 280, 200] },
    ],
  },
  {
    file: 'education-rose',
    alt: 'A listening paper, a dot for every desk in the exam hall and a router crossed out; the blue thread is the sound wave, which goes on where the signal is lost',
    thread: { at: 184, dye: 'indigo' },
    closeUps: [
      { capability: 'Works with the router off', part: [50, 100, 420, 215] },
      { capability: 'Marking with a second opinion', part: [90, 360, 290, 200] },
    ],
  },
  {
    file: 'banking',
    keywords: ['banking', 'payment', 'fintech', 'financial'],
    alt: 'An account window and a phone that approves a transfer; a yellow thread becomes the balance line',
    thread: { at: 328, dye: 'weld' },
    closeUps: [
      { capability: 'One-glance approval', part: [72, 146, 222, 124] },
      { capability: 'Limits customers set', part: [76, 268, 210, 138] },
      { capability: 'A trail that stays', part: [296, 250, 500, 345] },
    ],
  },
  {
    file: 'banking-indigo',
    alt: 'Four processors’ threads, each of its own colour, run into one reed; a single yellow thread leaves it and becomes the level line under a ledger whose debits and credits match',
    thread: { at: 88, dye: 'rose' },
    closeUps: [
      { capability: 'Every method, one call', part: [120, 316, 280, 210] },
      { capability: 'Settlement by morning', part: [424, 170, 368, 276] },
    ],
  },
  {
    file: 'retail',
    keywords: ['retail', 'mall', 'shop', 'commerce'],
    alt: 'A shop app with a striped shirt and an orders window; the price tag hangs on the thread',
    thread: { at: 168, dye: 'weld' },
    detail: [266.7, 200, 533.3, 400],
    closeUps: [
      { capability: 'One piece, one buyer', part: [70, 395, 300, 190] },
      { capability: 'One price change', part: [540, 50, 200, 165] },
      { capability: 'Selling from any rail', part: [96, 160, 236, 230] },
    ],
  },
  {
    file: 'retail-rose',
    alt: 'One bag with boots, a teapot and a picture book beside an orders window; the yellow handle runs on as the string that ties the three shops’ orders',
    thread: { at: 392, dye: 'weld' },
    closeUps: [
      { capability: 'One bag, many shops', part: [24, 48, 400, 300] },
      { capability: 'Discounts hung by tenants', part: [22, 196, 160, 160] },
      { capability: 'Orders window', part: [452, 240, 330, 248] },
    ],
  },
  {
    file: 'logistics',
    keywords: ['supply chain', 'logistics', 'freight'],
    alt: 'A street map and a driver’s phone; the yellow thread is the delivery route',
    thread: { at: 456, dye: 'weld' },
    closeUps: [
      { capability: 'Routes that redraw', part: [190, 186, 322, 202] },
      { capability: 'A time to wait for', part: [522, 205, 220, 215] },
      { capability: 'Proof at the door', part: [524, 422, 206, 124] },
    ],
  },
  {
    file: 'security',
    keywords: ['security', 'blockchain'],
    alt: 'A ledger of sealed blocks and a padlock whose shackle is a yellow thread',
    thread: { at: 504, dye: 'weld' },
    detail: [0, 170, 533.3, 400],
    closeUps: [
      { capability: 'Held until both agree', part: [44, 300, 280, 245] },
      { capability: 'Five signers of seven', part: [335, 118, 460, 310] },
      { capability: 'A person on watch', part: [535, 455, 265, 120] },
    ],
  },
  {
    file: 'rpa',
    keywords: ['rpa', 'robotic', 'bots'],
    alt: 'A sewing-machine bot over an invoice form; the thread that feeds its needle ticks the boxes',
    thread: { at: 24, dye: 'madder' },
    closeUps: [
      { capability: 'Read-back on every field', part: [44, 138, 400, 205] },
      { capability: 'A queue for doubtful cases', part: [50, 440, 236, 150] },
      { capability: 'Drawn by process owners', part: [560, 190, 225, 225] },
    ],
  },
  {
    file: 'analytics',
    keywords: ['business intelligence', 'analytics', 'marketing'],
    alt: 'Stacked bars and a donut wound like a spool; the thread unwinds into the trend line',
    thread: { at: 136, dye: 'rose' },
    closeUps: [
      { capability: 'Ask in a sentence', part: [66, 320, 440, 270] },
      { capability: 'The error beside the forecast', part: [464, 82, 300, 300] },
      { capability: 'Bad data stops here', part: [558, 430, 240, 140] },
    ],
  },
  {
    file: 'analytics-weld',
    alt: 'Four networks claim the same sale, stacked to 138%; the blue thread from the paid row of an order book marks 100%, and the claims above it stay bare',
    thread: { at: 280, dye: 'indigo' },
    closeUps: [
      { capability: 'Revenue by region, daily', part: [500, 214, 300, 225] },
      { capability: 'Rules that move budget', part: [176, 166, 320, 240] },
      { capability: 'Audiences built once', part: [48, 340, 424, 218] },
    ],
  },
  {
    file: 'ai',
    keywords: ['ai platform', 'machine learning'],
    alt: 'A model inspector; one yellow thread lights the path through the network to its decision',
    thread: { at: 376, dye: 'weld' },
    closeUps: [
      { capability: 'Ask the model why', part: [60, 426, 330, 174] },
      { capability: 'Runs you can repeat', part: [46, 44, 260, 160] },
      { capability: 'Doubt goes to people', part: [290, 110, 430, 300] },
    ],
  },
  {
    file: 'erp',
    keywords: ['erp', 'enterprise tech'],
    alt: 'An operations dashboard of nine modules; one yellow thread runs over and under all of them',
    thread: { at: 232, dye: 'weld' },
    closeUps: [
      { capability: 'Orders entered once', part: [180, 250, 212, 190] },
      { capability: 'One view, all sites', part: [204, 44, 560, 372] },
      { capability: 'History on every field', part: [552, 415, 212, 170] },
    ],
  },
  {
    file: 'erp-walnut',
    alt: 'A bolt whose screw thread is a yellow thread; its two ends tie one part number through six plants, and eleven old numbers are struck out',
    thread: { at: 520, dye: 'weld' },
    closeUps: [
      { capability: 'One number per part', part: [24, 44, 584, 306] },
      { capability: 'A plan that listens', part: [560, 212, 232, 174] },
      { capability: 'Accounts in common', part: [268, 376, 298, 224] },
    ],
  },
  {
    file: 'property',
    keywords: ['property', 'facility', 'real estate'],
    alt: 'A tower in elevation and a floor panel; the wiring from riser to light to dial is one thread',
    thread: { at: 536, dye: 'rose' },
    closeUps: [
      { capability: 'A plant-room translator', part: [430, 95, 330, 180] },
      { capability: 'Work orders with a reason', part: [436, 440, 312, 152] },
      { capability: 'Energy by floor', part: [380, 255, 380, 190] },
    ],
  },
  {
    file: 'consulting',
    keywords: ['consulting', 'advisory'],
    alt: 'A call of four people and a plan on the wall, pinned together by the thread',
    thread: { at: 104, dye: 'madder' },
    closeUps: [
      { capability: 'Decisions, timestamped', part: [506, 212, 294, 200] },
      { capability: 'Risks with an owner', part: [610, 305, 180, 150] },
    ],
  },
  {
    file: 'consulting-verdigris',
    alt: 'A one-page brief, a roster and a fee; the yellow thread pins the brief, passes round the adviser barred for a conflict and splits the fee into two invoices',
    thread: { at: 72, dye: 'weld' },
    closeUps: [
      { capability: 'Teams proposed, then edited', part: [336, 64, 464, 290] },
      { capability: 'Conflicts cleared first', part: [470, 186, 310, 120] },
      { capability: 'Fee rules with dates', part: [380, 400, 320, 200] },
    ],
  },
  {
    file: 'service',
    keywords: ['service delivery', 'laundry'],
    alt: 'A washing line made of the yellow thread beside a phone that tracks the order',
    thread: { at: 120, dye: 'weld' },
    closeUps: [
      { capability: 'Tagged at the door', part: [45, 390, 360, 210] },
      { capability: 'Three kinds of address', part: [478, 360, 246, 170] },
      { capability: 'Work shared between laundries', part: [20, 100, 440, 275] },
    ],
  },
  {
    file: 'media',
    keywords: ['news', 'media'],
    alt: 'A front page and a phone; the thread underlines the headline and becomes the readership curve',
    thread: { at: 280, dye: 'weld' },
    closeUps: [
      { capability: 'Front page by hand', part: [36, 62, 456, 285] },
      { capability: 'Breaking news, checked twice', part: [492, 400, 308, 132] },
      { capability: 'Stories read aloud', part: [492, 500, 308, 100] },
    ],
  },
]
