import drawingGeometry from './drawing-geometry.json' with { type: 'json' }
import lines from './result-lines.json' with { type: 'json' }

/** Coordinates in the drawing of a case study, which is 800 units wide and 600 high, whatever pixels it has. */
export interface DrawingGeometry {
  /** How far from the top the thread leaves the left edge, and its color, a token. */
  thread: { top: number; color: string }
  /** The parts of the drawing that show what the system can do, by the title of the capability. */
  closeUps?: Record<string, { left: number; top: number; width: number; height: number }>
}

/** By the name of the drawing. */
export const drawings: Record<string, DrawingGeometry> = drawingGeometry

/** For photographs, and for drawings without coordinates: the thread leaves behind their middle. */
export const otherGeometry: DrawingGeometry = { thread: { top: 300, color: 'yellow' } }

/**
 * The results of a case study as one line, by the last part of its address: path data from 0 220 to 1344 220. The
 * results are at 168, 588 and 1008 from the left, and the values before the project 84 further left. From the top, 220
 * is nothing, 20 is the larger value or 100 %, and 120 stands for results that are not amounts.
 */
export const resultLines: Record<string, string> = lines
