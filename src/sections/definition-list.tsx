import type { ReactNode } from 'react'

interface DefinitionListProps {
  items: readonly { title: string; description: ReactNode }[]
  /** From tablets on `beside` the names, or `below` them. */
  descriptions?: keyof typeof columns
  className?: string | undefined
}

const columns = { beside: 'md:cols-4-8 gap-x-md', below: '' }

/** Names, each with a description beside it. For titles that are headings of the page, use `FeatureList`. */
export function DefinitionList({ items, descriptions = 'beside', className = '' }: DefinitionListProps) {
  return (
    <dl className={className}>
      {items.map(({ title, description }) => (
        <div key={title} className={`grid border-t border-edge py-sm md:py-md ${columns[descriptions]}`}>
          <dt className="text-muted">{title}</dt>
          <dd className="font-600">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
