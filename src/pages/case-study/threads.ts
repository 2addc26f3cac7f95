import byDrawing from './threads.json' with { type: 'json' }

/**
 * The thread of each drawing, by the name of the drawing. `top` is the height at which the thread crosses the left edge of the
 * drawing, measured from the top, in units of the drawing, which is 600 units high. `color` is the token of its colour.
 */
export const threads: Record<string, { top: number; color: string }> = byDrawing

/** For photographs, and for drawings that are not in the list: the thread leaves behind their middle. */
export const otherThread = { top: 300, color: 'yellow' }
