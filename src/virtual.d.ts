/** Written by `clientAddresses` in vite.config.ts. */
declare module 'virtual:client' {
  export const script: string
  /** The whole stylesheet. */
  export const styles: string | null
  /** Changes with every build that could say something else. */
  export const build: string
}
