import lines from './result-lines.json' with { type: 'json' }
import byDrawing from './threads.json' with { type: 'json' }

/**
 * The thread of each drawing, by the name of the drawing. `top` is the height at which the thread crosses the left edge of the
 * drawing, measured from the top, in units of the drawing, which is 600 units high. `color` is the token of its colour.
 */
export const threads: Record<string, { top: number; color: string }> = byDrawing

/** For photographs, and for drawings that are not in the list: the thread leaves behind their middle. */
export const otherThread = { top: 300, color: 'yellow' }

/**
 * The results of a case study as one line, by the last part of its address: path data from 0 220 to 1344 220. The
 * results are at 168, 588 and 1008 from the left, and the values before the project 84 further left. From the top, 220
 * is nothing, 20 is the larger value or 100 %, and 120 stands for results that are not amounts.
 */
export const resultLines: Record<string, string> = lines
