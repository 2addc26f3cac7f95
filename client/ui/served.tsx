import type { HTMLAttributes, ReactNode } from 'react'

/**
 * An element whose content only the server renders. In the browser, React hydrates it without `children`, and leaves its content
 * as it is, because React does not compare the content of an element with `dangerouslySetInnerHTML`. Therefore a translator, an
 * extension or a proxy may have changed the content, and what the visitor has opened stays open.
 */
export function Served({ children, ...rest }: HTMLAttributes<HTMLDivElement> & { children?: ReactNode }) {
  const attributes = { ...rest, 'data-served': '' }
  if (children) return <div {...attributes}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the string is empty, and React does not write it when it hydrates
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
