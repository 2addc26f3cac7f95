import 'react'

declare module 'react' {
  /** Style attributes may set custom properties, which stylesheets read. */
  interface CSSProperties {
    [name: `--${string}`]: string | number
  }
}
