/** Written by `build/client-addresses.ts`. */
declare module 'virtual:client' {
  export const script: string
  /** The whole stylesheet. */
  export const styles: string | null
  /** Its hash, as a content security policy names it. */
  export const styleHashes: string[]
  /** Whether the development server answers: it adds scripts of its own to every page. */
  export const development: boolean
  /** A hash of the built Worker: changes with every build that says something else. */
  export const build: string
}

/** Written by `build/drawing-colours.ts`. */
declare module 'virtual:tokens' {
  /** The paper of both schemes, as `client/styles/tokens.css` has it. */
  export const paper: { light: string; dark: string }
}
