import type { StackGroup } from '../content/schema.ts'
import { ContentIcon } from '../ui/content-icon.tsx'
import list from '../ui/list.module.css'
import { Section, type SectionProps } from '../ui/section.tsx'

interface TechnologyListProps extends Omit<SectionProps, 'variant' | 'children'> {
  groups: readonly StackGroup[]
  /** Shows an icon before each technology. */
  icons?: boolean
}

/** Technologies by category, a line each. */
export function TechnologyList({ groups, icons = false, ...section }: TechnologyListProps) {
  return (
    <Section variant="margin" {...section}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(9rem,40%),1fr))] gap-x-cols border-t-2 border-ink md:grid-cols-1">
        {groups.map(({ category, tools }) => (
          <div
            key={category}
            className="lt-md:last:odd:col-span-full grid content-start items-baseline gap-x-cols gap-y-1 border-b border-edge py-2.5 md:py-3 md:grid-cols-[3fr_9fr]"
          >
            <h3 className="text-t3">{category}</h3>
            <ul className={icons ? 'flex flex-wrap gap-x-5 gap-y-1 md:gap-x-7' : list.dotted}>
              {tools.map((tool) => (
                <li key={tool} className={icons ? 'flex items-center gap-[.6em]' : ''}>
                  {icons && <ContentIcon technology={tool} />}
                  {tool}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
