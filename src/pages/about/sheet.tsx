import type { ReactNode } from 'react'
import styles from './sheet.module.css'

interface SheetProps {
  items: readonly { title: string; description: ReactNode; more?: string }[]
  /** Is shown below the answers. */
  children?: ReactNode
}

/** Short answers to keep, in two columns on a drawn sheet of paper, each with what must be known about it. */
export function Sheet({ items, children }: SheetProps) {
  return (
    <div className={`${styles.sheet} border-2 border-ink`}>
      <dl className={styles.answers}>
        {items.map(({ title, description, more }, index) => (
          <div
            key={title}
            // If the number of answers is odd, the last one is as wide as both columns.
            className={`border-t border-line py-md print:py-xs [break-inside:avoid] ${index % 2 === 0 && index + 1 === items.length ? 'md:col-span-2' : ''}`}
          >
            <dt className="font-600">{title}</dt>
            <dd className="mt-xs">{description}</dd>
            {more && <dd className="mt-xs text-sm text-muted">{more}</dd>}
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}
