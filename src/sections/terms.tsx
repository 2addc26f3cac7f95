import type { Rule } from '../content/schema.ts'
import { Sign } from '../ui/sign.tsx'

interface TermLook {
  list: string
  row?: string
  term: string
  text: string
  /** Of the sign before each name; left out: no signs. */
  sign?: string
}

export const termLooks = {
  /** Laws and standards as a sewn-in care label: three to seven, a sign for each, what we do for it. */
  rules: {
    list: 'care',
    term: 'text-t4 font-600',
    text: 'text-t1',
    sign: 'care-sign',
  },
  /** A data sheet in a narrow column: quiet names, short values. */
  details: {
    list: '',
    row: 'grid gap-x-4 border-t border-edge py-3.5 md:grid-cols-[minmax(7rem,4fr)_8fr]',
    term: 'text-muted',
    text: 'font-600',
  },
} satisfies Record<string, TermLook>

interface TermsProps {
  look: keyof typeof termLooks
  items: readonly Rule[]
  /** Its place in what is around it. */
  className?: string | undefined
}

/**
 * Names with what is to be said of each, to look something up in. For titles that are read one after the other
 * or compared, and belong into the page's outline as headings, use `Entries`.
 */
export function Terms({ look, items, className = '' }: TermsProps) {
  const { list, row, term, text, sign }: TermLook = termLooks[look]
  return (
    <dl className={`${className} ${list}`.trim()}>
      {items.map(({ title, description, mark = 'care-rule' }) => (
        <div key={title} className={row}>
          <dt className={term}>
            {sign && <Sign mark={mark} className={sign} />}
            {title}
          </dt>
          <dd className={text}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
