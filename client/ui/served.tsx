import type { HTMLAttributes, ReactNode } from 'react'

/**
 * An element whose content only the server renders. When React hydrates it, `children` is left out, and React keeps the
 * HTML that it finds, because it never compares or replaces `dangerouslySetInnerHTML` while it hydrates. Therefore the page
 * need not have the props of the content a second time.
 */
export function Served({ children, ...rest }: HTMLAttributes<HTMLDivElement> & { children?: ReactNode }) {
  if (children) return <div {...rest}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the string is empty, and React does not write it when it hydrates
  return <div {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
