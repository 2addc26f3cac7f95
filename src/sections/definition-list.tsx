import type { ReactNode } from 'react'

interface DefinitionListProps {
  /** `more` is a sentence below the description, which is then short. */
  items: readonly { title: string; description: ReactNode; more?: string }[]
  /** From tablets on `beside` the names, `below` them, or in the `second` of the three columns of a page, which `tokens.css` defines. */
  descriptions?: keyof typeof columns
  className?: string | undefined
}

const columns = { beside: 'md:cols-4-8 gap-x-md', second: 'md:cols-4-8 gap-x-md lg:starts-2', below: '' }

/** Names, each with a description beside it. For titles that are headings of the page, use `FeatureList`. */
export function DefinitionList({ items, descriptions = 'beside', className = '' }: DefinitionListProps) {
  return (
    <dl className={className}>
      {items.map(({ title, description, more }) => (
        <div key={title} className={`grid border-t border-edge py-sm md:py-md ${columns[descriptions]}`}>
          <dt className="text-muted">{title}</dt>
          <dd className="font-600">{description}</dd>
          {more && <dd className="mt-xs max-w-text text-muted md:col-start-2">{more}</dd>}
        </div>
      ))}
    </dl>
  )
}
