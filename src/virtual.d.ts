/** Written by `build/client-addresses.ts`. */
declare module 'virtual:client' {
  export const script: string
  /**
   * The stylesheet by kind of page: the rules that stand in the head, their hash for the content security policy, as
   * `sha256-…`, and the address of the others. `null` in development, where the script loads all.
   */
  export const styles: Record<string, { first: string; hash: string; rest: string }> | null
  /** The hash of the speculation rules, likewise. */
  export const rulesHash: string
  /** Whether the development server answers. It adds its own scripts to every page, so no policy is set. */
  export const development: boolean
  /** A hash of the built Worker; builds that answer the same have the same. */
  export const build: string
}

/** Written by `build/drawing-colours.ts`. */
declare module 'virtual:tokens' {
  /** The paper of both schemes, as `client/styles/tokens.css` has it; the browser's own frame takes it too. */
  export const paper: { light: string; dark: string }
}
