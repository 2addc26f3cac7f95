import type { ReactNode } from 'react'
import type { Fintech } from '../../content/schema.ts'
import { InlineList } from '../../ui/list.tsx'
import { Section, SmallHeading } from '../../ui/section.tsx'

const border = 'border-night dark:border-[var(--moon)]'

/** The technologies of the fintech page, and its security features in a frame drawn as the door of a safe. */
export function FintechSecurity({ stackHeading, stack, security }: Fintech) {
  return (
    <Section className="grid gap-y-xl lg:starts-2">
      <div>
        <SmallHeading>{stackHeading.title}</SmallHeading>
        {stackHeading.text && <p className="mt-md text-muted">{stackHeading.text}</p>}
        <Rows
          items={stack.map(({ category, tools }) => [category, <InlineList key={category} items={tools} />])}
        />
      </div>
      <div
        data-ground="deep"
        className={`${border} relative mr-sm border-2 p-xl outline outline-2 outline-accent outline-offset--14px`}
      >
        <SmallHeading>{security.heading.title}</SmallHeading>
        <Rows
          columns="md:cols-4-8 gap-x-md"
          items={security.items.map(({ feature, description }) => [feature, description])}
        />
        {/* The two hinges of the door. */}
        <span
          aria-hidden="true"
          className={`${border} absolute inset-y-14 -right-3 w-2.5 border-y-[3.5rem]`}
        />
      </div>
    </Section>
  )
}

interface RowsProps {
  items: readonly [name: string, text: ReactNode][]
  /** Classes that put the text of each row beside its name. Without them, it stands below. */
  columns?: string
}

function Rows({ items, columns = '' }: RowsProps) {
  return (
    <dl className="mt-md">
      {items.map(([name, text]) => (
        <div key={name} className={`grid border-t border-edge py-sm md:py-md ${columns}`}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-600">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
