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
      { capability: 'Checked at the hatch', part: [60, 380, 256, 220] },
      { capability: 'Rules the director signs', part: [604, 404, 196, 196] },
      { capability: 'The inspection file, kept daily', part: [404, 106, 396, 278] },
    ],
  },
  {
    file: 'lab-indigo',
    alt: 'A lab notebook and the nearest trial, which failed in 2013; the notebook’s rose ribbon becomes the thread through two gates to the flask of the pilot batch',
    thread: { at: 488, dye: 'rose' },
    closeUps: [
      { capability: 'Nearest trial first', part: [380, 122, 420, 230] },
      { capability: 'Traces from the instrument', part: [108, 154, 214, 198] },
      { capability: 'Gates with a memory', part: [358, 372, 200, 176] },
    ],
  },
  {
    file: 'family',
    keywords: ['parenting', 'family'],
    alt: 'An expert session and a calendar; one blue thread draws a parent and a child',
    thread: { at: 424, dye: 'indigo' },
    closeUps: [
      { capability: 'Guides by exact age', part: [54, 444, 308, 156] },
      { capability: 'Video that gives way', part: [140, 180, 320, 200] },
      { capability: 'Night queue by urgency', part: [560, 404, 200, 180] },
    ],
  },
  {
    file: 'health',
    keywords: ['medical', 'health', 'hospital', 'clinical'],
    alt: 'A ward tablet and a watch joined by one thread, which becomes the heart rhythm',
    thread: { at: 312, dye: 'indigo' },
    closeUps: [
      { capability: 'Rounds at the bedside', part: [80, 56, 410, 192] },
      { capability: 'Rhythm from the wrist', part: [596, 222, 204, 254] },
      { capability: 'Handover by urgency', part: [108, 440, 330, 160] },
    ],
  },
  {
    file: 'health-verdigris',
    alt: 'A phone held over a stitched wound with a printed scale beside it; the yellow suture becomes the falling curve of the wound’s area over thirty days',
    thread: { at: 344, dye: 'weld' },
    closeUps: [
      { capability: 'A photograph with a scale', part: [140, 276, 276, 200] },
      { capability: 'Home, still on the list', part: [526, 443, 274, 157] },
      { capability: 'Consent the patient holds', part: [116, 466, 268, 134] },
    ],
  },
  {
    file: 'health-indigo',
    alt: 'The search “itchy elbows, worse at night”, a map of practices and a week of slots; a rose thread runs from the words to the slot that is booked',
    thread: { at: 152, dye: 'rose' },
    closeUps: [
      { capability: 'Search by complaint', part: [36, 18, 500, 178] },
      { capability: 'Insurance before the date', part: [98, 366, 246, 204] },
      { capability: 'A list for earlier slots', part: [462, 292, 338, 308] },
    ],
  },
  {
    file: 'education',
    keywords: ['learning', 'assessment', 'exam', 'education'],
    alt: 'An algebra lesson on a laptop; a thread draws the graph and seals a certificate',
    thread: { at: 136, dye: 'indigo' },
    closeUps: [
      { capability: 'Lessons that respond', part: [238, 148, 372, 164] },
      { capability: 'Marking by question', part: [66, 148, 166, 206] },
      { capability: 'Certificates with a number', part: [502, 308, 288, 216] },
    ],
  },
  {
    file: 'education-rose',
    alt: 'A listening paper, a dot for every desk in the exam hall and a router crossed out; the blue thread is the sound wave, which goes on where the signal is lost',
    thread: { at: 184, dye: 'indigo' },
    closeUps: [
      { capability: 'Works with the router off', part: [330, 12, 470, 228] },
      { capability: 'Marking with a second opinion', part: [60, 352, 320, 216] },
      { capability: 'Certificates that can be checked', part: [370, 354, 96, 116] },
    ],
  },
  {
    file: 'banking',
    keywords: ['banking', 'payment', 'fintech', 'financial'],
    alt: 'An account window and a phone that approves a transfer; a yellow thread becomes the balance line',
    thread: { at: 328, dye: 'weld' },
    closeUps: [
      { capability: 'One-glance approval', part: [72, 118, 216, 156] },
      { capability: 'Limits customers set', part: [66, 268, 228, 206] },
      { capability: 'A trail that stays', part: [298, 230, 502, 370] },
    ],
  },
  {
    file: 'banking-indigo',
    alt: 'Four processors’ threads, each of its own colour, run into one reed; a single yellow thread leaves it and becomes the level line under a ledger whose debits and credits match',
    thread: { at: 88, dye: 'rose' },
    closeUps: [
      { capability: 'Every method, one call', part: [8, 297, 392, 287] },
      { capability: 'Settlement by morning', part: [400, 78, 400, 376] },
      { capability: 'Fraud, scored in flight', part: [172, 76, 212, 236] },
    ],
  },
  {
    file: 'retail',
    keywords: ['retail', 'mall', 'shop', 'commerce'],
    alt: 'A shop app with a striped shirt and an orders window; the price tag hangs on the thread',
    thread: { at: 168, dye: 'weld' },
    closeUps: [
      { capability: 'One piece, one buyer', part: [40, 398, 332, 202] },
      { capability: 'One price change', part: [500, 44, 264, 188] },
      { capability: 'Selling from any rail', part: [64, 140, 286, 256] },
    ],
  },
  {
    file: 'retail-rose',
    alt: 'One bag with boots, a teapot and a picture book beside an orders window; the yellow handle runs on as the string that ties the three shops’ orders',
    thread: { at: 392, dye: 'weld' },
    closeUps: [
      { capability: 'One bag, many shops', part: [0, 78, 433, 433] },
      { capability: 'Discounts set by tenants', part: [248, 364, 178, 152] },
      { capability: 'Orders window', part: [424, 172, 376, 296] },
    ],
  },
  {
    file: 'logistics',
    keywords: ['supply chain', 'logistics', 'freight'],
    alt: 'A street map and a driver’s phone; the yellow thread is the delivery route',
    thread: { at: 456, dye: 'weld' },
    closeUps: [
      { capability: 'Routes that redraw', part: [84, 190, 420, 280] },
      { capability: 'A time to wait for', part: [516, 210, 228, 216] },
      { capability: 'Proof at the door', part: [516, 420, 228, 180] },
    ],
  },
  {
    file: 'security',
    keywords: ['security', 'blockchain'],
    alt: 'A ledger of sealed blocks and a padlock whose shackle is a yellow thread',
    thread: { at: 504, dye: 'weld' },
    closeUps: [
      { capability: 'Held until both agree', part: [0, 150, 304, 400] },
      { capability: 'Five signers of seven', part: [316, 116, 484, 320] },
      { capability: 'A person on watch', part: [540, 446, 250, 132] },
    ],
  },
  {
    file: 'rpa',
    keywords: ['rpa', 'robotic', 'bots'],
    alt: 'A sewing-machine bot over an invoice form; the thread that feeds its needle ticks the boxes',
    thread: { at: 24, dye: 'madder' },
    closeUps: [
      { capability: 'Read-back on every field', part: [48, 136, 396, 208] },
      { capability: 'A queue for doubtful cases', part: [50, 338, 330, 196] },
      { capability: 'Drawn by process owners', part: [562, 60, 238, 250] },
    ],
  },
  {
    file: 'analytics',
    keywords: ['business intelligence', 'analytics', 'marketing'],
    alt: 'Stacked bars and a donut wound like a spool; the thread unwinds into the trend line',
    thread: { at: 136, dye: 'rose' },
    closeUps: [
      { capability: 'Ask in a sentence', part: [62, 312, 416, 288] },
      { capability: 'The error beside the forecast', part: [440, 66, 336, 330] },
      { capability: 'Bad data stops here', part: [538, 408, 262, 192] },
    ],
  },
  {
    file: 'analytics-weld',
    alt: 'Four networks claim the same sale, stacked to 138%; the blue thread from the paid row of an order book marks 100%, and the claims above it stay bare',
    thread: { at: 280, dye: 'indigo' },
    closeUps: [
      { capability: 'Revenue by region, daily', part: [516, 246, 284, 192] },
      { capability: 'Rules that move budget', part: [180, 158, 300, 152] },
      { capability: 'Audiences built once', part: [48, 318, 432, 262] },
    ],
  },
  {
    file: 'ai',
    keywords: ['ai platform', 'machine learning'],
    alt: 'A model inspector; one yellow thread lights the path through the network to its decision',
    thread: { at: 376, dye: 'weld' },
    closeUps: [
      { capability: 'Ask the model why', part: [48, 436, 340, 164] },
      { capability: 'Runs you can repeat', part: [34, 28, 262, 194] },
      { capability: 'Doubt goes to people', part: [290, 112, 438, 306] },
    ],
  },
  {
    file: 'erp',
    keywords: ['erp', 'enterprise tech'],
    alt: 'An operations dashboard of nine modules; one yellow thread runs over and under all of them',
    thread: { at: 232, dye: 'weld' },
    closeUps: [
      { capability: 'Orders entered once', part: [176, 264, 214, 310] },
      { capability: 'One view, all sites', part: [176, 112, 592, 472] },
      { capability: 'History on every field', part: [552, 264, 216, 310] },
    ],
  },
  {
    file: 'erp-walnut',
    alt: 'A bolt whose screw thread is a yellow thread; its two ends tie one part number through six plants, and eleven old numbers are struck out',
    thread: { at: 520, dye: 'weld' },
    closeUps: [
      { capability: 'One number per part', part: [232, 32, 568, 360] },
      { capability: 'A plan that listens', part: [592, 218, 204, 170] },
      { capability: 'Accounts in common', part: [430, 404, 340, 182] },
    ],
  },
  {
    file: 'property',
    keywords: ['property', 'facility', 'real estate'],
    alt: 'A tower in elevation and a floor panel; the wiring from riser to light to dial is one thread',
    thread: { at: 536, dye: 'rose' },
    closeUps: [
      { capability: 'A plant-room translator', part: [420, 80, 220, 178] },
      { capability: 'Work orders with a reason', part: [436, 462, 256, 136] },
      { capability: 'Energy by floor', part: [398, 260, 310, 188] },
    ],
  },
  {
    file: 'consulting',
    keywords: ['consulting', 'advisory'],
    alt: 'A call of four people and a plan on the wall, pinned together by the thread',
    thread: { at: 104, dye: 'madder' },
    closeUps: [
      { capability: 'Decisions, timestamped', part: [290, 60, 380, 224] },
      { capability: 'Risks with an owner', part: [516, 270, 280, 242] },
      { capability: 'A library of methods', part: [84, 150, 204, 172] },
    ],
  },
  {
    file: 'consulting-verdigris',
    alt: 'A one-page brief, a roster and a fee; the yellow thread pins the brief, passes round the adviser barred for a conflict and splits the fee into two invoices',
    thread: { at: 72, dye: 'weld' },
    closeUps: [
      { capability: 'Teams proposed, then edited', part: [290, 56, 510, 390] },
      { capability: 'Conflicts cleared first', part: [384, 130, 250, 234] },
      { capability: 'Fee rules with dates', part: [200, 450, 288, 150] },
    ],
  },
  {
    file: 'service',
    keywords: ['service delivery', 'laundry'],
    alt: 'A washing line made of the yellow thread beside a phone that tracks the order',
    thread: { at: 120, dye: 'weld' },
    closeUps: [
      { capability: 'Tagged at the door', part: [40, 384, 370, 216] },
      { capability: 'Three kinds of address', part: [480, 370, 242, 168] },
      { capability: 'Work shared between laundries', part: [12, 92, 448, 254] },
    ],
  },
  {
    file: 'media',
    keywords: ['news', 'media'],
    alt: 'A front page and a phone; the thread underlines the headline and becomes the readership curve',
    thread: { at: 280, dye: 'weld' },
    closeUps: [
      { capability: 'Front page by hand', part: [24, 52, 490, 440] },
      { capability: 'Breaking news, checked twice', part: [508, 214, 256, 256] },
      { capability: 'Stories read aloud', part: [508, 468, 256, 126] },
    ],
  },
]
