import type { Point } from '../content/schema.ts'

const row = 'grid gap-x-4 border-t border-edge py-3.5 md:grid-cols-[minmax(7rem,4fr)_8fr]'

const looks = {
  /** A data sheet in a narrow column: quiet names, short values. */
  details: { list: '', row, text: 'font-600' },
  /** The same, each value in lines of its own. */
  lines: { list: '', row, text: 'font-600 whitespace-pre-line' },
}

interface TermsProps {
  look: keyof typeof looks
  items: readonly Point[]
  /** Its place in what is around it. */
  className?: string | undefined
}

/**
 * Names with what is to be said of each, to look something up in. For titles that are read one after the other
 * or compared, and belong into the page's outline as headings, use `Entries`.
 */
export function Terms({ look, items, className = '' }: TermsProps) {
  const { list, row, text } = looks[look]
  return (
    <dl className={`${className} ${list}`.trim()}>
      {items.map(({ title, description }) => (
        <div key={title} className={row}>
          <dt className="text-muted">{title}</dt>
          <dd className={text}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
