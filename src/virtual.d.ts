/** Written by `build/client.ts`. */
declare module 'virtual:client' {
  export const script: string
  /** The address of the stylesheet; `null` in development, where a script loads it. */
  export const stylesheet: string | null
  /**
   * By kind of page, the rules that stand in the head, and their hash for the content security policy, as `sha256-…`.
   * Empty in development, and while the build draws the pages to find them.
   */
  export const firstScreens: Record<string, { css: string; hash: string }>
  /** The hash of the speculation rules, likewise. */
  export const rulesHash: string
  /** Whether the development server answers. It adds its own scripts to every page, so no policy is set. */
  export const development: boolean
  /** A hash of all that pages are made of; builds that answer the same have the same. */
  export const build: string
  /** The paper of both schemes, as `client/styles/colours.json` has it; the browser's own frame takes it too. */
  export const paper: { light: string; dark: string }
}
