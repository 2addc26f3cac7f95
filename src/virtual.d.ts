/** Written by `build/client-addresses.ts`. */
declare module 'virtual:client' {
  export const script: string
  /** The rules that the first screens need. */
  export const styles: string | null
  /** Addresses of the other rules, by kind of page; `null` in development, where the script loads all. */
  export const rest: Record<string, string> | null
  /** Hashes of what stands in the page, for the content security policy, as `sha256-…`. */
  export const inline: { styles: string[]; scripts: string[] }
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
