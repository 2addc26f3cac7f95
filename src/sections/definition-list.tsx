interface TermsProps {
  items: readonly { title: string; description: string | readonly string[] }[]
  /** Its place in what is around it. */
  className?: string | undefined
}

/**
 * Names with what is to be said of each, to look something up in. For titles that are read one after the other
 * or compared, and belong into the page's outline as headings, use `Entries`.
 */
export function DefinitionList({ items, className }: TermsProps) {
  return (
    <dl className={className}>
      {items.map(({ title, description }) => {
        // Several short ones stand beside their name on phones, too.
        const several = typeof description !== 'string'
        return (
          <div
            key={title}
            className={`grid gap-x-4 border-t border-edge py-3.5 md:grid-cols-[minmax(7rem,4fr)_8fr] ${several ? 'grid-cols-[minmax(min-content,4fr)_minmax(0,8fr)] [overflow-wrap:anywhere]' : ''}`}
          >
            <dt className="text-muted">{title}</dt>
            {[description].flat().map((each) => (
              <dd key={each} className={`font-600 ${several ? 'col-start-2' : 'md:col-start-2'}`}>
                {each}
              </dd>
            ))}
          </div>
        )
      })}
    </dl>
  )
}
