/** The widths of the window from which the layout changes. Utilities, stylesheets, pictures and scripts read this table. */
export const breakpoints = { md: '48rem', lg: '64rem', xl: '80rem' } as const

export type Breakpoint = keyof typeof breakpoints

/** The media query for windows from this breakpoint on. */
export function from(name: Breakpoint): string {
  return `(width>=${breakpoints[name]})`
}

/** The media query for windows that are narrower. */
export function below(name: Breakpoint): string {
  return `(width<${breakpoints[name]})`
}
