import type { StackGroup } from '../content/schema.ts'
import { InlineList } from '../ui/list.tsx'
import { Section, type SectionProps } from '../ui/section.tsx'

interface TechnologyListProps extends Omit<SectionProps, 'variant' | 'items' | 'children'> {
  groups: readonly StackGroup[]
}

/** Technologies by category, a line each. */
export function TechnologyList({ groups, ...section }: TechnologyListProps) {
  return (
    <Section variant="margin" items={groups} {...section}>
      <div className="flex flex-wrap gap-x-cols border-t-2 border-ink md:block">
        {groups.map(({ category, tools }) => (
          <div
            key={category}
            className="flex-[1_0_max(9rem,40%)] grid content-start items-baseline gap-x-cols gap-y-xs border-b border-edge py-sm md:py-md md:cols-3-9 lg:starts-3-in-2"
          >
            {/* Where the list stands beside it, a printed page may end after it. */}
            <h3 className="md:[break-after:auto] text-base">{category}</h3>
            <InlineList items={tools} />
          </div>
        ))}
      </div>
    </Section>
  )
}
