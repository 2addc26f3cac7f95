/** Written by `clientAddresses` in vite.config.ts. */
declare module 'virtual:client' {
  export const script: string
  export const stylesheet: string | null
}
