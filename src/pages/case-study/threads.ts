import lines from './result-lines.json' with { type: 'json' }
import byDrawing from './threads.json' with { type: 'json' }

/** How far from the top the thread of a drawing leaves its left edge, in units of which it has 600, and a colour token. */
export interface Thread {
  top: number
  color: string
}

/** By the name of the drawing. */
export const threads: Record<string, Thread> = byDrawing

/** For photographs, and for drawings that are not in the list: the thread leaves behind their middle. */
export const otherThread: Thread = { top: 300, color: 'yellow' }

/**
 * The results of a case study as one line, by the last part of its address: path data from 0 220 to 1344 220. The
 * results are at 168, 588 and 1008 from the left, and the values before the project 84 further left. From the top, 220
 * is nothing, 20 is the larger value or 100 %, and 120 stands for results that are not amounts.
 */
export const resultLines: Record<string, string> = lines
