interface TermsProps {
  items: readonly { title: string; description: string | readonly string[] }[]
  /** Classes that place the list. */
  className?: string | undefined
}

/**
 * Names with a description of each. For titles that belong to the outline of the page as headings, use `Entries`.
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
