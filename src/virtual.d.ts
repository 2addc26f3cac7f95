/** Written by `build/client.ts`. */
declare module 'virtual:client' {
  export const script: string
  /** The address of the stylesheet that has the rules of all pages. It is `null` in development, where a script loads it. */
  export const stylesheet: string | null
  /** The address of the stylesheet with the rules of each kind of page. It is empty where `firstScreens` is empty. */
  export const stylesheets: Record<string, string>
  /**
   * The rules that stand in the head of each kind of page, and their hash for the content security policy, as
   * `sha256-…`. Empty in development, and while the build renders the pages to find them.
   */
  export const firstScreens: Record<string, { css: string; hash: string }>
  /** The hash of the speculation rules. */
  export const rulesHash: string
  /** Whether this is the development server, which adds scripts to every page, so that no policy is set. */
  export const development: boolean
  /** A hash of everything that pages are made of, so that equal builds have the same. */
  export const build: string
  /** The background colour of both schemes, from `client/styles/colours.json`, for `theme-color`. */
  export const paper: { light: string; dark: string }
}
