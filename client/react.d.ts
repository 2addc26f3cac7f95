import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands: what the button tells the element named by `commandfor`. */
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
