const kilobyte = 1024

/**
 * What the site may weigh, in bytes. A test that finds more names this file. A number is raised once its advice has
 * been followed, and the commit says what the visitor gets for it.
 */
export const budgets = {
  /**
   * One drawing, gzip. Above: simplify its paths, draw fewer threads, or save it without what only the drawing program
   * needs. In Illustrator, that is the option “Preserve Illustrator Editing Capabilities”.
   */
  drawing: 8 * kilobyte,
  /**
   * One weight of a typeface with the letters of English. Every page fetches these files before its stylesheet, and text that
   * has been laid out without its typeface is laid out again. Above: choose a typeface with simpler shapes.
   */
  typeface: 13 * kilobyte,
  /** The script of every page with the filter, gzip, before React comes. Above: make it part of an island. */
  script: 2.25 * kilobyte,
  /**
   * One page with its stylesheets, gzip. Above: shorten the page, or draw with `img` instead of inline SVG.
   */
  page: 37.25 * kilobyte,
  /**
   * The rules in a page's head and its stylesheet, gzip. Above: use the utilities there are, and delete rules that no page
   * matches.
   */
  styles: 17.5 * kilobyte,
  /** The picture of a shared link, as the build writes it at most. Chat programs give up on slow ones. */
  socialPicture: 120 * kilobyte,
}

export function overBudget(what: string): string {
  return `${what}: test/budgets.ts says what to do when it is more`
}
