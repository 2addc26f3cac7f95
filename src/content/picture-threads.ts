import type { PictureName } from './drawn.ts'
import type { Hue } from './schema.ts'

/** Where a drawing's thread leaves its left edge, in units from the top of its 600, and its dye. */
export interface LeavingThread {
  at: number
  dye: Hue
}

/** Every height has a rule in `client/styles/pages/case-study.css`, `.leaves-…`; a test holds that. */
export const threads: Partial<Record<PictureName, LeavingThread>> = {
  ai: { at: 376, dye: 'weld' },
  analytics: { at: 136, dye: 'rose' },
  'analytics-weld': { at: 280, dye: 'indigo' },
  banking: { at: 328, dye: 'weld' },
  'banking-indigo': { at: 88, dye: 'rose' },
  consulting: { at: 104, dye: 'madder' },
  'consulting-verdigris': { at: 72, dye: 'weld' },
  education: { at: 136, dye: 'indigo' },
  'education-rose': { at: 184, dye: 'indigo' },
  erp: { at: 232, dye: 'weld' },
  'erp-walnut': { at: 520, dye: 'weld' },
  family: { at: 424, dye: 'indigo' },
  health: { at: 312, dye: 'indigo' },
  'health-indigo': { at: 136, dye: 'rose' },
  'health-verdigris': { at: 344, dye: 'weld' },
  lab: { at: 232, dye: 'weld' },
  'lab-indigo': { at: 488, dye: 'rose' },
  logistics: { at: 456, dye: 'weld' },
  media: { at: 280, dye: 'weld' },
  property: { at: 536, dye: 'rose' },
  retail: { at: 168, dye: 'weld' },
  'retail-rose': { at: 392, dye: 'weld' },
  rpa: { at: 24, dye: 'madder' },
  security: { at: 504, dye: 'weld' },
  service: { at: 120, dye: 'weld' },
}

/** The thread of a drawing, to be followed down the page. */
export function threadOf(picture: PictureName): LeavingThread {
  return threads[picture] ?? { at: 232, dye: 'weld' }
}
