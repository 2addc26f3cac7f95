import type { StackGroup } from '../content/schema.ts'
import { InlineList } from '../ui/list.tsx'
import { Section, type SectionProps } from '../ui/section.tsx'

/** The classes of the list, of a group, and of each technology. */
const forms = {
  /** A table with a row for each category, beside the heading. */
  table: {
    variant: 'margin',
    list: 'flex flex-wrap gap-x-cols border-t-2 border-ink md:block',
    group:
      'flex-[1_0_max(9rem,40%)] grid content-start items-baseline gap-x-cols gap-y-xs border-b border-edge py-sm md:py-md md:cols-3-9 lg:starts-3-in-2',
    title: 'text-base',
    item: '',
  },
  /** Columns that say what the technologies are for, each below its purpose. */
  columns: {
    variant: 'beside',
    list: 'grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,20%),1fr))] gap-x-cols gap-y-md',
    group: 'border-t-2 border-ink pt-sm',
    title: 'text-base',
    item: 'block',
  },
  /** A column for each category. Its technologies follow each other like the words of a text. */
  line: {
    variant: 'margin',
    list: 'grid grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] gap-x-cols gap-y-sm border-y border-edge py-md text-sm',
    group: '',
    title: 'text-sm',
    item: '',
  },
} as const

interface TechnologyListProps extends Omit<SectionProps, 'variant' | 'items' | 'children'> {
  groups: readonly StackGroup[]
  form?: keyof typeof forms
}

/** Technologies by category. */
export function TechnologyList({ groups, form = 'table', ...section }: TechnologyListProps) {
  const { variant, list, group, title, item } = forms[form]
  return (
    <Section variant={variant} items={groups} {...section}>
      <ul className={list}>
        {groups.map(({ category, tools }) => (
          <li key={category} className={group}>
            <h3 className={title}>{category}</h3>
            <InlineList items={tools} itemClassName={item} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
