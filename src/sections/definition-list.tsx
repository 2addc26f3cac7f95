interface DefinitionListProps {
  /** `more` is a sentence below the description, which is then short. */
  items: readonly { title: string; description: string | readonly string[]; more?: string }[]
  className?: string | undefined
}

/** Names, each with a description or several. For titles that are headings of the page, use `FeatureList`. */
export function DefinitionList({ items, className }: DefinitionListProps) {
  return (
    <dl className={className}>
      {items.map(({ title, description, more }) => {
        // Several descriptions are short, and stand beside their name on phones as well.
        const several = typeof description !== 'string'
        return (
          <div
            key={title}
            className={`grid gap-x-md border-t border-edge py-md md:grid-cols-[minmax(7rem,4fr)_8fr] ${several ? 'grid-cols-[minmax(min-content,4fr)_minmax(0,8fr)] [overflow-wrap:anywhere]' : ''}`}
          >
            <dt className="text-muted">{title}</dt>
            {[description].flat().map((each) => (
              <dd key={each} className={`font-600 ${several ? 'col-start-2' : 'md:col-start-2'}`}>
                {each}
              </dd>
            ))}
            {more && <dd className="mt-xs max-w-text text-muted md:col-start-2">{more}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
