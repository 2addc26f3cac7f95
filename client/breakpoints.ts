/**
 * The widths of the window from which the layout changes. Utilities, stylesheets, pictures and scripts read this table. A
 * window is narrower than `sm` if a phone is set to text of about twice the usual size, because a media query measures in
 * that size.
 */
export const breakpoints = {
  sm: '18rem',
  md: '48rem',
  lg: '64rem',
  /** The header has its menus, and not the mobile menu. */
  header: '64rem',
  xl: '75rem',
} as const

export type Breakpoint = keyof typeof breakpoints

/** The media query for windows from this breakpoint on. */
export function from(name: Breakpoint): string {
  return `(width>=${breakpoints[name]})`
}

/** The media query for windows that are narrower. */
export function below(name: Breakpoint): string {
  return `(width<${breakpoints[name]})`
}
