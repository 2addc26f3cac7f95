import type { Point } from '../content/schema.ts'

export const termLooks = {
  /** Laws, standards and features by name, with what we do for each. */
  rules: {
    list: 'border-b border-edge',
    row: 'grid gap-x-6 gap-y-1 border-t border-edge py-4 md:grid-cols-[minmax(10rem,3fr)_7fr]',
    term: 'font-600 text-t4 text-dye-text',
    text: 'max-w-[42em]',
  },
  /** A data sheet in a narrow column: quiet names, short values. */
  details: {
    list: '',
    row: 'grid gap-x-4 border-t border-edge py-3.5 md:grid-cols-[minmax(7rem,4fr)_8fr]',
    term: 'text-muted',
    text: 'font-600',
  },
}

interface TermsProps {
  look: keyof typeof termLooks
  items: readonly Point[]
  /** Its place in what is around it. */
  className?: string
}

/**
 * Names with what is to be said of each, to look something up in. For titles that are read one after the other
 * or compared, and belong into the page's outline as headings, use `Entries`.
 */
export function Terms({ look, items, className = '' }: TermsProps) {
  const { list, row, term, text } = termLooks[look]
  return (
    <dl className={`${className} ${list}`.trim()}>
      {items.map(({ title, description }) => (
        <div key={title} className={row}>
          <dt className={term}>{title}</dt>
          <dd className={text}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
